import TraceModel

/// The callbacks and views of a transition between two controllers of the stack.
extension UINavigationController: ContainerTransitionPolicy {
  /// Loads the incoming view and sends the will-callbacks, the outgoing controller's first.
  ///
  /// In an animated transition the view is loaded by reading it, and `loadViewIfNeeded` follows
  /// `viewWillAppear`. Otherwise `loadViewIfNeeded` is first, and the did-callbacks are sent before
  /// the first layout (device logs of both).
  ///
  /// From iOS 9 to 12 an animated push loads a view that was not read before after the outgoing
  /// controller's `viewWillDisappear`.
  package func sendWillCallbacks(of transition: NavigationTransition) {
    let from = transition.from
    let to = transition.to
    let isAnimated = transition.isAnimated
    if !isAnimated {
      to.loadViewIfNeeded()
    } else if !loadsAfterWillDisappear {
      _ = to.ensureView()
    }
    if transition.isInteractive { suspendFocus(of: transition) }
    // A controller that has not appeared yet can't disappear; UIKit logs a warning at the end.
    if from.appearance.state == .visible {
      from.beginTransitionByContainer(false, animated: isAnimated)
    }
    guard transition.isInFlight else { return }
    to.beginTransitionByContainer(true, animated: isAnimated)
    if isAnimated { to.loadViewIfNeeded() }
    notifyWillShow(to, animated: isAnimated)
  }

  /// Makes the first responder of the outgoing controller resign before a swipe; UIKit restores it
  /// if the swipe is cancelled (jianshu.com/p/0f23c9cf3fa2, iOS 9 to 11).
  private func suspendFocus(of transition: NavigationTransition) {
    guard let focus = life.runtime.existingFocus, let view = transition.from.viewIfLoaded,
      focus.isWithin(view)
    else { return }
    transition.details.focus = focus.responder
    _ = focus.end(in: view, isForced: false)
  }

  /// Whether the incoming view of an animated transition is loaded just before its
  /// `viewWillAppear`.
  ///
  /// Logs of iOS 10 and of apps of that time show it; in logs from iOS 13 on, and before iOS 9, the
  /// view is loaded first.
  private var loadsAfterWillDisappear: Bool { (9...12).contains(life.runtime.behavior.major) }

  /// Adds both views to the container, except those that callbacks have given to other containers.
  ///
  /// During a push the outgoing view leaves the window, enters it again, and leaves again (a device
  /// log of 2023).
  package func placeViews(of transition: NavigationTransition) {
    guard transition.custom == nil else { return }
    let from = transition.from
    if transition.details.change.operation == .push, from.parent === self {
      host.place(from.ensureView(), of: from)
    }
    placeIncomingView(of: transition)
  }

  private func placeIncomingView(of transition: NavigationTransition) {
    let to = transition.to
    if to.parent === self { host.place(to.ensureView(), of: to) }
  }

  package func run(_ transition: NavigationTransition) {
    guard transition.isAnimated else {
      transition.end(.completed)
      return
    }
    // Controllers removed from below the top live until the incoming one receives
    // `viewIsAppearing`.
    life.runtime.loop.afterCommit { [weak transition] in
      transition?.details.change.removedBelowTop = []
    }
    transition.scheduleEnd()
  }

  /// Whether the stack and the views can be restored.
  ///
  /// They can't if a second container has taken the outgoing controller, or if the stack has
  /// changed since an animator of the app began.
  package func canRestore(_ transition: NavigationTransition) -> Bool {
    let front = transition.from
    guard transition.custom != nil else { return front.parent === self }
    let before = transition.details.change.stackBefore
    return viewControllers.elementsEqual(transition.details.stackAtStart, by: ===)
      && before.contains { $0 === front }
      && before.allSatisfy { $0.parent == nil || $0.parent === self }
  }

  package var outcomeOfInterruptedGesture: TransitionOutcome { .completed }

  package func remove(_ transition: NavigationTransition) {
    transitions.removeAll { $0 === transition }
  }

  package func completeAppearance(of transition: NavigationTransition) {
    let to = transition.to
    transition.details.change.stackBefore = []
    transition.details.change.removedBelowTop = []
    leave(transition.details)
    if !transition.hasBroughtViews, to === host.displayed, host.isOnScreen {
      placeIncomingView(of: transition)
    }
    if to === host.displayed, to.appearance.state == .appearing { to.endTransition() }
  }

  // choice: interactive-pop-cancelled
  /// Restores the stack and the views: the revealed controller disappears, then the other one
  /// appears.
  ///
  /// The order is from a device log of a cancelled swipe, in which the four callbacks have one time
  /// stamp; by choice, `viewIsAppearing` is among them.
  package func restoreAppearance(of transition: NavigationTransition) {
    let front = transition.from
    restoreStack(of: transition)
    announced = nil
    host.displayed = front
    front.containment.isMovingFrom = false
    host.detach(transition.to, animated: true)
    if transition.custom != nil, front === host.displayed { host.reattach(front) }
    guard front.appearance.canBegin(true) else { return }
    front.beginTransitionByContainer(true, animated: true)
    if front === host.displayed, front.appearance.state == .appearing { front.endTransition() }
    if let responder = transition.details.focus { life.runtime.existingFocus?.restore(responder) }
  }

  private func restoreStack(of transition: NavigationTransition) {
    guard transition.custom != nil else {
      restore(transition.from)
      return
    }
    let now = viewControllers
    let before = transition.details.change.stackBefore
    childrenStorage = before
    for controller in before where controller.parent == nil { controller.setParent(self) }
    for controller in now + before { recordStackIndex(of: controller) }
  }

  package func didEnd(_ transition: NavigationTransition, _ outcome: TransitionOutcome) {
    switch outcome {
    case .completed: didComplete(transition)
    case .cancelled: didRestore(transition)
    }
  }

  private func didComplete(_ transition: NavigationTransition) {
    let to = transition.to
    notifyRemoved(by: transition.details.change)
    guard isOnStack(to), to === host.displayed else { return }
    if !to.containment.hasReceivedDidMove { to.sendDidMove(toParent: self) }
    notifyDidShow(to, animated: transition.isAnimated)
  }

  // choice: cancelled-custom-navigation-parents
  /// Sends `didMove(toParent:)` after the appearance callbacks (chosen): to controllers that left
  /// the stack again, then to controllers that returned.
  private func didRestore(_ transition: NavigationTransition) {
    let before = transition.details.change.stackBefore
    let added = transition.details.stackAtStart.filter { new in !before.contains { $0 === new } }
    transition.details.change.stackBefore = []
    transition.details.stackAtStart = []
    for controller in added where !isOnStack(controller) && controller.parent === self {
      controller.setParent(nil)
      controller.containment.isMovingTo = false
      controller.sendDidMove(toParent: nil)
    }
    for controller in transition.details.change.removed
    where isOnStack(controller) && controller.parent === self {
      controller.sendDidMove(toParent: self)
    }
  }

  package func name(of transition: NavigationTransition) -> String {
    "transition to \(transition.to)"
  }

  /// Takes the outgoing controller off the screen; removed controllers have no parent from now on.
  func leave(_ details: NavigationDetails) {
    let from = details.from
    for controller in details.change.removed
    where !isOnStack(controller) && controller.parent === self {
      controller.setParent(nil)
    }
    guard from !== host.displayed, from.parent == nil || from.parent === self else { return }
    if from.appearance.state == .appearing {
      life.runtime.warn(
        .nestedTransition,
        """
        Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree \
        might get corrupted.
        """,
        about: traceSubject
      )
      from.warnOfUnbalancedTransition()
    }
    let animated = from.appearance.isAnimated
    host.removeView(of: from)
    if from.appearance.canBegin(false) {
      from.beginTransitionByContainer(false, animated: animated)
    }
    if from.appearance.state == .disappearing { from.endTransition() }
  }

  /// Sends `didMove(toParent: nil)` to the controllers that a change has removed.
  func notifyRemoved(by change: NavigationChange) {
    for controller in change.removed where !isOnStack(controller) && controller.parent == nil {
      controller.sendDidMove(toParent: nil)
    }
  }
}
