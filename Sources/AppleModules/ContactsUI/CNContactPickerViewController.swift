@_exported public import Contacts
public import Foundation
@_exported public import HeadlessUIKit

/// A controller in which the user chooses a contact, as Contacts UI's
/// `CNContactPickerViewController`
/// (developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller).
///
/// It is presented like any controller. `app.pick(_:in:)` and `app.cancel(_:)` end it as the user
/// does: the delegate is notified, and the controller is dismissed.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  // inert: nothing is shown
  /// The keys of the properties that are shown.
  open var displayedPropertyKeys: [String]?
  // inert: conditions are not evaluated
  /// The condition of contacts that can be chosen.
  open var predicateForEnablingContact: NSPredicate?
  // inert: conditions are not evaluated
  /// The condition of contacts that the user chooses without a property.
  open var predicateForSelectionOfContact: NSPredicate?
}

/// Is notified of a chosen contact, as Contacts UI's `CNContactPickerDelegate`.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
  /// Sent when the user has cancelled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Sent with the chosen contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Sent with the chosen contacts; delegates with this method let the user choose several.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { undelivered() }
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    undelivered()
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contacts: [CNContact]
  ) { undelivered() }
}

/// A controller that shows a contact, as Contacts UI's `CNContactViewController`; it shows nothing.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  // inert: nothing is shown
  /// Whether the contact can be changed.
  open var allowsEditing = true
  // inert: nothing is shown
  /// Whether the contact has buttons.
  open var allowsActions = true
  // inert: nothing is shown
  /// The keys of the properties that are shown.
  open var displayedPropertyKeys: [any CNKeyDescriptor]?
  open var contactStore: CNContactStore?

  /// Creates a controller of a contact of the store.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNMutableContact())
  }

  /// Creates a controller of a contact that the store does not have.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(for: contact)
  }

  /// Returns `nil`: the controller is not archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns the properties that the controller needs.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }
}

/// Is notified of a contact, as Contacts UI's `CNContactViewControllerDelegate`.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
  /// Sent when the user has ended the change of a contact, with `nil` for Cancel.
  func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  )
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  ) { undelivered() }
}

extension HeadlessApp {
  /// Chooses a contact as the user does: the delegate is notified, and the controller dismissed.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen.
  public func pick(
    _ contact: CNContact,
    in picker: CNContactPickerViewController
  ) throws(ServiceError) {
    try picker.requireVisible(to: "choose a contact")
    if let delegate = picker.delegate {
      let isSent: Void? = deliver("contactPicker(_:didSelect:) contacts", to: delegate) {
        delegate.contactPicker(picker, didSelect: [contact])
      }
      if isSent == nil {
        deliver("contactPicker(_:didSelect:)", to: delegate) {
          delegate.contactPicker(picker, didSelect: contact)
        }
      }
    }
    picker.dismissBySystem()
  }

  /// Cancels as the user does: the delegate is notified, and the controller dismissed.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen.
  public func cancel(_ picker: CNContactPickerViewController) throws(ServiceError) {
    try picker.requireVisible(to: "cancel the choice of a contact")
    if let delegate = picker.delegate {
      deliver("contactPickerDidCancel", to: delegate) { delegate.contactPickerDidCancel(picker) }
    }
    picker.dismissBySystem()
  }

  /// Ends the change of a contact as the user does: the delegate is notified, and dismisses.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen.
  public func finish(
    _ controller: CNContactViewController,
    with contact: CNContact?
  ) throws(ServiceError) {
    try controller.requireVisible(to: "end the change of a contact")
    guard let delegate = controller.delegate else { return }
    deliver("contactViewController(_:didCompleteWith:)", to: delegate) {
      delegate.contactViewController(controller, didCompleteWith: contact)
    }
  }
}
