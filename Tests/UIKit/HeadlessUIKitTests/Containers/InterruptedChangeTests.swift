import HeadlessUIKit
import Testing

struct `Changes of containers that callbacks interrupt` {
  @Test @MainActor func `the tabs that a callback sets replace those that are being set`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let first = LoggingViewController("A", journal)
      let second = StagedController("B", journal)
      let other = LoggingViewController("C", journal)
      let tabs = UITabBarController()
      second.hooks["willMove(toParent:T)"] = { tabs.viewControllers = [other] }
      tabs.viewControllers = [first, second]
      try await app.settle()
      #expect(tabs.viewControllers == [other])
      #expect(other.parent === tabs)
      #expect(first.parent == nil)
      #expect(second.parent == nil)
    }
  }

  @Test @MainActor
  func `a swipe that a callback begins during a push does not pop the pushed controller`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingViewController("A", journal)
      let pushed = StagedController("B", journal)
      let stack = UINavigationController(rootViewController: root)
      let window = try await launch(stack, in: app)
      pushed.hooks["willMove(toParent:N)"] = { _ = stack.beginInteractivePop() }
      stack.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(stack.topViewController === pushed)
      #expect(pushed.view.window === window)
    }
  }

  @Test @MainActor
  func `a new stack receives its parent callbacks even if a callback begins a swipe`() async throws
  {
    try await withApp { app in
      let journal = Journal()
      let old = StagedController("A", journal)
      let new = LoggingViewController("B", journal)
      let stack = UINavigationController(rootViewController: old)
      try await launch(stack, in: app)
      old.hooks["willMove(toParent:nil)"] = { _ = stack.beginInteractivePop() }
      stack.setViewControllers([new], animated: false)
      try await app.settle()
      let expected = ["B.willMove(toParent:N)", "B.didMove(toParent:N)"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `a child does not appear after its parent has begun to disappear`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      let child = LoggingViewController("C", journal)
      parent.embed(child)
      parent.hooks["viewWillAppear"] = { [unowned parent] in
        parent.beginAppearanceTransition(false, animated: false)
      }
      parent.beginAppearanceTransition(true, animated: false)
      parent.endAppearanceTransition()
      try await app.settle()
      let callbacks = ["C.viewWillAppear", "C.viewDidAppear", "C.viewWillDisappear"]
      #expect(journal.lines(observedIn: callbacks).isEmpty)
    }
  }

  @Test @MainActor func `the page that a callback sets replaces the one that is being set`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let first = StagedController("A", journal)
      let second = LoggingViewController("B", journal)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      first.hooks["willMove(toParent:other)"] = {
        pages.setViewControllers([second], direction: .forward, animated: false)
      }
      let window = try await launch(pages, in: app)
      pages.setViewControllers([first], direction: .forward, animated: false)
      try await app.settle()
      #expect(pages.viewControllers == [second])
      #expect(first.parent == nil)
      #expect(second.view.window === window)
    }
  }

  @Test @MainActor func `a controller removed from a stack does not receive didMove to that stack`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingViewController("A", journal)
      let pushed = StagedController("B", journal)
      let stack = UINavigationController(rootViewController: root)
      let window = makeWindow(in: app)
      window.rootViewController = stack
      stack.pushViewController(pushed, animated: false)
      pushed.hooks["viewWillAppear"] = { stack.popViewController(animated: true) }
      window.makeKeyAndVisible()
      try await app.settle()
      let moves = journal.lines.filter { $0.hasPrefix("B.") && $0.contains("Move") }
      #expect(
        moves == ["B.willMove(toParent:N)", "B.willMove(toParent:nil)", "B.didMove(toParent:nil)"]
      )
    }
  }
}

struct `A child whose parent is deallocated` {
  @Test @MainActor
  func `a child whose parent is deallocated receives the end of its disappearance`() async throws {
    try await withApp { app in
      let journal = Journal()
      let root = StagedController("R", journal)
      var parent: StagedController? = StagedController("P", journal)
      let child = LoggingViewController("C", journal)
      if let parent {
        parent.embed(child)
        root.embed(parent)
      }
      try await launch(root, in: app)
      journal.clear()
      parent?.willMove(toParent: nil)
      parent?.view.removeFromSuperview()
      parent?.removeFromParent()
      parent = nil
      try await app.settle()
      let expected = ["C.viewWillDisappear", "C.viewDidDisappear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}

struct `A window inside a view` {
  @Test @MainActor func `a window that is removed from a view is its own window again`()
    async throws
  {
    try await withApp { _ in
      let window = UIWindow()
      let inner = UIView()
      window.addSubview(inner)
      let outer = UIView()
      outer.addSubview(window)
      #expect(inner.window == nil)
      window.removeFromSuperview()
      #expect(window.window === window)
      #expect(inner.window === window)
    }
  }

  @Test @MainActor func `a window is its own window after its superview is deallocated`()
    async throws
  {
    try await withApp { _ in
      let window = UIWindow()
      let inner = UIView()
      window.addSubview(inner)
      var outer: UIView? = UIView()
      outer?.addSubview(window)
      outer = nil
      #expect(inner.window === window)
    }
  }
}
