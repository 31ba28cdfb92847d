import TraceModel

/// One change of a hierarchy's window, from the first `willMove(toWindow:)` to the last
/// `didMoveToWindow`.
@MainActor
final class WindowWalk {
  /// The views that received `willMove(toWindow:)`, in that order.
  var views: [UIView] = []

  /// Releases the views.
  func end() { views = [] }
}

/// Window changes of a hierarchy.
///
/// Callbacks may change the hierarchy during the walk. A view therefore stores the walk that sent
/// it `willMove(toWindow:)` until the walk sends it `didMoveToWindow`. So each view receives both
/// callbacks once or neither, and both if its window has changed.
extension UIView {
  /// Sends `willMove(toWindow:)` in the hierarchy, superview first.
  ///
  /// A controller is notified before its view: this starts the appearance of a controller without a
  /// container. Views that a callback adds follow the others.
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

  /// Changes the window of the hierarchy and sends `didMoveToWindow`, subviews first.
  func didMove(toWindow newWindow: UIWindow?, move: Int, walk: WindowWalk) {
    // Views added since the walk began receive `willMove(toWindow:)` now, before the window
    // changes.
    sendWillMove(toWindow: newWindow, walk: walk)
    // The callbacks may have moved this view or an ancestor.
    guard moves == move, superview == nil || superview?.window === newWindow else { return }
    setWindowOfSubtree(newWindow)
    invalidateSafeArea()
    sendDidMoveToWindow(newWindow, walk: walk)
    // Views that a callback has moved to an already visited part of the hierarchy.
    for view in walk.views.reversed() { view.sendDidMove(toWindow: newWindow, walk: walk) }
  }

  /// Updates the window of every view in the hierarchy if callbacks of a move have also moved other
  /// views.
  ///
  /// - Parameter count: The number of moves before this move.
  func settleWindows(since count: Int) {
    if life.runtime.viewMoves != count { settleWindows() }
  }

  /// Updates the window of every view in the hierarchy.
  func settleWindows() {
    let actual = superview == nil ? self as? UIWindow : superview?.window
    if isOutside(actual) {
      let walk = WindowWalk()
      defer { walk.end() }
      sendWillMove(toWindow: actual, walk: walk)
      didMove(toWindow: actual, move: moves, walk: walk)
    }
    if !isInWindow { controllerStorage?.cancelEntering() }
    for subview in subviews where subview.superview === self { subview.settleWindows() }
  }

  /// Returns whether the window differs from the view's; a deallocated window differs from `nil`.
  private func isOutside(_ newWindow: UIWindow?) -> Bool {
    window !== newWindow || isInWindow != (newWindow != nil)
  }

  private func setWindowOfSubtree(_ newWindow: UIWindow?) {
    guard isOutside(newWindow) else { return }
    setWindow(newWindow)
    if newWindow == nil, !life.runtime.commit.keepsSafeAreas { insetsState.lastSent = .zero }
    if constraintState != nil { life.runtime.existingLayoutEngine?.windowDidChange(of: self) }
    recording.relation(.windowRelation, of: traceSubject, to: newWindow.traceSubject)
    for subview in subviews { subview.setWindowOfSubtree(newWindow) }
  }

  private func sendDidMoveToWindow(_ newWindow: UIWindow?, walk: WindowWalk) {
    for subview in subviews where subview.superview === self && subview.windowWalk === walk {
      subview.sendDidMoveToWindow(newWindow, walk: walk)
    }
    sendDidMove(toWindow: newWindow, walk: walk)
  }

  private func sendDidMove(toWindow newWindow: UIWindow?, walk: WindowWalk) {
    guard windowWalk === walk, window === newWindow else { return }
    windowWalk = nil
    if newWindow != nil {
      rare?.nibVariations?.apply(to: self)
      Services.appearance?.applyValues(to: self)
    }
    controllerStorage?.viewDidMove(toWindow: newWindow)
    send(.didMoveToWindow) { didMoveToWindow() }
  }
}
