import TraceModel

// choice: cancelled-custom-tab-switch
/// Switches that an animator of the app animates.
///
/// The will-callbacks are those of every switch, the incoming controller's first. After a switch
/// that is taken back both turn as after a swipe that was given up (chosen).
extension UITabBarController {
  /// Asks the delegate who animates a switch, which the app may make by itself, too.
  func chooseAnimator(
    from outgoing: UIViewController,
    to incoming: UIViewController
  ) -> TransitionChoice? {
    guard let delegate, outgoing.appearance.state == .visible, life.runtime.animator.isEnabled
    else { return nil }
    return life.runtime.choice(
      of: delegate,
      .tabAnimationController,
      about: incoming
    ) {
      delegate.tabBarController(
        self,
        animationControllerForTransitionFrom: outgoing,
        to: incoming
      )
    } interactor: {
      delegate.tabBarController(self, interactionControllerFor: $0)
    }
  }

  /// Whether an animator of the app is just bringing a tab.
  func isAnimatingSwitch(to tab: UIViewController) -> Bool {
    interactiveSwitch.map { $0.custom != nil && $0.to === tab } ?? false
  }

  /// Begins a switch that an animator of the app animates; the tab is selected already.
  func animateSwitch(
    from outgoing: UIViewController,
    to incoming: UIViewController,
    by choice: TransitionChoice
  ) {
    _ = incoming.ensureView()
    guard host.displayed === outgoing, host.isOnScreen, selectedViewController === incoming,
      interactiveSwitch == nil, outgoing.appearance.state == .visible
    else {
      life.runtime.commit.enqueueContent(of: self)
      return
    }
    let current = makeSwitch(from: outgoing, to: incoming, by: choice)
    interactiveSwitch = current
    current.coordinator.attach(to: [self, outgoing, incoming])
    incoming.beginTransitionByContainer(true, animated: true)
    guard interactiveSwitch === current else { return }
    if outgoing.appearance.canBegin(false) {
      outgoing.beginTransitionByContainer(false, animated: true)
    }
    guard interactiveSwitch === current else { return }
    current.coordinator.begin()
    current.custom?.start()
  }

  private func makeSwitch(
    from outgoing: UIViewController,
    to incoming: UIViewController,
    by choice: TransitionChoice
  ) -> InteractiveTabSwitch {
    let container = host.share(wrapperOf: outgoing, with: incoming)
    let current = InteractiveTabSwitch(
      from: outgoing,
      to: incoming,
      coordinator: TransitionCoordinator(
        owner: self,
        from: outgoing,
        to: incoming,
        containerView: container,
        duration: InteractiveTabSwitch.duration,
        isAnimated: true,
        isInteractive: false
      )
    )
    let custom = CustomTransition(
      choice,
      of: CustomTransition.Cast(
        owner: self,
        from: outgoing,
        to: incoming,
        container: container
      )
    ) { [weak self, weak current] didComplete in
      guard let self, let current, interactiveSwitch === current else { return }
      if didComplete { complete(current) } else { restore(current) }
    }
    current.custom = custom
    current.coordinator.follow(custom)
    return current
  }
}
