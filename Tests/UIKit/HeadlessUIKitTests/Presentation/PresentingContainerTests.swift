import HeadlessUIKit
import Testing

struct `Presentations and containers` {
  @MainActor
  private func inNavigation(_ controller: UIViewController) -> UIViewController {
    UINavigationController(rootViewController: controller)
  }

  // modal-07: the navigation controller is the presenter and forwards the callbacks.
  @Test @MainActor func `a child of a navigation controller presents by its container`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app, in: inNavigation)
      let presented = world.make("B")
      world.root.present(presented, animated: true)
      try await app.settle()
      #expect(
        world.story == [
          "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
          "B.viewDidAppear", "A.viewDidDisappear",
        ]
      )
      #expect(presented.presentingViewController === world.root.navigationController)
      #expect(world.root.presentedViewController === presented)
      world.journal.clear()
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(
        world.story == [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
          "B.viewDidDisappear",
        ]
      )
    }
  }

  // nav-invisible-push-pop-qmui; RULES 3.9
  @Test @MainActor func `a push below a full screen sends no appearance callbacks`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app, in: inNavigation)
      let navigation = try #require(world.root.navigationController)
      let presented = try world.stack([("B", .fullScreen)])[0]
      navigation.pushViewController(world.make("P"), animated: true)
      try await app.settle()
      #expect(world.story.isEmpty)
      presented.dismiss(animated: true)
      try await app.settle()
      #expect(
        world.story.filter { !$0.hasPrefix("B") } == [
          "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
        ]
      )
      #expect(navigation.topViewController?.view.window === world.window)
    }
  }

  // nav-17
  @Test @MainActor
  func `a dismissal after two pushes removes all views of the navigation controller`() async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let controllers = ["1", "2", "3"].map { world.make($0) }
      let navigation = UINavigationController(rootViewController: controllers[0])
      world.root.present(navigation, animated: true)
      try await app.settle()
      #expect(controllers[0].view.window === world.window)
      navigation.pushViewController(controllers[1], animated: false)
      navigation.pushViewController(controllers[2], animated: false)
      navigation.dismiss(animated: true)
      try await app.settle()
      #expect(controllers.allSatisfy { $0.viewIfLoaded?.window == nil })
      for name in ["1", "2", "3"] {
        let last = world.story.last { $0.hasPrefix("\(name).view") }
        #expect(last == nil || last == "\(name).viewDidDisappear" || last == "\(name).viewDidLoad")
      }
    }
  }

  // tab-02
  @Test @MainActor func `a presented tab bar controller is covered and uncovered`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let first = world.make("1")
      let second = world.make("2")
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      world.root.present(tabs, animated: true)
      try await app.settle()
      #expect(world.story.filter { $0.hasPrefix("1") }.last == "1.viewDidAppear")
      #expect(!second.isViewLoaded)
      let third = world.make("3")
      tabs.present(third, animated: true)
      try await app.settle()
      #expect(first.presentedViewController === third)
      #expect(first.view.window == nil)
      third.dismiss(animated: true)
      try await app.settle()
      #expect(first.view.window === world.window)
      #expect(world.story.filter { $0.hasPrefix("1") }.last == "1.viewDidAppear")
    }
  }

  // dismiss of a child is forwarded to the presented ancestor (Apple's page of dismiss).
  @Test @MainActor func `a child of the presented controller dismisses the presentation`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let child = world.make("C")
      world.root.present(UINavigationController(rootViewController: child), animated: true)
      try await app.settle()
      #expect(child.presentingViewController === world.root)
      #expect(child.presentationController === child.navigationController?.presentationController)
      child.dismiss(animated: true)
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
      #expect(world.story.last == "C.deinit" || world.story.last == "C.viewDidDisappear")
    }
  }

  // RULES 5.5: the window sends an orphan's callbacks before viewDidAppear of the presented one.
  @Test @MainActor
  func `the window sends callbacks to a controller without parent in the presented view`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let orphan = world.make("C")
      let presented = world.make("B")
      presented.onViewDidLoad = { $0.view.addSubview(orphan.view) }
      world.root.present(presented, animated: true)
      try await app.settle()
      let expected = ["B.viewWillAppear", "C.viewWillAppear", "C.viewDidAppear", "B.viewDidAppear"]
      #expect(world.journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor
  func `a presentation in a context covers only the child that defines the context`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app, in: inNavigation)
      let navigation = try #require(world.root.navigationController)
      world.root.definesPresentationContext = true
      let presented = try world.stack([("B", .currentContext)])[0]
      #expect(presented.presentingViewController === world.root)
      #expect(world.root.view.window == nil)
      #expect(presented.view.isDescendant(of: navigation.view))
      navigation.pushViewController(world.make("P"), animated: true)
      try await app.settle()
      #expect(presented.view.window == nil)
      #expect(!world.story.contains { $0.hasPrefix("A") })
      navigation.popViewController(animated: true)
      try await app.settle()
      #expect(presented.view.window === world.window)
      #expect(
        world.story.filter { $0.hasPrefix("B") } == [
          "B.viewWillDisappear", "B.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
          "B.viewDidAppear",
        ]
      )
      world.journal.clear()
      presented.dismiss(animated: true)
      try await app.settle()
      #expect(world.root.view.window === world.window)
      #expect(
        world.story == [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
          "B.viewDidDisappear",
        ]
      )
    }
  }

  // chosen: no log shows a root that is replaced below a presentation
  @Test(arguments: [0, 200, 900]) @MainActor
  func `presentations end when the root of their window is replaced`(
    after milliseconds: Int
  ) async throws {
    let journal = Journal()
    try await withApp { app in
      let window = UIWindow()
      window.rootViewController = LoggingViewController("A", journal)
      window.makeKeyAndVisible()
      try await app.settle()
      let presented = LoggingViewController("B", journal)
      presented.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(presented, animated: true) { journal.note("completion") }
      try await app.advance(by: .milliseconds(milliseconds))
      window.rootViewController = LoggingViewController("N", journal)
      try await app.settle()
      #expect(presented.view.window == nil)
      #expect(presented.presentingViewController == nil)
      #expect(window.subviews.count == 1)
    }
    for name in ["A", "B"] {
      let last = journal.lines.last {
        $0.hasPrefix("\(name).viewW") || $0.hasPrefix("\(name).viewD")
      }
      #expect(last == "\(name).viewDidDisappear")
    }
    #expect(journal.lines.contains("A.deinit"))
    #expect(journal.lines.contains("B.deinit"))
  }

  @Test @MainActor func `presentations remain when their window is hidden and shown`() async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let presented = try world.stack([("B", .fullScreen)])[0]
      world.window.isHidden = true
      world.window.isHidden = false
      try await app.settle()
      #expect(world.root.view.window == nil)
      #expect(presented.view.window === world.window)
    }
  }

  @Test @MainActor func `show presents a controller if there is no navigation controller`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let shown = world.make("B")
      world.root.show(shown, sender: nil)
      try await app.settle()
      #expect(world.root.presentedViewController === shown)
    }
    try await withApp { app in
      let world = try ModalWorld(app, in: inNavigation)
      let shown = world.make("B")
      world.root.show(shown, sender: nil)
      try await app.settle()
      #expect(world.root.navigationController?.topViewController === shown)
    }
  }
}
