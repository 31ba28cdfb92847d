public import Foundation
@_spi(Runtime) public import HeadlessValues
public import TraceModel

/// A rectangle in a view hierarchy.
///
/// Members have the names and the callback order of UIKit's `UIView`
/// (developer.apple.com/documentation/uikit/uiview); nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  package let life: Life
  /// The identity of the view in traces.
  public nonisolated var traceSubject: TraceModel.SubjectID { life.id }
  private weak var superviewStorage: UIView?
  private weak var windowStorage: UIWindow?
  /// Whether the view was notified that it is in a window; stays `true` until a deallocated window
  /// has notified it.
  private(set) var isInWindow = false
  package weak var controllerStorage: UIViewController?
  private(set) var geometry: ViewGeometry
  package var layoutState = LayoutState()
  var insetsState = InsetsState()
  /// The constraints and guides of the view, if it has any.
  package var constraintState: ConstraintState?
  /// The number of moves of this view, by which a move detects that a callback has moved the view
  /// again.
  var moves = 0
  /// Whether a move into a superview was announced but has not happened.
  var isAboutToMove = false
  /// Whether a superview that is being deallocated has called ``removeFromSuperview()``, and the
  /// call has not reached the base implementation.
  var isLeftByDyingSuperview = false
  /// The walk that sent `willMove(toWindow:)` and not yet `didMoveToWindow`.
  var windowWalk: WindowWalk?

  /// Creates a view with a frame.
  ///
  /// - Parameter frame: The frame in the superview, in points; the origin is top left, y points
  ///   down.
  public init(frame: CGRect) {
    let kind: SubjectKind = Self.self is UIWindow.Type ? .window : .view
    life = Life(of: Self.self, kind: kind)
    let geometry = ViewGeometry(frame: frame)
    self.geometry = geometry.isFinite ? geometry : ViewGeometry(frame: .zero)
    super.init()
    if !geometry.isFinite { refuse(geometry) }
    if self.frame != .zero { life.runtime.recording.frame(Rect(self.frame), of: traceSubject) }
  }

  /// Creates a view with a frame of zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view from a storyboard or xib.
  public required init?(coder: NSCoder) {
    let kind: SubjectKind = Self.self is UIWindow.Type ? .window : .view
    life = Life(of: Self.self, kind: kind)
    geometry = ViewGeometry(frame: .zero)
    super.init()
    decode(coder, as: UIView.self)
  }

  // inert: no interface is restored
  /// Stores the state for a later launch; the runtime does not call it.
  open func encodeRestorableState(with coder: NSCoder) {}

  // inert: no interface is restored
  /// Restores the state of an earlier launch; the runtime does not call it.
  open func decodeRestorableState(with coder: NSCoder) {}

  // inert: views are not archived
  /// Stores the view in an archive: nothing is stored.
  open func encode(with coder: NSCoder) {}

  // This deinit is not isolated, because an isolated one would make a plain deinit in a subclass an
  // error. The stored properties of subclasses are still alive here, as in Objective-C's `[super
  // dealloc]`.
  deinit {
    guard MainActorCheck.isOnMainActor else { return }
    MainActor.assumeIsolated {
      constraintState?.end()
      dismissSubviews()
    }
  }

  // The text of `print(view)`, with an address derived from the identity, so that equal runs print
  // equal texts.
  open nonisolated override var description: String {
    traceDescription(of: type(of: self), label: life.label, subject: traceSubject)
  }

  open override var next: UIResponder? { controllerStorage ?? superview }

  // Geometry.

  /// The frame in the superview: the bounding box of a transformed view.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      var changed = geometry
      changed.frame = newValue
      applyGeometry(changed)
    }
  }

  /// The rectangle in the view's coordinates; a change of its size keeps the center.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      var changed = geometry
      changed.bounds = newValue.standardized
      applyGeometry(changed)
    }
  }

  /// The center of the view in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set {
      var changed = geometry
      changed.center = newValue
      applyGeometry(changed)
    }
  }

  /// The transform about the center; it does not change the bounds.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      var changed = geometry
      changed.transform = newValue
      applyGeometry(changed)
    }
  }

  /// Converts a point of this view to the coordinates of a view, or of the window for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ViewPath(from: self, to: view).convert(point)
  }

  /// Converts a point of a view, or of the window for `nil`, to this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ViewPath(from: view, to: self).convert(point)
  }

  /// Converts a rectangle of this view to its bounding box in a view, or in the window for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ViewPath(from: self, to: view).convert(rect)
  }

  /// Converts a rectangle of a view, or of the window for `nil`, to its bounding box in this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ViewPath(from: view, to: self).convert(rect)
  }

  /// Returns the frontmost view at a point of this view: its deepest descendant there, or itself.
  ///
  /// Views that are hidden, ignore touches, or have an alpha below 0.01 are skipped with their
  /// descendants.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let place = subview.convert(point, from: self)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point of this view is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // Appearance and touches.

  /// Whether the view is hidden; a hidden view stays in the hierarchy.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      life.runtime.recording.property(.hiddenProperty, of: traceSubject, isOn: isHidden)
      if !isHidden { wantDisplayPass() }
      superview?.visibilityDidChange(of: self)
      valueChanged("isHidden", from: oldValue)
    }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet {
      noteAlphaChange(from: oldValue, to: alpha)
      if alpha != oldValue { valueChanged("alpha", from: oldValue) }
    }
  }
  /// A number for the app's use, by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// Whether the view is opaque; a hint for drawing.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { recordBounds() } }
  }
  /// How the content follows the bounds; a hint for drawing.
  open var contentMode = ContentMode.scaleToFill
  /// The background color; `nil` is transparent.
  open var backgroundColor: UIColor? {
    didSet {
      noteColorChange(from: oldValue, to: backgroundColor)
      if backgroundColor != oldValue { valueChanged("backgroundColor", from: oldValue) }
    }
  }
  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  // Gestures.

  /// The gesture recognizers, in the order in which they were added; `nil` if there is none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let recognizers = life.touchState?.recognizers ?? []
      return recognizers.isEmpty ? nil : recognizers
    }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer, after removing it from its view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a gesture recognizer; a gesture that has begun is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  /// Returns whether a gesture of the view or of a superview, with a touch in the view, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Resigns the first responder in the hierarchy of the view.
  ///
  /// - Parameter force: Whether the first responder can't refuse.
  /// - Returns: Whether no first responder is left in the hierarchy.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    life.runtime.existingFocus?.end(in: self, isForced: force) ?? true
  }

  /// The class of the view's layer, a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer of the view.
  open var layer: CALayer { madeLayer }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive content, inherited from the superview; blue by default.
  ///
  /// The optional type is UIKit's; the getter never returns `nil`.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }
  /// Called after the tint color has changed by the view's or an ancestor's `tintColor`.
  open func tintColorDidChange() {}

  // inert: no assistive technology runs
  /// The identifier of the view in tests; it is recorded, and reports use it as a label.
  open override var accessibilityIdentifier: String? {
    didSet { recordIdentifier(replacing: oldValue) }
  }

  // inert: the content of copies is not drawn
  /// Returns a view of the same frame, which shows nothing.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: frame)
  }

  // inert: nothing is drawn
  /// Lays out the view for its drawing, and returns whether it is in a window.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return window != nil
  }

  // Following the superview.

  /// How the view's geometry follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the geometry of subviews follows this view's size according to their masks.
  open var autoresizesSubviews = true
  /// Whether the frame, which the app or the mask sets, becomes required constraints.
  ///
  /// If not, constraints determine the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      translationDidChange()
    }
  }

  // Hierarchy.

  open var superview: UIView? { superviewStorage }

  /// The subviews, from back to front.
  open var subviews: [UIView] { life.subviews }

  /// The window of the view; the window of a window is itself.
  open var window: UIWindow? { windowStorage }

  /// Adds a view in front of the other subviews, after removing it from its superview.
  open func addSubview(_ view: UIView) {
    enter(.addSubview, argument: view.traceSubject) { insert(view, at: subviews.count) }
  }

  /// Inserts a view at an index of the subviews; an index beyond the end adds it in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view in front of a sibling, or in front of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a view behind a sibling, or in front of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    enter(.removeFromSuperview) { leaveSuperview() }
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  // choice: exchange-subview-out-of-range
  /// Exchanges two subviews; UIKit sends no callbacks for this.
  ///
  /// An index out of range raises an `NSRangeException`, as for an array.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Returns whether this view is `view` or in its hierarchy.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the first view with a tag in this hierarchy, including this view.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // Callbacks.

  /// Called after the view was made from a storyboard or xib and its outlets are connected;
  /// overrides call super.
  open func awakeFromNib() { reached(.awakeFromNib) }

  // inert: nothing moves
  /// The shape in collisions of a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  // inert: nothing moves
  /// The path of the shape in collisions: the bounds around zero.
  open var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(origin: .zero, size: size).offsetBy(dx: -size.width / 2, dy: -size.height / 2)
    )
  }

  // inert: no editor draws the class
  /// Sent by Xcode's editor to a class that it draws; never sent by the runtime.
  open func prepareForInterfaceBuilder() {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {
    reached(.willMoveToSuperview, argument: newSuperview.traceSubject)
  }

  /// Called after the superview has changed.
  open func didMoveToSuperview() { reached(.didMoveToSuperview) }

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {
    reached(.willMoveToWindow, argument: newWindow.traceSubject)
  }

  /// Called after the window has changed.
  open func didMoveToWindow() { reached(.didMoveToWindow) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {
    reached(.didAddSubview, argument: subview.traceSubject)
  }

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {
    reached(.willRemoveSubview, argument: subview.traceSubject)
  }

  // Layout.

  /// Schedules layout of the view for the next commit.
  open func setNeedsLayout() { invalidateLayout() }

  /// Lays out the hierarchy now if layout is pending in it.
  ///
  /// Layout begins at the farthest ancestor in an unbroken chain of views with pending layout
  /// (developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()).
  open func layoutIfNeeded() { enter(.layoutIfNeeded) { layoutWithAncestors() } }

  /// Called to lay out the subviews; overrides set their frames.
  ///
  /// The base implementation sets the frames that constraints determine.
  open func layoutSubviews() {
    life.runtime.dispatcher.reached(.layoutSubviews, of: traceSubject) { _ in applyConstraints() }
  }

  /// Called to lay out the sublayers of the view's layer; the base implementation calls
  /// `layoutSubviews`
  /// (developer.apple.com/documentation/uikit/uiview/layoutsublayers(of:)).
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { sendLayoutSubviews() }
  }

  /// Schedules `updateProperties` for the next commit (iOS 26).
  open func setNeedsUpdateProperties() { invalidateProperties(ofController: false) }

  /// Sends pending `updateProperties` in this view's hierarchy now (iOS 26).
  open func updatePropertiesIfNeeded() { updatePropertiesOfSubtree() }

  /// Called before layout to update the content and style, after the traits have changed
  /// (developer.apple.com/documentation/uikit/uiview/updateproperties(), iOS 26).
  open func updateProperties() {}

  /// Schedules `updateConstraints` for the next commit.
  open func setNeedsUpdateConstraints() {
    enter(.setNeedsUpdateConstraints) { invalidateConstraints() }
  }

  /// Returns whether `updateConstraints` is pending.
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }

  /// Sends pending `updateConstraints` in this view's hierarchy now.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Called to update the constraints; overrides call super last.
  open func updateConstraints() { reached(.updateConstraints) }

  /// Returns the size that best fits the view; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to the best fitting one; the frame's origin does not change.
  open func sizeToFit() {
    let size = life.runtime.dispatcher.query(.sizeThatFits, of: traceSubject) {
      sizeThatFits(bounds.size)
    }
    if let size { frame.size = size }
  }

  /// The natural size of the content; ``noIntrinsicMetric`` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Marks the natural size as changed: schedules constraint updates and the superview's layout.
  open func invalidateIntrinsicContentSize() {
    life.runtime.existingLayoutEngine?.contentDidChange(of: self)
    superview?.naturalSizeDidChange(of: self)
    setNeedsUpdateConstraints()
    if let engine = life.runtime.existingLayoutEngine {
      engine.requestLayout(of: superview)
    } else {
      superview?.setNeedsLayout()
    }
  }

  /// The value of a dimension without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Whether views of the class need constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The content that the view shows by itself, as text; changes of a screen are detected by it.
  @_spi(Runtime) open var shownContent: String { "" }

  /// Reads what only elements of the class have, at the end of `init(coder:)`.
  @_spi(Runtime) open func read(_ nib: NibReader) {}

  /// What a user can do with the view, apart from its gestures and subviews.
  @_spi(Runtime) open var userActions: [UserAction] { [] }

  /// Whether a user can't use the gestures and subviews of the view.
  @_spi(Runtime) open var isOneTarget: Bool { false }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    [
      "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center,
      "transform": \UIView.transform, "alpha": \UIView.alpha, "tag": \UIView.tag,
      "isHidden": \UIView.isHidden, "clipsToBounds": \UIView.clipsToBounds,
      "isUserInteractionEnabled": \UIView.isUserInteractionEnabled,
      "isExclusiveTouch": \UIView.isExclusiveTouch, "backgroundColor": \UIView.backgroundColor,
      "tintColor": \UIView.tintColor, "accessibilityIdentifier": \UIView.accessibilityIdentifier,
      "isAccessibilityElement": \UIView.isAccessibilityElement,
      "accessibilityLabel": \UIView.accessibilityLabel,
      "accessibilityHint": \UIView.accessibilityHint, "layer": \UIView.layer,
      "superview": \UIView.superview, "subviews": \UIView.subviews, "window": \UIView.window,
      "drawsBackground": nil, "opaque": nil,
    ]
  }

  /// Called after a subview was shown or hidden.
  @_spi(Runtime) open func visibilityDidChange(of subview: UIView) {}

  /// Called before a finger touches the view or a subview, to add gestures of the runtime.
  @_spi(Runtime) open func installGestures() { controllerStorage?.installGestures(on: self) }

  /// Called after the natural size of a subview has changed.
  @_spi(Runtime) open func naturalSizeDidChange(of subview: UIView) {}

  /// Whether the view places its subviews as items, so that the app does not remove them itself.
  @_spi(Runtime) open var placesItems: Bool { false }

  /// Whether the view is laid out again if it is marked in its own layout: a table or collection
  /// that reloads its content.
  @_spi(Runtime) open var repeatsOwnLayout: Bool { false }

  /// Adjusts the subviews to a new size of the bounds.
  @_spi(Runtime) open func boundsSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    // The superview is setting the frame in its own layout.
    if life.runtime.existingLayoutEngine?.framing !== self { superview?.setNeedsLayout() }
    wantDisplayPass()
    guard autoresizesSubviews else { return }
    for subview in subviews { subview.followSuperview(from: old, to: bounds.size) }
  }

  // Constraints.

  /// The constraints that the view owns as the nearest common ancestor of their items.
  open var constraints: [NSLayoutConstraint] { constraintState?.owned.inOrder ?? [] }

  /// Adds a constraint whose items are the view or its descendants, and activates it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }

  /// Adds constraints and activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view owns, and deactivates it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { remove(constraint) }

  /// Removes constraints and deactivates them.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the constraints that take part in the view's layout along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { affectingConstraints(axis) }

  /// The guides that the view owns, in order of creation.
  open var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide, after removing it from its owning view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a guide that the app has added, and deactivates its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// Returns the priority with which the view does not grow beyond its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(\.hugging, for: axis) ?? .defaultLow
  }

  /// Sets the priority with which the view does not grow beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(\.hugging, priority, for: axis) }

  /// Returns the priority with which the view does not shrink below its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { contentPriority(\.compressionResistance, for: axis) ?? .defaultHigh }

  /// Sets the priority with which the view does not shrink below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(\.compressionResistance, priority, for: axis) }

  /// Returns the size that satisfies the constraints in the view as well as possible and is closest
  /// to a target, such as ``layoutFittingCompressedSize``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that satisfies the constraints in the view as well as possible, where each
  /// side of the target is a constraint with a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The target of the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The distances from the edges of the frame to the alignment rectangle, which constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first line of text is the first baseline: the view or a descendant.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text is the last baseline: the view or a descendant.
  open var forLastBaselineLayout: UIView { self }

  // choice: baselines-without-text
  /// The distance from the top of the alignment rectangle to the first baseline; 0 without text.
  @_spi(Runtime) open var baselineOffsetFromTop: CGFloat { 0 }

  /// The distance from the last baseline to the bottom of the alignment rectangle; 0 without text.
  @_spi(Runtime) open var baselineOffsetFromBottom: CGFloat { 0 }

  /// Returns the size of the content if it wraps at a width; `nil` if its height does not depend on
  /// its width.
  ///
  /// The engine calls it after each solve that changes the width, with the width of the alignment
  /// rectangle, and uses the height.
  @_spi(Runtime) open func contentSize(wrappedAt width: CGFloat) -> CGSize? { nil }

  /// The guide whose edges replace the view's edges in constraints to its descendants: the content
  /// of a scroll view.
  var contentEdges: UILayoutGuide? { nil }

  /// Whether constraints allow more than one frame.
  open var hasAmbiguousLayout: Bool {
    let parts = ambiguousParts
    if !parts.isEmpty { recordAmbiguity(of: parts) }
    return !parts.isEmpty
  }

  /// Changes the frame of a view with an ambiguous layout to a different frame that the constraints
  /// allow.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  // Directions.

  /// The meaning of the content, by which the layout is mirrored or not.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      life.runtime.existingLayoutEngine?.directionDidChange(in: self)
      setNeedsLayout()
    }
  }

  /// The direction in which leading and trailing edges of the view follow each other.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: window?.layoutDirection ?? .leftToRight)
  }

  /// Returns the direction of views with an attribute, in a language that is read from left to
  /// right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: .leftToRight) }

  /// Returns the direction of views with an attribute, relative to a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

  /// The traits of the window, or of an iPhone in portrait outside windows.
  open var traitCollection: UITraitCollection {
    noteReadOfTraits()
    return effectiveTraits
  }

  /// Called after the traits have changed; as with ``draw(_:)``, the runtime calls it for views of
  /// the app's classes.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    reached(.traitCollectionDidChange)
  }

  /// The interface style of the view and its hierarchy; `unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // Insets.

  /// The distance from each edge to the safe area; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { derivedSafeArea }

  /// Called in a commit after ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() { reached(.safeAreaInsetsDidChange) }

  /// The margins of the content: 8 points by default, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { derivedMargins }
    set { setMargins(newValue, isDirectional: false) }
  }

  /// The margins of the content in the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(UIEdgeInsets(newValue, in: .leftToRight), isDirectional: true) }
  }

  /// Whether the margins are at least the part of the superview's margins that overlaps the view.
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      if preservesSuperviewLayoutMargins != oldValue { marginsRuleDidChange() }
    }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if insetsLayoutMarginsFromSafeArea != oldValue { marginsRuleDidChange() }
    }
  }

  /// Called after ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() { reached(.layoutMarginsDidChange) }

  // Drawing.

  /// Schedules ``draw(_:)`` for the next commit.
  open func setNeedsDisplay() { enter(.setNeedsDisplay) { invalidateDisplay() } }

  /// Schedules ``draw(_:)`` for the next commit; the rectangle is ignored.
  open func setNeedsDisplay(_ rect: CGRect) { invalidateDisplay() }

  /// Called to draw the content; the runtime shows no result.
  ///
  /// UIKit calls it only if a class overrides it, which the runtime can't detect. It is therefore
  /// called for views of the app's classes but not for views of the runtime's classes.
  open func draw(_ rect: CGRect) { reached(.draw) }

  private func reached(_ callback: Name, argument: SubjectID? = nil) {
    life.runtime.dispatcher.reached(callback, of: traceSubject, argument: argument)
  }

  // The moves in `UIView+Moves.swift` change the two relations stored here.

  func setSuperview(_ view: UIView?) {
    superviewStorage = view
    if let node = constraintState?.node { node.engine.updateMode(of: self) }
  }

  func setWindow(_ window: UIWindow?) {
    if window == nil { life.runtime.animator.stopAnimations(of: self) }
    windowStorage = window
    isInWindow = window != nil
  }

  /// The text that the view shows, which messages about layout quote.
  @_spi(Runtime) open var layoutText: String? { nil }

  func setGeometry(_ geometry: ViewGeometry) { self.geometry = geometry }

  /// The parts of a view's geometry that follow the superview's size; the names and values of
  /// UIKit's `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
