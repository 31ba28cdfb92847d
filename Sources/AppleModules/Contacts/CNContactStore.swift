public import Foundation
public import HeadlessUIKit

/// The authorization status; the names and values of Contacts' `CNAuthorizationStatus`.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user has not answered yet.
  case notDetermined = 0
  /// The device restricts access.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case authorized = 3
}

/// A kind of objects; the names and values of Contacts' `CNEntityType`.
public enum CNEntityType: Int, Sendable {
  /// Contacts that are persons.
  case contacts = 0
}

/// An error about contacts; the names and values of Contacts' `CNError`.
public struct CNError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The user has not granted permission.
    case authorizationDenied = 100
    /// No contact has the identifier.
    case recordDoesNotExist = 200
  }
}

/// A request for contacts, as Contacts' `CNContactFetchRequest`.
@preconcurrency @MainActor
open class CNContactFetchRequest: NSObject {
  // inert: contacts have all properties
  /// The properties.
  open var keysToFetch: [any CNKeyDescriptor]
  // inert: conditions are not evaluated
  /// The condition.
  open var predicate: NSPredicate?

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// Changes of contacts, as Contacts' `CNSaveRequest`.
@preconcurrency @MainActor
open class CNSaveRequest: NSObject {
  fileprivate var added: [CNMutableContact] = []
  fileprivate var removed: [CNMutableContact] = []
  fileprivate var updated: [CNMutableContact] = []

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    added.append(contact)
  }
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { updated.append(contact) }
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) { removed.append(contact) }
}

/// The contacts of the run, as Contacts' `CNContactStore`
/// (developer.apple.com/documentation/contacts/cncontactstore).
///
/// The contacts are those of the run's `app.contacts`, none by default. The user's answer is the
/// one of the run.
@preconcurrency @MainActor
open class CNContactStore: NSObject {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    HeadlessApp.current.contacts.authorization
  }

  /// Asks the user for permission, unless the user has answered; the handler is called in a later
  /// turn.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "answer about contacts") {
      let isAllowed = app.contacts.ask()
      completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
    }
  }

  /// Calls a block for each contact of the run; a condition is not evaluated, which is reported.
  ///
  /// - Throws: ``CNError``, if the user has not granted permission.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {
    if fetchRequest.predicate != nil {
      Runtime.current.reportService("the condition of a CNContactFetchRequest is not evaluated")
    }
    var ends = false
    for contact in try HeadlessApp.current.contacts.readable() where !ends { block(contact, &ends) }
  }

  /// Returns the contact with an identifier.
  ///
  /// - Throws: ``CNError``, if there is none or the user has not granted permission.
  open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let contacts = try HeadlessApp.current.contacts.readable()
    guard let found = contacts.first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return found
  }

  /// Makes changes.
  ///
  /// - Throws: ``CNError``, if the user has not granted permission.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    let contacts = HeadlessApp.current.contacts
    _ = try contacts.readable()
    for contact in saveRequest.added { contacts.add(contact) }
    for contact in saveRequest.updated { contacts.replace(contact) }
    for contact in saveRequest.removed { contacts.remove(contact) }
  }
}

/// The contacts of a run, and the user's permission.
@MainActor
public final class ContactService {
  private var answer = ServiceAnswer(
    true,
    to: "CNContactStore.requestAccess(for:completionHandler:)",
    setBy: "app.contacts.allows"
  )
  private var count = 0
  /// The contacts, in the order of their addition.
  public private(set) var all: [CNContact] = []
  /// The authorization status: `notDetermined` until an app asks or a test sets it.
  public var authorization = CNAuthorizationStatus.notDetermined

  /// Whether the user allows contacts when an app asks; `true` by default.
  public var allows: Bool {
    get { answer.value }
    set { answer.value = newValue }
  }

  /// Adds a copy of a contact, with the next identifier: `contact-1` and so on.
  @discardableResult
  public func add(_ contact: CNContact) -> CNContact {
    count += 1
    let stored = contact.stored(as: "contact-\(count)")
    all.append(stored)
    return stored
  }

  func replace(_ contact: CNContact) {
    guard let index = all.firstIndex(where: { $0.identifier == contact.identifier }) else { return }
    all[index] = contact.stored(as: contact.identifier)
  }

  func remove(_ contact: CNContact) { all.removeAll { $0.identifier == contact.identifier } }

  func readable() throws(CNError) -> [CNContact] {
    guard authorization == .authorized else { throw CNError(.authorizationDenied) }
    return all
  }

  func ask() -> Bool {
    if authorization == .notDetermined {
      authorization = answer.given(in: .current) ? .authorized : .denied
    }
    return authorization == .authorized
  }
}

extension HeadlessApp {
  /// The contacts of the run.
  public var contacts: ContactService { service { ContactService() } }
}
