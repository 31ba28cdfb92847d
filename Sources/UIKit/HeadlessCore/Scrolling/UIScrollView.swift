public import Foundation
@_spi(Runtime) public import HeadlessValues
import TraceModel

/// A view with content that can be larger than the view, as UIKit's `UIScrollView`
/// (developer.apple.com/documentation/uikit/uiscrollview).
///
/// The layout is that of UIKit: constraints between the edges of the scroll view and its content
/// determine ``contentSize``, those to its width, height or center refer to its frame
/// (developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG,
/// “Working with Scroll Views”). Tests scroll with ``HeadlessApp/scroll(_:by:)-(_,CGFloat)``.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegateOwner {
  private var sizeStorage = CGSize.zero
  private var insetStorage = UIEdgeInsets.zero
  private var adjustedStorage = UIEdgeInsets.zero
  package weak var delegateStorage: (any UIScrollViewDelegate)?
  var zoomStorage: CGFloat = 1
  /// The movement of the content that is in progress.
  var motion: ScrollMotion?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    decode(coder, as: UIScrollView.self)
  }

  // The content.

  /// The size of the content.
  ///
  /// Constraints of the content replace it in the next layout, for each axis that they determine.
  open var contentSize: CGSize {
    get { sizeStorage }
    set {
      guard newValue != sizeStorage, newValue.width.isFinite, newValue.height.isFinite else {
        return
      }
      let old = sizeStorage
      sizeStorage = newValue
      updateAdjustedInset()
      valueChanged("contentSize", from: old)
    }
  }

  /// The point of the content at the top left corner: the origin of the bounds.
  ///
  /// It is not limited to the content (EVERYDAY: an app measured that on iOS 18.2).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets ``contentOffset``, at once or with an animation on the clock of the run.
  ///
  /// The delegate is notified of the end of the animation
  /// (`scrollViewDidEndScrollingAnimation`).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animate(.animation, to: contentOffset, for: .milliseconds(300))
    } else {
      stopMotion()
      self.contentOffset = contentOffset
    }
  }

  /// The visible rectangle of the content; a change of its origin notifies the delegate.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.origin.x.isFinite, newValue.origin.y.isFinite else { return refuse(newValue) }
      let old = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != old else { return }
      if motion != nil { stopMotion() }
      offsetDidChange()
      resizeNavigationBar()
      valueChanged("contentOffset", from: old)
      notify(.scrollViewDidScroll, text: "(\(newValue.origin.x), \(newValue.origin.y))") {
        $0.scrollViewDidScroll(self)
      }
    }
  }

  /// Called after the offset has changed, before the delegate is notified; marks the layout.
  @_spi(Runtime) open func offsetDidChange() { setNeedsLayout() }

  /// Reports Core Animation's exception for bounds that are not finite, in its words.
  private func refuse(_ bounds: CGRect) {
    func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    let origin = "\(text(bounds.origin.x)) \(text(bounds.origin.y))"
    let size = "\(text(bounds.size.width)) \(text(bounds.size.height))"
    life.runtime.fail(
      exception: "CALayerInvalidGeometry",
      "CALayer bounds contains NaN: [\(origin); \(size)]. Layer: \(self)",
      about: traceSubject
    )
  }

  /// Scrolls as little as necessary to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let area = bounds.inset(by: insets)
    func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low >= start, high <= end { return 0 }
      return high - low > end - start || low < start ? low - start : high - end
    }
    let content = CGRect(origin: .zero, size: contentSize)
    let target = rect.intersection(content)
    guard !target.isNull, !target.isEmpty else { return }
    let offset = CGPoint(
      x: contentOffset.x + shift(target.minX, target.maxX, area.minX, area.maxX),
      y: contentOffset.y + shift(target.minY, target.maxY, area.minY, area.maxY)
    )
    setContentOffset(limited(offset), animated: animated)
  }

  /// The guide of the content, whose size is ``contentSize`` if constraints determine it.
  ///
  /// It begins at the origin of the content.
  open var contentLayoutGuide: UILayoutGuide {
    guide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// The guide of the frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    guide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  override var contentEdges: UILayoutGuide? { contentLayoutGuide }

  // Insets.

  /// The distances by which the content can be scrolled beyond its edges.
  open var contentInset: UIEdgeInsets {
    get { insetStorage }
    set {
      guard newValue != insetStorage else { return }
      let old = insetStorage
      insetStorage = newValue
      updateAdjustedInset()
      valueChanged("contentInset", from: old)
    }
  }

  /// ``contentInset`` with the part of the safe area that ``contentInsetAdjustmentBehavior`` adds.
  open var adjustedContentInset: UIEdgeInsets { adjustedStorage }

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area is added to ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// Adds the safe area to the insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Sets the frames that constraints determine, and the size of the content from them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followContentGuide()
    updateAdjustedInset()
  }

  /// The height of the part that the keyboard covers, if the controller avoids it.
  package var keyboardOverlap: CGFloat = 0 { didSet { updateAdjustedInset() } }

  // choice: scroll-offset-of-insets
  /// Computes the insets, and keeps content that rests at the top or left edge there.
  ///
  /// A scroll view with a safe area of 62 points begins at an offset of -62 in the layout in which
  /// it enters the window, as an app measured on iOS 18.2. Changes of ``contentInset`` alone do not
  /// move the content.
  private func updateAdjustedInset() {
    let old = adjustedStorage
    var new = insetStorage + consumedSafeArea
    new.bottom = max(new.bottom, insetStorage.bottom + keyboardOverlap)
    guard new != old, new.isFinite else { return }
    adjustedStorage = new
    let safeAreaChange = new != insetStorage || old != .zero
    if safeAreaChange {
      var offset = contentOffset
      if offset.x == -old.left { offset.x = -new.left }
      if offset.y == -old.top { offset.y = -new.top }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
    valueChanged("adjustedContentInset", from: old)
    notify(.scrollViewDidChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  // choice: scroll-automatic-adjustment
  /// The part of the safe area that the adjustment adds.
  ///
  /// The automatic behavior is that of axes that can scroll, and always adds the safe area at the
  /// top and bottom in a navigation or tab bar controller, as Apple documents it.
  var consumedSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    let scrollsX = alwaysBounceHorizontal || sizeStorage.width > bounds.width
    var scrollsY = alwaysBounceVertical || sizeStorage.height > bounds.height
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic: scrollsY = scrollsY || isContentOfContainer
    case .scrollableAxes: break
    }
    return UIEdgeInsets(
      top: scrollsY ? area.top : 0,
      left: scrollsX ? area.left : 0,
      bottom: scrollsY ? area.bottom : 0,
      right: scrollsX ? area.right : 0
    )
  }

  /// Whether the scroll view is the view of a controller in a navigation or tab bar controller, or
  /// is in that view.
  private var isContentOfContainer: Bool {
    let controller = controllerStorage ?? superview?.controllerStorage
    return controller?.navigationController != nil || controller?.tabBarController != nil
  }

  /// Notifies the navigation bar that observes the scroll view: that of the controller whose view
  /// or first subview it is, or which has set it.
  private func resizeNavigationBar() {
    guard adjustedStorage.top > insetStorage.top else { return }
    var view: UIView = self
    while view.controllerStorage == nil, let superview = view.superview { view = superview }
    guard let controller = view.controllerStorage, let bars = controller.parent?.barsOfContent
    else {
      return
    }
    let content: UIView? = view is UIScrollView ? view : view.subviews.first
    guard (controller.rare?.controller.scrollView(for: .top) ?? content) === self else { return }
    bars.follow(self, of: controller)
  }

  // Scrolling.

  private var scrollPan: ScrollPan?

  /// The gesture with which a finger moves the content; created on first use.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let scrollPan { return scrollPan }
    let pan = ScrollPan()
    scrollPan = pan
    addGestureRecognizer(pan)
    return pan
  }

  @_spi(Runtime) open override func installGestures() {
    super.installGestures()
    _ = panGestureRecognizer
  }

  /// Returns the offset at which the content stops after a drag, before the delegate changes it.
  @_spi(Runtime) open func restingOffset(
    proposed: CGPoint,
    velocity: CGPoint
  ) -> CGPoint { proposed }

  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether scrolling goes beyond the edges and back.
  open var bounces = true
  /// Whether content that fits can be scrolled vertically.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }
  /// Whether content that fits can be scrolled horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }
  /// Whether scrolling is limited to one direction at a time.
  open var isDirectionalLockEnabled = false
  /// Whether a vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How fast the content slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a finger has touched the content.
  open package(set) var isTracking = false
  /// Whether a finger moves the content.
  open package(set) var isDragging = false
  /// Whether the content continues to move after a drag.
  open package(set) var isDecelerating = false
  /// How dragging dismisses the keyboard.
  ///
  /// The modes `onDrag` do so when a drag begins; the interactive ones dismiss nothing.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // Values of the indicators and of touches in the content.

  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the insets of the indicators follow the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether touches wait until it is known that they do not scroll.
  open var delaysContentTouches = true
  /// Whether a touch that begins to scroll is cancelled in the content.
  open var canCancelContentTouches = true

  /// Shows the indicators for a moment, which shows no result.
  open func flashScrollIndicators() {}

  /// Returns whether touches are sent to a view of the content.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether a touch that moves is taken away from a view of the content.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // Zooming.

  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming goes beyond the limits and back.
  open var bouncesZoom = true
  /// Whether two fingers change the scale.
  open package(set) var isZooming = false
  /// Whether the scale returns to its limits.
  open var isZoomBouncing: Bool { false }

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { zoomStorage }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale of the view that the delegate returns, within the limits.
  ///
  /// Without a delegate or a view the scale does not change (an app printed that on iOS 18.2).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated {
      animateZoom(toScale: scale, around: nil)
    } else {
      zoom(toScale: scale, around: nil, sends: false)
    }
  }

  /// Shows a rectangle of the zoomed view as large as possible.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    if animated {
      animateZoom(toScale: scale, around: center)
    } else {
      zoom(toScale: scale, around: center, sends: false)
    }
  }

  /// How the safe area is added to the insets; the names and values of UIKit's
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Insets are adjusted for axes that can scroll, and vertically in containers.
    case automatic = 0
    /// Insets are adjusted for axes that can scroll.
    case scrollableAxes = 1
    /// Insets are not adjusted.
    case never = 2
    /// Insets are adjusted for both axes.
    case always = 3
  }

  @_spi(Runtime) open override var shownContent: String { "\(contentSize)" }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    [
      "contentOffset": \UIScrollView.contentOffset, "contentSize": \UIScrollView.contentSize,
      "contentInset": \UIScrollView.contentInset,
    ]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.flag("scrollEnabled") { isScrollEnabled = $0 }
    nib.flag("pagingEnabled") { isPagingEnabled = $0 }
    nib.flag("bounces") { bounces = $0 }
    nib.flag("bouncesZoom") { bouncesZoom = $0 }
    nib.flag("alwaysBounceVertical") { alwaysBounceVertical = $0 }
    nib.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = $0 }
    nib.flag("directionalLockEnabled") { isDirectionalLockEnabled = $0 }
    nib.flag("scrollsToTop") { scrollsToTop = $0 }
    nib.flag("delaysContentTouches") { delaysContentTouches = $0 }
    nib.flag("canCancelContentTouches") { canCancelContentTouches = $0 }
    nib.flag("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = $0 }
    nib.flag("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = $0 }
    nib.number("minimumZoomScale") { minimumZoomScale = $0 }
    nib.number("maximumZoomScale") { maximumZoomScale = $0 }
    nib.value("keyboardDismissMode") { keyboardDismissMode = $0 }
    nib.value("contentInsetAdjustmentBehavior") { contentInsetAdjustmentBehavior = $0 }
    nib.insets("contentInset") { contentInset = $0 }
    nib.ignore("indicatorStyle", "scrollIndicatorInsets")
  }
}

extension UIScrollView {
  private func guide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = existingGuide(role) { return guide }
    let guide = UILayoutGuide(role: role, of: self, identifier: identifier)
    ensuredConstraintState.guides.append(guide)
    return guide
  }

  private func existingGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide? {
    constraintState?.guides.first { $0.role == role }
  }

  /// Takes the size of the content from the guide, for each axis that constraints determine.
  private func followContentGuide() {
    guard let guide = existingGuide(.scrollContent), guide.layoutNode != nil else { return }
    var size = contentSize
    let constraints = constraintState?.touching.inOrder ?? []
    if constraints.contains(where: { determinesContent($0, guide, .horizontal) }) {
      size.width = guide.layoutFrame.width
    }
    if constraints.contains(where: { determinesContent($0, guide, .vertical) }) {
      size.height = guide.layoutFrame.height
    }
    contentSize = size
  }

  /// Whether a constraint limits the length of the content along an axis.
  private func determinesContent(
    _ constraint: NSLayoutConstraint,
    _ guide: UILayoutGuide,
    _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sides = [
      (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
      (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
    ]
    return sides.contains { item, attribute, other in
      let depends = attribute.determinesLength(along: axis, ofGuide: item === guide, isRightToLeft)
      if item === guide { return depends }
      guard item === self, depends else { return false }
      let host = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
      return host !== self && host?.isDescendant(of: self) ?? false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute depends on the length of the content: the far edge, and for the guide
  /// itself also the length and the center.
  fileprivate func determinesLength(
    along axis: NSLayoutConstraint.Axis,
    ofGuide isGuide: Bool,
    _ isRightToLeft: Bool
  ) -> Bool {
    switch self {
    case .right, .rightMargin: axis == .horizontal
    case .leading, .leadingMargin: isRightToLeft && axis == .horizontal
    case .trailing, .trailingMargin: !isRightToLeft && axis == .horizontal
    case .bottom, .bottomMargin, .lastBaseline: axis == .vertical
    case .width, .centerX: isGuide && axis == .horizontal
    case .height, .centerY: isGuide && axis == .vertical
    default: false
    }
  }
}

extension UIEdgeInsets {
  /// Whether all distances are finite.
  fileprivate var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
