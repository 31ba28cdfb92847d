import TraceModel

/// Selecting tabs, by the app and by the user.
extension UITabBarController {
  /// Taps a tab, as the user does.
  ///
  /// The delegate is asked first and told last. A tap on the selected tab changes nothing, but the
  /// delegate hears of it. Nobody can tap what is off the screen: such a call does nothing.
  ///
  /// - Parameter index: The place of the tab, from 0; out of range nothing happens.
  public func tapTab(at index: Int) {
    guard childrenStorage.indices.contains(index) else { return }
    let tapped = childrenStorage[index]
    let runtime = life.runtime
    runtime.dispatcher.call(.tabTap, on: traceSubject, argument: tapped.traceSubject) {
      guard host.isOnScreen, allowsTap(on: tapped) else { return }
      let isSwitch = tapped !== selectedViewController
      selectedViewController = tapped
      guard isSwitch else {
        tellDidSelect(tapped)
        return
      }
      runtime.loop.afterCommit { [self] in tellDidSelect(tapped) }
    }
  }

  func select(_ index: Int) {
    guard childrenStorage.indices.contains(index), index != selectedIndex else { return }
    let incoming = childrenStorage[index]
    life.runtime.dispatcher.call(
      .selectTab,
      on: traceSubject,
      argument: incoming.traceSubject
    ) {
      settleInteractiveSwitch()
      note(selected: incoming)
      guard host.isOnScreen, let outgoing = host.displayed, outgoing !== incoming else {
        life.runtime.commit.enqueueContent(of: self)
        return
      }
      if let choice = chooseAnimator(from: outgoing, to: incoming) {
        animateSwitch(from: outgoing, to: incoming, by: choice)
      } else if host.displayed === outgoing, selectedViewController === incoming {
        show(incoming, insteadOf: outgoing)
      }
    }
  }

  /// Reports that a controller can't be selected, in the words of crash logs.
  func refuseSelection() {
    life.runtime.fail(
      .invalidArgument,
      exception: "NSInvalidArgumentException",
      """
      -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
      controller's list of view controllers can be selected.
      """,
      about: traceSubject
    )
  }

  /// Makes a tab the selected one; what is shown does not change by this.
  func note(selected incoming: UIViewController) {
    selected = incoming
    life.runtime.recording.relation(
      .selectedRelation,
      of: traceSubject,
      to: incoming.traceSubject,
      index: selectedIndex
    )
  }

  func replaceTabs(with tabs: [UIViewController]) {
    settleInteractiveSwitch()
    let place = selectedIndex
    replacements += 1
    let replacement = replacements
    for tab in childrenStorage where !tabs.contains(where: { $0 === tab }) {
      tab.sendWillMove(toParent: nil)
      // A callback may have set other tabs: those stay.
      guard replacement == replacements else { return }
      if tab.parent === self { tab.removeFromParent() }
      guard replacement == replacements else { return }
    }
    for tab in tabs where tab.parent !== self {
      addChild(tab)
      guard replacement == replacements else { return }
      if tab.parent === self { tab.sendDidMove(toParent: self) }
      guard replacement == replacements else { return }
    }
    var ordered: [UIViewController] = []
    for tab in tabs where tab.parent === self && !ordered.contains(where: { $0 === tab }) {
      ordered.append(tab)
    }
    childrenStorage = ordered
    guard selectedViewController == nil else { return }
    select(ordered.indices.contains(place) ? place : 0)
  }

  /// Switches: the incoming controller hears its will- first (five published logs).
  private func show(_ incoming: UIViewController, insteadOf outgoing: UIViewController) {
    let view = incoming.ensureView()
    guard selectedViewController === incoming, host.displayed === outgoing else { return }
    host.displayed = incoming
    if incoming.appearance.canBegin(true) {
      incoming.beginTransitionByContainer(true, animated: false)
    }
    // The callbacks may have selected another tab, or the outgoing one again.
    if host.displayed !== outgoing, outgoing.appearance.canBegin(false) {
      outgoing.beginTransitionByContainer(false, animated: false)
    }
    if host.displayed !== outgoing { host.removeView(of: outgoing) }
    if host.displayed === incoming { host.place(view, of: incoming) }
    life.runtime.loop.afterCommit { [self] in
      if outgoing.appearance.state == .disappearing, host.displayed !== outgoing {
        outgoing.endTransition()
      }
      // A container that is appearing ends its child's appearance with its own.
      let waits = appearance.state == .appearing && host.displayed === incoming
      if incoming.appearance.state == .appearing, !waits { incoming.endTransition() }
    }
  }

  private func allowsTap(on tab: UIViewController) -> Bool {
    guard let delegate else { return true }
    return life.runtime.tell(delegate, .tabShouldSelect, argument: tab.traceSubject) {
      delegate.tabBarController(self, shouldSelect: tab)
    }
  }

  private func tellDidSelect(_ tab: UIViewController) {
    guard let delegate else { return }
    life.runtime.tell(delegate, .tabDidSelect, argument: tab.traceSubject) {
      delegate.tabBarController(self, didSelect: tab)
    }
  }
}
