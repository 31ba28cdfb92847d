import TraceModel

/// Switches that a gesture or an animator of the app drives.
extension UITabBarController {
  /// Begins a switch by gesture, driven by calls instead of the app's animator and a finger.
  ///
  /// - Parameter index: The index of the incoming tab, from 0.
  /// - Returns: Whether a switch has begun. It does not begin to the selected tab or to an index
  ///   out of range, during another switch, or off the screen.
  @discardableResult
  public func beginInteractiveSwitch(to index: Int) -> Bool {
    call(.interactiveSwitchBegin) {
      guard tabs.indices.contains(index), index != selectedIndex,
        let from = host.displayed, from === selectedViewController, canSwitch(from: from)
      else { return false }
      let to = tabs[index]
      _ = to.ensureView()
      guard canSwitch(from: from), to.parent === self else { return false }
      let transition = makeTransition(from: from, to: to, isInteractive: true)
      self.transition = transition
      transition.attachCoordinator(of: self, in: host.content)
      transition.begin()
      return transition.hasBroughtViews
    }
  }

  /// Moves the finger.
  ///
  /// - Parameter fraction: The position of the finger, from 0 to 1; other values are clamped.
  public func updateInteractiveSwitch(_ fraction: Double) {
    transition?.update(fraction)
  }

  /// Lifts the finger so that the switch is completed; an animation runs to its end.
  public func finishInteractiveSwitch() {
    call(.interactiveSwitchFinish) { transition?.release(.completed) }
  }

  /// Lifts the finger so that the switch is cancelled; the views run back first.
  public func cancelInteractiveSwitch() {
    call(.interactiveSwitchCancel) { transition?.release(.cancelled) }
  }

  /// Asks the delegate for an animator of a switch, by the user or by the app.
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

  /// Whether an animator of the app animates a switch to a tab.
  func isAnimatingSwitch(to tab: UIViewController) -> Bool {
    transition.map { $0.custom != nil && $0.to === tab } ?? false
  }

  /// Begins a switch that an animator of the app animates; the tab is already selected.
  func animateSwitch(
    from outgoing: UIViewController,
    to incoming: UIViewController,
    by choice: TransitionChoice
  ) {
    _ = incoming.ensureView()
    guard host.displayed === outgoing, selectedViewController === incoming,
      canSwitch(from: outgoing)
    else {
      life.runtime.commit.enqueueContent(of: self)
      return
    }
    let wrapper = host.share(wrapperOf: outgoing, with: incoming)
    let transition = makeTransition(from: outgoing, to: incoming, isInteractive: false)
    transition.animate(by: choice, of: self, in: wrapper)
    self.transition = transition
    transition.attachCoordinator(of: self, in: wrapper)
    transition.begin()
  }

  private func canSwitch(from tab: UIViewController) -> Bool {
    transition == nil && host.isOnScreen && host.displayed === tab
      && tab.appearance.state == .visible
  }

  private func makeTransition(
    from: UIViewController,
    to: UIViewController,
    isInteractive: Bool
  ) -> TabTransition {
    TabTransition(
      TabTransitionDetails(from: from, to: to),
      of: self,
      in: life.runtime,
      duration: TabTransitionDetails.duration,
      isAnimated: true,
      isInteractive: isInteractive
    )
  }

  private func call<Result>(_ name: Name, _ body: () -> Result) -> Result {
    life.runtime.dispatcher.call(name, on: traceSubject, body)
  }
}
