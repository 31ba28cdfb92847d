import HeadlessUIKit
import Testing
import TraceModel

/// Behavior that the suites of virtual clocks in other ecosystems assert, on the run's clock.
@MainActor
struct `Facts of the clock` {
  /// The present time in milliseconds.
  private func milliseconds(_ app: HeadlessApp) -> Int64 { app.now.nanoseconds / 1_000_000 }

  // Fact: clock-01
  @Test func `the clock advances by what is asked, and not by less than nothing or within work`()
    async throws
  {
    try await withApp { app in
      try app.advance(by: .milliseconds(40))
      #expect(milliseconds(app) == 40)
      var negative: ClockError?
      do throws(ClockError) { try app.advance(by: .milliseconds(-1)) } catch { negative = error }
      #expect(negative?.code == .negative(.milliseconds(-1)))
      var reentrant: ClockError?
      app.schedule(after: .milliseconds(1)) {
        do throws(ClockError) { try app.advance(by: .milliseconds(1)) } catch { reentrant = error }
      }
      try app.advance(by: .milliseconds(5))
      #expect(reentrant?.code == .reentrant)
      #expect(milliseconds(app) == 45)
    }
  }

  // Fact: clock-02
  @Test func `work that is due at the end of the advance runs`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .milliseconds(10)) { journal.note("at the end") }
      app.schedule(after: .milliseconds(11)) { journal.note("later") }
      try app.advance(by: .milliseconds(10))
      #expect(journal.lines == ["at the end"])
    }
  }

  // Fact: clock-03
  @Test func `within work the clock reads the due time of the work`() async throws {
    try await withApp { app in
      var moments: [Int64] = []
      app.schedule(after: .milliseconds(50)) {
        moments.append(milliseconds(app))
        app.schedule(after: .milliseconds(50)) { moments.append(milliseconds(app)) }
      }
      try app.advance(by: .milliseconds(100))
      #expect(moments == [50, 100])
    }
  }

  // Fact: clock-04
  @Test func `two blocks of one time run in the order of creation`() async throws {
    let journal = Journal()
    try await withApp { app in
      for name in ["a", "b", "c"] {
        app.schedule(after: .milliseconds(10)) { journal.note(name) }
      }
      try app.advance(by: .milliseconds(10))
      #expect(journal.lines == ["a", "b", "c"])
    }
  }

  // Fact: clock-06
  @Test func `a block scheduled within the advance runs in it if it is due`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .milliseconds(10)) {
        journal.note("outer")
        app.schedule(after: .milliseconds(10)) { journal.note("inner") }
        app.schedule(after: .milliseconds(11)) { journal.note("too late") }
      }
      try app.advance(by: .milliseconds(20))
      #expect(journal.lines == ["outer", "inner"])
    }
  }

  // Fact: clock-07
  @Test func `pending work of now runs before the clock moves`() async throws {
    try await withApp { app in
      var moments: [Int64] = []
      DispatchQueue.main.async { moments.append(app.now.nanoseconds / 1_000_000) }
      try app.advance(by: .seconds(60))
      #expect(moments == [0])
    }
  }

  // Fact: clock-08
  @Test func `a block with a negative delay runs at the present time`() async throws {
    try await withApp { app in
      var moments: [Int64] = []
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) {
        moments.append(app.now.nanoseconds / 1_000_000)
      }
      try app.advance(by: .seconds(1))
      #expect(moments == [0])
    }
  }

  // Fact: clock-09
  @Test func `time that work blocks extends the advance`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .milliseconds(100)) {
        journal.note("first")
        do throws(ClockError) { try app.block(for: .milliseconds(100)) } catch {
          journal.note("\(error)")
        }
      }
      app.schedule(after: .milliseconds(200)) { journal.note("second") }
      try app.advance(by: .milliseconds(100))
      #expect(journal.lines == ["first", "second"])
      #expect(milliseconds(app) == 200)
    }
  }

  // Fact: clock-10
  @Test func `blocked time runs no work until the next turn`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .milliseconds(10)) { journal.note("at \(milliseconds(app))") }
      try app.block(for: .milliseconds(50))
      #expect(journal.lines.isEmpty)
      #expect(milliseconds(app) == 50)
      try app.idle()
      #expect(journal.lines == ["at 50"])
    }
  }

  // Fact: clock-14
  @Test func `work that posts work runs both in one idle`() async throws {
    let journal = Journal()
    try await withApp { app in
      DispatchQueue.main.async {
        journal.note("outer")
        DispatchQueue.main.async { journal.note("inner") }
      }
      try app.idle()
      #expect(journal.lines == ["outer", "inner"])
      #expect(milliseconds(app) == 0)
    }
  }

  // Fact: clock-16
  @Test func `work due within the advance that was posted within it runs`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .milliseconds(100)) {
        app.schedule(after: .milliseconds(100)) { journal.note("second") }
      }
      try app.advance(by: .milliseconds(200))
      #expect(journal.lines == ["second"])
    }
  }

  // Fact: clock-17
  @Test func `the first and last due times are readable`() async throws {
    try await withApp { app in
      #expect(app.nextDue == nil)
      #expect(app.lastDue == nil)
      app.schedule(after: .milliseconds(200)) {}
      app.schedule(after: .milliseconds(100)) {}
      #expect(app.nextDue?.nanoseconds == 100_000_000)
      #expect(app.lastDue?.nanoseconds == 200_000_000)
      try await app.settle()
    }
  }

  // Fact: clock-18
  @Test func `one task runs at a time`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .zero) { journal.note("first") }
      app.schedule(after: .milliseconds(1)) { journal.note("second") }
      let ran = try [app.runOneTask(), app.runOneTask(), app.runOneTask()]
      #expect(ran == [true, true, false])
      #expect(journal.lines == ["first", "second"])
    }
  }

  // Fact: clock-19
  @Test func `running to the end advances exactly as far as the work`() async throws {
    try await withApp { app in
      DispatchQueue.main.async { app.schedule(after: .milliseconds(100)) {} }
      let elapsed = try app.runToEnd()
      // Each recorded event takes a nanosecond.
      #expect(elapsed >= .milliseconds(100) && elapsed < .milliseconds(101))
      #expect(milliseconds(app) == 100)
    }
  }

  @Test func `running to the last work leaves what it posts for later`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .milliseconds(10)) {
        journal.note("known")
        app.schedule(after: .milliseconds(10)) { journal.note("new") }
      }
      try app.runToLast()
      #expect(journal.lines == ["known"])
      #expect(milliseconds(app) == 10)
      try await app.settle()
    }
  }
}
