import HeadlessUIKit
import Testing

/// Changes of containers that are made within their callbacks.
struct `Changes that callbacks make` {
  @Test(arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  @MainActor func `a controller that pops itself leaves the stack consistent`(
    moment: String
  ) async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(
        rootViewController: LoggingViewController("A", journal)
      )
      let window = try await launch(navigation, in: app)
      let guarded = LoggingViewController("B", journal)
      let pop: (LoggingViewController) -> Void = { controller in
        controller.onViewWillAppear = nil
        controller.onViewDidAppear = nil
        _ = controller.navigationController?.popViewController(animated: true)
      }
      switch moment {
      case "viewDidLoad": guarded.onViewDidLoad = pop
      case "viewWillAppear": guarded.onViewWillAppear = pop
      default: guarded.onViewDidAppear = pop
      }
      navigation.pushViewController(guarded, animated: true)
      try await app.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.topViewController?.view.window === window)
      #expect(guarded.viewIfLoaded?.window == nil)
      #expect(guarded.parent == nil)
      #expect(journal.lines.last { $0.hasPrefix("A.view") } == "A.viewDidAppear")
    }
  }

  @Test @MainActor func `a root that replaces itself never appears`() async throws {
    try await withApp { app in
      let journal = Journal()
      let window = UIWindow()
      let splash = LoggingViewController("S", journal)
      let main = LoggingViewController("M", journal)
      splash.onViewWillAppear = { _ in window.rootViewController = main }
      window.rootViewController = splash
      window.makeKeyAndVisible()
      try await app.settle()
      #expect(!journal.lines.contains("S.viewDidAppear"))
      #expect(journal.lines.contains("M.viewDidAppear"))
      #expect(window.subviews == [main.view])
    }
  }

  @Test @MainActor func `a push during a swipe ends the swipe`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await launch(navigation, in: app)
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      navigation.beginInteractivePop()
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: true)
      navigation.cancelInteractivePop()
      try await app.settle()
      #expect(navigation.viewControllers.last === pushed)
      #expect(navigation.viewControllers.count == 2)
      #expect(pushed.view.window === window)
    }
  }

  @Test @MainActor func `a tab that selects a different tab leaves one tab visible`() async throws {
    try await withApp { app in
      let journal = Journal()
      let tabs = UITabBarController()
      let controllers = ["A", "B", "C"].map { LoggingViewController($0, journal) }
      tabs.viewControllers = controllers
      let window = try await launch(tabs, in: app)
      controllers[1].onViewWillAppear = { _ in tabs.selectedIndex = 2 }
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(tabs.selectedIndex == 2)
      #expect(controllers[1].view.window == nil)
      #expect(controllers[2].view.window === window)
      #expect(!journal.lines.contains("B.viewDidAppear"))
    }
  }

  @Test @MainActor
  func `isMovingToParent and isMovingFromParent are set within the callbacks only`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      let controller = FlagController()
      navigation.pushViewController(controller, animated: true)
      #expect(!controller.isMovingToParent)
      try await app.settle()
      #expect(controller.flags == ["will appear: to", "did appear: to"])
      navigation.beginInteractivePop()
      navigation.cancelInteractivePop()
      try await app.settle()
      #expect(!controller.isMovingFromParent)
      controller.flags = []
      navigation.pushViewController(UIViewController(), animated: true)
      try await app.settle()
      #expect(controller.flags == ["will disappear: ", "did disappear: "])
    }
  }

  @Test @MainActor
  func `a child that is removed while its parent disappears receives viewDidDisappear`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = RemovingController()
      let child = LoggingViewController("C", journal)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let window = try await launch(parent, in: app)
      window.rootViewController = UIViewController()
      try await app.settle()
      let expected = ["C.viewWillDisappear", "C.viewDidDisappear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `a deallocated window ends the appearance of its controllers`() async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingViewController("A", journal)
      do {
        let first = try await launch(root, in: app)
        withExtendedLifetime(first) {}
      }
      try await app.settle()
      let second = try await launch(root, in: app)
      let expected = [
        "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "A.viewWillAppear", "A.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(root.view.window === second)
    }
  }

  @Test @MainActor func `a controller that a second container takes leaves the first one`()
    async throws
  {
    try await withApp { app in
      let first = UINavigationController(rootViewController: UIViewController())
      let window = try await launch(first, in: app)
      let controller = UIViewController()
      first.pushViewController(controller, animated: false)
      try await app.settle()
      let second = UINavigationController(rootViewController: UIViewController())
      second.pushViewController(controller, animated: false)
      try await app.settle()
      #expect(controller.view.window == nil)
      #expect(first.topViewController?.view.window === window)
      #expect(controller.parent === second)
    }
  }

  @Test @MainActor func `a fraction that is not a number counts as zero`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      navigation.beginInteractivePop()
      navigation.updateInteractivePop(.nan)
      navigation.cancelInteractivePop()
      try await app.settle()
      #expect(navigation.viewControllers.count == 2)
    }
  }
}

private final class FlagController: UIViewController {
  var flags: [String] = []

  private func note(_ callback: String) {
    let to = isMovingToParent ? "to" : ""
    let from = isMovingFromParent ? "from" : ""
    flags.append("\(callback): \(to)\(from)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
}

private final class RemovingController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }
}
