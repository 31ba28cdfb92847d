import TraceModel

extension UINavigationController {
  /// Which way a stack changes, with the names and values of UIKit's
  /// `UINavigationController.Operation`.
  public enum Operation: Int, Sendable {
    /// Not at all.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The top goes.
    case pop = 2
  }
}

/// Transitions that an animator of the app animates.
extension UINavigationController {
  /// Asks the delegate who animates a transition that begins.
  ///
  /// The swipe of this library's own, ``beginInteractivePop()``, stands for UIKit's and asks nobody.
  func chooseAnimator(for transition: NavigationTransition) {
    transition.stackAtStart = viewControllers
    let choice = transition.isInteractive ? nil : choice(for: transition)
    guard let choice, isInFlight(transition) else {
      transition.stackBefore = []
      return
    }
    let custom = CustomTransition(
      choice,
      of: CustomTransition.Cast(
        owner: self,
        from: transition.from,
        to: transition.to,
        container: host.share(wrapperOf: transition.from, with: transition.to)
      )
    ) { [weak self, weak transition] didComplete in
      guard let self, let transition else { return }
      if didComplete { complete(transition) } else { takeBack(transition) }
    }
    transition.custom = custom
  }

  private func choice(for transition: NavigationTransition) -> TransitionChoice? {
    guard let delegate else { return nil }
    let operation: Operation = transition.operation == .push ? .push : .pop
    return life.runtime.choice(
      of: delegate,
      .navigationAnimationController,
      about: transition.to
    ) {
      delegate.navigationController(
        self,
        animationControllerFor: operation,
        from: transition.from,
        to: transition.to
      )
    } interactor: {
      delegate.navigationController(self, interactionControllerFor: $0)
    }
  }

  // choice: cancelled-custom-navigation-parents
  /// Takes a transition back that the animator did not complete: the stack and the views are as
  /// before.
  ///
  /// The appearance callbacks are those of a swipe that was given up (device logs): the incoming
  /// controller's first. Those of the parent come last (chosen). A stack that has changed since the
  /// begin can't be taken back: the transition is then complete.
  func takeBack(_ transition: NavigationTransition) {
    let front = transition.from
    let back = transition.to
    guard let place = transitions.firstIndex(where: { $0 === transition }) else { return }
    guard viewControllers.elementsEqual(transition.stackAtStart, by: ===),
      transition.stackBefore.contains(where: { $0 === front }),
      transition.stackBefore.allSatisfy({ $0.parent == nil || $0.parent === self })
    else {
      complete(transition)
      return
    }
    transitions.remove(at: place)
    transition.custom?.close()
    restoreStack(to: transition.stackBefore, of: transition)
    announced = nil
    host.displayed = front
    front.containment.isMovingFrom = false
    host.retire(back, animated: true)
    if front === host.displayed { host.reclaim(front) }
    if front.appearance.canBegin(true) {
      front.beginTransitionByContainer(true, animated: true)
      if front === host.displayed, front.appearance.state == .appearing { front.endTransition() }
    }
    finishCoordinator(of: transition)
    tellTakenBack(transition)
  }

  private func restoreStack(
    to before: [UIViewController],
    of transition: NavigationTransition
  ) {
    let now = viewControllers
    childrenStorage = before
    for controller in before where controller.parent == nil { controller.setParent(self) }
    for controller in now + before { recordPlace(of: controller) }
  }

  /// Tells who came that it is gone, and who was about to go that it stays.
  private func tellTakenBack(_ transition: NavigationTransition) {
    let before = transition.stackBefore
    let came = transition.stackAtStart.filter { new in !before.contains { $0 === new } }
    transition.stackBefore = []
    transition.stackAtStart = []
    for controller in came where !isOnStack(controller) && controller.parent === self {
      controller.setParent(nil)
      controller.containment.isMovingTo = false
      controller.sendDidMove(toParent: nil)
    }
    for controller in transition.removed where isOnStack(controller) && controller.parent === self {
      controller.sendDidMove(toParent: self)
    }
  }
}
