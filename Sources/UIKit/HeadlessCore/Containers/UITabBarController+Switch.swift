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
    guard tabs.indices.contains(index) else { return }
    tap(tabs[index])
  }

  /// Taps a tab or More, or a tab in the list of More.
  package func tap(_ tapped: UIViewController) {
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
    guard tabs.indices.contains(index) else { return }
    select(tabs[index])
  }

  func select(_ incoming: UIViewController) {
    guard incoming !== selectedViewController else { return }
    if incoming === more { adoptMore() }
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
    for tab in self.tabs where !tabs.contains(where: { $0 === tab }) {
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
    childrenStorage = ordered + childrenStorage.filter { $0 === more }
    guard selectedViewController == nil || selectedViewController === more && !hasMore else {
      return
    }
    select(ordered.indices.contains(index) ? index : 0)
  }

  /// Whether the bar shows four tabs and More: an iPhone's has room for five items.
  var hasMore: Bool { tabs.count > 5 && traitCollection.horizontalSizeClass == .compact }

  /// The tabs, without More.
  package var tabs: [UIViewController] {
    guard let more else { return childrenStorage }
    return childrenStorage.filter { $0 !== more }
  }

  /// The items that the bar shows.
  package var shownItems: [UITabBarItem]? {
    guard hasMore else { return viewControllers?.map { $0.tabBarItem } }
    return tabs.prefix(4).map { $0.tabBarItem } + [moreItem]
  }

  /// Returns the tab with an item, or the list of More.
  package func tab(of item: UITabBarItem) -> UIViewController? {
    item === moreItem
      ? hasMore ? moreNavigationController : nil
      : tabs.first { $0.tabBarItem === item }
  }

  /// The item of the selected tab or of More, which leads to it.
  var shownSelection: UITabBarItem? {
    guard let item = selectedViewController?.tabBarItem else { return nil }
    return shownItems?.first { $0 === item } ?? (hasMore ? moreItem : item)
  }

  // choice: tab-more
  /// Makes the list of More a child, which is displayed like a tab.
  private func adoptMore() {
    let more = moreNavigationController
    guard more.parent !== self else { return }
    addChild(more)
    if more.parent === self { more.sendDidMove(toParent: self) }
  }

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
