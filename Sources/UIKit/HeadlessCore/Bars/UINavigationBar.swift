public import Foundation
@_spi(Runtime) public import HeadlessValues
import TraceModel

/// The bar of a navigation controller, or a bar that an app fills itself, as UIKit's
/// `UINavigationBar` (developer.apple.com/documentation/uikit/uinavigationbar).
///
/// The bar of a navigation controller is created with the controller's view.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The controller whose stack the bar shows.
  package weak var owner: UINavigationController?
  private var ownItems: [UINavigationItem] = []
  private let content = BarContent()
  private weak var placedSearchBar: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UINavigationBar.self)
  }

  /// The delegate; the bar of a navigation controller has the controller as its delegate.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items, the top one last.
  ///
  /// UIKit throws if an app changes the items of a navigation controller's bar.
  open var items: [UINavigationItem]? {
    get { owner.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? {
    guard let owner else { return ownItems.last }
    return owner.topViewController?.navigationItem
  }

  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard acceptsChange() else { return }
    ownItems = items ?? []
    itemsDidChange()
  }

  /// Adds an item at the top, unless the delegate refuses it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard acceptsChange() else { return }
    if let delegate {
      let allows = life.runtime.invokeOptional(delegate, .navigationBarShouldPush) {
        delegate.navigationBar(self, shouldPush: item)
      }
      guard allows ?? true else { return }
    }
    ownItems.append(item)
    itemsDidChange()
    guard let delegate else { return }
    _ = life.runtime.invokeOptional(delegate, .navigationBarDidPush) {
      delegate.navigationBar(self, didPush: item)
    }
  }

  /// Removes the item at the top, unless the delegate refuses it.
  ///
  /// - Returns: The item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard acceptsChange(), let top = ownItems.last, ownItems.count > 1 else { return nil }
    if let delegate {
      let allows = life.runtime.invokeOptional(delegate, .navigationBarShouldPop) {
        delegate.navigationBar(self, shouldPop: top)
      }
      guard allows ?? true, ownItems.last === top else { return nil }
    }
    ownItems.removeLast()
    itemsDidChange()
    if let delegate {
      _ = life.runtime.invokeOptional(delegate, .navigationBarDidPop) {
        delegate.navigationBar(self, didPop: top)
      }
    }
    return top
  }

  /// Whether titles are large: the bar of a controller is then higher, until the content is scrolled.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemsDidChange() } }
  }
  /// Whether content is visible through the bar: an opaque one moves it down.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { itemsDidChange() } }
  }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["hidesShadow": nil]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.barStyle { barStyle = $0 }
    nib.flag("translucent") { isTranslucent = $0 }
    nib.flag("largeTitles") { prefersLargeTitles = $0 }
    nib.color("barTintColor") { barTintColor = $0 }
    nib.textAttributes("titleTextAttributes") { titleTextAttributes = $0 }
    nib.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = $0 }
    nib.image("backgroundImage") { setBackgroundImage($0, for: .default) }
    nib.image("shadowImage") { shadowImage = $0 }
    nib.image("backIndicatorImage") { backIndicatorImage = $0 }
    nib.image("backIndicatorTransitionMask") { backIndicatorTransitionMaskImage = $0 }
    if let look: UINavigationBarAppearance = nib.appearance("standardAppearance") {
      standardAppearance = look
    }
    compactAppearance = nib.appearance("compactAppearance")
    scrollEdgeAppearance = nib.appearance("scrollEdgeAppearance")
    compactScrollEdgeAppearance = nib.appearance("compactScrollEdgeAppearance")
    nib.items { items = $0 }
  }
  // inert: nothing is drawn
  open var barStyle = UIBarStyle.default
  // inert: nothing is drawn
  /// The color of the background.
  open var barTintColor: UIColor?
  // inert: nothing is drawn
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  // inert: nothing is drawn
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  // inert: nothing is drawn
  open var shadowImage: UIImage?
  // inert: nothing is drawn
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  // inert: nothing is drawn
  /// The mask of the image of the back button in a transition.
  open var backIndicatorTransitionMaskImage: UIImage?
  // inert: nothing is drawn
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { hasOwnStandardAppearance = true }
  }
  /// Whether the look was set.
  package private(set) var hasOwnStandardAppearance = false
  // inert: nothing is drawn
  /// The look of a bar that is less high.
  open var compactAppearance: UINavigationBarAppearance?
  // inert: nothing is drawn
  /// The look of the bar while the content is at its upper edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  // inert: nothing is drawn
  /// The look of a bar that is less high while the content is at its upper edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  package var backgrounds: [UIBarMetrics: UIImage] = [:]
  package var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  // inert: nothing is drawn
  /// Sets the image of the background for a height; `nil` removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  // inert: nothing is drawn
  /// Returns the image of the background for a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  // inert: nothing is drawn
  /// Moves the title down for a height.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) { titleOffsets[barMetrics] = adjustment }

  // inert: nothing is drawn
  /// Returns the distance by which the title is moved down for a height.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  /// The position: attached to the top of the screen for the bar of a navigation controller.
  open var barPosition: UIBarPosition { owner == nil ? .top : .topAttached }

  /// The size of the bar: the height is 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.navigationBarHeight)
  }

  /// Returns the width that is offered, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.navigationBarHeight)
  }

  /// Places the title view and the custom views of the top item's buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let item = topItem
    item?.bar = self
    Services.appearance?.applyValues(toItems: item?.allBarButtonItems ?? [], of: self)
    placeSearchBar(of: item)
    content.place(
      title: item?.titleView,
      leading: (item?.leftBarButtonItems ?? []).visibleCustomViews,
      trailing: (item?.rightBarButtonItems ?? []).visibleCustomViews,
      in: self
    )
  }

  /// Returns the custom view at a point; the rest of the bar lets touches through.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && owner != nil ? nil : hit
  }

  /// Places the search bar of the top item below the buttons; a bar that is active is in the view
  /// of its search.
  private func placeSearchBar(of item: UINavigationItem?) {
    let bar = item?.search?.barView
    if let old = placedSearchBar, old !== bar, old.superview === self { old.removeFromSuperview() }
    placedSearchBar = bar
    guard let bar, bar.superview == nil || bar.superview === self else { return }
    if bar.superview == nil { addSubview(bar) }
    let height = BarMetrics.searchBarHeight
    let top = max(BarMetrics.height(in: window), bounds.height - height)
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  /// Lays the bar out again after its items or their content have changed.
  package func itemsDidChange() {
    setNeedsLayout()
    guard let owner else { return }
    owner.bars.contentInsetsDidChange()
  }

  private func acceptsChange() -> Bool {
    guard owner != nil else { return true }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
      about: traceSubject
    )
    return false
  }
}

/// The delegate of a navigation bar, as UIKit's `UINavigationBarDelegate`
/// (developer.apple.com/documentation/uikit/uinavigationbardelegate).
///
/// A subclass of ``UINavigationController`` that conforms is asked by its own bar: it can prevent a
/// tap of the back button from popping.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be added.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Notifies the delegate that an item was added.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be removed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Notifies the delegate that an item was removed.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { unimplemented(.navigationBarShouldPush, true) }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    unimplemented(.navigationBarDidPush)
  }

  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { unimplemented(.navigationBarShouldPop, true) }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    unimplemented(.navigationBarDidPop)
  }
}
