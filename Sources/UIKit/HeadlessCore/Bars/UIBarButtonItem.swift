public import Foundation

/// A button in a navigation bar or toolbar, as UIKit's `UIBarButtonItem`
/// (developer.apple.com/documentation/uikit/uibarbuttonitem).
///
/// `HeadlessApp.tap(_:)` taps it as the user does.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button; the names and values of UIKit's `UIBarButtonItem.Style`.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// A button with a border.
    @available(*, deprecated, message: "Use plain")
    case bordered = 1
    /// The button that ends a task.
    case done = 2

    /// The button that ends a task, with the name since iOS 26.
    public static var prominent: Style { .done }
  }

  /// A button that the system provides; the names and values of UIKit's
  /// `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// Ends a task and keeps the changes.
    case done = 0
    /// Ends a task and drops the changes.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    case save = 3
    /// Adds an object.
    case add = 4
    /// Space that fills the width beside the buttons.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// Writes a message.
    case compose = 7
    case reply = 8
    /// Shares the content.
    case action = 9
    /// Moves the content.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    case search = 12
    /// Loads the content again.
    case refresh = 13
    case stop = 14
    /// Takes a photo.
    case camera = 15
    /// Deletes.
    case trash = 16
    case play = 17
    /// Pauses.
    case pause = 18
    /// The rewind button.
    case rewind = 19
    /// The fast-forward button.
    case fastForward = 20
    /// Undoes a change.
    case undo = 21
    /// Makes a change again.
    case redo = 22
    case pageCurl = 23
    /// Closes the screen.
    case close = 24
    /// Opens Writing Tools.
    case writingTools = 25
  }

  /// The receiver of ``action``; `nil` for the responder chain.
  open weak var target: AnyObject?
  /// The method that a tap calls on ``target``.
  open var action: Selector?
  /// The action that a tap performs, instead of ``action``; it gives a title and an image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, primaryAction !== oldValue else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu of the button, which a tap opens if the button has no action.
  open var menu: UIMenu?
  /// The view that replaces the button; a tap sends the actions of a control.
  open var customView: UIView?
  // inert: nothing is drawn
  /// The style of the button.
  open var style = Style.plain
  // inert: nothing is drawn
  /// The width; 0 for the width of the content.
  open var width: CGFloat = 0
  // inert: nothing is drawn
  /// The titles that the button may have, which determine its width.
  open var possibleTitles: Set<String>?
  // inert: nothing is drawn
  /// The color of the title or image.
  open var tintColor: UIColor?
  /// Whether the button is hidden (iOS 16).
  open var isHidden = false
  /// Whether the button is selected.
  open var isSelected = false
  /// Whether a tap toggles ``isSelected``.
  open var changesSelectionAsPrimaryAction = false
  // inert: nothing is drawn
  /// Whether the button shares its background with others (iOS 26).
  open var sharesBackground = true
  // inert: nothing is drawn
  /// Whether the button has no background of its own (iOS 26).
  open var hidesSharedBackground = false

  /// The system item of the initializer.
  package var systemItem: SystemItem? {
    didSet { if let systemItem { style = Self.style(of: systemItem) } }
  }

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button of a storyboard or xib, whose values are read afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title, whose tap calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates a button with an image, whose tap calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates a button with two images, whose tap calls a method of a target.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    set(style, target, action)
  }

  /// Creates a button of the system, whose tap calls a method of a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    set(Self.style(of: systemItem), target, action)
  }

  /// Creates a button with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button of the system with an action or a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with an action or a menu; `title` and `image` replace those of the action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Creates a button with a menu, whose tap calls a method of a target.
  public convenience init(
    title: String?,
    image: UIImage?,
    target: Any?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    set(.plain, target, action)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns space that fills the width beside the buttons.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  private static func style(of systemItem: SystemItem) -> Style {
    systemItem == .done || systemItem == .save ? .done : .plain
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { selectorTarget($0) }
    self.action = action
  }

  /// Whether the item is space between buttons.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The text for reports: `“Save”`, or else the image, the system item or the class of the view.
  package var label: String {
    if let title, !title.isEmpty { return "“\(title)”" }
    if let name = image?.name { return "with the image “\(name)”" }
    if let systemItem { return "with the system item \(systemItem)" }
    if let customView { return "with \(customView)" }
    return "without a title"
  }
}

extension UIBarButtonItem: ActionSource {
  /// The event of an action of the button.
  package var actionText: String { "primaryActionTriggered" }
}

extension [UIBarButtonItem] {
  /// The custom views of the items that are not hidden.
  @MainActor var visibleCustomViews: [UIView] { filter { !$0.isHidden }.compactMap(\.customView) }
}
