import HeadlessUIKit
import Testing
import TraceModel

/// The facts of fake_async, Robolectric and sinon's fake timers that a run's clock keeps.
struct `The clock in steps` {
  @Test @MainActor func `keeps busy time from running anything, and runs it late`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.schedule(after: .seconds(1)) {
        try? app.block(for: .seconds(1))
        journal.note("busy until \(app.now.nanoseconds / 1_000_000) ms")
      }
      app.schedule(after: .seconds(2)) { journal.note("second") }
      try await app.advance(by: .seconds(1))
      #expect(journal.lines == ["busy until 2000 ms", "second"])
      #expect(app.now.nanoseconds / 1_000_000 == 2000)
    }
  }

  @Test @MainActor func `refuses negative busy time`() async throws {
    try await withApp { app in
      let error = #expect(throws: ClockError.self) { try app.block(for: .seconds(-1)) }
      #expect(error?.code == .negative(.seconds(-1)))
    }
  }

  @Test @MainActor func `runs one task at a time`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.schedule(after: .zero) { journal.note("first") }
      app.schedule(after: .zero) { journal.note("second") }
      let ran = try app.runOneTask()
      #expect(ran)
      #expect(journal.lines == ["first"])
      let ranAgain = try app.runOneTask()
      #expect(ranAgain)
      #expect(journal.lines == ["first", "second"])
      let ranAtLast = try app.runOneTask()
      #expect(!ranAtLast)
    }
  }

  @Test @MainActor func `moves to a single task's time`() async throws {
    try await withApp { app in
      app.schedule(after: .milliseconds(100)) {}
      let ran = try app.runOneTask()
      #expect(ran)
      #expect(app.now.nanoseconds == 100_000_000)
    }
  }

  @Test @MainActor func `advances to what is due next, with all that is due then`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.schedule(after: .milliseconds(100)) { journal.note("a") }
      app.schedule(after: .milliseconds(100)) { journal.note("b") }
      app.schedule(after: .milliseconds(200)) { journal.note("c") }
      let ran = try app.advanceToNext()
      #expect(ran)
      #expect(journal.lines == ["a", "b"])
      let ranAgain = try app.advanceToNext()
      #expect(ranAgain)
      let ranAtLast = try app.advanceToNext()
      #expect(!ranAtLast)
    }
  }

  @Test @MainActor func `tells when the first and last work is due`() async throws {
    try await withApp { app in
      #expect(app.nextDue == nil)
      #expect(app.lastDue == nil)
      app.schedule(after: .milliseconds(200)) {}
      app.schedule(after: .milliseconds(100)) {}
      #expect(app.nextDue?.nanoseconds == 100_000_000)
      #expect(app.lastDue?.nanoseconds == 200_000_000)
    }
  }

  @Test @MainActor func `runs to the last work known now`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.schedule(after: .milliseconds(100)) {
        journal.note("known")
        app.schedule(after: .milliseconds(50)) { journal.note("due by then") }
        app.schedule(after: .milliseconds(500)) { journal.note("later") }
      }
      app.schedule(after: .milliseconds(200)) { journal.note("last") }
      try app.runToLast()
      #expect(journal.lines == ["known", "due by then", "last"])
      #expect(app.pending.count == 1)
    }
  }

  @Test @MainActor func `runs to the end and says how long that took`() async throws {
    try await withApp { app in
      app.schedule(after: .zero) { app.schedule(after: .milliseconds(100)) {} }
      let passed = try app.runToEnd()
      #expect(passed == .milliseconds(100))
    }
  }

  @Test @MainActor func `gives up on the way to the end after the timeout`() async throws {
    try await withApp { app in
      app.schedule(after: .seconds(7200), label: "far") {}
      let error = #expect(throws: ClockError.self) { try app.runToEnd() }
      guard case .unsettled(let pending)? = error?.code else {
        Issue.record("not unsettled")
        return
      }
      #expect(pending.first?.hasPrefix("far at 7200000 ms") == true)
      try app.runToEnd(timeout: .seconds(7200))
    }
  }

  @Test @MainActor func `runs work that due work schedules within the same advance`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.schedule(after: .milliseconds(100)) {
        app.schedule(after: .milliseconds(100)) { journal.note("both") }
      }
      try await app.advance(by: .milliseconds(200))
      #expect(journal.lines == ["both"])
    }
  }

  @Test @MainActor func `stands still when it is idle`() async throws {
    try await withApp { app in
      app.schedule(after: .milliseconds(1)) {}
      try app.idle()
      #expect(app.now == .zero)
      #expect(app.pending.count == 1)
    }
  }

  @Test @MainActor func `can't be stepped from inside`() async throws {
    try await withApp { app in
      var code: ClockError.Code?
      app.schedule(after: .zero) {
        do throws(ClockError) { _ = try app.runOneTask() } catch { code = error.code }
      }
      try app.idle()
      #expect(code == .reentrant)
    }
  }
}
