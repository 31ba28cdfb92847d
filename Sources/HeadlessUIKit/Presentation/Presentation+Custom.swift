import TraceModel

/// The way in that an animator of the app animates.
extension Presentation {
  /// Lets the animator begin; it adds the presented view itself.
  func begin(
    _ choice: TransitionChoice,
    of presented: UIViewController,
    on presenter: UIViewController
  ) {
    if removesPresentersView { takePresentersView() }
    let custom = CustomTransition(
      choice,
      of: CustomTransition.Cast(
        owner: presenter,
        from: presenter,
        to: presented,
        movesFrom: removesPresentersView,
        container: container,
        style: style,
        finalFrame: controller.frameOfPresentedViewInContainerView
      )
    ) { [weak self] didComplete in
      if didComplete { self?.complete() } else { self?.takeBack() }
    }
    self.custom = custom
    coordinator?.follow(custom)
    coordinator?.begin()
    custom.start()
  }

  // choice: cancelled-presentation-completion
  /// Takes a presentation back that the animator did not complete.
  ///
  /// The presented controller disappears first, then the presenter is back, as after a swipe that
  /// was given up. That the completion of `present` is called is chosen.
  private func takeBack() {
    guard phase == .appearing else { return }
    phase = .ended
    let presenter = presenter
    if let presented, presented.appearance.state == .appearing {
      presented.beginTransition(false, animated: true, driver: .container)
    }
    returnPresentersView()
    removeViews()
    presented?.endModalTransition(.disappearing)
    unlink()
    presented?.modal.change = .none
    if hasHiddenPresenter, let presenter, presenter.appearance.canBegin(true) {
      presenter.beginTransition(true, animated: true, driver: .container)
      presenter.endModalTransition(.appearing)
    }
    tellController(.presentationTransitionDidEnd) { $0.presentationTransitionDidEnd(false) }
    finishCoordinator()
    let completion = completion
    self.completion = nil
    run(completion, of: caller)
    release()
  }
}

extension UIViewController {
  /// Asks the transitioning delegate who animates the presentation of this controller.
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

  /// Asks the transitioning delegate who animates the dismissal of this controller.
  func chooseAnimatorOfDismissal() -> TransitionChoice? {
    guard let delegate = modal.transitioningDelegate else { return nil }
    return life.runtime.choice(of: delegate, .dismissalAnimationController, about: self) {
      delegate.animationController(forDismissed: self)
    } interactor: {
      delegate.interactionControllerForDismissal(using: $0)
    }
  }
}
