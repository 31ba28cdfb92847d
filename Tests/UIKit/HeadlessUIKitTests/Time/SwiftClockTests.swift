import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Code of a run that reads Swift's clocks.
@MainActor
struct `A clock of Swift within a run` {
  @Test func `is the clock to which a task sleeps`() async throws {
    try await withApp { app in
      try await app.advance(by: .seconds(100))
      try await Task.sleep(until: .now + .seconds(1))
      try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
      let deadline = ContinuousClock.now + .seconds(2)
      try await Task.sleep(for: .seconds(1))
      try await ContinuousClock().sleep(until: deadline)
      #expect(app.now.nanoseconds / 1_000_000 == 104_000)
    }
  }

  @Test func `reads the time of the run`() async throws {
    try await withApp { app in
      let start = (ContinuousClock.now, SuspendingClock.now)
      try await app.advance(by: .seconds(3))
      let slept = try await ContinuousClock().measure { try await Task.sleep(for: .seconds(2)) }
      #expect(slept == .seconds(2))
      #expect(SuspendingClock().measure {} == .zero)
      #expect(start.0.duration(to: .now) == .seconds(5))
      #expect(start.1.duration(to: .now) == .seconds(5))
    }
  }

  @Test func `reads the time of the run on other queues`() async throws {
    try await withApp { _ in
      let start = ContinuousClock.now
      let duration = try await Task { @concurrent in
        try await Task.sleep(for: .seconds(1))
        return start.duration(to: .now)
      }.value
      #expect(duration == .seconds(1))
    }
  }

  @Test func `reads real time outside of every run`() async throws {
    try await withApp { app in
      try await app.advance(by: .seconds(100_000))
      let start = RecordingContext.$current.withValue(nil) { ContinuousClock.now }
      #expect(start.duration(to: .now) > .seconds(50_000))
    }
  }
}
