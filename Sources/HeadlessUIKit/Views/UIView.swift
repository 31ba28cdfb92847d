public import Foundation
public import TraceModel

/// A rectangle in a hierarchy, without a screen.
///
/// Members have the names and the callback orders of UIKit's `UIView`
/// (developer.apple.com/documentation/uikit/uiview); nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  let life: Life
  /// The identity of the view in traces.
  public nonisolated let traceSubject: TraceModel.SubjectID
  private weak var superviewStorage: UIView?
  private weak var windowStorage: UIWindow?
  /// Whether the view was told that it is in a window; stays true while a dying window lets go.
  private(set) var isInWindow = false
  weak var controllerStorage: UIViewController?
  private(set) var geometry: ViewGeometry
  var layoutState = LayoutState()
  var insetsState = InsetsState()
  /// Counts the moves of this view, so that a move notices when a callback has moved the view on.
  var moves = 0
  /// Whether a move into a superview is announced and has not taken place.
  var isAboutToMove = false
  /// Whether a dying superview has called ``removeFromSuperview()``, which has not reached the base
  /// implementation yet.
  var isLeftByDyingSuperview = false
  /// The walk that told this view that its window is about to change, until it tells it of the end.
  var windowWalk: WindowWalk?

  /// Creates a view with a frame.
  ///
  /// - Parameter frame: The place in the superview: points, origin top left, y down.
  public init(frame: CGRect) {
    let kind: SubjectKind = Self.self is UIWindow.Type ? .window : .view
    life = Life(of: Self.self, kind: kind)
    traceSubject = life.id
    let geometry = ViewGeometry(frame: frame)
    self.geometry = geometry.isFinite ? geometry : ViewGeometry(frame: .zero)
    super.init()
    if !geometry.isFinite { refuse(geometry) }
    if self.frame != .zero { life.runtime.recording.frame(Rect(self.frame), of: traceSubject) }
  }

  /// Creates a view without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an archive; the archive's values are not read here.
  public required init?(coder: NSCoder) {
    let kind: SubjectKind = Self.self is UIWindow.Type ? .window : .view
    life = Life(of: Self.self, kind: kind)
    traceSubject = life.id
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  // A plain deinit: an isolated one would make the plain deinit of a subclass an error. The stored
  // properties of subclasses are still alive here, as in Objective-C's `[super dealloc]`.
  deinit {
    guard MainActorCheck.isOnMainActor else { return }
    MainActor.assumeIsolated { dismissSubviews() }
  }

  // The text of `print(view)`, with an address that derives from the identity, so that equal runs
  // print equal texts.
  open nonisolated override var description: String {
    traceDescription(of: type(of: self), label: life.label, subject: traceSubject)
  }

  open override var next: UIResponder? { controllerStorage ?? superview }

  // Geometry.

  /// The place in the superview; the upright rectangle around the view when it is transformed.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      var changed = geometry
      changed.frame = newValue
      place(changed)
    }
  }

  /// The view's own rectangle; a change of its size keeps the center.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      var changed = geometry
      changed.bounds = newValue.standardized
      place(changed)
    }
  }

  /// Where the middle of the view lies in its superview.
  open var center: CGPoint {
    get { geometry.center }
    set {
      var changed = geometry
      changed.center = newValue
      place(changed)
    }
  }

  /// What is done to the view about its center; the bounds stay.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      var changed = geometry
      changed.transform = newValue
      place(changed)
    }
  }

  /// Returns where a point of this view lies in another view, or in the window for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ViewPath(from: self, to: view).convert(point)
  }

  /// Returns where a point of another view, or of the window for `nil`, lies in this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ViewPath(from: view, to: self).convert(point)
  }

  /// Returns the upright rectangle around a rectangle of this view, in another view, or in the
  /// window for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ViewPath(from: self, to: view).convert(rect)
  }

  /// Returns the upright rectangle around a rectangle of another view, or of the window for `nil`,
  /// in this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ViewPath(from: view, to: self).convert(rect)
  }

  /// Returns the frontmost view at a point of this view: its deepest descendant there, or itself.
  ///
  /// Views that are hidden, take no touches, or have an alpha below 0.01 are passed over with all
  /// that is in them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let place = subview.convert(point, from: self)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Tells whether a point of this view lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // Appearance and touches.

  /// Whether the view is hidden; it stays in the hierarchy.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      life.runtime.recording.property(.hiddenProperty, of: traceSubject, isOn: isHidden)
      if !isHidden { wantDisplayPass() }
    }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { noteAlphaChange(from: oldValue, to: alpha) }
  }
  /// A number of the app's, by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// Whether the view hides what it does not cover; a hint for drawing.
  open var isOpaque = true
  /// Whether subviews end at the bounds.
  open var clipsToBounds = false
  /// The color behind the content; `nil` lets through what is behind.
  open var backgroundColor: UIColor? {
    didSet { noteColorChange(from: oldValue, to: backgroundColor) }
  }
  /// Whether the view and its subviews take touches.
  open var isUserInteractionEnabled = true

  // Following the superview.

  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow this view's size by their masks.
  open var autoresizesSubviews = true
  /// Whether the mask stands for constraints; kept, because there are no constraints here.
  open var translatesAutoresizingMaskIntoConstraints = true

  // Hierarchy.

  /// The view that this one is in.
  open var superview: UIView? { superviewStorage }

  /// The views in this one, back to front.
  open var subviews: [UIView] { life.subviews }

  /// The window that the view is in; a window is in itself.
  open var window: UIWindow? { windowStorage }

  /// Adds a view in front of the others, removing it from its superview first.
  open func addSubview(_ view: UIView) {
    enter(.addSubview, argument: view.traceSubject) { insert(view, at: subviews.count) }
  }

  /// Inserts a view at a place among the subviews; beyond the end it is added in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view right in front of a sibling; without that sibling it is added in front.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a view right behind a sibling; without that sibling it is added in front.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Takes the view out of its superview.
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
  /// Lets two subviews change places; UIKit sends nothing for that.
  ///
  /// A place out of range is an `NSRangeException` (chosen: that is what an array throws).
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Tells whether this view is the other one or in its hierarchy.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view of this hierarchy, this one included, that has a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // Callbacks.

  /// Tells that the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {
    reached(.willMoveToSuperview, argument: newSuperview.traceSubject)
  }

  /// Tells that the superview has changed.
  open func didMoveToSuperview() { reached(.didMoveToSuperview) }

  /// Tells that the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {
    reached(.willMoveToWindow, argument: newWindow.traceSubject)
  }

  /// Tells that the window has changed.
  open func didMoveToWindow() { reached(.didMoveToWindow) }

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: UIView) {
    reached(.didAddSubview, argument: subview.traceSubject)
  }

  /// Tells that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {
    reached(.willRemoveSubview, argument: subview.traceSubject)
  }

  // Layout.

  /// Lets the view be laid out at the next commit.
  open func setNeedsLayout() { invalidateLayout() }

  /// Lays the hierarchy out now, when something in it asked for it.
  ///
  /// It begins at the farthest ancestor that asked for layout in an unbroken chain from this view
  /// (developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()).
  open func layoutIfNeeded() { enter(.layoutIfNeeded) { layoutWithAncestors() } }

  /// Lays the subviews out; overrides place them.
  open func layoutSubviews() { reached(.layoutSubviews) }

  /// Lets `updateConstraints` be sent at the next commit.
  open func setNeedsUpdateConstraints() {
    enter(.setNeedsUpdateConstraints) { invalidateConstraints() }
  }

  /// Tells whether `updateConstraints` will be sent at the next commit.
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }

  /// Sends `updateConstraints` now to what asked for it in this view.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Updates the constraints; overrides call super last.
  open func updateConstraints() { reached(.updateConstraints) }

  /// Returns the size that suits the view best; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best; the origin of the frame stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The natural size of the content; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that the natural size has changed: constraints and the superview's layout follow.
  open func invalidateIntrinsicContentSize() {
    setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
  }

  /// The natural size of a view without one.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Whether views of the class need constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Hears that the size of the bounds has changed.
  func boundsSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    superview?.setNeedsLayout()
    wantDisplayPass()
    guard autoresizesSubviews else { return }
    for subview in subviews { subview.followSuperview(from: old, to: bounds.size) }
  }

  // Insets.

  /// How far bars and the like reach into the view, from each edge; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { derivedSafeArea }

  /// Tells that ``safeAreaInsets`` has changed; sent with a commit.
  open func safeAreaInsetsDidChange() { reached(.safeAreaInsetsDidChange) }

  /// The distance that content keeps from the edges: 8 points unless set, and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set { setMargins(newValue) }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Tells that ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() { reached(.layoutMarginsDidChange) }

  // Drawing.

  /// Lets ``draw(_:)`` be sent at the next commit.
  open func setNeedsDisplay() { enter(.setNeedsDisplay) { invalidateDisplay() } }

  /// Lets ``draw(_:)`` be sent at the next commit; the rectangle is not kept.
  open func setNeedsDisplay(_ rect: CGRect) { invalidateDisplay() }

  /// Draws the content; nothing is seen of it here.
  ///
  /// UIKit sends it to views whose class overrides it. Whether one does can't be known here: views
  /// of every class of the app hear it, views of the runtime's own classes do not.
  open func draw(_ rect: CGRect) { reached(.draw) }

  private func reached(_ callback: Name, argument: SubjectID? = nil) {
    life.runtime.dispatcher.reached(callback, of: traceSubject, argument: argument)
  }

  // The two relations are stored here and changed by the moves in `UIView+Moves.swift`.

  func setSuperview(_ view: UIView?) { superviewStorage = view }

  func setWindow(_ window: UIWindow?) {
    if window == nil { life.runtime.animator.stopAnimations(of: self) }
    windowStorage = window
    isInWindow = window != nil
  }

  func setGeometry(_ geometry: ViewGeometry) { self.geometry = geometry }

  /// How a view follows the size of its superview; the names and values of UIKit's
  /// `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
