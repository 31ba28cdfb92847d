import Foundation
import TraceModel

/// The swipe back, driven by the caller instead of a finger.
extension UINavigationController {
  private var interactivePop: NavigationTransition? {
    transitions.last { $0.isInteractive && !$0.isReleased }
  }

  // choice: interactive-pop-will-move
  /// Begins to swipe the top controller away.
  ///
  /// The two will-callbacks come at once; nothing follows until ``finishInteractivePop()`` or
  /// ``cancelInteractivePop()``. Whether `willMove(toParent: nil)` comes here is chosen: no log
  /// shows it.
  ///
  /// - Returns: Whether a swipe has begun; not with one controller on the stack, during another
  ///   transition, off the screen, or when ``interactivePopGestureRecognizer`` does not begin.
  @discardableResult
  public func beginInteractivePop() -> Bool {
    life.runtime.dispatcher.call(.interactivePopBegin, on: traceSubject) {
      performPendingChange()
      guard viewControllers.count > 1, transitions.isEmpty, host.isOnScreen,
        topViewController === host.displayed, host.displayed?.appearance.state == .visible,
        interactivePopGestureRecognizer?.begins ?? false
      else { return false }
      guard let from = removeLast(), let to = topViewController else { return false }
      let transition = NavigationTransition(
        from: from,
        to: to,
        operation: .pop,
        isInteractive: true,
        removed: [from]
      )
      start(transition, animated: true)
      return true
    }
  }

  /// Moves the finger; UIKit sends nothing for that.
  ///
  /// - Parameter fraction: How far the swipe has come, from 0 to 1; other values are clamped.
  public func updateInteractivePop(_ fraction: Double) {
    guard let transition = interactivePop else { return }
    transition.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    transition.coordinator?.percentComplete = CGFloat(transition.fraction)
  }

  /// Lets the finger go with the pop decided: the rest of the way is an animation.
  public func finishInteractivePop() {
    life.runtime.dispatcher.call(.interactivePopFinish, on: traceSubject) {
      guard let transition = interactivePop else { return }
      transition.isReleased = true
      transition.coordinator?.release(isCancelled: false)
      life.runtime.loop.schedule(
        after: NavigationTransition.duration * (1 - transition.fraction),
        label: "end of the swipe to \(transition.to)"
      ) { [self, weak transition] in
        if let transition { complete(transition) }
      }
    }
  }

  /// Lets the finger go with the pop given up: the view runs back, then four callbacks come at once.
  public func cancelInteractivePop() {
    life.runtime.dispatcher.call(.interactivePopCancel, on: traceSubject) {
      guard let transition = interactivePop else { return }
      transition.isReleased = true
      transition.isCancelled = true
      transition.coordinator?.release(isCancelled: true)
      life.runtime.loop.schedule(
        after: NavigationTransition.duration * transition.fraction,
        label: "cancellation of the swipe to \(transition.to)"
      ) { [self, weak transition] in
        if let transition { restoreAfterCancel(transition) }
      }
    }
  }

  // choice: interactive-pop-cancelled
  /// Undoes a swipe: the revealed controller goes, the swiped one is back.
  ///
  /// The order is from a device log in which the four callbacks carry one time stamp. That
  /// `viewIsAppearing` is among them, and `didMove(toParent:)` after them, is chosen.
  func restoreAfterCancel(_ transition: NavigationTransition) {
    guard let place = transitions.firstIndex(where: { $0 === transition }) else { return }
    let back = transition.to
    let front = transition.from
    guard front.parent === self else {
      // Another container has taken it: there is nothing to go back to.
      complete(transition)
      return
    }
    transitions.remove(at: place)
    restore(front)
    announced = nil
    host.displayed = front
    front.containment.isMovingFrom = false
    host.retire(back, animated: true)
    if front.appearance.canBegin(true) {
      front.beginTransitionByContainer(true, animated: true)
      if front === host.displayed { front.endTransition() }
    }
    finishCoordinator(of: transition)
    if front.parent === self, isOnStack(front) { front.sendDidMove(toParent: self) }
  }
}
