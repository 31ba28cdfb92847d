// inert: no menus of commands are shown
/// A command with a selector, as UIKit's `UICommand`
/// (developer.apple.com/documentation/uikit/uicommand).
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method that the first responder, or a later one in the chain, performs.
  public let action: Selector
  /// A value of the app.
  public let propertyList: Any?
  /// A longer title, for search.
  open var discoverabilityTitle: String?
  /// The style.
  open var attributes: Attributes
  open var state: State

  public init(
    title: String,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

// inert: no hardware keyboard is connected
/// A command for a key, as UIKit's `UIKeyCommand`
/// (developer.apple.com/documentation/uikit/uikeycommand).
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes the system's use of the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command with a title.
  public init(
    title: String,
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The upward arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The downward arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}
