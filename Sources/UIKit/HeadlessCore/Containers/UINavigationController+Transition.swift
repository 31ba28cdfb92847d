import TraceModel

/// The display of the top of the stack after a change.
extension UINavigationController {
  private var runtime: Runtime { life.runtime }

  /// Displays the top of the stack unless it is already displayed.
  func performPendingChange() {
    guard !isStarting else {
      runtime.commit.enqueueContent(of: self)
      return
    }
    if host.isOnScreen, pendingChange?.operation == .pop,
      transitions.contains(where: { $0.details.change.operation == .push || $0.isInteractive })
    {
      finishTransitions()
    }
    defer {
      // No transition has used the coordinator that the app has read.
      pendingCoordinator?.finish()
      pendingCoordinator = nil
    }
    guard host.isOnScreen else {
      settleOffScreen()
      return
    }
    let change = pendingChange ?? NavigationChange(operation: .push, isAnimated: false)
    pendingChange = nil
    if let top = topViewController, top !== host.displayed {
      show(top, change)
    } else if let top = topViewController, transitions.isEmpty, host.needsAppearance(top) {
      install(top)
      for controller in change.removed { release(controller) }
    } else {
      if topViewController == nil, let old = host.displayed { host.detach(old) }
      for controller in change.removed { release(controller) }
    }
  }

  /// Schedules a commit if a controller other than the top is displayed.
  func showTopIfNeeded() {
    if topViewController !== host.displayed { runtime.commit.enqueueContent(of: self) }
  }

  /// Displays the top as the first content.
  func install(_ top: UIViewController) {
    // At a launch `loadViewIfNeeded` is called between `viewDidLoad` and `viewWillAppear` (a device
    // log).
    if appearance.state == .appearing, !appearance.isAnimated {
      _ = top.ensureView()
      top.loadViewIfNeeded()
    }
    host.install(top)
    notifyWillShow(top, animated: appearance.isAnimated)
    // Up to iOS 12 the delegate receives `didShow` here and at the end: a log of iOS 5 (April
    // 2012), openradar 29912893 (iOS 10, the first selection of a tab) and 44966342 (iOS 12, a
    // launch).
    if runtime.behavior.major <= 12 {
      notifyDidShow(top, animated: appearance.isAnimated)
      announced = top
    }
    guard appearance.state == .visible else { return }
    runtime.loop.afterCommit { [weak self] in self?.completeDisplayed() }
  }

  private func show(_ top: UIViewController, _ change: NavigationChange) {
    guard let from = host.displayed,
      appearance.state == .visible || from.appearance.state != .hidden
    else {
      install(top)
      for controller in change.removed { release(controller) }
      return
    }
    let details = NavigationDetails(from: from, to: top, change: change)
    if appearance.state == .appearing { replaceBeforeAppearing(details) } else { start(details) }
  }

  /// Releases removed controllers while the container is hidden.
  ///
  /// A container that appears or disappears keeps its pending change until that has ended.
  private func settleOffScreen() {
    guard appearance.state == .hidden else { return }
    let removed = pendingChange?.removed ?? []
    pendingChange = nil
    for controller in removed { release(controller) }
    if let top = topViewController, top !== host.displayed { host.installSilently(top) }
  }

  /// Replaces the displayed controller while the container itself appears: no animation is possible
  /// (a screenshot of iOS 17 shows the order).
  private func replaceBeforeAppearing(_ details: NavigationDetails) {
    let from = details.from
    let to = details.to
    let animated = details.change.isAnimated
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
      notifyWillShow(to, animated: animated)
    }
    isStarting = false
    if host.displayed === to, to.parent === self { host.place(to.ensureView(), of: to) }
    leave(details)
    notifyRemoved(by: details.change)
    if appearance.state == .visible, to === host.displayed, to.appearance.state == .appearing {
      to.endTransition()
      completeDisplayed()
    }
  }

  /// Starts a transition, unless the delegate ends it while it is asked for an animator.
  func start(_ details: NavigationDetails, isInteractive: Bool = false) {
    let transition = NavigationTransition(
      details,
      of: self,
      in: runtime,
      duration: NavigationDetails.duration,
      isAnimated: details.change.isAnimated,
      isInteractive: isInteractive
    )
    isStarting = true
    defer { isStarting = false }
    transitions.append(transition)
    host.displayed = details.to
    if transition.isAnimated {
      chooseAnimator(for: transition)
      guard transition.isInFlight else { return }
      attachCoordinator(to: transition)
    }
    transition.begin()
  }

  /// Ends the transitions in flight at once: a cancelled one is reverted, others are completed.
  func finishTransitions() {
    for transition in transitions { transition.interrupt() }
  }

  /// Sends `didMove(toParent:)` to the displayed controller if it is still due, and `didShow` to
  /// the delegate.
  func completeDisplayed() {
    guard let displayed = host.displayed, isOnStack(displayed) else { return }
    guard displayed.appearance.state == .visible else { return }
    if !displayed.containment.hasReceivedDidMove { displayed.sendDidMove(toParent: self) }
    notifyDidShow(displayed, animated: displayed.appearance.isAnimated)
  }

  /// The coordinator of the animated transition that starts with the commit.
  var coordinatorOfPendingChange: TransitionCoordinator? {
    guard let change = pendingChange, change.isAnimated, !isStarting, host.isOnScreen,
      appearance.state == .visible, let from = host.displayed, let to = topViewController,
      from !== to
    else { return nil }
    if let pendingCoordinator, pendingCoordinator.isOf(from: from, to: to) {
      return pendingCoordinator
    }
    pendingCoordinator?.finish()
    let coordinator = TransitionCoordinator(
      owner: self,
      from: from,
      to: to,
      containerView: host.content,
      duration: NavigationDetails.duration,
      isAnimated: true,
      isInteractive: false
    )
    pendingCoordinator = coordinator
    return coordinator
  }

  private func attachCoordinator(to transition: NavigationTransition) {
    if !transition.isInteractive, let pendingCoordinator,
      pendingCoordinator.isOf(from: transition.from, to: transition.to)
    {
      self.pendingCoordinator = nil
      transition.attach(pendingCoordinator, to: [self, transition.from, transition.to])
    } else {
      transition.attachCoordinator(of: self, in: host.content)
    }
  }
}
