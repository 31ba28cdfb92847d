import HeadlessUIKit
import Testing

/// The orders of published device logs; the comment of each names its scenario.
struct `Rarer orders as device logs show them` {
  @MainActor
  private func show(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try await app.settle()
    return window
  }

  // nav-immediate-push-after-makekey-ios18, its note: main.async around the push brings the root
  @Test @MainActor func `a push in the next turn lets the root appear`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(
        rootViewController: LoggingViewController("R", journal)
      )
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      app.schedule(after: .zero) {
        navigation.pushViewController(LoggingViewController("P", journal), animated: true)
      }
      try await app.settle()
      let expected = ["R.loadView", "R.viewDidLoad", "R.viewWillAppear", "R.viewIsAppearing"]
      #expect(Array(journal.lines(observedIn: expected).prefix(4)) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // tab-switch order, with navigation controllers as tabs
  @Test @MainActor func `a tab switch between navigation controllers`() async throws {
    try await withApp { app in
      let journal = Journal()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map {
        UINavigationController(rootViewController: LoggingViewController($0, journal))
      }
      let window = try await show(tabs, in: app)
      journal.clear()
      tabs.selectedIndex = 1
      try await app.settle()
      let expected = [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // view-20: no superview callbacks, one window change
  @Test @MainActor func `a view in a popped controller leaves the window once`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await show(navigation, in: app)
      let popped = UIViewController()
      popped.view.addSubview(LoggingView("v", journal))
      navigation.pushViewController(popped, animated: false)
      try await app.settle()
      journal.clear()
      navigation.popViewController(animated: true)
      try await app.settle()
      let moves = journal.lines.filter { $0.contains("Window") || $0.contains("Superview") }
      #expect(moves == ["v.willMove(toWindow:nil)", "v.didMoveToWindow"])
      withExtendedLifetime(window) {}
    }
  }

  // containment-late-add-wrong-order-double-viewdidappear-blog2019
  @Test @MainActor func `a view added before its controller hears viewDidAppear twice`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = LoggingViewController("P", journal)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await show(navigation, in: app)
      navigation.pushViewController(parent, animated: true)
      try await app.advance(by: .milliseconds(200))
      journal.clear()
      let child = LoggingViewController("C", journal)
      parent.view.addSubview(child.view)
      parent.addChild(child)
      child.didMove(toParent: parent)
      try await app.settle()
      let expected = [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear", "P.viewDidAppear",
        "C.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // containment-addsubview-under-wrong-parent-throws
  @Test @MainActor func `a child's view under another parent is refused`() async throws {
    try await withApp { app in
      let parent = UIViewController()
      let other = UIViewController()
      let window = try await show(other, in: app)
      let child = UIViewController()
      parent.addChild(child)
      other.view.addSubview(child.view)
      #expect(child.view.superview == nil)
      window.addSubview(child.view)
      #expect(child.view.superview == nil)
    }
  }
}
