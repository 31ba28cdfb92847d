import TraceModel

/// Showing the top of the stack: the transitions and their callbacks.
extension UINavigationController {
  private var runtime: Runtime { life.runtime }

  /// Shows the top of the stack when something else is shown.
  func performPendingChange() {
    guard !isStarting else {
      runtime.commit.enqueueContent(of: self)
      return
    }
    if host.isOnScreen, pendingChange?.operation == .pop,
      transitions.contains(where: { $0.operation == .push || $0.isInteractive })
    {
      finishTransitions()
    }
    defer {
      // What the app asked for has become of something else, or of nothing.
      waitingCoordinator?.finish()
      waitingCoordinator = nil
    }
    guard host.isOnScreen else {
      settleOffScreen()
      return
    }
    let change = pendingChange ?? NavigationChange(operation: .push, isAnimated: false)
    pendingChange = nil
    if let top = topViewController, top !== host.displayed {
      show(top, change)
    } else if let top = topViewController, transitions.isEmpty, host.mustTell(top) {
      install(top)
      for controller in change.removed { release(controller) }
    } else {
      if topViewController == nil, let old = host.displayed { host.retire(old) }
      for controller in change.removed { release(controller) }
    }
  }

  /// Asks for a commit when something else than the top is shown.
  func showTopIfNeeded() {
    if topViewController !== host.displayed { runtime.commit.enqueueContent(of: self) }
  }

  /// Shows the top as the first content.
  func install(_ top: UIViewController) {
    // At a launch it comes between `viewDidLoad` and `viewWillAppear` (a device log).
    if appearance.state == .appearing, !appearance.isAnimated {
      _ = top.ensureView()
      top.loadViewIfNeeded()
    }
    host.install(top)
    tellWillShow(top, animated: appearance.isAnimated)
    // Up to iOS 12 the delegate receives it twice, here and at the end: a log of iOS 5 (April 2012),
    // openradar 29912893 (iOS 10, the first selection of a tab) and 44966342 (iOS 12, a launch).
    if runtime.behavior.major <= 12 {
      tellDidShow(top, animated: appearance.isAnimated)
      announced = top
    }
    guard appearance.state == .visible else { return }
    runtime.loop.afterCommit { [weak self] in self?.tellDisplayedItMoved() }
  }

  private func show(_ top: UIViewController, _ change: NavigationChange) {
    guard let from = host.displayed,
      appearance.state == .visible || from.appearance.state != .hidden
    else {
      install(top)
      for controller in change.removed { release(controller) }
      return
    }
    let transition = NavigationTransition(
      from: from,
      to: top,
      operation: change.operation,
      isInteractive: false,
      removed: change.removed,
      buried: change.buried
    )
    transition.stackBefore = change.stackBefore
    if appearance.state == .appearing {
      replaceBeforeAppearing(transition, animated: change.isAnimated)
    } else {
      start(transition, animated: change.isAnimated)
    }
  }

  /// Lets go of what left the stack while nothing is shown.
  ///
  /// A container that is on its way in or out keeps what waits until it is there.
  private func settleOffScreen() {
    guard appearance.state == .hidden else { return }
    let removed = pendingChange?.removed ?? []
    pendingChange = nil
    for controller in removed { release(controller) }
    if let top = topViewController, top !== host.displayed { host.installSilently(top) }
  }

  /// Replaces what is shown while the container itself is still appearing: no animation is possible
  /// (a screenshot of iOS 17 shows the order).
  private func replaceBeforeAppearing(_ transition: NavigationTransition, animated: Bool) {
    let from = transition.from
    let to = transition.to
    isStarting = true
    _ = to.ensureView()
    host.displayed = to
    if from.appearance.canBegin(false) {
      from.beginTransitionByContainer(false, animated: animated)
    }
    if appearance.state == .appearing || appearance.state == .visible,
      to.appearance.canBegin(true)
    {
      to.beginTransitionByContainer(true, animated: animated)
      tellWillShow(to, animated: animated)
    }
    isStarting = false
    if host.displayed === to, to.parent === self { host.place(to.ensureView(), of: to) }
    transition.buried = []
    leave(transition)
    tellRemoved(transition)
    if appearance.state == .visible, to === host.displayed, to.appearance.state == .appearing {
      to.endTransition()
      tellDisplayedItMoved()
    }
  }

  /// Starts a transition: the will-callbacks, the views, and the time until its end.
  ///
  /// Animated: the incoming view is loaded by reading it, and `loadViewIfNeeded` follows
  /// `viewWillAppear`; not animated: `loadViewIfNeeded` comes first and the did-callbacks come
  /// before the first layout (device logs of both).
  ///
  /// From iOS 9 to 12 an animated push loads a view that nothing has read before after the outgoing
  /// controller's `viewWillDisappear`.
  func start(_ transition: NavigationTransition, animated: Bool) {
    let from = transition.from
    let to = transition.to
    isStarting = true
    defer { isStarting = false }
    transitions.append(transition)
    host.displayed = to
    if animated { chooseAnimator(for: transition) }
    guard isInFlight(transition) else { return }
    if animated { attachCoordinator(to: transition) }
    if !animated {
      to.loadViewIfNeeded()
    } else if !loadsAfterWillDisappear {
      _ = to.ensureView()
    }
    // What has not appeared yet can't disappear: UIKit complains at the end of the transition.
    if from.appearance.state == .visible {
      from.beginTransitionByContainer(false, animated: animated)
    }
    guard isInFlight(transition) else { return }
    to.beginTransitionByContainer(true, animated: animated)
    if animated { to.loadViewIfNeeded() }
    tellWillShow(to, animated: animated)
    guard isInFlight(transition) else { return }
    transition.hasViews = true
    if transition.custom == nil { placeViews(of: transition) }
    transition.coordinator?.begin()
    if let custom = transition.custom {
      custom.start()
      return
    }
    guard !transition.isInteractive else { return }
    guard animated else {
      complete(transition)
      return
    }
    // What left from below the top lives until the incoming controller heard `viewIsAppearing`.
    runtime.loop.afterCommit { [weak transition] in transition?.buried = [] }
    runtime.loop.schedule(
      after: NavigationTransition.duration,
      label: "end of the transition to \(to)"
    ) { [self, weak transition] in
      if let transition { complete(transition) }
    }
  }

  /// Whether the incoming view of an animated transition loads just before its `viewWillAppear`.
  ///
  /// Lists and logs of iOS 10 and of apps of those years have it so; logs from iOS 13 on, and those
  /// before iOS 9, load the view first.
  private var loadsAfterWillDisappear: Bool { (9...12).contains(runtime.behavior.major) }

  /// Tells whether no callback has ended a transition.
  func isInFlight(_ transition: NavigationTransition) -> Bool {
    transitions.contains { $0 === transition }
  }

  /// Ends a transition: the outgoing view leaves, then outgoing and incoming hear their did-.
  func complete(_ transition: NavigationTransition) {
    guard let place = transitions.firstIndex(where: { $0 === transition }) else { return }
    transitions.remove(at: place)
    let to = transition.to
    let isAnimated = transition.coordinator != nil
    transition.custom?.close()
    transition.stackBefore = []
    transition.buried = []
    leave(transition)
    if !transition.hasViews, to === host.displayed, to.parent === self, host.isOnScreen {
      host.place(to.ensureView(), of: to)
    }
    if to === host.displayed, to.appearance.state == .appearing { to.endTransition() }
    finishCoordinator(of: transition)
    tellRemoved(transition)
    guard isOnStack(to), to === host.displayed else { return }
    if !to.containment.hasReceivedDidMove { to.sendDidMove(toParent: self) }
    tellDidShow(to, animated: isAnimated)
  }

  /// Ends what is in flight at once: a swipe that was given up goes back, the rest goes on.
  func finishTransitions() {
    for transition in transitions {
      if transition.isCancelled {
        restoreAfterCancel(transition)
      } else if transition.custom?.transitionWasCancelled ?? false {
        takeBack(transition)
      } else {
        complete(transition)
      }
    }
  }

  /// Sends `didMove(toParent:)` to the shown controller when it did not hear it yet.
  func tellDisplayedItMoved() {
    guard let displayed = host.displayed, isOnStack(displayed) else { return }
    guard displayed.appearance.state == .visible else { return }
    if !displayed.containment.hasReceivedDidMove { displayed.sendDidMove(toParent: self) }
    tellDidShow(displayed, animated: displayed.appearance.isAnimated)
  }

  /// Runs the completions of a transition.
  func finishCoordinator(of transition: NavigationTransition) {
    transition.coordinator?.finish(detachingFrom: [self, transition.from, transition.to])
  }

  /// Returns the coordinator of the animated transition that starts with the commit.
  func coordinatorOfPendingChange() -> TransitionCoordinator? {
    guard let change = pendingChange, change.isAnimated, !isStarting, host.isOnScreen,
      appearance.state == .visible, let from = host.displayed, let to = topViewController,
      from !== to
    else { return nil }
    if let waitingCoordinator, waitingCoordinator.isOf(from: from, to: to) {
      return waitingCoordinator
    }
    waitingCoordinator?.finish()
    let coordinator = coordinator(from: from, to: to, isInteractive: false)
    waitingCoordinator = coordinator
    return coordinator
  }

  private func coordinator(
    from: UIViewController,
    to: UIViewController,
    isInteractive: Bool
  ) -> TransitionCoordinator {
    TransitionCoordinator(
      owner: self,
      from: from,
      to: to,
      containerView: host.content,
      duration: NavigationTransition.duration,
      isAnimated: true,
      isInteractive: isInteractive
    )
  }

  private func attachCoordinator(to transition: NavigationTransition) {
    let waiting = transition.isInteractive ? nil : waitingCoordinator
    let isMeant = waiting?.isOf(from: transition.from, to: transition.to) ?? false
    if isMeant { waitingCoordinator = nil }
    let coordinator =
      (isMeant ? waiting : nil)
      ?? coordinator(
        from: transition.from,
        to: transition.to,
        isInteractive: transition.isInteractive
      )
    transition.coordinator = coordinator
    if let custom = transition.custom { coordinator.follow(custom) }
    coordinator.attach(to: [self, transition.from, transition.to])
  }

  /// Puts both views into the container, unless a callback has taken one away.
  ///
  /// During a push the outgoing view leaves the window, comes back, and leaves again (a device log
  /// of 2023).
  private func placeViews(of transition: NavigationTransition) {
    let from = transition.from
    let to = transition.to
    if transition.operation == .push, from.parent === self {
      host.place(from.ensureView(), of: from)
    }
    if to.parent === self { host.place(to.ensureView(), of: to) }
  }

  /// Takes the outgoing controller off the screen; what left the stack has no parent from now on.
  private func leave(_ transition: NavigationTransition) {
    let from = transition.from
    for controller in transition.removed where isLeaving(controller) { controller.setParent(nil) }
    guard from !== host.displayed, from.parent == nil || from.parent === self else { return }
    if from.appearance.state == .appearing {
      runtime.warn(
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

  /// Tells what left the stack that it did.
  private func tellRemoved(_ transition: NavigationTransition) {
    for controller in transition.removed where !isOnStack(controller) && controller.parent == nil {
      controller.sendDidMove(toParent: nil)
    }
  }

  private func isLeaving(_ controller: UIViewController) -> Bool {
    !isOnStack(controller) && controller.parent === self
  }
}
