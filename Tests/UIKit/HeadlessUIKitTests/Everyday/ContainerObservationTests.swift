import HeadlessUIKit
import Testing

/// Published observations of bars, stacks, alerts and tabs.
struct `Published observations of containers` {
  // observation: tabbar-items-at-once-guide22
  @Test @MainActor func `the items of a tab bar exist when the tabs are set`() {
    let tabs = UITabBarController()
    let first = UIViewController()
    let second = UIViewController()
    first.title = "A"
    second.title = "B"
    tabs.viewControllers = [first, second]
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second)
    #expect(!tabs.isViewLoaded)
  }

  // observation: nav-stack-windowless-guide22
  @Test @MainActor func `a stack without a window changes at once`() {
    let first = UIViewController()
    let second = UIViewController()
    first.title = "controller"
    first.navigationItem.title = "item"
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.navigationBar.topItem === first.navigationItem)
    #expect(navigation.navigationBar.topItem?.title == "item")
    navigation.setViewControllers([first, second], animated: false)
    #expect(navigation.topViewController === second)
    navigation.popToRootViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
  }

  // observation: alert-present-without-window-guide22
  @Test @MainActor
  func `an alert is presented only by a controller in a window`() async throws {
    let trace = try await record { app in
      let outside = UIViewController()
      let inside = UIViewController()
      try await launch(inside, in: app)
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      outside.present(alert, animated: false)
      #expect(outside.presentedViewController == nil)
      inside.present(alert, animated: false)
      #expect(inside.presentedViewController === alert)
      #expect(alert.view.window == nil)
      try await app.settle()
      #expect(alert.view.window != nil)
    }
    #expect(trace.diagnostics.count == 1)
  }
}
