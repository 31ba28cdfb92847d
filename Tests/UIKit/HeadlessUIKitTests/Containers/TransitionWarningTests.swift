import HeadlessUIKit
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

/// UIKit's warnings about overlapping transitions, and a push at launch in two versions.
struct `Overlapping transitions of a stack` {
  // nav-nested-pop-unbalanced-2013: the first warning at once, the others at the end of the animation.
  @Test @MainActor func `two pops at once log a nested pop and unbalanced calls`() async throws {
    let trace = try await record { app in
      let navigation = try await stack("A", "B", "C", journal: Journal(), app: app)
      let window = navigation.view.window
      navigation.popViewController(animated: true)
      navigation.popViewController(animated: true)
      app.mark("both called")
      try await app.settle()
      #expect(navigation.topViewController?.view.window === window)
    }
    let found = trace.events.indices.filter { trace.events[$0].kind == .diagnostic }
    #expect(
      found.map { trace.names[trace.events[$0].text].prefix(30) } == [
        "nested pop animation can resul", "Finishing up a navigation tran",
        "Unbalanced calls to begin/end ",
      ]
    )
    let mark = trace.events.firstIndex { $0.kind == .mark } ?? 0
    #expect(found.map { $0 < mark } == [true, false, false])
  }

  // nav-push-poproot-push-ios7-warning
  @Test @MainActor func `a push, a pop to the root and a push in one turn log a nested transition`()
    async throws
  {
    let trace = try await record { app in
      let navigation = try await stack("A", journal: Journal(), app: app)
      let window = navigation.view.window
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.popToRootViewController(animated: false)
      navigation.pushViewController(UIViewController(), animated: true)
      try await app.settle()
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController?.view.window === window)
    }
    #expect(
      trace.messages(of: .nestedTransition) == [
        "nested pop animation can result in corrupted navigation bar",
        "nested push animation can result in corrupted navigation bar",
      ]
    )
  }

  // nav-double-push-from-notifications-unbalanced; W2, W3, W1
  @Test @MainActor func `two pushes at once log a nested push`() async throws {
    let trace = try await record { app in
      let navigation = try await stack("A", journal: Journal(), app: app)
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.pushViewController(UIViewController(), animated: true)
      try await app.settle()
    }
    #expect(trace.messages(of: .nestedTransition).count == 2)
    #expect(trace.messages(of: .unbalancedTransition).count == 1)
  }

  @Test @MainActor func `a controller that is pushed again during its pop stays on the stack`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      let window = navigation.view.window
      let popped = try #require(navigation.popViewController(animated: true))
      try await app.advance(by: .milliseconds(100))
      navigation.pushViewController(popped, animated: true)
      try await app.settle()
      #expect(popped.parent === navigation)
      #expect(popped.view.window === window)
      #expect(!journal.lines.contains("B.didMove(toParent:nil)"))
    }
  }

  @Test @MainActor func `a pop in viewDidAppear of a push leaves one controller visible`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      let window = navigation.view.window
      let pushed = LoggingViewController("B", journal)
      pushed.onViewDidAppear = { controller in
        controller.onViewDidAppear = nil
        navigation.popViewController(animated: false)
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
      }
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(journal.lines.last { $0.hasPrefix("B.view") } == "B.viewDidDisappear")
      #expect(navigation.topViewController?.view.window === window)
      #expect(pushed.view.window == nil)
    }
  }

  @Test @MainActor func `a cancelled swipe is undone before a push`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      let window = navigation.view.window
      navigation.beginInteractivePop()
      navigation.updateInteractivePop(0.5)
      navigation.cancelInteractivePop()
      navigation.pushViewController(LoggingViewController("C", journal), animated: true)
      try await app.settle()
      #expect(
        navigation.viewControllers.compactMap { ($0 as? LoggingViewController)?.name } == [
          "A", "B", "C",
        ]
      )
      #expect(navigation.topViewController?.view.window === window)
    }
  }

  // nav-immediate-push-after-makekey-ios17, nav-immediate-push-after-makekey-ios18
  @Test(arguments: [
    (
      17,
      [
        "R.loadView", "R.viewDidLoad", "R.viewWillAppear", "R.viewIsAppearing", "P.loadView",
        "P.viewDidLoad", "R.viewWillDisappear", "P.viewWillAppear", "R.viewDidDisappear",
        "P.viewIsAppearing", "P.viewDidAppear",
      ]
    ),
    (
      18,
      ["P.loadView", "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"]
    ),
  ])
  @MainActor func `a push in the turn of makeKeyAndVisible replaces the root as its version does`(
    version: Int,
    expected: [String]
  ) async throws {
    let journal = Journal()
    _ = try await record(as: version) { app in
      let root = LoggingViewController("R", journal)
      let navigation = UINavigationController(rootViewController: root)
      let window = makeWindow(in: app)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(LoggingViewController("P", journal), animated: true)
      try await app.settle()
      let printed = journal.lines.filter { line in
        line.contains("oad") && !line.contains("IfNeeded") || line.contains("ppear")
      }
      #expect(printed == expected)
    }
  }
}

/// Records a run that follows a version of UIKit.
@MainActor
func record(
  as version: Int,
  _ body: @MainActor (HeadlessApp) async throws -> Void
) async throws -> Trace {
  let context = RecordingContext.inMemory(
    title: "test",
    behavior: BehaviorVersion(major: version),
    failurePolicy: .record
  )
  try await withRecording(context, body)
  var reader = TraceReader(bytes: try context.traceBytes())
  return try Trace(reading: &reader)
}

extension Trace {
  /// The texts of the diagnostics with a code.
  func messages(of code: Name) -> [String] {
    events.filter { $0.kind == .diagnostic && $0.name == code }.map { names[$0.text] }
  }
}
