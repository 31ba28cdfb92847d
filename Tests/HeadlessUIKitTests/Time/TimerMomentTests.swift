import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// When timers fire that were made with an interval: the time of day has no part in it.
struct `The moments of timers` {
  /// Keeps the machine busy for a while that differs from time to time.
  private func work(_ round: Int) -> Int {
    (0..<(round % 7) * 3000).reduce(into: 0) { $0 = ($0 &* 31) ^ $1 }
  }

  @Test(arguments: [true, false]) @MainActor
  func `are exact`(repeats: Bool) async throws {
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

  @Test @MainActor func `keep intervals that are no round numbers`() async throws {
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

  @Test @MainActor func `are those of other work that is due with them`() async throws {
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
        // A task goes to sleep when it runs: in the next turn, behind what was scheduled here.
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
