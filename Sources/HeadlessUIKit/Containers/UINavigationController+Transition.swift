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
    let change = pendingChange
    pendingChange = nil
    if change?.operation == .pop { finishTransitions() }
    guard host.isOnScreen else {
      if let popped = change?.popped { release(popped) }
      return
    }
    guard let top = topViewController, top !== host.displayed else { return }
    guard let from = host.displayed,
      appearance.state == .visible || from.appearance.state != .hidden
    else {
      host.install(top)
      if appearance.state == .visible {
        runtime.loop.afterCommit { [self] in tellDisplayedItMoved() }
      }
      return
    }
    let transition = NavigationTransition(
      from: from,
      to: top,
      operation: change?.operation ?? .push,
      isInteractive: false
    )
    start(transition, animated: change?.isAnimated ?? false)
  }

  /// Starts a transition: the will-callbacks, the views, and the time until its end.
  ///
  /// Animated: the incoming view is loaded by reading it, and `loadViewIfNeeded` follows
  /// `viewWillAppear`; not animated: `loadViewIfNeeded` comes first and the did-callbacks come
  /// before the first layout (device logs of both).
  func start(_ transition: NavigationTransition, animated: Bool) {
    let from = transition.from
    let to = transition.to
    isStarting = true
    defer { isStarting = false }
    transitions.append(transition)
    host.displayed = to
    if animated { _ = to.ensureView() } else { to.loadViewIfNeeded() }
    if from.appearance.state == .appearing {
      from.warnOfUnbalancedTransition()
    } else {
      from.beginTransition(false, animated: animated, driver: .container)
    }
    to.beginTransition(true, animated: animated, driver: .container)
    if animated { to.loadViewIfNeeded() }
    guard transitions.contains(where: { $0 === transition }) else { return }
    if transition.operation == .push { host.place(from.ensureView(), of: from) }
    host.place(to.ensureView(), of: to)
    guard !transition.isInteractive else { return }
    guard animated else {
      complete(transition)
      return
    }
    runtime.loop.schedule(
      after: NavigationTransition.duration,
      label: "end of the transition to \(to)"
    ) { [self, weak transition] in
      if let transition { complete(transition) }
    }
  }

  /// Ends a transition: the outgoing view leaves, then outgoing and incoming hear their did-.
  func complete(_ transition: NavigationTransition) {
    guard let place = transitions.firstIndex(where: { $0 === transition }) else { return }
    transitions.remove(at: place)
    let from = transition.from
    let to = transition.to
    let isCovered = to !== host.displayed
    if from !== host.displayed { host.removeView(of: from) }
    if transition.operation == .pop { from.setParent(nil) }
    if from.appearance.state == .appearing, from !== host.displayed {
      runtime.warn(
        .nestedTransition,
        """
        Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree \
        might get corrupted.
        """,
        about: traceSubject
      )
      from.beginTransition(false, animated: from.appearance.isAnimated, driver: .container)
    }
    if from.appearance.state == .disappearing { from.endTransition() }
    if !isCovered, to.appearance.state == .appearing { to.endTransition() }
    switch transition.operation {
    case .push:
      guard viewControllers.contains(where: { $0 === to }) else { return }
      if !to.containment.heardDidMove { to.sendDidMove(toParent: self) }
    case .pop: from.sendDidMove(toParent: nil)
    }
  }

  /// Ends what is in flight at once.
  func finishTransitions() {
    while let transition = transitions.first { complete(transition) }
  }

  /// Sends `didMove(toParent:)` to the shown controller when it did not hear it yet.
  func tellDisplayedItMoved() {
    guard let displayed = host.displayed, displayed.parent === self else { return }
    guard !displayed.containment.heardDidMove, displayed.appearance.state == .visible else {
      return
    }
    displayed.sendDidMove(toParent: self)
  }
}
