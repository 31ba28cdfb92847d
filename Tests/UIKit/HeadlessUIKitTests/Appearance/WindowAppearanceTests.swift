import HeadlessUIKit
import Testing

/// Controllers whose appearance the window drives: without a parent, or added late.
struct `Appearance that the window drives` {
  // containment-addsubview-only-before-appear-seed4, appear-17
  @Test @MainActor
  func
    `a controller without a parent in a pushed controller's view receives no appearance callbacks`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      let pushed = LoggingViewController("P", journal)
      let orphan = LoggingViewController("C", journal)
      pushed.onViewDidLoad = { $0.view.addSubview(orphan.view) }
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      let observed = ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"]
      #expect(journal.lines(observedIn: observed) == ["C.viewDidLoad"])
    }
  }

  // containment-addsubview-only-after-appear-seed4, appear-18, contain-04
  @Test @MainActor
  func `a controller without a parent in a visible view is retained until its transition ends`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = LoggingViewController("P", journal)
      let window = try await launch(parent, in: app)
      journal.clear()
      var view: UIView?
      do {
        let orphan = LoggingViewController("C", journal)
        view = orphan.view
        parent.view.addSubview(orphan.view)
        #expect(orphan.parent == nil)
      }
      journal.note("addSubview returned")
      try await app.settle()
      let expected = [
        "C.viewDidLoad", "C.viewWillAppear", "addSubview returned", "C.viewIsAppearing",
        "C.viewDidAppear", "C.deinit",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(view?.window === window)
      #expect(view?.next === parent.view)
    }
  }

  // containment-addsubview-addchild-before-appear-seed4, appear-19
  @Test @MainActor func `addChild after addSubview is sufficient before the parent appears`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = LoggingViewController("vc3", journal)
      parent.onViewDidLoad = { parent in
        let child = LoggingViewController("vc4", journal)
        parent.view.addSubview(child.view)
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      navigation.pushViewController(parent, animated: true)
      try await app.settle()
      let expected = [
        "vc4.viewDidLoad", "vc4.willMove(toParent:vc3)", "vc4.didMove(toParent:vc3)",
        "vc4.viewWillAppear", "vc4.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // containment-addsubview-removefromsuperview-jianshu
  @Test @MainActor
  func `adding and removing the view drives the appearance of a controller without a parent`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = UIViewController()
      try await launch(parent, in: app)
      let child = LoggingViewController("C", journal)
      parent.addChild(child)
      try await app.settle()
      #expect(!journal.lines.contains("C.viewWillAppear"))  // contain-05
      parent.view.addSubview(child.view)
      try await app.settle()
      child.view.removeFromSuperview()
      try await app.settle()
      let expected = [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear", "C.viewWillDisappear",
        "C.viewDidDisappear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // containment-late-add-right-order-blog2019
  @Test @MainActor func `a child added while the parent appears follows the parent`()
    async throws
  {
    try await withApp(behaving: 12) { app in
      let (lines, expected) = try await addLate(isRightOrder: true, in: app)
      #expect(lines == expected + ["P.viewDidAppear", "C.viewDidAppear"])
    }
  }

  // containment-late-add-wrong-order-double-viewdidappear-blog2019
  @Test @MainActor
  func `a view added before its controller became a child receives viewDidAppear twice`()
    async throws
  {
    try await withApp(behaving: 12) { app in
      let (lines, expected) = try await addLate(isRightOrder: false, in: app)
      #expect(lines == expected + ["C.viewDidAppear", "P.viewDidAppear", "C.viewDidAppear"])
    }
  }

  @MainActor
  private func addLate(
    isRightOrder: Bool,
    in app: HeadlessApp
  ) async throws -> (lines: [String], expected: [String]) {
    let journal = Journal()
    let navigation = UINavigationController(rootViewController: UIViewController())
    try await launch(navigation, in: app)
    let parent = LoggingViewController("P", journal)
    navigation.pushViewController(parent, animated: true)
    try await app.advance(by: .milliseconds(200))
    journal.clear()
    let child = LoggingViewController("C", journal)
    if isRightOrder { parent.addChild(child) }
    parent.view.addSubview(child.view)
    if !isRightOrder { parent.addChild(child) }
    child.didMove(toParent: parent)
    try await app.settle()
    let willMove = ["C.willMove(toParent:P)"]
    let will = ["C.viewDidLoad", "C.viewWillAppear"]
    let expected = isRightOrder ? willMove + will : will + willMove
    let observed = expected + ["P.viewDidAppear", "C.viewDidAppear"]
    return (journal.lines(observedIn: observed), expected)
  }

  // containment-add-in-didbecomeactive-radar14058168: iOS 6.1 twice, iOS 5 and later versions once
  @Test(arguments: [(5, 1), (6, 2), (7, 1), (26, 1)])
  @MainActor
  func `a child added while the root appears receives viewDidAppear twice only in iOS 6`(
    major: Int,
    count: Int
  ) async throws {
    try await withApp(behaving: major) { app in
      let journal = Journal()
      let root = StagedController("R", journal)
      let child = LoggingViewController("A", journal)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.embed(child)
      try await app.settle()
      #expect(journal.lines.count { $0 == "A.viewWillAppear" } == 1)
      #expect(journal.lines.count { $0 == "A.viewDidAppear" } == count)
    }
  }

  @Test @MainActor
  func `the second viewDidAppear is also sent if the window drives the parent and the child`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingViewController("P", journal)
      let child = LoggingViewController("C", journal)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.addSubview(child.view)
      root.addChild(child)
      try await app.settle()
      let expected = ["P.viewDidAppear", "C.viewDidAppear", "C.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // window-addsubview-of-vc-view-directly-winobjc2115
  @Test @MainActor func `a controller whose view is added to a window appears`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("V", journal)
      let window = UIWindow()
      window.makeKeyAndVisible()
      window.addSubview(controller.view)
      let expected = ["V.viewDidLoad", "V.viewWillAppear", "V.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == Array(expected.prefix(2)))
      try await app.settle()
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // appear-12, appear-15: a different window means a disappearance and an appearance
  @Test @MainActor
  func `a move between windows sends a disappearance and an appearance`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("V", journal)
      for _ in 0..<4 {
        let window = UIWindow()
        window.makeKeyAndVisible()
        window.addSubview(controller.view)
        try await app.settle()
        #expect(controller.view.window === window)
      }
      #expect(journal.lines.count { $0 == "V.viewWillAppear" } == 4)
      #expect(journal.lines.count { $0 == "V.viewWillDisappear" } == 4)
    }
  }

  // appear-14
  @Test @MainActor func `a move within a window sends no appearance callbacks`() async throws {
    try await withApp { app in
      let journal = Journal()
      let root = UIViewController()
      try await launch(root, in: app)
      let places = [UIView(), UIView()]
      for place in places { root.view.addSubview(place) }
      let child = LoggingViewController("C", journal)
      root.addChild(child)
      places[0].addSubview(child.view)
      try await app.settle()
      journal.clear()
      places[1].addSubview(child.view)
      try await app.settle()
      #expect(journal.lines.filter { $0.contains("ppear") }.isEmpty)
    }
  }

  @Test @MainActor func `a view added to a view that is leaving its window is in no window`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = UIViewController()
      let window = try await launch(root, in: app)
      let child = LoggingViewController("C", journal)
      child.onViewWillAppear = { _ in window.rootViewController = nil }
      root.addChild(child)
      root.view.addSubview(child.view)
      try await app.settle()
      #expect(child.view.superview === root.view)
      #expect(child.view.window == nil)
      let expected = ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"]
      #expect(journal.lines(observedIn: expected + ["C.viewDidAppear"]) == expected)
    }
  }

  @Test @MainActor
  func `a child whose view leaves the parent's view does not appear with the parent`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      let child = LoggingViewController("C", journal)
      let elsewhere = UIView()
      child.onViewWillAppear = { elsewhere.addSubview($0.view) }
      parent.embed(child)
      try await launch(parent, in: app)
      let expected = ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"]
      #expect(journal.lines(observedIn: expected + ["C.viewDidAppear"]) == expected)
    }
  }
}
