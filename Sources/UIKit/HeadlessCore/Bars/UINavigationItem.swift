public import Foundation

/// The content of the navigation bar for a controller at the top of the stack, as UIKit's
/// `UINavigationItem` (developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject, NamedProperties {
  package class var namedProperties: [String: AnyKeyPath?] { ["title": \UINavigationItem.title] }

  /// Whether the title is large; the names and values of UIKit's
  /// `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below on the stack.
    case automatic = 0
    /// The title is large if the bar prefers large titles.
    case always = 1
    case never = 2
    /// The title is in the line of the buttons, and large.
    case inline = 3
  }

  /// The title of the back button; the names and values of UIKit's
  /// `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, a general title, or none, depending on the space.
    case `default` = 0
    /// A general title or none.
    case generic = 1
    /// The title is not displayed.
    case minimal = 2
  }

  /// The arrangement of the bar; the names and values of UIKit's `UINavigationItem.ItemStyle`.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading edge, with the actions of a browser.
    case browser = 1
    /// The title is at the leading edge, with the actions of an editor.
    case editor = 2
  }

  /// The placement of the search bar; the names and values of UIKit's
  /// `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// The search bar is in the line of the buttons.
    case inline = 1
    /// The search bar is below the buttons.
    case stacked = 2
  }

  /// The title in the center of the bar.
  open var title: String? {
    didSet { if title != oldValue { valueChanged("title", from: oldValue) } }
  }
  /// The text above the title.
  open var prompt: String? {
    didSet { if prompt != oldValue { bar?.itemsDidChange() } }
  }
  /// The view that replaces the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.itemsDidChange() } }
  }
  /// The title of the back button that leads to this controller.
  open var backButtonTitle: String?
  /// The button that leads back to this controller; its title and image replace the default ones,
  /// and its action is not performed.
  open var backBarButtonItem: UIBarButtonItem?
  /// The action of the back button of this item, instead of the pop (iOS 16).
  open var backAction: UIAction?
  // inert: nothing is drawn
  /// The title of the back button that leads to this controller.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Whether the left bar buttons are displayed beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// Whether the title is large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.itemsDidChange() } }
  }
  /// What the navigation bar shows below the buttons: the search controller.
  package var search: (any BarSearching)? {
    didSet {
      guard search !== oldValue else { return }
      if oldValue?.owningItem === self { oldValue?.owningItem = nil }
      search?.owningItem = self
      bar?.itemsDidChange()
    }
  }
  /// The distance by which the content is scrolled, up to the height that the bar loses.
  var scrolledDistance: CGFloat = 0
  /// Whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.itemsDidChange() } }
  }
  // inert: nothing is drawn
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  // inert: nothing is drawn
  /// The arrangement of the bar.
  open var style = ItemStyle.navigator
  // inert: no menus are shown
  /// The menu of the title, made from elements that the system suggests.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  // inert: nothing is drawn
  /// The identifier of the user's arrangement of the items.
  open var customizationIdentifier: String?

  // inert: nothing is drawn
  /// The look of the bar while the item is at the top; `nil` for the bar's own look.
  open var standardAppearance: UINavigationBarAppearance?
  // inert: nothing is drawn
  /// The look of a bar that is less high.
  open var compactAppearance: UINavigationBarAppearance?
  // inert: nothing is drawn
  /// The look of the bar while the content is at its upper edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  // inert: nothing is drawn
  /// The look of a bar that is less high while the content is at its upper edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The left bar buttons, from the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.itemsDidChange() }
  }
  /// The right bar buttons, from the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.itemsDidChange() }
  }

  /// The controller of the item.
  package weak var owner: UIViewController?
  /// The bar that displays the item.
  package weak var bar: UINavigationBar?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// Creates an item of a storyboard or xib, whose values are read afterwards.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after the item was made from a storyboard or xib; overrides call super.
  open func awakeFromNib() {}

  /// The first left bar button; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first right bar button; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``hidesBackButton``; nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets ``leftBarButtonItem``; nothing is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets ``rightBarButtonItem``; nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets ``leftBarButtonItems``; nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets ``rightBarButtonItems``; nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The buttons on both sides, the left ones first.
  package var barButtonItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }

  /// Whether the item would show a back button if it were not the first one of its bar.
  package var allowsBackButton: Bool {
    let isReplaced = !(leftBarButtonItems ?? []).isEmpty && !leftItemsSupplementBackButton
    return !hidesBackButton && !isReplaced
  }
}

/// A controller whose search bar a navigation bar shows.
@MainActor
package protocol BarSearching: UIViewController {
  /// The item whose bar shows the search bar.
  var owningItem: UINavigationItem? { get set }
  /// The view below the buttons of the navigation bar.
  var barView: UIView { get }
  /// Whether a search is active that hides the rest of the navigation bar.
  var hidesRestOfBar: Bool { get }
}
