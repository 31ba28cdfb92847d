import TraceModel

extension UINavigationController {
  /// How a stack changes, with the names and values of UIKit's `UINavigationController.Operation`.
  public enum Operation: Int, Sendable {
    /// The stack does not change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// The top is popped.
    case pop = 2
  }

  /// Asks the delegate for an animator of a transition that begins.
  ///
  /// The interactive pop of this library, ``beginInteractivePop()``, stands for UIKit's gesture; the
  /// delegate is not asked.
  func chooseAnimator(for transition: NavigationTransition) {
    let stack = viewControllers
    let choice = transition.isHeld ? nil : choice(for: transition)
    guard let choice, transition.isInFlight else {
      transition.details.change.stackBefore = []
      return
    }
    transition.details.stackAtStart = stack
    transition.animate(
      by: choice,
      with: CustomTransition.Participants(
        owner: self,
        from: transition.from,
        to: transition.to,
        container: host.share(wrapperOf: transition.from, with: transition.to)
      )
    )
  }

  private func choice(for transition: NavigationTransition) -> TransitionChoice? {
    guard let delegate else { return nil }
    return life.runtime.choice(
      of: delegate,
      "navigationController(_:animationControllerFor:from:to:)",
      about: transition.to
    ) {
      delegate.navigationController(
        self,
        animationControllerFor: transition.details.change.operation,
        from: transition.from,
        to: transition.to
      )
    } interactor: {
      delegate.navigationController(self, interactionControllerFor: $0)
    }
  }
}
