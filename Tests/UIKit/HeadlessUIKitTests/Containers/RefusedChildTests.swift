import HeadlessUIKit
import Testing
import TraceModel

/// Children that containers refuse with UIKit's messages.
struct `Children that containers refuse` {
  // W7d
  @Test(arguments: ["init", "push", "set", "tabs", "page"])
  @MainActor func `containers refuse the root controller of a window`(way: String) async throws {
    let trace = try await record { app in
      let root = UIViewController()
      let window = try await launch(root, in: app)
      let container: UIViewController
      switch way {
      case "init": container = UINavigationController(rootViewController: root)
      case "push":
        let navigation = UINavigationController()
        navigation.pushViewController(root, animated: false)
        container = navigation
      case "set":
        let navigation = UINavigationController()
        navigation.setViewControllers([UIViewController(), root], animated: false)
        container = navigation
      case "tabs":
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        container = tabs
      default:
        let pages = UIPageViewController(
          transitionStyle: .scroll,
          navigationOrientation: .horizontal
        )
        pages.setViewControllers([root], direction: .forward, animated: false)
        container = pages
      }
      try await app.settle()
      #expect(root.parent == nil)
      #expect(container.children.isEmpty)
      #expect(root.view.window === window)
    }
    let messages = trace.diagnostics(.hierarchyInconsistency)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("adding a root view controller") ?? false)
  }

  // The child becomes the root in its didMove(toParent: nil).
  @Test @MainActor func `containers refuse a child that becomes a root while it leaves its parent`()
    async throws
  {
    let trace = try await record { app in
      let journal = Journal()
      let navigation = try await stack("A", journal: journal, app: app)
      let window = try #require(navigation.view.window)
      let parent = UIViewController()
      let child = StagedController("C", journal)
      parent.addChild(child)
      child.hooks["didMove(toParent:nil)"] = { [weak child] in window.rootViewController = child }
      navigation.pushViewController(child, animated: false)
      try await app.settle()
      #expect(window.rootViewController === child)
      #expect(child.parent == nil)
      #expect(navigation.viewControllers.count == 1)
    }
    #expect(trace.diagnostics(.hierarchyInconsistency).count == 1)
  }

  @Test @MainActor func `a tab bar controller refuses to select a controller that is not a tab`()
    async throws
  {
    let trace = try await record { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      try await launch(tabs, in: app)
      tabs.selectedViewController = UIViewController()
      #expect(tabs.selectedIndex == 0)
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        """
        NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view \
        controller in the tab bar controller's list of view controllers can be selected.
        """
      ]
    )
  }

  @Test(arguments: [2, -1])
  @MainActor func `an index out of range selects no tab`(index: Int) async throws {
    let trace = try await record { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      try await launch(tabs, in: app)
      tabs.selectedIndex = index
      #expect(tabs.selectedIndex == 0)
    }
    #expect(trace.diagnostics.isEmpty)
  }

  @Test @MainActor func `a navigation controller accepts a tab bar controller`() async throws {
    let trace = try await record { app in
      let navigation = try await stack("A", journal: Journal(), app: app)
      let window = try #require(navigation.view.window)
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      navigation.pushViewController(tabs, animated: true)
      try await app.settle()
      #expect(navigation.topViewController === tabs)
      #expect(tabs.selectedViewController?.view.window === window)
    }
    #expect(trace.diagnostics.isEmpty)
  }

  @Test @MainActor func `a navigation controller refuses a navigation controller as its root`()
    async throws
  {
    let trace = try await record { _ in
      let navigation = UINavigationController(rootViewController: UINavigationController())
      #expect(navigation.viewControllers.isEmpty)
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        "NSInvalidArgumentException: Pushing a navigation controller is not supported"
      ]
    )
  }
}

struct `Two pushes in one turn` {
  // nav-double-push-from-notifications-unbalanced: both transitions run
  @Test @MainActor func `the coordinator of the first of two pushes runs its completions`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      for name in ["B", "C"] {
        navigation.pushViewController(LoggingViewController(name, journal), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          journal.note("completion of \(name)")
        }
      }
      try await app.advance(by: .milliseconds(499))
      #expect(!journal.lines.contains { $0.hasPrefix("completion") })
      try await app.settle()
      let expected = ["completion of B", "C.viewDidAppear", "completion of C"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}
