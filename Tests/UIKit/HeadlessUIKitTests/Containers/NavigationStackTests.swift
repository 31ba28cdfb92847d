import HeadlessUIKit
import Testing

struct `The navigation stack` {
  // nav-08
  @Test @MainActor func `the stack changes at once and the view with the commit`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await launch(navigation, in: app)
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: true)
      #expect(navigation.viewControllers.count == 2)
      #expect(!pushed.isViewLoaded)
      try await app.settle()
      #expect(pushed.view.window === window)
    }
  }

  // nav-addchild-radar14897231, outside of all callbacks
  @Test @MainActor func `a child that addChild adds becomes the top and is displayed`() async throws
  {
    let journal = Journal()
    try await withApp { app in
      let root = LoggingViewController("A", journal)
      let navigation = UINavigationController(rootViewController: root)
      let window = try await launch(navigation, in: app)
      let child = LoggingViewController("B", journal)
      navigation.addChild(child)
      try await app.settle()
      #expect(navigation.topViewController === child)
      #expect(child.view.window === window)
      #expect(journal.lines.contains("A.viewDidDisappear"))
      #expect(journal.lines.contains("B.viewDidAppear"))
    }
  }

  @Test @MainActor func `a pop keeps the last controller of the stack`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.beginInteractivePop() == false)
    }
  }

  @Test @MainActor func `a push of the same controller or of a navigation controller is refused`()
    async throws
  {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(root, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      #expect(navigation.viewControllers == [root])
    }
  }

  // RULES 3.9
  @Test @MainActor func `a stack that is off the screen sends no appearance callbacks`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = UINavigationController(
        rootViewController: LoggingViewController("A", journal)
      )
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      #expect(journal.lines == ["A.willMove(toParent:N)", "B.willMove(toParent:N)"])
      try await launch(navigation, in: app)
      #expect(!journal.lines.contains("A.viewDidLoad"))
      #expect(journal.lines.contains("B.viewDidAppear"))
    }
  }

  // RULES 3.6
  @Test @MainActor func `a popped controller has no parent in its viewDidDisappear`()
    async throws
  {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      let popped = WitnessController()
      navigation.pushViewController(popped, animated: true)
      try await app.settle()
      navigation.popViewController(animated: true)
      try await app.settle()
      #expect(popped.hadParent == false)
      #expect(popped.wasMovingFromParent == true)
    }
  }

  @Test @MainActor func `a pop ends the transition in flight first`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = UINavigationController(
        rootViewController: LoggingViewController("A", journal)
      )
      try await launch(navigation, in: app)
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.advance(by: .milliseconds(100))
      journal.clear()
      navigation.popViewController(animated: true)
      try await app.settle()
      let expected = [
        "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear",
        "B.viewDidDisappear", "A.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor
  func `two pushes at once leave the last controller visible and the callbacks legal`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = UINavigationController(
        rootViewController: LoggingViewController("1", journal)
      )
      let window = try await launch(navigation, in: app)
      journal.clear()
      navigation.pushViewController(LoggingViewController("2", journal), animated: true)
      navigation.pushViewController(LoggingViewController("3", journal), animated: true)
      try await app.settle()
      let second = journal.lines.filter { $0.hasPrefix("2.view") && $0.contains("ppear") }
      #expect(
        second == [
          "2.viewWillAppear", "2.viewIsAppearing", "2.viewWillDisappear", "2.viewDidDisappear",
        ]
      )
      #expect(journal.lines.contains("3.viewDidAppear"))
      #expect(navigation.topViewController?.view.window === window)
    }
  }

  @Test @MainActor func `a popped controller is deallocated`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      weak var leaked: UIViewController?
      do {
        let pushed = UIViewController()
        leaked = pushed
        navigation.pushViewController(pushed, animated: true)
      }
      try await app.settle()
      #expect(leaked != nil)
      navigation.popViewController(animated: true)
      try await app.settle()
      #expect(leaked == nil)
    }
  }
}

private final class WitnessController: UIViewController {
  var hadParent: Bool?
  var wasMovingFromParent: Bool?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hadParent = parent != nil
    wasMovingFromParent = isMovingFromParent
  }
}
