import HeadlessUIKit
import Testing

/// Containers that become visible again with a pending change that is undone before the commit.
struct `Content that becomes visible again` {
  @Test @MainActor func `the content of a stack appears with it after a cancelled push`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let shown = LoggingViewController("A", journal)
      let pushed = LoggingViewController("B", journal)
      let stack = UINavigationController(rootViewController: shown)
      let window = try await launch(stack, in: app)
      window.rootViewController = UIViewController()
      try await app.settle()
      journal.clear()

      stack.pushViewController(pushed, animated: false)
      window.rootViewController = stack
      stack.popViewController(animated: false)
      try await app.settle()
      #expect(journal.lines(observedIn: Self.appearance) == Self.appearance)
    }
  }

  @Test @MainActor
  func `the content of a tab bar appears with it after a tab was selected and left`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let shown = LoggingViewController("A", journal)
      let other = LoggingViewController("B", journal)
      let tabs = UITabBarController()
      tabs.viewControllers = [shown, other]
      let window = try await launch(tabs, in: app)
      window.rootViewController = UIViewController()
      try await app.settle()
      journal.clear()

      tabs.selectedIndex = 1
      window.rootViewController = tabs
      tabs.selectedIndex = 0
      try await app.settle()
      #expect(journal.lines(observedIn: Self.appearance) == Self.appearance)
    }
  }

  private static let appearance = ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"]
}
