import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

struct `The main loop` {
  @Test @MainActor
  func `due work runs in the order of due time, then of scheduling`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .milliseconds(20)) { journal.note("late") }
      app.schedule(after: .milliseconds(10)) { journal.note("first") }
      app.schedule(after: .milliseconds(10)) { journal.note("second") }
      try await app.advance(by: .milliseconds(10))
      #expect(journal.lines == ["first", "second"])
      try await app.advance(by: .milliseconds(10))
      #expect(journal.lines == ["first", "second", "late"])
    }
  }

  @Test @MainActor func `work runs at its due time, not at the end of the advance`() async throws {
    try await withApp { app in
      var moments: [Int64] = []
      for delay in [30, 10] {
        app.schedule(after: .milliseconds(delay)) {
          moments.append(app.now.nanoseconds / 1_000_000)
        }
      }
      try await app.advance(by: .seconds(1))
      #expect(moments == [10, 30])
      #expect(app.now.nanoseconds / 1_000_000 == 1_000)
    }
  }

  @Test @MainActor func `work scheduled for now runs in a later turn`() async throws {
    let journal = Journal()
    try await withApp { app in
      app.schedule(after: .zero) {
        journal.note("outer begins")
        app.schedule(after: .zero) { journal.note("inner") }
        journal.note("outer ends")
      }
      try app.idle()
      #expect(journal.lines == ["outer begins", "outer ends", "inner"])
    }
  }

  @Test @MainActor func `advancing the clock from its own work is an error`() async throws {
    try await withApp { app in
      var caught: ClockError?
      app.schedule(after: .zero) {
        do throws(ClockError) { try app.idle() } catch { caught = error }
      }
      try app.idle()
      #expect(caught?.code == .reentrant)
    }
  }

  @Test @MainActor func `advancing the clock from a callback is an error`() async throws {
    try await withApp { app in
      var caught: ClockError?
      let controller = LoggingViewController("A", Journal())
      controller.onViewDidLoad = { _ in
        do throws(ClockError) { try app.idle() } catch { caught = error }
      }
      controller.view.tag = 1
      #expect(caught?.code == .reentrant)
    }
  }

  @Test @MainActor func `a negative duration is an error`() async throws {
    try await withApp { app in
      await #expect(throws: ClockError.self) { try await app.advance(by: .seconds(-1)) }
    }
  }

  @Test @MainActor func `work that reschedules itself forever is an error`() async throws {
    let context = RecordingContext.inMemory(title: "restless")
    await #expect(throws: ClockError.self) {
      try await withRecording(context) { app in
        let restless = Restless(app: app)
        restless.again()
        try app.idle()
      }
    }
  }

  @Test @MainActor func `settling that times out names the pending work`() async throws {
    let context = RecordingContext.inMemory(title: "unsettled")
    var message = ""
    let line = #line + 3
    do {
      try await withRecording(context) { app in
        app.schedule(after: .seconds(100), label: "a far timer") {}
        try await app.settle(timeout: .seconds(1))
      }
    } catch {
      message = "\(error)"
    }
    #expect(
      message == "work is still waiting: a far timer at 100000 ms, "
        + "scheduled at HeadlessUIKitTests/MainLoopTests.swift:\(line)"
    )
  }

  @Test @MainActor
  func `a task that sleeps on the run's clock wakes at its deadline`() async throws {
    try await withApp { app in
      let clock = app.clock
      let task = Task { @MainActor in
        try await clock.sleep(for: .seconds(5))
        return clock.now.nanoseconds / 1_000_000_000
      }
      while app.pending.isEmpty { await Task.yield() }
      try await app.advance(by: .seconds(10))
      #expect(try await task.value == 5)
    }
  }

  @Test @MainActor func `a cancelled sleep throws`() async throws {
    try await withApp { app in
      let clock = app.clock
      let task = Task { try await clock.sleep(for: .seconds(5)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test @MainActor func `the main loop waits in real time on a monotonic clock`() async throws {
    let header = TraceHeader(clock: .monotonic, title: "real")
    let time = MonotonicTime()
    let recorder = TraceRecorder(header: header, time: time, sink: MemorySink())
    let journal = Journal()
    try await withRecording(RecordingContext(recorder: recorder)) { app in
      let start = app.now
      app.schedule(after: .milliseconds(20)) { journal.note("ran") }
      try await app.advance(by: .milliseconds(30))
      #expect(start.duration(to: app.now) >= .milliseconds(30))
      #expect(journal.lines == ["ran"])
    }
  }
}

@MainActor
private final class Restless {
  private let app: HeadlessApp

  init(app: HeadlessApp) {
    self.app = app
  }

  func again() {
    app.schedule(after: .zero) { self.again() }
  }
}
