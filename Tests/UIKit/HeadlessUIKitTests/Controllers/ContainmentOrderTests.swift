import HeadlessUIKit
import Testing

/// Tests of `addChild`, `removeFromParent` and the related flags.
struct `The order of containment` {
  // containment-addchild-docs, contain-09, contain-17
  @Test @MainActor func `addChild and removeFromParent each send one callback and load no view`()
    async throws
  {
    try await withApp { _ in
      let journal = Journal()
      let parent = LoggingViewController("P", journal)
      let child = LoggingViewController("C", journal)
      parent.addChild(child)
      #expect(child.parent === parent)
      child.removeFromParent()
      #expect(journal.lines == ["C.willMove(toParent:P)", "C.didMove(toParent:nil)"])
      #expect(parent.children.isEmpty)
    }
  }

  // containment-reparent-header; choice: child-reparented
  @Test @MainActor func `a child leaves its old parent before it joins the new one`() async throws {
    try await withApp { app in
      let journal = Journal()
      let first = LoggingViewController("P1", journal)
      let second = LoggingViewController("P2", journal)
      let child = LoggingViewController("C", journal)
      first.addChild(child)
      first.view.addSubview(child.view)
      journal.clear()
      second.addChild(child)
      #expect(journal.lines == ["C.didMove(toParent:nil)", "C.willMove(toParent:P2)"])
      #expect(first.children.isEmpty)
      #expect(child.parent === second)
      let diagnostics = app.diagnostics()
      #expect(diagnostics.isEmpty)
    }
  }

  @Test @MainActor func `addChild to the current parent changes nothing`() async throws {
    try await withApp { _ in
      let journal = Journal()
      let parent = LoggingViewController("P", journal)
      let child = LoggingViewController("C", journal)
      parent.addChild(child)
      parent.addChild(LoggingViewController("D", journal))
      journal.clear()
      parent.addChild(child)
      #expect(journal.lines.isEmpty)
      #expect(parent.children.first === child)
      #expect(parent.children.count == 2)
    }
  }

  @Test @MainActor func `a child that didMove gives to a different parent stays there`()
    async throws
  {
    try await withApp { _ in
      let journal = Journal()
      let parents = ["P1", "P2", "P3"].map { LoggingViewController($0, journal) }
      let child = StagedController("C", journal)
      parents[0].addChild(child)
      child.hooks["didMove(toParent:nil)"] = {
        child.hooks = [:]
        parents[2].addChild(child)
      }
      parents[1].addChild(child)
      #expect(child.parent === parents[2])
      #expect(parents.map(\.children.count) == [0, 0, 1])
    }
  }

  // contain-08: controller first, then view
  @Test @MainActor
  func `a child whose controller is removed before its view receives its callbacks in order`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      let child = StagedController("C", journal)
      parent.embed(child)
      try await launch(parent, in: app)
      journal.clear()
      child.willMove(toParent: nil)
      child.removeFromParent()
      child.view.removeFromSuperview()
      try await app.settle()
      let expected = [
        "C.willMove(toParent:nil)", "C.didMove(toParent:nil)", "C.viewWillDisappear",
        "C.viewDidDisappear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `the isMoving flags are true only within their callbacks`() async throws {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      try await launch(parent, in: app)
      let child = StagedController("C", journal)
      var flags: [String] = []
      for callback in [
        "willMove(toParent:P)", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
        "viewDidLayoutSubviews", "viewDidAppear", "didMove(toParent:P)", "willMove(toParent:nil)",
        "viewWillDisappear", "viewDidDisappear", "didMove(toParent:nil)",
      ] {
        child.hooks[callback] = { [unowned child] in
          if child.isMovingToParent { flags.append("to in \(callback)") }
          if child.isMovingFromParent { flags.append("from in \(callback)") }
        }
      }
      parent.embed(child)
      try await app.settle()
      #expect(
        flags == ["to in viewWillAppear", "to in viewIsAppearing", "to in viewDidAppear"]
      )
      flags = []
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      try await app.settle()
      #expect(flags == ["from in viewWillDisappear", "from in viewDidDisappear"])
    }
  }

  @Test @MainActor
  func `a child removed before it has appeared is moving from its parent, not to it`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      try await launch(parent, in: app)
      let child = StagedController("C", journal)
      var flags: [Bool] = []
      child.hooks["viewWillDisappear"] = { [unowned child] in
        flags = [child.isMovingToParent, child.isMovingFromParent]
      }
      parent.embed(child)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      #expect(flags == [false, true])
    }
  }

  // super.willMove(toParent: nil) sets isMovingFromParent
  @Test @MainActor
  func `an override of willMove that skips super hides isMovingFromParent`() async throws {
    try await withApp { app in
      let parent = UIViewController()
      try await launch(parent, in: app)
      let child = SkippingChild()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      try await app.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      #expect(child.wasMovingFromParent == false)
    }
  }

  // containment-viewdidload-addchild-parent-first: overrides without super change nothing
  @Test @MainActor
  func `a parent that skips super still appears before its children`() async throws {
    try await withApp { app in
      let journal = Journal()
      let parent = SilentParent("P", journal)
      let child = LoggingViewController("C", journal)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      try await launch(parent, in: app)
      let expected = [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}

private final class SkippingChild: UIViewController {
  var wasMovingFromParent: Bool?

  override func willMove(toParent parent: UIViewController?) {}

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasMovingFromParent = isMovingFromParent
  }
}

private final class SilentParent: LoggingViewController {
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
}
