public import Foundation

/// A property that an app needs, as Contacts' `CNKeyDescriptor`; each contact has all properties.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactIdentifierKey = "identifier"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The label of a value at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of another value.
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A phone number, as Contacts' `CNPhoneNumber`.
@preconcurrency @MainActor
open class CNPhoneNumber: NSObject {
  /// The text.
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}

/// A value with a label, as Contacts' `CNLabeledValue`.
@preconcurrency @MainActor
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  public let identifier = ""
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
    super.init()
  }

  /// Returns the text of a label: `home` for `_$!<Home>!$_`.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// The address of a contact, as Contacts' `CNPostalAddress`.
@preconcurrency @MainActor
open class CNPostalAddress: NSObject {
  open var street: String { "" }
  /// The town.
  open var city: String { "" }
  open var country: String { "" }
}

/// A contact, as Contacts' `CNContact`
/// (developer.apple.com/documentation/contacts/cncontact).
@preconcurrency @MainActor
open class CNContact: NSObject {
  fileprivate struct Values {
    var identifier = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var organizationName = ""
    var jobTitle = ""
    var note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var imageData: Data?
  }

  fileprivate var values = Values()

  /// The identifier; empty for a contact that no store has.
  open var identifier: String { values.identifier }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var organizationName: String { values.organizationName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// The mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// The picture.
  open var imageData: Data? { values.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// The small picture.
  open var thumbnailImageData: Data? { values.imageData }

  /// Returns whether a property was read: always.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether properties were read: always.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  func stored(as identifier: String) -> CNContact {
    let copy = CNContact()
    copy.values = values
    copy.values.identifier = identifier
    return copy
  }

  /// Returns a contact with the same values that can be changed.
  open override func mutableCopy() -> Any {
    let changeable = MainActor.assumeIsolated {
      let copy = CNMutableContact()
      copy.take(values)
      return copy
    }
    return changeable
  }
}

/// A contact that can be changed, as Contacts' `CNMutableContact`.
@preconcurrency @MainActor
open class CNMutableContact: CNContact {
  fileprivate func take(_ values: Values) { self.values = values }

  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// The mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// The picture.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
}

/// How a name is written; the names and values of Contacts' `CNContactFormatterStyle`.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The whole name.
  case fullName = 0
  /// The name in the letters of its sounds.
  case phoneticFullName = 1
}

/// Writes names, as Contacts' `CNContactFormatter`: the given, the middle and the family name.
@preconcurrency @MainActor
open class CNContactFormatter: NSObject {
  /// How names are written.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the name of a contact, or its organization; `nil` without both.
  open class func string(
    from contact: CNContact,
    style: CNContactFormatterStyle
  ) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !names.isEmpty { return names.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  /// Returns the name of a contact, or its organization; `nil` without both.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  /// Returns the properties that a name needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
