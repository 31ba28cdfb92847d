import HeadlessUIKit
import Testing

/// The orders of published device logs; the comment of each names its scenario.
struct `Containment as device logs show it` {
  @MainActor
  private func show(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try await app.settle()
    return window
  }

  // containment-addchild-in-viewdidload-so48653763
  @Test @MainActor func `child added in viewDidLoad`() async throws {
    let journal = Journal()
    try await withApp { app in
      let parent = LoggingViewController("P", journal)
      parent.onViewDidLoad = { parent in
        let child = LoggingViewController("C", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      let window = try await show(parent, in: app)
      let expected = [
        "C.willMove(toParent:P)", "C.viewDidLoad", "C.viewWillAppear",
        "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // containment-viewdidload-addchild-parent-first
  @Test @MainActor func `the parent hears first, both times`() async throws {
    let journal = Journal()
    try await withApp { app in
      let parent = LoggingViewController("P", journal)
      parent.onViewDidLoad = { parent in
        let child = LoggingViewController("C", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      let window = try await show(parent, in: app)
      let expected = [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // containment-three-children-one-shown-ios5
  @Test @MainActor func `three children, one shown`() async throws {
    let journal = Journal()
    try await withApp { app in
      let parent = LoggingViewController("P", journal)
      parent.onViewDidLoad = { parent in
        let children = ["F", "S", "T"].map { LoggingViewController($0, journal) }
        for child in children { parent.addChild(child) }
        parent.view.addSubview(children[2].view)
      }
      let window = try await show(parent, in: app)
      let expected = [
        "F.willMove(toParent:P)", "S.willMove(toParent:P)", "T.willMove(toParent:P)",
        "T.viewDidLoad", "T.viewWillAppear", "T.viewDidAppear",
      ]
      let observed = expected + ["F.viewDidLoad", "S.viewDidLoad", "T.didMove(toParent:P)"]
      #expect(journal.lines(observedIn: observed) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // contain-02, with the second didMove(toParent:) of the automatic path
  @Test @MainActor func `child added to a visible parent`() async throws {
    let journal = Journal()
    try await withApp { app in
      let parent = LoggingViewController("P", journal)
      let window = try await show(parent, in: app)
      journal.clear()
      let child = LoggingViewController("C", journal)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      journal.note("addSubview returned")
      child.didMove(toParent: parent)
      try await app.settle()
      let expected = [
        "C.willMove(toParent:P)", "C.viewDidLoad", "C.viewWillAppear", "addSubview returned",
        "C.didMove(toParent:P)", "C.viewIsAppearing", "C.viewDidAppear", "C.didMove(toParent:P)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // manual-swap-visible-workflow: begin suppresses what the window would send
  @Test @MainActor func `swap by hand in a visible parent`() async throws {
    let journal = Journal()
    try await withApp { app in
      let parent = LoggingViewController("P", journal)
      let first = LoggingViewController("1", journal)
      parent.onViewDidLoad = { parent in
        parent.addChild(first)
        parent.view.addSubview(first.view)
        first.didMove(toParent: parent)
      }
      let window = try await show(parent, in: app)
      journal.clear()
      let second = LoggingViewController("2", journal)
      parent.addChild(second)
      first.willMove(toParent: nil)
      second.view.frame = parent.view.bounds
      second.beginAppearanceTransition(true, animated: false)
      first.beginAppearanceTransition(false, animated: false)
      parent.view.insertSubview(second.view, aboveSubview: first.view)
      first.view.removeFromSuperview()
      second.endAppearanceTransition()
      first.endAppearanceTransition()
      second.didMove(toParent: parent)
      first.removeFromParent()
      try await app.settle()
      let expected = [
        "2.willMove(toParent:P)", "1.willMove(toParent:nil)", "2.loadView", "2.viewWillAppear",
        "1.viewWillDisappear", "2.viewDidAppear", "1.viewDidDisappear", "2.didMove(toParent:P)",
        "1.didMove(toParent:nil)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // containment-swap-view-loaded-detached-workflow
  @Test @MainActor func `swap outside a window`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let parent = UIViewController()
      parent.view.tag = 1
      let first = LoggingViewController("1", journal)
      parent.addChild(first)
      parent.view.addSubview(first.view)
      first.didMove(toParent: parent)
      journal.clear()
      let second = LoggingViewController("2", journal)
      parent.addChild(second)
      first.willMove(toParent: nil)
      second.view.frame = parent.view.bounds
      parent.view.insertSubview(second.view, aboveSubview: first.view)
      first.view.removeFromSuperview()
      second.didMove(toParent: parent)
      first.removeFromParent()
      #expect(
        journal.lines == [
          "2.willMove(toParent:other)", "1.willMove(toParent:nil)", "2.loadView",
          "2.viewDidLoad", "2.didMove(toParent:other)", "1.didMove(toParent:nil)",
        ]
      )
    }
  }

  // manual-cancel-appearing-swiftmodals, manual-cancel-disappearing-swiftmodals
  @Test(arguments: [
    (true, ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"]),
    (false, ["viewWillDisappear", "viewWillAppear", "viewDidAppear"]),
  ])
  @MainActor func `begin in the opposite direction replaces`(
    isAppearing: Bool,
    expected: [String]
  ) async throws {
    let journal = Journal()
    try await withApp { _ in
      let controller = LoggingViewController("V", journal)
      controller.view.tag = 1
      journal.clear()
      controller.beginAppearanceTransition(isAppearing, animated: true)
      controller.beginAppearanceTransition(!isAppearing, animated: true)
      controller.endAppearanceTransition()
      #expect(journal.lines == expected.map { "V.\($0)" })
    }
  }

  // containment-addsubview-only-before-appear-seed4, containment-nochild-root-or-modal-coconutkit
  @Test @MainActor func `a view without addChild in a window's root is driven by the window`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let parent = LoggingViewController("P", journal)
      let orphan = LoggingViewController("C", journal)
      parent.onViewDidLoad = { $0.view.addSubview(orphan.view) }
      let window = try await show(parent, in: app)
      let expected = [
        "P.viewWillAppear", "C.viewWillAppear", "C.viewDidAppear", "P.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // contain-06
  @Test @MainActor func `a parent that forwards by hand keeps its children silent`() async throws {
    let journal = Journal()
    try await withApp { app in
      let parent = HandForwardingController()
      let child = LoggingViewController("C", journal)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      let window = try await show(parent, in: app)
      let appearances = ["C.viewWillAppear", "C.viewDidAppear"]
      #expect(journal.lines(observedIn: appearances).isEmpty)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(journal.lines(observedIn: appearances) == appearances)
      withExtendedLifetime(window) {}
    }
  }
}

private final class HandForwardingController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
