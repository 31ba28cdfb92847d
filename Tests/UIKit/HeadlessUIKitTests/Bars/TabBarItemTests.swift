import HeadlessUIKit
import Testing

/// The bar of a tab bar controller and its items.
struct `The bar of a tab bar controller` {
  private final class Tabs: UITabBarController {
    var log: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append(item.title ?? "")
      #expect(tabBar === self.tabBar)
    }
  }

  @MainActor
  private func controllers(_ titles: String...) -> [UIViewController] {
    titles.enumerated().map { index, title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
      return controller
    }
  }

  @Test @MainActor func `a tap on an item selects its tab`() async throws {
    try await withApp { app in
      let tabs = Tabs()
      tabs.viewControllers = controllers("Home", "Search")
      try await launch(tabs, in: app)
      let item = try #require(tabs.tabBar.items?.last)
      try app.tap(item)
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.tabBar.selectedItem === item)
      #expect(tabs.log == ["Search"])
    }
  }

  @Test @MainActor func `a hidden or covered bar can't be tapped`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack] + controllers("Search")
      try await launch(tabs, in: app)
      let item = try #require(tabs.tabBar.items?.last)
      let detail = UIViewController()
      detail.hidesBottomBarWhenPushed = true
      stack.pushViewController(detail, animated: false)
      #expect(throws: BarTapError.self) { try app.tap(item) }
      stack.popViewController(animated: false)
      tabs.setTabBarHidden(true, animated: false)
      #expect(tabs.tabBar.isHidden)
      #expect(throws: BarTapError.self) { try app.tap(item) }
      tabs.isTabBarHidden = false
      tabs.present(UIViewController(), animated: false)
      #expect(throws: BarTapError.self) { try app.tap(item) }
      tabs.dismiss(animated: false)
      try await app.settle()
      item.isEnabled = false
      #expect(throws: BarTapError.self) { try app.tap(item) }
      item.isEnabled = true
      try app.tap(item)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test @MainActor func `an app can't change the items of a controller's tab bar`() async throws {
    let trace = try await record { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = controllers("A", "B")
      tabs.tabBar.items = []
      tabs.tabBar.selectedItem = nil
      #expect(tabs.tabBar.items?.count == 2)
    }
    #expect(trace.diagnostics.count == 2)
  }

  @Test @MainActor func `a tab bar of the app notifies its delegate of a tap`() async throws {
    final class Delegate: UITabBarDelegate {
      var selected: [Int] = []

      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
    }
    try await withApp { app in
      let root = UIViewController()
      let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
      let delegate = Delegate()
      bar.delegate = delegate
      bar.items = [
        UITabBarItem(tabBarSystemItem: .search, tag: 1),
        UITabBarItem(title: "More", image: nil, selectedImage: nil),
      ]
      root.view.addSubview(bar)
      try await launch(root, in: app)
      try app.tap(try #require(bar.items?.first))
      #expect(delegate.selected == [1])
      #expect(bar.selectedItem === bar.items?.first)
      bar.items = []
      #expect(bar.selectedItem == nil)
    }
  }
}
