public import Foundation
@_spi(Runtime) public import HeadlessValues
import TraceModel

/// A bar of buttons at the bottom, as UIKit's `UIToolbar`
/// (developer.apple.com/documentation/uikit/uitoolbar).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The controller whose top controller's items the bar shows.
  package weak var owner: UINavigationController?
  private var ownItems: [UIBarButtonItem]?
  private let content = BarContent()

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIToolbar.self)
  }

  open weak var delegate: (any UIToolbarDelegate)?

  /// The buttons, from the leading edge; in a navigation controller, those of the top controller.
  open var items: [UIBarButtonItem]? {
    get { owner.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the buttons; nothing is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    if let owner { owner.topViewController?.toolbarItems = items } else { ownItems = items }
    setNeedsLayout()
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.items { items = $0 }
    nib.barStyle { barStyle = $0 }
    nib.flag("translucent") { isTranslucent = $0 }
    nib.color("barTintColor") { barTintColor = $0 }
    if let look: UIToolbarAppearance = nib.appearance("standardAppearance") {
      standardAppearance = look
    }
    compactAppearance = nib.appearance("compactAppearance")
    scrollEdgeAppearance = nib.appearance("scrollEdgeAppearance")
    compactScrollEdgeAppearance = nib.appearance("compactScrollEdgeAppearance")
  }

  // inert: nothing is drawn
  open var barStyle = UIBarStyle.default
  /// Whether content is visible through the bar: an opaque one ends it.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { owner?.bars.contentInsetsDidChange() } }
  }
  // inert: nothing is drawn
  /// The color of the background.
  open var barTintColor: UIColor?
  // inert: nothing is drawn
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { hasOwnStandardAppearance = true }
  }
  /// Whether the look was set.
  package private(set) var hasOwnStandardAppearance = false
  // inert: nothing is drawn
  /// The look of a bar that is less high.
  open var compactAppearance: UIToolbarAppearance?
  // inert: nothing is drawn
  /// The look of the bar while the content is at its lower edge.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  // inert: nothing is drawn
  /// The look of a bar that is less high while the content is at its lower edge.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  package struct ImageKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  package var backgrounds: [ImageKey: UIImage] = [:]
  package var shadows: [UIBarPosition: UIImage] = [:]

  // inert: nothing is drawn
  /// Sets the image of the background; `nil` removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgrounds[ImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage }

  // inert: nothing is drawn
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[ImageKey(position: topOrBottom, metrics: barMetrics)] }

  // inert: nothing is drawn
  /// Sets the image of the shadow; `nil` removes it.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) { shadows[topOrBottom] = shadowImage }

  // inert: nothing is drawn
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }

  /// The position: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// The size of the bar: the height is 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight)
  }

  /// Returns the width that is offered, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight)
  }

  /// Places the custom views of the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    Services.appearance?.applyValues(toItems: items ?? [], of: self)
    content.place(title: nil, leading: (items ?? []).visibleCustomViews, trailing: [], in: self)
  }

  /// Returns the custom view at a point; the rest of a navigation controller's bar lets touches
  /// through.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && owner != nil ? nil : hit
  }
}

/// The delegate of a toolbar, as UIKit's `UIToolbarDelegate`.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
