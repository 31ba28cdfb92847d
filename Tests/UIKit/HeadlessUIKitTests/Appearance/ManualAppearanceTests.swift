import HeadlessUIKit
import Testing

/// `beginAppearanceTransition` and `endAppearanceTransition`, alone and combined with UIKit's
/// drivers.
struct `Appearance driven by the app` {
  /// One of 16 cases: the initial visibility, the direction, `animated`, and whether the view is
  /// loaded.
  struct Case: CustomTestStringConvertible {
    let wasVisible: Bool
    let isAppearing: Bool
    let isAnimated: Bool
    let isLoaded: Bool

    static let all = (0..<16).map { bits in
      Case(
        wasVisible: bits & 1 != 0,
        isAppearing: bits & 2 != 0,
        isAnimated: bits & 4 != 0,
        isLoaded: bits & 8 != 0
      )
    }

    var testDescription: String {
      "\(wasVisible ? "visible" : "hidden") \(isAppearing) \(isAnimated) \(isLoaded)"
    }
  }

  // manual-transition-matrix-swiftmodals, manual-begin-end-equivalence-jianshu, load-10, load-11
  @Test(arguments: Case.all)
  @MainActor
  func `each call without a window sends one callback at once`(_ test: Case) async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = AnimatedNotes("C", journal)
      if test.isLoaded { controller.loadViewIfNeeded() }
      if test.wasVisible {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
      }
      journal.clear()
      controller.beginAppearanceTransition(test.isAppearing, animated: test.isAnimated)
      let word = test.isAppearing ? "Appear" : "Disappear"
      let will = "C.viewWill\(word)(\(test.isAnimated))"
      #expect(journal.lines.filter { $0.contains("(") } == [will])
      controller.endAppearanceTransition()
      let did = "C.viewDid\(word)(\(test.isAnimated))"
      #expect(journal.lines.filter { $0.contains("(") } == [will, did])
      let fits = test.wasVisible != test.isAppearing
      #expect(app.diagnostics() == (fits ? [] : [unbalanced(controller)]))
    }
  }

  // manual-cancel-transition-hill
  @Test @MainActor func `a cancelled transition takes two begins and one end`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("V", journal)
      try await launch(controller, in: app)
      journal.clear()
      controller.beginAppearanceTransition(false, animated: true)
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      let expected = ["V.viewWillDisappear", "V.viewWillAppear", "V.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(app.diagnostics().isEmpty)
    }
  }

  // manual-snapshot-lifecycle-test: four callbacks of each kind in two rounds, whenever the main
  // loop runs
  @Test(arguments: [[], [0], [1], [2], [0, 1, 2]] as [[Int]])
  @MainActor func `an appearance driven by both the window and the app sends its callbacks twice`(
    rests: [Int]
  ) async throws {
    try await withApp { app in
      let journal = Journal()
      let window = UIWindow()
      window.isHidden = false
      let child = LoggingViewController("C", journal)
      for _ in 0..<2 {
        let root = UIViewController()
        root.view.addSubview(child.view)
        root.addChild(child)
        child.didMove(toParent: root)
        window.rootViewController = root
        if rests.contains(0) { try await app.settle() }
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        root.view.layoutIfNeeded()
        if rests.contains(1) { try await app.settle() }
        root.beginAppearanceTransition(false, animated: false)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        child.didMove(toParent: nil)
        root.endAppearanceTransition()
        window.rootViewController = nil
        if rests.contains(2) { try await app.settle() }
      }
      try await app.settle()
      let callbacks = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
      for callback in callbacks {
        #expect(journal.lines.count { $0 == "C.\(callback)" } == 4, "\(callback)")
      }
      #expect(journal.lines.count { $0 == "C.viewDidLoad" } == 1)
      let firsts = callbacks.compactMap { journal.lines.firstIndex(of: "C.\($0)") }
      #expect(firsts == firsts.sorted())
      #expect(app.diagnostics(about: child).contains(unbalanced(child)))
    }
  }

  // manual-begin-end-detached-ios13-quick941
  @Test(arguments: [(12, true), (13, false), (26, false)])
  @MainActor
  func
    `the app's end of a transition that began before the window shows the root is ignored from iOS 13`(
      major: Int,
      isHeard: Bool
    ) async throws
  {
    try await withApp(behaving: major) { app in
      let journal = Journal()
      let controller = LoggingViewController("V", journal)
      controller.loadViewIfNeeded()
      let window = UIWindow()
      controller.beginAppearanceTransition(true, animated: false)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.endAppearanceTransition()
      let observed = ["V.viewDidLoad", "V.viewWillAppear", "V.viewDidAppear"]
      #expect(journal.lines(observedIn: observed) == Array(observed.prefix(isHeard ? 3 : 2)))
      try await app.settle()
      #expect(journal.lines(observedIn: observed) == observed)
      #expect(app.diagnostics().isEmpty)
    }
  }

  // manual-forwarding-transition-neuburg, contain-15
  @Test @MainActor
  func `an exchange of children driven by the app sends the callbacks of an automatic one`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      parent.forwardsByHand = true
      let first = StagedController("C1", journal)
      let second = StagedController("C2", journal)
      try await launch(parent, in: app)
      first.beginAppearanceTransition(true, animated: false)
      parent.embed(first)
      first.endAppearanceTransition()
      try await app.settle()
      journal.clear()
      parent.addChild(second)
      first.willMove(toParent: nil)
      first.beginAppearanceTransition(false, animated: true)
      second.beginAppearanceTransition(true, animated: true)
      first.view.removeFromSuperview()
      parent.view.addSubview(second.view)
      try await app.advance(by: .milliseconds(400))
      second.endAppearanceTransition()
      first.endAppearanceTransition()
      second.didMove(toParent: parent)
      first.removeFromParent()
      try await app.settle()
      let expected = [
        "C2.willMove(toParent:P)", "C1.willMove(toParent:nil)", "C1.viewWillDisappear",
        "C2.viewWillAppear", "C2.updateViewConstraints", "C2.viewWillLayoutSubviews",
        "C2.viewDidLayoutSubviews", "C2.viewDidAppear", "C1.viewDidDisappear",
        "C2.didMove(toParent:P)", "C1.didMove(toParent:nil)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(app.diagnostics().isEmpty)
    }
  }

  // manual-forwarding-parent-appear-neuburg
  @Test @MainActor
  func
    `a parent that forwards its appearance manually sends the callbacks of automatic forwarding`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      let child = LoggingViewController("C", journal)
      parent.forwardsByHand = true
      parent.embed(child)
      parent.hooks = [
        "viewWillAppear": { child.beginAppearanceTransition(true, animated: false) },
        "viewDidAppear": { child.endAppearanceTransition() },
        "viewWillDisappear": { child.beginAppearanceTransition(false, animated: false) },
        "viewDidDisappear": { child.endAppearanceTransition() },
      ]
      let window = try await launch(parent, in: app)
      window.rootViewController = nil
      try await app.settle()
      let expected = [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing",
        "P.viewDidAppear", "C.viewDidAppear", "P.viewWillDisappear", "C.viewWillDisappear",
        "P.viewDidDisappear", "C.viewDidDisappear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(app.diagnostics().isEmpty)
    }
  }

  // manual-state-machine-swiftmodals: a child is never more visible than its container
  @Test @MainActor func `a child that is appearing disappears with its container`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      try await launch(parent, in: app)
      journal.clear()
      let child = LoggingViewController("C", journal)
      parent.embed(child)
      parent.beginAppearanceTransition(false, animated: false)
      parent.endAppearanceTransition()
      try await app.settle()
      let ownWord = ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"]
      #expect(journal.lines(observedIn: ownWord + ["C.viewDidAppear"]) == ownWord)
    }
  }

  @Test @MainActor
  func `a child added to a disappearing container appears when the container appears again`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      try await launch(parent, in: app)
      parent.beginAppearanceTransition(false, animated: true)
      let child = LoggingViewController("C", journal)
      parent.embed(child)
      try await app.settle()
      #expect(!journal.lines.contains("C.viewWillAppear"))
      parent.beginAppearanceTransition(true, animated: true)
      parent.endAppearanceTransition()
      let expected = ["C.viewWillAppear", "C.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}

private final class AnimatedNotes: LoggingViewController {
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }
}
