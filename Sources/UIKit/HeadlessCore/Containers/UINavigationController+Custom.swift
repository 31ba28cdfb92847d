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
  /// The delegate is not asked for ``beginInteractivePop()``, which replaces UIKit's gesture.
  func chooseAnimator(for transition: NavigationTransition) {
    let stack = viewControllers
    let choice = transition.isHeld ? nil : choice(for: transition)
    guard let choice, transition.isInFlight else {
      transition.details.change.stackBefore = []
      return
    }
    transition.details.stackAtStart = stack
    let wrapper = host.share(wrapperOf: transition.from, with: transition.to)
    transition.animate(by: choice, of: self, in: wrapper)
  }

  private func choice(for transition: NavigationTransition) -> TransitionChoice? {
    guard let delegate else { return nil }
    return life.runtime.choice(
      of: delegate,
      .navigationAnimationController,
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
