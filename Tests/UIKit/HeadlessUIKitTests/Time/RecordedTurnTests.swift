import HeadlessUIKit
import Testing
import TraceModel

/// The ends of the main loop's turns in the trace.
struct `Recorded turns` {
  @Test @MainActor func `each turn that records events ends in the trace`() async throws {
    let trace = try await record { app in
      _ = UIView()
      try app.idle()
      app.schedule(after: .milliseconds(10)) { _ = UIView() }
      try app.settle()
    }
    #expect(words(of: trace) == "bd|bd|")
  }

  @Test @MainActor func `a turn without events has no end in the trace`() async throws {
    let trace = try await record { app in
      for _ in 0..<10 { try app.idle() }
      app.schedule(after: .milliseconds(10)) {}
      try app.settle()
      _ = UIView()
      for _ in 0..<10 { try app.idle() }
    }
    #expect(words(of: trace) == "bd|")
  }

  @Test @MainActor func `the end of a turn does not advance the clock`() async throws {
    var moments: [TraceModel.Instant] = []
    _ = try await record { app in
      _ = UIView()
      moments.append(app.now)
      try app.idle()
      moments.append(app.now)
    }
    #expect(moments.first == moments.last)
  }

  @Test @MainActor func `a commit belongs to the turn of the work before it`() async throws {
    let trace = try await record { app in
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try app.idle()
    }
    let end = try #require(
      trace.events.firstIndex { $0.kind == .metadata && $0.name == .endOfTurn }
    )
    let appeared = try #require(trace.events.firstIndex { $0.name == .viewDidAppear })
    #expect(appeared < end)
  }

  /// The births, deaths and ends of turns of a trace: `b`, `d` and `|`.
  private func words(of trace: Trace) -> String {
    String(
      trace.events.compactMap { event -> Character? in
        switch event.kind {
        case .birth: "b"
        case .death: "d"
        case .metadata where event.name == .endOfTurn: "|"
        default: nil
        }
      }
    )
  }
}
