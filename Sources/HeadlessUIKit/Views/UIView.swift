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
  var layoutState = LayoutState()
  /// Counts the moves of this view, so that a move notices when a callback has moved the view on.
  var moves = 0

  /// Creates a view with a frame.
  ///
  /// - Parameter frame: The place in the superview: points, origin top left, y down.
  public init(frame: CGRect) {
    let kind: SubjectKind = Self.self is UIWindow.Type ? .window : .view
    life = Life(of: Self.self, kind: kind)
    traceSubject = life.id
    self.frame = frame
    super.init()
    if frame != .zero { life.runtime.recording.frame(Rect(frame), of: traceSubject) }
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
    frame = .zero
    super.init()
  }

  // The text of `print(view)`, with an address that derives from the identity, so that equal runs
  // print equal texts.
  open nonisolated override var description: String {
    traceDescription(of: type(of: self), subject: traceSubject)
  }

  open override var next: UIResponder? { controllerStorage ?? superview }

  // Geometry.

  /// The place in the superview.
  open var frame: CGRect {
    didSet {
      noteChange(of: .frame, from: oldValue, to: frame)
      guard frame != oldValue else { return }
      life.runtime.recording.frame(Rect(frame), of: traceSubject)
      guard frame.size != oldValue.size else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The view's own rectangle; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether the view is hidden; it stays in the hierarchy.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      life.runtime.recording.property(.hiddenProperty, of: traceSubject, isOn: isHidden)
    }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { noteChange(of: .alpha, from: oldValue, to: alpha) }
  }
  /// A number of the app's, by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// How the view follows its superview's size; kept, not applied.
  open var autoresizingMask: AutoresizingMask = []

  // Hierarchy.

  /// The view that this one is in.
  open var superview: UIView? { superviewStorage }

  /// The views in this one, back to front.
  open var subviews: [UIView] { life.subviews }

  /// The window that the view is in; a window is in itself.
  open var window: UIWindow? { windowStorage }

  /// Adds a view in front of the others, removing it from its superview first.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
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
    leaveSuperview()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
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
  open func layoutIfNeeded() { layoutFromRoot() }

  /// Lays the subviews out; overrides place them.
  open func layoutSubviews() { reached(.layoutSubviews) }

  /// Lets `updateConstraints` be sent at the next commit.
  open func setNeedsUpdateConstraints() { invalidateConstraints() }

  /// Updates the constraints; overrides call super last.
  open func updateConstraints() { reached(.updateConstraints) }

  private func reached(_ callback: Name, argument: SubjectID? = nil) {
    life.runtime.dispatcher.reached(callback, of: traceSubject, argument: argument)
  }

  // The two relations are stored here and changed by the moves in `UIView+Moves.swift`.

  func setSuperview(_ view: UIView?) { superviewStorage = view }

  func setWindow(_ window: UIWindow?) {
    if window == nil { life.runtime.animator.viewLeavesWindow(self) }
    windowStorage = window
    isInWindow = window != nil
  }

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
