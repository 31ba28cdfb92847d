import TraceModel

/// The swipe back, driven by calls instead of a finger.
extension UINavigationController {
  private var interactivePop: NavigationTransition? { transitions.last { $0.isHeld } }

  // choice: interactive-pop-will-move
  /// Begins to pop the top controller with a swipe.
  ///
  /// The two will-callbacks are sent at once; no other callback follows until
  /// ``finishInteractivePop()`` or ``cancelInteractivePop()``. By choice, `willMove(toParent: nil)`
  /// is sent here: no log shows it.
  ///
  /// - Returns: Whether a swipe has begun. It does not begin with one controller on the stack,
  ///   during another transition, off the screen, or if ``interactivePopGestureRecognizer`` does
  ///   not begin.
  @discardableResult
  public func beginInteractivePop() -> Bool { beginInteractivePop(asksGesture: true) }

  @discardableResult
  func beginInteractivePop(asksGesture: Bool) -> Bool {
    life.runtime.dispatcher.call(.interactivePopBegin, on: traceSubject) {
      performPendingChange()
      guard viewControllers.count > 1, transitions.isEmpty, host.isOnScreen,
        topViewController === host.displayed, host.displayed?.appearance.state == .visible,
        !asksGesture || interactivePopGestureRecognizer?.begins ?? false
      else { return false }
      guard let from = removeLast(), let to = topViewController else { return false }
      let change = NavigationChange(operation: .pop, isAnimated: true, removed: [from])
      start(NavigationDetails(from: from, to: to, change: change), isInteractive: true)
      return true
    }
  }

  /// Moves the finger; UIKit sends no callback.
  ///
  /// - Parameter fraction: The position of the finger, from 0 to 1; other values are clamped.
  public func updateInteractivePop(_ fraction: Double) {
    interactivePop?.update(fraction)
  }

  /// Lifts the finger so that the pop is completed; an animation runs to its end.
  public func finishInteractivePop() {
    life.runtime.dispatcher.call(.interactivePopFinish, on: traceSubject) {
      interactivePop?.release(.completed)
    }
  }

  /// Lifts the finger so that the pop is cancelled: the view runs back, then four callbacks are
  /// sent at once.
  public func cancelInteractivePop() {
    life.runtime.dispatcher.call(.interactivePopCancel, on: traceSubject) {
      interactivePop?.release(.cancelled)
    }
  }
}
