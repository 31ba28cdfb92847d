import HeadlessUIKit
import Testing
import TraceModel

/// The parts of the runtime that behaviors composed of child controllers require.
struct `The support of composed behaviors` {
  // choice: child-added-while-appearing
  @Test @MainActor
  func `a child that is added to a reappearing sheet appears after the earlier children`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = StagedController("B", world.journal)
      sheet.modalPresentationStyle = .pageSheet
      sheet.embed(LoggingViewController("C", world.journal))
      let second = LoggingViewController("D", world.journal)
      world.root.present(sheet, animated: false)
      try app.settle()
      sheet.presentationController?.beginInteractiveDismissal()
      try app.advance(by: .seconds(1))
      world.journal.clear()
      sheet.hooks["viewWillAppear"] = { [weak sheet] in sheet?.embed(second) }
      sheet.presentationController?.cancelInteractiveDismissal()
      try app.settle()
      #expect(
        world.story == [
          "B.viewWillAppear", "D.viewDidLoad", "C.viewWillAppear", "D.viewWillAppear",
          "B.viewIsAppearing", "B.viewDidAppear", "C.viewIsAppearing", "C.viewDidAppear",
          "D.viewIsAppearing", "D.viewDidAppear",
        ]
      )
      #expect(app.diagnostics() == [])
    }
  }

  @Test @MainActor
  func `work that waits for a view runs once, after viewDidLoad`() async throws {
    try await withApp { _ in
      let journal = Journal()
      let controller = LoggingViewController("A", journal)
      controller.afterLoading { journal.note("first") }
      controller.afterLoading { journal.note("second") }
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      let expected = ["A.loadView", "A.viewDidLoad", "first", "second"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor
  func `work that waits for a view that is assigned runs before the view appears`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("A", journal)
      controller.afterLoading { journal.note("work") }
      controller.view = UIView()
      #expect(journal.lines == [])
      try await launch(controller, in: app)
      #expect(
        journal.lines(observedIn: ["work", "A.viewWillAppear"]) == ["work", "A.viewWillAppear"]
      )
    }
  }

  @Test @MainActor func `states of the app are recorded for a controller`() async throws {
    let trace = try await record { _ in
      let controller = UIViewController()
      controller.record(state: "registered", begins: true)
      controller.record(state: "registered", begins: false)
    }
    let states = trace.events.filter { $0.kind == .stateBegin || $0.kind == .stateEnd }
    #expect(states.map { trace.names[$0.name] } == ["registered", "registered"])
    #expect(
      Set(states.map { trace.subjects[Int($0.subject.number) - 1].className }) == [
        "UIViewController"
      ]
    )
  }

  @Test @MainActor
  func `only a launched application is returned without being created`() async throws {
    let trace = try await record { app in
      #expect(UIApplication.launched == nil)
      app.launch(LoggingAppDelegate(Journal(), root: UIViewController()))
      #expect(UIApplication.launched === UIApplication.shared)
      app.kill()
      try await app.settle()
      #expect(UIApplication.launched == nil)
    }
    #expect(trace.diagnostics == [])
  }
}
