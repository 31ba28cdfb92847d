/// The keys of a keyboard; the names and values of UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// The keys of the language.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  /// Keys for addresses of web pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Keys for telephone numbers.
  case phonePad = 5
  /// Keys for names and telephone numbers.
  case namePhonePad = 6
  /// Keys for mail addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Keys for messages, with `@` and `#`.
  case twitter = 9
  /// Keys for searches and addresses.
  case webSearch = 10
  /// Latin digits.
  case asciiCapableNumberPad = 11
}

/// The look of a keyboard; the names and values of UIKit's `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look of the traits.
  case `default` = 0
  case dark = 1
  case light = 2
}

/// The title of the return key; the names and values of UIKit's `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// Which letters are capitalized while a text is typed; the names and values of UIKit's
/// `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected while a text is typed; the names and values of UIKit's
/// `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The choice of the system.
  case `default` = 0
  /// No corrections.
  case no = 1
  /// Corrections.
  case yes = 2
}

/// Whether the spelling is checked; the names and values of UIKit's `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The choice of the system.
  case `default` = 0
  /// No checks.
  case no = 1
  /// Checks.
  case yes = 2
}

/// Whether quotation marks become typographic ones; the names and values of UIKit's
/// `UITextSmartQuotesType`.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The choice of the system.
  case `default` = 0
  /// Straight marks.
  case no = 1
  /// Typographic marks.
  case yes = 2
}

/// Whether two hyphens become a dash; the names and values of UIKit's `UITextSmartDashesType`.
public enum UITextSmartDashesType: Int, Sendable {
  /// The choice of the system.
  case `default` = 0
  /// Hyphens.
  case no = 1
  case yes = 2
}

/// Whether spaces are adjusted around pasted text; the names and values of UIKit's
/// `UITextSmartInsertDeleteType`.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The choice of the system.
  case `default` = 0
  /// No adjustment.
  case no = 1
  /// An adjustment.
  case yes = 2
}

/// The meaning of a text; the names of UIKit's `UITextContentType`.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  /// Creates a meaning from a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A text of the kind “name”.
  public static let name = UITextContentType(rawValue: "name")
  /// A text of the kind “name prefix”.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A text of the kind “given name”.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A text of the kind “middle name”.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A text of the kind “family name”.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A text of the kind “name suffix”.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A text of the kind “nickname”.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A text of the kind “job title”.
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  /// A text of the kind “organization name”.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A text of the kind “location”.
  public static let location = UITextContentType(rawValue: "location")
  /// A text of the kind “full street address”.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A text of the kind “street address line 1”.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A text of the kind “street address line 2”.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A text of the kind “address city”.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A text of the kind “address state”.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A text of the kind “address city and state”.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A text of the kind “sublocality”.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A text of the kind “country name”.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A text of the kind “postal code”.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A text of the kind “telephone number”.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A text of the kind “email address”.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A text of the kind “address of a web page”.
  public static let URL = UITextContentType(rawValue: "url")
  /// A text of the kind “credit card number”.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A text of the kind “username”.
  public static let username = UITextContentType(rawValue: "username")
  /// A text of the kind “password”.
  public static let password = UITextContentType(rawValue: "password")
  /// A text of the kind “new password”.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A text of the kind “one time code”.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A text of the kind “shipment tracking number”.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// A text of the kind “flight number”.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A text of the kind “date time”.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A text of the kind “birthdate”.
  public static let birthdate = UITextContentType(rawValue: "bday")
}
