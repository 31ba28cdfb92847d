import HeadlessUIKit
import Testing
import TraceModel

/// Properties of the virtual clocks of fake_async, Robolectric and sinon's fake timers.
struct `Stepping the clock` {
  @Test @MainActor
  func `work that is due now and blocks the main thread takes a part of the duration`() async throws
  {
    for isSynchronous in [false, true] {
      try await withApp { app in
        app.schedule(after: .zero) { try? app.block(for: .seconds(1)) }
        if isSynchronous {
          try advance(app, by: .seconds(5))
        } else {
          try await app.advance(by: .seconds(5))
        }
        #expect(app.now.nanoseconds / 1_000_000 == 5000)
      }
    }
  }

  /// Calls the synchronous overload, which an asynchronous function can't select.
  @MainActor
  private func advance(_ app: HeadlessApp, by duration: Duration) throws {
    try app.advance(by: duration)
  }

  @Test @MainActor func `blocking time runs no work, and the work runs late`() async throws {
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

  @Test @MainActor func `a negative blocking time is an error`() async throws {
    try await withApp { app in
      let error = #expect(throws: ClockError.self) { try app.block(for: .seconds(-1)) }
      #expect(error?.code == .negative(.seconds(-1)))
    }
  }

  @Test @MainActor func `runOneTask runs one piece of work at a time`() async throws {
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

  @Test @MainActor func `runOneTask advances the clock to the work's due time`() async throws {
    try await withApp { app in
      app.schedule(after: .milliseconds(100)) {}
      let ran = try app.runOneTask()
      #expect(ran)
      #expect(app.now.nanoseconds == 100_000_000)
    }
  }

  @Test @MainActor func `advanceToNext runs all work with the earliest due time`() async throws {
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

  @Test @MainActor func `nextDue and lastDue return the first and last due times`() async throws {
    try await withApp { app in
      #expect(app.nextDue == nil)
      #expect(app.lastDue == nil)
      app.schedule(after: .milliseconds(200)) {}
      app.schedule(after: .milliseconds(100)) {}
      #expect(app.nextDue?.nanoseconds == 100_000_000)
      #expect(app.lastDue?.nanoseconds == 200_000_000)
    }
  }

  @Test @MainActor func `runToLast stops at the last work pending at the call`() async throws {
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

  @Test @MainActor func `runToEnd returns the time that it advanced`() async throws {
    try await withApp { app in
      app.schedule(after: .zero) { app.schedule(after: .milliseconds(100)) {} }
      let passed = try app.runToEnd()
      #expect(passed == .milliseconds(100))
    }
  }

  @Test @MainActor func `runToEnd throws after the timeout`() async throws {
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

  @Test @MainActor func `work scheduled by due work runs within the same advance`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.schedule(after: .milliseconds(100)) {
        app.schedule(after: .milliseconds(100)) { journal.note("both") }
      }
      try await app.advance(by: .milliseconds(200))
      #expect(journal.lines == ["both"])
    }
  }

  @Test @MainActor func `the clock does not move while the loop is idle`() async throws {
    try await withApp { app in
      app.schedule(after: .milliseconds(1)) {}
      try app.idle()
      #expect(app.now == .zero)
      #expect(app.pending.count == 1)
    }
  }

  @Test @MainActor func `stepping the clock from inside its work is an error`() async throws {
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
