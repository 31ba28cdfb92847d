import TraceModel

/// Selection of tabs, by the app and by the user.
extension UITabBarController {
  /// Taps a tab, as the user does.
  ///
  /// The delegate receives `shouldSelect` first and `didSelect` last. A tap on the selected tab
  /// pops its navigation controller to the root, animated; the stack has changed before `didSelect`
  /// (github.com/mastodon/mastodon-ios, pull request 701). Without a stack to pop nothing changes,
  /// and the delegate still receives both messages. A tab bar that is off the screen ignores the
  /// call.
  ///
  /// - Parameter index: The index of the tab, from 0; an index out of range is ignored.
  public func tapTab(at index: Int) {
    guard childrenStorage.indices.contains(index) else { return }
    let tapped = childrenStorage[index]
    let runtime = life.runtime
    runtime.dispatcher.call(.tabTap, on: traceSubject, argument: tapped.traceSubject) {
      guard host.isOnScreen, allowsTap(on: tapped) else { return }
      notifyOfTappedItem(tapped)
      guard tapped !== selectedViewController else {
        if let stack = tapped as? UINavigationController, stack.viewControllers.count > 1 {
          stack.popToRootViewController(animated: true)
        }
        notifyDidSelect(tapped)
        return
      }
      selectedViewController = tapped
      runtime.loop.afterCommit { [self] in notifyDidSelect(tapped) }
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
      transition?.interrupt()
      recordSelection(of: incoming)
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

  /// Reports that a controller can't be selected; the text is from crash logs.
  func refuseSelection() {
    life.runtime.fail(
      exception: "NSInvalidArgumentException",
      """
      -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
      controller's list of view controllers can be selected.
      """,
      about: traceSubject
    )
  }

  /// Makes a tab the selected one, without changing the displayed controller.
  func recordSelection(of incoming: UIViewController) {
    selected = incoming
    life.runtime.recording.relation(
      .selectedRelation,
      of: traceSubject,
      to: incoming.traceSubject,
      index: selectedIndex
    )
  }

  func replaceTabs(with tabs: [UIViewController]) {
    transition?.interrupt()
    let index = selectedIndex
    replacements += 1
    let replacement = replacements
    for tab in childrenStorage where !tabs.contains(where: { $0 === tab }) {
      tab.sendWillMove(toParent: nil)
      // A callback may have set different tabs, which stay.
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
    if host.isOnScreen { warnOfTabsBehindMore() }
    guard selectedViewController == nil else { return }
    select(ordered.indices.contains(index) ? index : 0)
  }

  /// Logs once that UIKit would show fewer tabs in a narrow window.
  ///
  /// UIKit shows four tabs and the tab of its More controller, on whose stack the others are
  /// (developer.apple.com/documentation/uikit/uitabbarcontroller). No published log shows the
  /// callbacks there; here every controller has its tab.
  func warnOfTabsBehindMore() {
    guard !hasWarnedOfMore, childrenStorage.count > Self.narrowTabLimit,
      traitCollection.horizontalSizeClass == .compact
    else { return }
    hasWarnedOfMore = true
    life.runtime.warn(
      .uikitDiagnostic,
      """
      \(self) has \(childrenStorage.count) tabs in a narrow window: UIKit shows four of them and puts \
      the others on the stack of moreNavigationController, which is not implemented; here each \
      keeps its tab. Use at most \(Self.narrowTabLimit) tabs
      """,
      about: traceSubject
    )
  }

  /// The maximum number of tabs in a tab bar of an iPhone.
  private static var narrowTabLimit: Int { 5 }

  /// Switches at once: the incoming controller receives its will-callback first (five published
  /// logs).
  private func show(_ incoming: UIViewController, insteadOf outgoing: UIViewController) {
    let view = incoming.ensureView()
    guard selectedViewController === incoming, host.displayed === outgoing else { return }
    host.displayed = incoming
    if incoming.appearance.canBegin(true) {
      incoming.beginTransitionByContainer(true, animated: false)
    }
    // The callbacks may have selected a third tab, or the outgoing one again.
    if host.displayed !== outgoing, outgoing.appearance.canBegin(false) {
      outgoing.beginTransitionByContainer(false, animated: false)
    }
    if host.displayed !== outgoing { host.removeView(of: outgoing) }
    if host.displayed === incoming { host.place(view, of: incoming) }
    life.runtime.loop.afterCommit { [self] in
      if outgoing.appearance.state == .disappearing, host.displayed !== outgoing {
        outgoing.endTransition()
      }
      // A container that is appearing forwards its viewDidAppear to the child.
      let waits = appearance.state == .appearing && host.displayed === incoming
      if incoming.appearance.state == .appearing, !waits { incoming.endTransition() }
    }
  }

  private func allowsTap(on tab: UIViewController) -> Bool {
    guard let delegate else { return true }
    return life.runtime.invoke(delegate, .tabShouldSelect, argument: tab.traceSubject) {
      delegate.tabBarController(self, shouldSelect: tab)
    }
  }

  private func notifyDidSelect(_ tab: UIViewController) {
    guard let delegate else { return }
    life.runtime.invoke(delegate, .tabDidSelect, argument: tab.traceSubject) {
      delegate.tabBarController(self, didSelect: tab)
    }
  }
}
