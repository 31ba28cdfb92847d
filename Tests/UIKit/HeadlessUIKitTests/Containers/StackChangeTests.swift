import HeadlessUIKit
import Testing
import TraceModel

/// Changes of a stack other than a single push or pop.
struct `Changes of a navigation stack` {
  // nav-pop-two-levels-viewisappearing: the middle controller is deallocated before the top's
  // viewDidDisappear.
  @Test @MainActor func `a pop to the root sends the callbacks of a pop`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", "C", journal: journal, app: app)
      navigation.popToRootViewController(animated: true)
      try await app.settle()
      let expected = [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.deinit",
        "C.viewDidDisappear", "A.viewDidAppear", "C.deinit",
      ]
      let observed = expected + ["B.viewWillDisappear", "B.viewWillAppear", "B.viewDidDisappear"]
      #expect(journal.lines(observedIn: observed) == expected)
    }
  }

  // nav-15: controllers below the top receive no callback.
  @Test @MainActor func `a pop to the root sends callbacks to the displayed controller only`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", "C", journal: journal, app: app)
      let gone = navigation.popToRootViewController(animated: true)
      try await app.settle()
      let moves = journal.lines.filter { $0.contains("Move(") }
      #expect(moves == ["C.willMove(toParent:nil)", "C.didMove(toParent:nil)"])
      #expect(gone?.allSatisfy { $0.parent == nil } == true)
    }
  }

  // nav-16
  @Test @MainActor
  func `a pop to a controller returns the popped controllers in the order of the stack`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("0", "1", "2", "3", journal: journal, app: app)
      let window = try #require(navigation.view.window)
      let target = navigation.viewControllers[1]
      let popped = navigation.popToViewController(target, animated: true)
      #expect(popped?.compactMap { ($0 as? LoggingViewController)?.name } == ["2", "3"])
      #expect(navigation.topViewController === target)
      try await app.settle()
      #expect(target.view.window === window)
      #expect(navigation.popToViewController(target, animated: true) == [])
    }
  }

  // nav-pop-to-absent-throws, W6c; W6b
  @Test @MainActor func `a pop to an absent controller and a stack with a duplicate are refused`()
    async throws
  {
    let trace = try await record { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
      navigation.setViewControllers([root, root], animated: false)
      #expect(navigation.viewControllers == [root])
    }
    let messages = trace.messages(of: .navigationInvalid)
    #expect(messages.count == 2)
    #expect(
      messages.first
        == "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
    )
    #expect(
      messages.last?.hasPrefix(
        """
        NSInternalInconsistencyException: All view controllers in a navigation controller must be \
        distinct (( "<
        """
      ) == true
    )
  }

  // W6a, whose message changed with iOS 14; W6d, nav-push-nav-throws
  @Test(arguments: [
    (13, "Pushing the same view controller instance more than once is not supported (<"),
    (14, " is pushing the same view controller instance (<"),
  ])
  @MainActor func `a second push is refused with the message of the version`(
    version: Int,
    words: String
  ) async throws {
    let trace = try await record(as: version) { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(root, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    let messages = trace.messages(of: .invalidArgument)
    #expect(messages.first?.contains(words) == true)
    #expect(
      messages.last
        == "NSInvalidArgumentException: Pushing a navigation controller is not supported"
    )
  }

  // nav-setstack-detached-clone
  @Test @MainActor func `a detached stack sends the parent callbacks`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = UINavigationController()
      let first = ["Y", "G"].map { LoggingViewController($0, journal) }
      let second = ["R", "K"].map { LoggingViewController($0, journal) }
      navigation.setViewControllers(first, animated: false)
      navigation.viewControllers = second
      try await app.settle()
      #expect(
        journal.lines == [
          "Y.willMove(toParent:N)", "Y.didMove(toParent:N)", "G.willMove(toParent:N)",
          "Y.willMove(toParent:nil)", "Y.didMove(toParent:nil)", "G.willMove(toParent:nil)",
          "G.didMove(toParent:nil)", "R.willMove(toParent:N)", "R.didMove(toParent:N)",
          "K.willMove(toParent:N)",
        ]
      )
      #expect(navigation.viewControllers == second)
    }
  }

  // RULES 3.10: the same order for the old and the new top.
  @Test @MainActor func `a replaced top disappears as in a push and is removed`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      let top = LoggingViewController("C", journal)
      navigation.setViewControllers([navigation.viewControllers[0], top], animated: true)
      try await app.settle()
      let expected = [
        "B.willMove(toParent:nil)", "C.willMove(toParent:N)", "C.viewDidLoad",
        "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "B.viewDidDisappear",
        "C.viewDidAppear", "B.didMove(toParent:nil)", "C.didMove(toParent:N)", "B.deinit",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // RULES 3.10
  @Test @MainActor func `setting a shorter stack pops the top`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", "C", journal: journal, app: app)
      navigation.setViewControllers([navigation.viewControllers[0]], animated: true)
      try await app.settle()
      let expected = [
        "B.willMove(toParent:nil)", "B.didMove(toParent:nil)", "C.willMove(toParent:nil)",
        "C.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear", "A.viewDidAppear",
        "C.didMove(toParent:nil)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `a covered controller that stays on the stack receives no callback`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      let window = try #require(navigation.view.window)
      navigation.viewControllers = navigation.viewControllers.reversed()
      try await app.settle()
      #expect(!journal.lines.contains { $0.contains("Move(") })
      #expect(navigation.topViewController?.view.window === window)
      #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
    }
  }

  @Test @MainActor func `an empty stack displays no controller`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      navigation.viewControllers = []
      try await app.settle()
      #expect(
        journal.lines == [
          "A.willMove(toParent:nil)", "A.viewWillDisappear", "A.viewDidDisappear",
          "A.didMove(toParent:nil)", "A.deinit",
        ]
      )
      #expect(navigation.topViewController == nil)
    }
  }

  // RULES 3.9, nav-invisible-push-pop-qmui
  @Test @MainActor func `a stack in an unselected tab appears when its tab is selected`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let hidden = UINavigationController(rootViewController: LoggingViewController("A", journal))
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), hidden]
      let window = try await launch(tabs, in: app)
      journal.clear()
      hidden.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      #expect(journal.lines == ["B.willMove(toParent:N)"])
      tabs.selectedIndex = 1
      try await app.settle()
      let expected = ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"]
      #expect(journal.lines(observedIn: expected + ["A.viewDidLoad"]) == expected)
      #expect(hidden.topViewController?.view.window === window)
    }
  }

  // nav-17, with a new root in place of a dismissal
  @Test @MainActor func `a new root removes all views after two pushes without animation`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("1", journal: journal, app: app)
      let window = try #require(navigation.view.window)
      navigation.pushViewController(LoggingViewController("2", journal), animated: false)
      navigation.pushViewController(LoggingViewController("3", journal), animated: false)
      let controllers = navigation.viewControllers
      try app.idle()
      window.rootViewController = UIViewController()
      try await app.settle()
      #expect(controllers.allSatisfy { $0.viewIfLoaded?.window == nil })
      #expect(journal.lines.last { $0.hasPrefix("3.view") } == "3.viewDidDisappear")
    }
  }

  // nav-10
  @Test @MainActor func `a popped controller stays alive while the app keeps a reference`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      var kept = navigation.popViewController(animated: true)
      try await app.settle()
      #expect(!journal.lines.contains("B.deinit"))
      withExtendedLifetime(kept) {}
      kept = nil
      #expect(journal.lines.last == "B.deinit")
    }
  }

  // nav-04
  @Test @MainActor func `a pop without animation ends in the same turn`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.popViewController(animated: false)
      try app.idle()
      let expected = [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}

/// Returns a visible navigation controller with a stack, without transitions; the journal is empty.
@MainActor
func stack(
  _ names: String...,
  journal: Journal,
  app: HeadlessApp
) async throws -> UINavigationController {
  let navigation = UINavigationController()
  navigation.pushViewController(LoggingViewController(names[0], journal), animated: false)
  try await launch(navigation, in: app)
  for name in names.dropFirst() {
    navigation.pushViewController(LoggingViewController(name, journal), animated: true)
    try await app.settle()
  }
  journal.clear()
  return navigation
}
