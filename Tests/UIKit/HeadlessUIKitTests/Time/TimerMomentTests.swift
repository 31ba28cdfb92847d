import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// Firing times of timers created with an interval, which are independent of the time of day.
struct `Firing times of timers` {
  /// Blocks the thread for a varying duration.
  private func work(_ round: Int) -> Int {
    (0..<(round % 7) * 3000).reduce(into: 0) { $0 = ($0 &* 31) ^ $1 }
  }

  @Test(arguments: [true, false]) @MainActor
  func `timers fire at exact times`(repeats: Bool) async throws {
    try await withApp { app in
      for round in 0..<200 {
        let journal = Journal()
        _ = work(round)
        let timer = scheduledTimer(withTimeInterval: 0.2, repeats: repeats) { _ in
          MainActor.assumeIsolated { journal.note("fired") }
        }
        let due = app.now.advanced(by: .milliseconds(200))
        _ = work(round + 3)
        try await app.advance(by: .nanoseconds(199_999_000))
        #expect(journal.lines.isEmpty)
        try await app.advance(by: app.now.duration(to: due))
        #expect(journal.lines == ["fired"])
        timer.invalidate()
      }
    }
  }

  @Test @MainActor func `timers keep intervals that are not round`() async throws {
    try await withApp { app in
      for _ in 0..<50 {
        let journal = Journal()
        scheduledTimer(withTimeInterval: 1 / 60, repeats: false) { _ in
          MainActor.assumeIsolated { journal.note("fired") }
        }
        try await app.advance(by: .nanoseconds(16_666_666))
        #expect(journal.lines.isEmpty)
        try await app.advance(by: .nanoseconds(1))
        #expect(journal.lines == ["fired"])
      }
    }
  }

  @Test @MainActor
  func `a timer fires at the same time as other work with its due time`() async throws {
    try await withApp { app in
      for round in 0..<60 {
        let journal = Journal()
        let kinds: [(String, @MainActor () -> Void)] = [
          (
            "timer",
            {
              scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
                MainActor.assumeIsolated { journal.note("timer") }
              }
            }
          ),
          (
            "block",
            {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { journal.note("block") }
            }
          ),
          (
            "task",
            {
              Task.immediate {
                try await Task.sleep(for: .milliseconds(200))
                journal.note("task")
              }
            }
          ),
        ]
        // The task begins to sleep in the next turn, after the work scheduled here.
        let order = [kinds[round % 2], kinds[(round + 1) % 2], kinds[2]]
        let start = app.now
        for (_, schedule) in order {
          schedule()
          _ = work(round)
        }
        let scheduling = start.duration(to: app.now)
        try await app.advance(by: .milliseconds(201))
        #expect(journal.lines == order.map(\.0), "scheduling took \(scheduling)")
      }
    }
  }
}
