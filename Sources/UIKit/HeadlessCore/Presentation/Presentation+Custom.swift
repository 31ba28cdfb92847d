import TraceModel

extension UIViewController {
  /// Asks the transitioning delegate for an animator of the presentation of this controller.
  func chooseAnimator(
    presentedOn presenter: UIViewController,
    source: UIViewController
  ) -> TransitionChoice? {
    guard let delegate = modal.transitioningDelegate else { return nil }
    return life.runtime.choice(
      of: delegate,
      .presentationAnimationController,
      about: self
    ) {
      delegate.animationController(forPresented: self, presenting: presenter, source: source)
    } interactor: {
      delegate.interactionControllerForPresentation(using: $0)
    }
  }

  /// Asks the transitioning delegate for an animator of the dismissal of this controller.
  func chooseAnimatorOfDismissal() -> TransitionChoice? {
    guard let delegate = modal.transitioningDelegate else { return nil }
    return life.runtime.choice(of: delegate, .dismissalAnimationController, about: self) {
      delegate.animationController(forDismissed: self)
    } interactor: {
      delegate.interactionControllerForDismissal(using: $0)
    }
  }
}
