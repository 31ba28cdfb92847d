import HeadlessUIKit
import Testing
import TraceModel

/// The bar of a navigation controller.
struct `The bar of a navigation controller` {
  /// A controller that refuses to be popped by the back button.
  private final class GuardedNavigation: UINavigationController, UINavigationBarDelegate {
    var asked: [String?] = []

    func navigationBar(
      _ navigationBar: UINavigationBar,
      shouldPop item: UINavigationItem
    ) -> Bool {
      asked.append(item.title)
      return asked.count > 1
    }
  }

  private final class Titled: UIViewController {
    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test @MainActor func `the bar shows the items of the stack`() {
    let navigation = UINavigationController(rootViewController: Titled("A"))
    navigation.pushViewController(Titled("B"), animated: false)
    let bar = navigation.navigationBar
    #expect(bar === navigation.navigationBar)
    #expect(bar.items?.map(\.title) == ["A", "B"])
    #expect(bar.topItem === navigation.topViewController?.navigationItem)
    #expect(bar.backItem?.title == "A")
    #expect(!navigation.isViewLoaded)
  }

  @Test @MainActor func `an app can't change the items of a controller's bar`() async throws {
    let trace = try await record { _ in
      let navigation = UINavigationController(rootViewController: Titled("A"))
      navigation.navigationBar.items = []
      navigation.navigationBar.pushItem(UINavigationItem(title: "B"), animated: false)
      #expect(navigation.navigationBar.items?.count == 1)
    }
    #expect(trace.diagnostics.count == 2)
    #expect(trace.diagnostics.allSatisfy { $0.contains("NSInternalInconsistencyException") })
  }

  @Test @MainActor func `a bar that the app reads is in front of the content`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let window = try await launch(navigation, in: app)
      let bar = navigation.navigationBar
      #expect(bar.superview === navigation.view)
      #expect(navigation.view.subviews.last === bar)
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
      window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      try app.idle()
      #expect(bar.frame.minY == 47)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 143, left: 0, bottom: 34, right: 0))
      navigation.setNavigationBarHidden(true, animated: true)
      try app.idle()
      #expect(root.view.safeAreaInsets.top == 47)
      #expect(bar.isHidden)
      #expect(window.hitTest(CGPoint(x: 100, y: 60), with: nil) === root.view)
    }
  }

  @Test @MainActor func `content that scrolls begins below the bars and ends above them`()
    async throws
  {
    try await withApp { app in
      let list = UITableViewController()
      let navigation = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = try await launch(tabs, in: app)
      window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      try app.idle()
      #expect(
        list.tableView.adjustedContentInset
          == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)
      )
      #expect(list.tableView.contentOffset.y == CGFloat(-91))
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      try app.idle()
      #expect(pushed.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      #expect(tabs.tabBar.frame.maxX <= 0)
      navigation.popViewController(animated: false)
      try app.idle()
      #expect(list.view.safeAreaInsets.bottom == CGFloat(83))
      navigation.setToolbarHidden(false, animated: false)
      try app.idle()
      #expect(list.view.safeAreaInsets.bottom == CGFloat(127))
    }
  }

  @Test @MainActor func `a title view and custom views are in the bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      root.navigationItem.titleView = title
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
      let navigation = UINavigationController(rootViewController: root)
      let window = try await launch(navigation, in: app)
      #expect(title.superview is UINavigationBar)
      #expect(title.window === window)
      #expect(custom.frame.maxX == 382)
      #expect(title.center.x == 195)
      root.navigationItem.rightBarButtonItem = nil
      try app.idle()
      #expect(custom.superview == nil)
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      #expect(title.window == nil)
    }
  }

  @Test @MainActor func `a run that does not read the bars has their views`() async throws {
    let trace = try await record { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      try await launch(tabs, in: app)
    }
    let bars = trace.subjects.map(\.className).filter { $0.contains("Bar") }
    #expect(Set(bars) == ["UINavigationBar", "UITabBar", "UITabBarController"])
  }

  @Test @MainActor func `a tap of the back button pops`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: Titled("A"))
      navigation.pushViewController(Titled("B"), animated: false)
      try await launch(navigation, in: app)
      try app.tapBack(in: navigation)
      #expect(navigation.viewControllers.count == 1)
      try await app.settle()
      #expect(throws: BarTapError.self) { try app.tapBack(in: navigation) }
    }
  }

  @Test @MainActor func `a back action replaces the pop`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: Titled("A"))
      let top = Titled("B")
      var taps = 0
      top.navigationItem.backAction = UIAction { _ in taps += 1 }
      navigation.pushViewController(top, animated: false)
      try await launch(navigation, in: app)
      try app.tapBack(in: navigation)
      #expect(taps == 1)
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test @MainActor func `a subclass decides whether the back button pops`() async throws {
    try await withApp { app in
      let navigation = GuardedNavigation(rootViewController: Titled("A"))
      navigation.pushViewController(Titled("B"), animated: false)
      try await launch(navigation, in: app)
      try app.tapBack(in: navigation)
      #expect(navigation.viewControllers.count == 2)
      try app.tapBack(in: navigation)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.asked == ["B", "B"])
    }
  }

  @Test(arguments: ["hidden", "left", "bar"]) @MainActor
  func `a tap of a back button that is not shown is an error`(reason: String) async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: Titled("A"))
      let top = Titled("B")
      navigation.pushViewController(top, animated: false)
      try await launch(navigation, in: app)
      switch reason {
      case "hidden": top.navigationItem.setHidesBackButton(true, animated: false)
      case "left": top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      default: navigation.isNavigationBarHidden = true
      }
      #expect(throws: BarTapError.self) { try app.tapBack(in: navigation) }
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test @MainActor func `the delegate of a bar of the app decides about its items`() async throws {
    final class Delegate: UINavigationBarDelegate {
      var log: [String] = []

      func navigationBar(
        _ navigationBar: UINavigationBar,
        shouldPop item: UINavigationItem
      ) -> Bool {
        log.append("shouldPop \(item.title ?? "")")
        return log.count > 1
      }

      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("didPop \(item.title ?? "")")
      }
    }
    let bar = UINavigationBar()
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "A")]
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.popItem(animated: false)?.title == "B")
    #expect(bar.items?.count == 1)
    #expect(delegate.log == ["shouldPop B", "shouldPop B", "didPop B"])
  }

  @Test @MainActor func `the proxy of all bars is not recorded`() async throws {
    let trace = try await record { _ in
      UINavigationBar.appearance().barTintColor = .red
      #expect(UINavigationBar.appearance().barTintColor == .red)
      UIBarButtonItem.appearance().tintColor = .red
    }
    #expect(trace.subjects.allSatisfy { !$0.className.contains("Bar") })
  }

  @Test @MainActor func `a copy of an appearance is independent`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(copy?.backgroundColor == .red)
    appearance.configureWithTransparentBackground()
    #expect(copy?.backgroundColor == .red)
    #expect(appearance.backgroundColor == nil)
  }
}
