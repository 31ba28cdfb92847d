import HeadlessUIKit
import Testing
import TraceModel

struct `A tab bar controller` {
  @MainActor
  private func tabs(
    _ names: [String],
    journal: Journal,
    app: HeadlessApp
  ) async throws -> UITabBarController {
    let tabs = UITabBarController()
    tabs.setViewControllers(names.map { LoggingViewController($0, journal) }, animated: false)
    try await launch(tabs, in: app)
    journal.clear()
    return tabs
  }

  // tab-switch-order-CONFLICT-juejin2025 for the delegate, the five logs for the controllers
  @Test @MainActor func `a tap calls shouldSelect first and didSelect last`() async throws {
    let journal = Journal()
    let delegate = TabDelegate(journal)
    try await withApp { app in
      let tabs = try await tabs(["A", "B"], journal: journal, app: app)
      tabs.delegate = delegate
      tabs.tapTab(at: 1)
      try await app.settle()
      let expected = [
        "D.shouldSelect(B)", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewDidAppear", "D.didSelect(B)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // tab-reselect-delegate
  @Test @MainActor
  func `a tap on the selected tab notifies the delegate and sends no appearance callbacks`()
    async throws
  {
    let journal = Journal()
    let delegate = TabDelegate(journal)
    try await withApp { app in
      let tabs = try await tabs(["A", "B"], journal: journal, app: app)
      tabs.delegate = delegate
      tabs.tapTab(at: 0)
      try await app.settle()
      #expect(journal.lines == ["D.shouldSelect(A)", "D.didSelect(A)"])
    }
  }

  // tab-reselect-pops-mastodon701
  @Test(arguments: [true, false]) @MainActor
  func `a tap on the selected tab pops its stack unless shouldSelect refuses it`(
    allows: Bool
  ) async throws {
    let journal = Journal()
    let delegate = TabDelegate(journal)
    try await withApp { app in
      let names = ["A", "B", "C"]
      let stack = UINavigationController(rootViewController: LoggingViewController("A", journal))
      let tabs = UITabBarController()
      tabs.setViewControllers([stack, LoggingViewController("T", journal)], animated: false)
      let window = try await launch(tabs, in: app)
      for name in names.dropFirst() {
        stack.pushViewController(LoggingViewController(name, journal), animated: false)
      }
      try await app.settle()
      tabs.delegate = delegate
      delegate.allows = allows
      tabs.tapTab(at: 0)
      #expect(stack.viewControllers.count == (allows ? 1 : 3))
      try await app.settle()
      #expect(stack.topViewController?.view.window === window)
      #expect(journal.lines.contains("C.viewDidDisappear") == allows)
    }
  }

  // tab-reselect-delegate: only taps of the user notify the delegate.
  @Test @MainActor
  func `a selection by the app does not notify the delegate, and a refused tap selects no tab`()
    async throws
  {
    let journal = Journal()
    let delegate = TabDelegate(journal)
    try await withApp { app in
      let tabs = try await tabs(["A", "B"], journal: journal, app: app)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(!journal.lines.contains { $0.hasPrefix("D.") })
      delegate.allows = false
      tabs.tapTab(at: 0)
      tabs.tapTab(at: 7)
      #expect(tabs.selectedIndex == 1)
      #expect(journal.lines.filter { $0.hasPrefix("D.") } == ["D.shouldSelect(A)"])
    }
  }

  // tab-01: the will-callbacks are sent within the setter.
  @Test @MainActor func `a switch begins within the assignment and ends after the commit`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let tabs = try await tabs(["A", "T2"], journal: journal, app: app)
      tabs.selectedIndex = 1
      let inside = ["T2.viewDidLoad", "T2.viewWillAppear", "A.viewWillDisappear"]
      #expect(journal.lines(observedIn: inside) == inside)
      try await app.settle()
      let expected = inside + ["T2.viewIsAppearing", "A.viewDidDisappear", "T2.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // tab-02
  @Test @MainActor func `only the selected tab's view is in the hierarchy`() async throws {
    try await withApp { app in
      let tabs = try await tabs(["1", "2"], journal: Journal(), app: app)
      let window = tabs.view.window
      let controllers = try #require(tabs.viewControllers)
      #expect(controllers[0].view.window === window)
      #expect(!controllers[1].isViewLoaded)
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(controllers.map { $0.view.window === window } == [false, true])
    }
  }

  @Test @MainActor func `the tab at the index of a removed one is selected, otherwise the first`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let tabs = try await tabs(["A", "B", "C"], journal: journal, app: app)
      let window = tabs.view.window
      tabs.selectedIndex = 1
      try await app.settle()
      journal.clear()
      let all = try #require(tabs.viewControllers)
      tabs.viewControllers = [all[0], all[2]]
      try await app.settle()
      #expect(tabs.selectedViewController === all[2])
      let expected = [
        "B.willMove(toParent:nil)", "B.viewWillDisappear", "B.viewDidDisappear",
        "B.didMove(toParent:nil)", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      tabs.viewControllers = [all[0]]
      try await app.settle()
      #expect(tabs.selectedIndex == 0)
      #expect(all[0].view.window === window)
    }
  }

  @Test @MainActor func `a switch off the screen sends no callback`() async throws {
    let journal = Journal()
    try await withApp { app in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { LoggingViewController($0, journal) }
      journal.clear()
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(journal.lines == [])
      try await launch(tabs, in: app)
      #expect(journal.lines.contains("B.viewDidAppear"))
      #expect(!journal.lines.contains("A.viewDidLoad"))
    }
  }

  // interactive-tab-custom-cancelled-neuburg; that both turn back then is chosen
  @Test @MainActor func `a cancelled switch sends no did-callback of the switch`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let tabs = try await tabs(["First", "Second"], journal: journal, app: app)
      tabs.selectedIndex = 1
      try await app.settle()
      journal.clear()
      #expect(tabs.beginInteractiveSwitch(to: 0))
      try await app.advance(by: .seconds(1))
      let begun = ["First.viewWillAppear", "Second.viewWillDisappear"]
      #expect(journal.lines.filter { !$0.contains("ayout") && !$0.contains("Is") } == begun)
      tabs.updateInteractiveSwitch(0.5)
      tabs.cancelInteractiveSwitch()
      #expect(tabs.transitionCoordinator?.isCancelled == true)
      try await app.settle()
      let expected =
        begun + [
          "First.viewWillDisappear", "First.viewDidDisappear", "Second.viewWillAppear",
          "Second.viewDidAppear",
        ]
      let observed = expected + ["First.viewDidAppear", "Second.viewDidDisappear"]
      #expect(journal.lines(observedIn: observed) == expected)
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.transitionCoordinator == nil)
    }
  }

  @Test @MainActor func `a completed interactive tab switch sends the same did-callbacks as a tap`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let tabs = try await tabs(["A", "B"], journal: journal, app: app)
      let window = tabs.view.window
      tabs.beginInteractiveSwitch(to: 1)
      tabs.finishInteractiveSwitch()
      try await app.settle()
      let expected = [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(tabs.selectedViewController?.view.window === window)
    }
  }

  @Test @MainActor func `a switch by gesture that a selection interrupts is reported as cancelled`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let tabs = try await tabs(["A", "B", "C"], journal: journal, app: app)
      let window = tabs.view.window
      tabs.beginInteractiveSwitch(to: 1)
      tabs.transitionCoordinator?.animate(alongsideTransition: nil) {
        journal.note("ended \($0.isCancelled)")
      }
      tabs.selectedIndex = 2
      #expect(journal.lines.contains("ended true"))
      try await app.settle()
      #expect(tabs.selectedViewController?.view.window === window)
    }
  }
}

@MainActor
private final class TabDelegate: UITabBarControllerDelegate {
  private let journal: Journal
  var allows = true

  init(_ journal: Journal) {
    self.journal = journal
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("D.shouldSelect(\((viewController as? LoggingViewController)?.name ?? ""))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    journal.note("D.didSelect(\((viewController as? LoggingViewController)?.name ?? ""))")
  }
}
