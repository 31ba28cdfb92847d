import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Timers of `DispatchSource`, on the clock of the run.
@MainActor
struct `A timer of a dispatch source` {
  private func milliseconds(_ app: HeadlessApp) -> Int64 { app.now.nanoseconds / 1_000_000 }

  @Test func `fires and repeats at its time until it is cancelled`() async throws {
    try await withApp { app in
      var moments: [Int64] = []
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: 0.5)
      source.setEventHandler {
        MainActor.assumeIsolated {
          moments.append(milliseconds(app))
          if moments.count == 3 { source.cancel() }
        }
      }
      source.resume()
      try await app.advance(by: .seconds(5))
      #expect(moments == [1000, 1500, 2000])
    }
  }

  @Test func `fires on its queue`() async throws {
    try await withApp { app in
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer"))
      source.schedule(deadline: .now() + 1)
      let isMain = await withCheckedContinuation { continuation in
        source.setEventHandler { continuation.resume(returning: Thread.isMainThread) }
        source.activate()
      }
      source.cancel()
      #expect(!isMain)
      #expect(milliseconds(app) == 1000)
    }
  }

  @Test func `fires when it is resumed, if its time is past`() async throws {
    try await withApp { app in
      var moments: [Int64] = []
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1)
      source.setEventHandler { MainActor.assumeIsolated { moments.append(milliseconds(app)) } }
      try await app.advance(by: .seconds(3))
      #expect(moments == [])
      source.resume()
      try await app.settle()
      source.cancel()
      #expect(moments == [3000])
    }
  }

  @Test func `fires only at the time that was set last`() async throws {
    try await withApp { app in
      var moments: [Int64] = []
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { moments.append(milliseconds(app)) } }
      source.schedule(deadline: .now() + 1)
      source.activate()
      source.schedule(deadline: .now() + 2)
      try await app.settle()
      source.cancel()
      #expect(moments == [2000])
    }
  }
}

/// `RunLoop.main.run(until:)` and `run(mode:before:)` in a synchronous function of a run.
@MainActor
struct `The main run loop in a synchronous function` {
  private func run(for seconds: Double) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  @Test func `runs for a duration of the clock`() async throws {
    try await withApp { app in
      let journal = Journal()
      scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("\(app.now.nanoseconds / 1_000_000)") }
      }
      run(for: 1)
      #expect(journal.lines == ["500", "1000"])
      run(for: 0.25)
      #expect(app.now.nanoseconds / 1_000_000 == 1250)
    }
  }

  @Test func `runs until the next work`() async throws {
    try await withApp { app in
      let journal = Journal()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { journal.note("done") }
      @MainActor func wait() {
        while journal.lines.isEmpty, RunLoop.current.run(mode: .default, before: .distantFuture) {}
      }
      wait()
      #expect(journal.lines == ["done"])
      #expect(app.now.nanoseconds / 1_000_000 == 3000)
    }
  }

  @Test func `waits for a block of another queue`() async throws {
    try await withApp { _ in
      let journal = Journal()
      DispatchQueue.global().async {
        usleep(20_000)
        DispatchQueue.main.async { journal.note("done") }
      }
      @MainActor func wait() {
        while journal.lines.isEmpty {
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
      }
      wait()
      #expect(journal.lines == ["done"])
    }
  }
}
