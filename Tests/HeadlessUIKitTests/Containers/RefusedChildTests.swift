import HeadlessUIKit
import Testing
import TraceModel

/// What containers refuse, in UIKit's words.
struct `A container refuses` {
  // W7d; the wording is UIKit's
  @Test(arguments: ["init", "push", "set", "tabs", "page"])
  @MainActor func `a window's root`(way: String) async throws {
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

  // What a controller becomes inside its own didMove(toParent: nil)
  @Test @MainActor func `a child that makes itself the root while it leaves its parent`()
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

  @Test @MainActor func `the selection of a controller that is no tab`() async throws {
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
  @MainActor func `no place out of range, which changes nothing`(index: Int) async throws {
    let trace = try await record { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      try await launch(tabs, in: app)
      tabs.selectedIndex = index
      #expect(tabs.selectedIndex == 0)
    }
    #expect(trace.diagnostics.isEmpty)
  }

  @Test @MainActor func `no tab bar controller on a stack`() async throws {
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

  @Test @MainActor func `a stack as the root of a stack`() async throws {
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

/// The blocks of the first of two pushes in one turn.
struct `The first of two pushes in one turn` {
  // nav-double-push-from-notifications-unbalanced: both transitions run
  @Test @MainActor func `runs its completions when its animation ends`() async throws {
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
