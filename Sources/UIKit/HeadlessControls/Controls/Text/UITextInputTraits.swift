// inert: the keyboard types what a test passes
/// How the keyboard enters a text, as UIKit's `UITextInputTraits`
/// (developer.apple.com/documentation/uikit/uitextinputtraits).
///
/// An adopter that lacks a property has UIKit's default, which does not change.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether the return key is disabled without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Which letters are capitalized.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextInputTraits {
  /// UIKit's default.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// UIKit's default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// UIKit's default.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// UIKit's default.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// UIKit's default.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// UIKit's default.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// UIKit's default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// UIKit's default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// UIKit's default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// UIKit's default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// UIKit's default.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// UIKit's default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
}
