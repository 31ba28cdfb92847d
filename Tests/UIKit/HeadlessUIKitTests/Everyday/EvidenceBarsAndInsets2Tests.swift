import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about bars.
@MainActor
struct `Evidence of everyday bars, a second part` {
  // observation: bar-pop-root-nil-apple
  @Test func `the root is not popped`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await showPhone(navigation, in: app)
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  // observation: bar-pop-to-returns-popped-apple
  @Test func `popping to a controller returns those above it`() {
    let stack = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.setViewControllers(stack, animated: false)
    #expect(navigation.popToViewController(stack[0], animated: false) == [stack[1], stack[2]])
  }

  // observation: bar-pop-to-foreign-throws
  @Test func `popping to a stranger changes nothing`() async throws {
    try await withApp { _ in
      let stack = (0..<2).map { _ in UIViewController() }
      let navigation = UINavigationController()
      navigation.setViewControllers(stack, animated: false)
      navigation.popToViewController(UIViewController(), animated: false)
      #expect(navigation.viewControllers == stack)
    }
  }

  // observation: bar-visible-controller-modal-apple
  @Test func `the visible controller may be a presented one`() async throws {
    try await withApp { app in
      let (root, modal) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      try await showPhone(navigation, in: app)
      root.present(modal, animated: false)
      try await app.settle()
      #expect(navigation.visibleViewController === modal)
      #expect(navigation.topViewController === root)
    }
  }

  // observation: bar-tab-defaults-xamarin
  @Test func `a tab bar controller without tabs has no selection`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedIndex == Int.max)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.customizableViewControllers == nil)
  }

  // observation: bar-tab-selected-item-without-items-xamarin
  @Test func `a bar without items selects none`() {
    let bar = UITabBar()
    #expect(bar.selectedItem == nil)
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem == nil)
    #expect(bar.items == nil)
  }

  // observation: bar-tab-items-cleared-xamarin
  @Test func `a bar that loses its items loses the selection`() {
    let bar = UITabBar()
    let item = UITabBarItem()
    bar.items = [item]
    bar.selectedItem = item
    #expect(bar.selectedItem === item)
    bar.items = nil
    #expect(bar.items == nil)
    #expect(bar.selectedItem == nil)
  }

  // observation: bar-tab-item-defaults-xamarin
  @Test func `a tab bar item is enabled and empty`() {
    let item = UITabBarItem()
    #expect(item.badgeValue == nil)
    #expect(item.isEnabled)
    #expect(item.image == nil)
    #expect(item.title == nil)
    #expect(item.tag == 0)
  }

  // observation: bar-tab-should-select-false-apple
  @Test func `a refused tab is not selected`() async throws {
    try await withApp { app in
      let (tabs, delegate) = (UITabBarController(), TabAnswers())
      delegate.allows = false
      tabs.delegate = delegate
      tabs.viewControllers = [UIViewController(), UIViewController()]
      try await showPhone(tabs, in: app)
      try app.tap(try #require(tabs.tabBar.items?.last))
      #expect(tabs.selectedIndex == 0)
      #expect(delegate.lines == ["should"])
    }
  }

  // observation: bar-tab-same-tab-tap-reports-apple
  @Test func `a tap on the selected tab is reported`() async throws {
    try await withApp { app in
      let (tabs, delegate) = (UITabBarController(), TabAnswers())
      tabs.delegate = delegate
      tabs.viewControllers = [UIViewController(), UIViewController()]
      try await showPhone(tabs, in: app)
      try app.tap(try #require(tabs.tabBar.items?.first))
      #expect(delegate.lines == ["should", "did"])
    }
  }

  // observation: bar-tab-same-tab-tap-pops
  @Test func `a tap on the selected tab pops its stack`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      try await showPhone(tabs, in: app)
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      try app.tap(try #require(tabs.tabBar.items?.first))
      try await app.settle()
      #expect(navigation.viewControllers == [root])
    }
  }

  // observation: bar-tab-selected-index-out-of-range
  @Test func `an index without a tab leaves the selection`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
  }

  // observation: bar-item-defaults-xamarin
  @Test func `a bar button has nothing by default`() {
    let item = UIBarButtonItem()
    #expect(item.customView == nil)
    #expect(item.tintColor == nil)
    #expect(item.target == nil)
    #expect(item.width == 0)
  }

  // observation: bar-left-items-replace-back-apple
  @Test func `left items replace the back button by default`() {
    #expect(!UINavigationItem(title: "").leftItemsSupplementBackButton)
  }

  // observation: bar-back-item-of-previous-apple
  @Test func `the back button belongs to the previous item`() async throws {
    try await withApp { app in
      let root = UIViewController()
      root.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "Zurück",
        style: .plain,
        target: nil,
        action: nil
      )
      let navigation = UINavigationController(rootViewController: root)
      try await showPhone(navigation, in: app)
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      #expect(navigation.navigationBar.backItem === root.navigationItem)
      #expect(navigation.navigationBar.backItem?.backBarButtonItem?.title == "Zurück")
    }
  }

  // observation: bar-hides-on-defaults-apple
  @Test func `bars hide for nothing by default`() {
    let navigation = UINavigationController()
    #expect(!navigation.hidesBarsOnSwipe)
    #expect(!navigation.hidesBarsOnTap)
    #expect(!navigation.hidesBarsWhenKeyboardAppears)
  }

  // observation: bar-items-set-pushes-apple
  @Test func `a bar shows the item that was pushed last`() {
    let bar = UINavigationBar()
    let (first, second) = (UINavigationItem(title: "a"), UINavigationItem(title: "b"))
    bar.pushItem(first, animated: false)
    #expect(bar.topItem === first)
    bar.pushItem(second, animated: false)
    #expect(bar.topItem === second)
    #expect(bar.backItem === first)
    #expect(bar.popItem(animated: false) === second)
  }

  // observation: bar-delegate-should-pop-false
  @Test func `a delegate keeps an item in its bar`() {
    let (bar, delegate) = (UINavigationBar(), BarAnswers())
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    bar.delegate = delegate
    bar.popItem(animated: false)
    #expect(delegate.count == 1)
    #expect(bar.topItem?.title == "b")
  }

  // observation: bar-status-style-child-apple
  @Test func `the child that a parent names is asked for its status bar`() async throws {
    try await withApp { app in
      let (parent, child) = (NamingParent(), StatusChild())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      try await showPhone(parent, in: app)
      child.count = 0
      parent.setNeedsStatusBarAppearanceUpdate()
      try await app.settle()
      #expect(child.count > 0)
    }
  }

  // observation: bar-scroll-adjusted-below-bar
  @Test func `a scroll view rests below the bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroll.contentSize = CGSize(width: 390, height: 3000)
      root.view.addSubview(scroll)
      try await showPhone(UINavigationController(rootViewController: root), in: app)
      #expect(scroll.adjustedContentInset.top == 91)
      #expect(scroll.contentOffset.y == -91)
    }
  }

  // observation: bar-landscape-height-compact
  @Test func `a bar in landscape is 32 points high`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await showPhone(navigation, in: app)
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(navigation.navigationBar.frame.height == 32)
    }
  }
}

@MainActor
private final class TabAnswers: UITabBarControllerDelegate {
  var allows = true
  var lines: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("should")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { lines.append("did") }
}

@MainActor
private final class BarAnswers: UINavigationBarDelegate {
  var count = 0

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    count += 1
    return false
  }
}

private final class NamingParent: UIViewController {
  override var childForStatusBarStyle: UIViewController? { children.first }
}

private final class StatusChild: UIViewController {
  var count = 0

  override var preferredStatusBarStyle: UIStatusBarStyle {
    count += 1
    return .lightContent
  }
}
