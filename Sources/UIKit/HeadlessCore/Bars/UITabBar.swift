public import Foundation
@_spi(Runtime) public import HeadlessValues
import TraceModel

/// The bar of a tab bar controller, or a bar that an app fills itself, as UIKit's `UITabBar`
/// (developer.apple.com/documentation/uikit/uitabbar).
///
/// The bar of a tab bar controller is created with the controller's view.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How items are placed; the names and values of UIKit's `UITabBar.ItemPositioning`.
  public enum ItemPositioning: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// The items fill the width of the bar.
    case fill = 1
    /// The items are in the middle.
    case centered = 2
  }

  /// The controller whose tabs the bar shows.
  package weak var owner: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelection: UITabBarItem?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UITabBar.self)
  }

  /// The delegate; the bar of a tab bar controller has the controller as its delegate.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, from the leading edge; in a tab bar controller, those of its tabs, which exist when
  /// the tabs are set (a tutorial's test against UIKit of iOS 18.2).
  open var items: [UITabBarItem]? {
    get { owner.map { $0.shownItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; UIKit throws for the bar of a tab bar controller.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard acceptsChange() else { return }
    ownItems = items
    let isSelected = items?.contains { $0 === ownSelection } ?? false
    if !isSelected { ownSelection = nil }
  }

  /// The selected item; UIKit throws if an app sets it in the bar of a tab bar controller.
  open var selectedItem: UITabBarItem? {
    get { owner.map { $0.shownSelection } ?? ownSelection }
    set {
      guard acceptsChange() else { return }
      ownSelection = ownItems?.first { $0 === newValue }
    }
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.items { items = $0 }
    nib.barStyle { barStyle = $0 }
    nib.flag("translucent") { isTranslucent = $0 }
    nib.color("barTintColor") { barTintColor = $0 }
    nib.color("unselectedItemTintColor") { unselectedItemTintColor = $0 }
    // The color of the selected item before iOS 8, which is the tint color.
    nib.color("selectedImageTintColor") { tintColor = $0 }
    nib.image("backgroundImage") { backgroundImage = $0 }
    nib.image("shadowImage") { shadowImage = $0 }
    nib.image("selectionIndicatorImage") { selectionIndicatorImage = $0 }
    nib.value("itemPositioning") { itemPositioning = $0 }
    nib.number("itemWidth") { itemWidth = $0 }
    nib.number("itemSpacing") { itemSpacing = $0 }
    if let look: UITabBarAppearance = nib.appearance("standardAppearance") {
      standardAppearance = look
    }
    scrollEdgeAppearance = nib.appearance("scrollEdgeAppearance")
  }

  /// Whether content is visible through the bar: an opaque one ends it.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { owner?.bars.contentInsetsDidChange() } }
  }
  /// Whether the bar is hidden, also if the app hides it without its controller.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.bars.contentInsetsDidChange() } }
  }
  // inert: nothing is drawn
  open var barStyle = UIBarStyle.default
  // inert: nothing is drawn
  /// The color of the background.
  open var barTintColor: UIColor?
  // inert: nothing is drawn
  /// The color of the items that are not selected.
  open var unselectedItemTintColor: UIColor?
  // inert: nothing is drawn
  open var backgroundImage: UIImage?
  // inert: nothing is drawn
  open var shadowImage: UIImage?
  // inert: nothing is drawn
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  // inert: nothing is drawn
  /// How items are placed.
  open var itemPositioning = ItemPositioning.automatic
  // inert: nothing is drawn
  open var itemWidth: CGFloat = 0
  // inert: nothing is drawn
  /// The space between items.
  open var itemSpacing: CGFloat = 0
  // inert: nothing is drawn
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { hasOwnStandardAppearance = true }
  }
  /// Whether the look was set.
  package private(set) var hasOwnStandardAppearance = false
  // inert: nothing is drawn
  /// The look of the bar while the content is at its lower edge.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The size of the bar: the height is 49 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBarHeight)
  }

  /// Returns the width that is offered, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight)
  }

  /// Applies the looks of items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    Services.appearance?.applyValues(toItems: items ?? [], of: self)
  }

  /// Returns a subview at a point; the rest of a tab bar controller's bar lets touches through.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && owner != nil ? nil : hit
  }

  /// Selects an item of a bar without a controller, as the user does.
  package func selectByUser(_ item: UITabBarItem) {
    ownSelection = item
    guard let delegate else { return }
    _ = life.runtime.invokeOptional(
      delegate,
      .tabBarDidSelect,
      text: item.title
    ) { delegate.tabBar(self, didSelect: item) }
  }

  private func acceptsChange() -> Bool {
    guard owner != nil else { return true }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
      about: traceSubject
    )
    return false
  }
}

/// The delegate of a tab bar, as UIKit's `UITabBarDelegate`
/// (developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Notifies the delegate that the user has tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    unimplemented(.tabBarDidSelect)
  }
}
