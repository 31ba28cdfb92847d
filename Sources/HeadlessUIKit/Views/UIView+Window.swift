import TraceModel

/// One change of a hierarchy's window, from the first `willMove(toWindow:)` to the last
/// `didMoveToWindow`.
@MainActor
final class WindowWalk {
  /// The views that heard the begin, in that order.
  var views: [UIView] = []

  /// Lets go of the views.
  func end() { views = [] }
}

/// The walk over a hierarchy whose window changes.
///
/// Callbacks may change the hierarchy during the walk. A view therefore keeps the walk that told it
/// of the begin until that walk tells it of the end: nobody hears either twice, or the end without
/// the begin, or nothing of the end when the window did change.
extension UIView {
  /// Tells the hierarchy that its window is about to change, parent first.
  ///
  /// A controller hears of its view before the view does: that is what starts the appearance of a
  /// controller which no container drives. Views that a callback adds are told after the others.
  func sendWillMove(toWindow newWindow: UIWindow?, walk: WindowWalk) {
    if windowWalk !== walk {
      windowWalk = walk
      walk.views.append(self)
      controllerStorage?.viewWillMove(toWindow: newWindow)
      send(.willMoveToWindow, argument: newWindow.traceSubject) { willMove(toWindow: newWindow) }
    }
    func takesPart(_ view: UIView) -> Bool {
      view.superview === self && view.isOutside(newWindow)
    }
    for subview in subviews where takesPart(subview) {
      subview.sendWillMove(toWindow: newWindow, walk: walk)
    }
    while let newcomer = subviews.first(where: { takesPart($0) && $0.windowWalk !== walk }) {
      newcomer.sendWillMove(toWindow: newWindow, walk: walk)
    }
  }

  /// Changes the window of the hierarchy and tells it, children first.
  func didMove(toWindow newWindow: UIWindow?, move: Int, walk: WindowWalk) {
    // Views that came in since the walk began are told now, before the window changes.
    sendWillMove(toWindow: newWindow, walk: walk)
    // Their callbacks may have moved this view or one above it.
    guard moves == move, superview == nil || superview?.window === newWindow else { return }
    setWindowOfSubtree(newWindow)
    invalidateSafeArea()
    sendDidMoveToWindow(newWindow, walk: walk)
    // Views that a callback took to a place where the walk had been already.
    for view in walk.views.reversed() { view.tellDidMove(toWindow: newWindow, walk: walk) }
  }

  /// Gives every view of the hierarchy the window that it is in by now, when callbacks of a move have
  /// moved other views, too.
  ///
  /// - Parameter count: The number of moves when the move began.
  func settleWindows(since count: Int) {
    if life.runtime.viewMoves != count { settleWindows() }
  }

  /// Gives every view of the hierarchy the window that it is in.
  func settleWindows() {
    let actual = superview == nil ? self as? UIWindow : superview?.window
    if isOutside(actual) {
      let walk = WindowWalk()
      defer { walk.end() }
      sendWillMove(toWindow: actual, walk: walk)
      didMove(toWindow: actual, move: moves, walk: walk)
    }
    if !isInWindow { controllerStorage?.callOffEntering() }
    for subview in subviews where subview.superview === self { subview.settleWindows() }
  }

  /// Tells whether the window is another one; a dead one is other than none.
  private func isOutside(_ newWindow: UIWindow?) -> Bool {
    window !== newWindow || isInWindow != (newWindow != nil)
  }

  private func setWindowOfSubtree(_ newWindow: UIWindow?) {
    guard isOutside(newWindow) else { return }
    setWindow(newWindow)
    if newWindow == nil { insetsState.heard = .zero }
    recording.relation(.windowRelation, of: traceSubject, to: newWindow.traceSubject)
    for subview in subviews { subview.setWindowOfSubtree(newWindow) }
  }

  private func sendDidMoveToWindow(_ newWindow: UIWindow?, walk: WindowWalk) {
    for subview in subviews where subview.superview === self && subview.windowWalk === walk {
      subview.sendDidMoveToWindow(newWindow, walk: walk)
    }
    tellDidMove(toWindow: newWindow, walk: walk)
  }

  private func tellDidMove(toWindow newWindow: UIWindow?, walk: WindowWalk) {
    guard windowWalk === walk, window === newWindow else { return }
    windowWalk = nil
    controllerStorage?.viewDidMove(toWindow: newWindow)
    send(.didMoveToWindow) { didMoveToWindow() }
  }
}
