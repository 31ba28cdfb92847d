import TraceModel

/// The walk over a hierarchy whose window changes.
extension UIView {
  /// Tells the hierarchy that its window is about to change, parent first.
  ///
  /// A controller hears of its view before the view does: that is what starts the appearance of a
  /// controller which no container drives.
  func sendWillMove(toWindow newWindow: UIWindow?) {
    controllerStorage?.viewWillMove(toWindow: newWindow)
    send(.willMoveToWindow, argument: newWindow.traceSubject) { willMove(toWindow: newWindow) }
    for subview in subviews
    where subview.superview === self && subview.isInWindow != (newWindow != nil) {
      subview.sendWillMove(toWindow: newWindow)
    }
  }

  /// Changes the window of the hierarchy and tells it, children first.
  func didMove(toWindow newWindow: UIWindow?, move: Int) {
    setWindowOfSubtree(newWindow)
    sendDidMoveToWindow(newWindow, move: move)
  }

  private func setWindowOfSubtree(_ newWindow: UIWindow?) {
    guard window !== newWindow || isInWindow != (newWindow != nil) else { return }
    setWindow(newWindow)
    recording.relation(.windowRelation, of: traceSubject, to: newWindow.traceSubject)
    for subview in subviews { subview.setWindowOfSubtree(newWindow) }
  }

  private func sendDidMoveToWindow(_ newWindow: UIWindow?, move: Int) {
    for subview in subviews where subview.superview === self && subview.window === newWindow {
      subview.sendDidMoveToWindow(newWindow, move: subview.moves)
    }
    guard moves == move, window === newWindow else { return }
    controllerStorage?.viewDidMove(toWindow: newWindow)
    send(.didMoveToWindow) { didMoveToWindow() }
  }
}
