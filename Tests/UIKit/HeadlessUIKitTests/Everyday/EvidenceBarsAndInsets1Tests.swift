import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about bars.
@MainActor
struct `Evidence of everyday bars` {
  // observation: bar-navigation-height-phone-qmui
  @Test func `a navigation bar is 44 points high`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await showPhone(navigation, in: app)
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  // observation: bar-tab-height-notch-qmui
  @Test func `a tab bar includes the area of the home indicator`() async throws {
    try await withApp { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      try await showPhone(tabs, in: app)
      #expect(tabs.tabBar.frame.height == 83)
      #expect(tabs.tabBar.frame.maxY == 844)
    }
  }

  // observation: bar-toolbar-height-notch-qmui
  @Test func `a toolbar covers 44 points above the home indicator`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      try await showPhone(navigation, in: app)
      #expect(root.view.safeAreaInsets.bottom == 78)
    }
  }

  // observation: bar-safe-area-hidden-navigation
  @Test func `a hidden bar leaves the status bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      try await showPhone(navigation, in: app)
      navigation.setNavigationBarHidden(true, animated: false)
      try await app.settle()
      #expect(root.view.safeAreaInsets.top == 47)
    }
  }

  // observation: bar-edges-default-all
  @Test func `a view extends under all edges and not under opaque bars`() {
    #expect(UIViewController().edgesForExtendedLayout == .all)
    #expect(!UIViewController().extendedLayoutIncludesOpaqueBars)
  }

  // observation: bar-translucent-view-under-apple
  @Test func `a view extends under a translucent bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(UINavigationController(rootViewController: root), in: app)
      #expect(root.view.frame.height == 844)
    }
  }

  // observation: bar-additional-insets-add-apple
  @Test func `additional insets are added to the safe area`() async throws {
    try await withApp { app in
      let root = InsetController()
      try await showPhone(root, in: app)
      root.lines = []
      root.additionalSafeAreaInsets.top = 20
      try await app.settle()
      #expect(root.view.safeAreaInsets.top == 67)
      #expect(root.lines.contains("insets"))
    }
  }

  // observation: bar-additional-insets-reach-child-views
  @Test func `a subview of full size has the additional insets`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(root, in: app)
      let subview = UIView(frame: root.view.bounds)
      root.view.addSubview(subview)
      root.additionalSafeAreaInsets.bottom = 50
      try await app.settle()
      #expect(subview.safeAreaInsets.bottom == 84)
    }
  }

  // observation: bar-safe-area-subview-overlap-apple
  @Test func `a subview has the part of the safe area that covers it`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(root, in: app)
      let high = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
      let low = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
      root.view.addSubview(high)
      root.view.addSubview(low)
      root.view.layoutIfNeeded()
      #expect(high.safeAreaInsets.top == 27)
      #expect(low.safeAreaInsets == .zero)
    }
  }

  // observation: bar-safe-area-no-window-zero-apple
  @Test func `a view without a hierarchy has no safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.safeAreaInsets == .zero)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
  }

  // observation: bar-safe-area-did-change-before-layout
  @Test func `the first safe area is told between will and did appear`() async throws {
    try await withApp { app in
      let root = InsetController()
      try await showPhone(root, in: app)
      let lines = root.lines.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      #expect(lines == ["will", "insets", "did"])
    }
  }

  // observation: bar-title-sets-item-and-tab-apple
  @Test func `the title of a controller is that of its items`() {
    let root = UIViewController()
    _ = UINavigationController(rootViewController: root)
    root.title = "T"
    #expect(root.navigationItem.title == "T")
    #expect(root.tabBarItem.title == "T")
  }

  // observation: bar-item-title-does-not-set-controller
  @Test func `the title of an item is not that of the controller`() {
    let root = UIViewController()
    root.navigationItem.title = "N"
    #expect(root.title == nil)
  }

  // observation: bar-large-titles-default
  @Test func `large titles are off and automatic by default`() {
    #expect(!UINavigationBar().prefersLargeTitles)
    #expect(UINavigationItem(title: "").largeTitleDisplayMode == .automatic)
  }

  // observation: bar-large-title-never-is-small
  @Test func `a controller can refuse a large title`() async throws {
    try await withApp { app in
      let root = UIViewController()
      root.navigationItem.largeTitleDisplayMode = .never
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      try await showPhone(navigation, in: app)
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  // observation: bar-large-title-automatic-inherits-apple
  @Test func `an automatic title is like the previous one`() async throws {
    try await withApp { app in
      let root = UIViewController()
      root.navigationItem.largeTitleDisplayMode = .never
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      try await showPhone(navigation, in: app)
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  // observation: bar-toolbar-hidden-default-apple
  @Test func `a toolbar is hidden and has no items by default`() {
    let root = UIViewController()
    #expect(UINavigationController(rootViewController: root).isToolbarHidden)
    #expect(root.toolbarItems == nil)
  }

  // observation: bar-toolbar-items-follow-top-apple
  @Test func `the toolbar shows the items of the top controller`() async throws {
    try await withApp { app in
      let (root, pushed) = (UIViewController(), UIViewController())
      root.toolbarItems = [UIBarButtonItem()]
      pushed.toolbarItems = [UIBarButtonItem(), UIBarButtonItem()]
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      try await showPhone(navigation, in: app)
      #expect(navigation.toolbar.items?.count == 1)
      navigation.pushViewController(pushed, animated: false)
      try await app.settle()
      #expect(navigation.toolbar.items?.count == 2)
    }
  }

  // observation: bar-toolbar-items-set-nil-xamarin
  @Test func `toolbar items can be taken away in two ways`() {
    let root = UIViewController()
    let items = [UIBarButtonItem(), UIBarButtonItem()]
    root.toolbarItems = items
    #expect(root.toolbarItems?.count == 2)
    root.toolbarItems = nil
    #expect(root.toolbarItems == nil)
    root.setToolbarItems(items, animated: true)
    #expect(root.toolbarItems?.count == 2)
    root.setToolbarItems(nil, animated: false)
    #expect(root.toolbarItems == nil)
  }

  // observation: bar-stack-emptied-xamarin
  @Test func `a navigation controller can be emptied`() {
    let navigation = UINavigationController()
    #expect(navigation.viewControllers.isEmpty)
    navigation.setViewControllers([UIViewController()], animated: false)
    #expect(navigation.viewControllers.count == 1)
    navigation.setViewControllers([], animated: false)
    #expect(navigation.viewControllers.isEmpty)
  }

  // observation: bar-push-into-empty-stack-swifterswift
  @Test func `a push to an empty stack makes the root`() {
    let navigation = UINavigationController()
    let root = UIViewController()
    navigation.pushViewController(root, animated: true)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.topViewController === root)
  }

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
}

private final class InsetController: UIViewController {
  var lines: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lines.append("will")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lines.append("did")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    lines.append("insets")
  }
}
