import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TraceModel

/// The order of random work, compared with a sorted list.
struct `The order of work` {
  private final class Flag: Sendable {
    nonisolated let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test(arguments: 1...20) @MainActor
  func `random work runs in the order of due time, then of scheduling`(seed: UInt64) async throws {
    try await withApp { app in
      var generator = SplitMix64(seed: seed)
      var expected: [(due: Int, number: Int)] = []
      let journal = Journal()
      for number in 0..<400 {
        let due = generator.below(50)
        switch generator.below(4) {
        case 0:
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(due)) {
            journal.note("\(number)")
          }
          expected.append((due, number))
        case 1:
          let item = DispatchWorkItem { Issue.record("a cancelled item ran") }
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(due), execute: item)
          item.cancel()
        default:
          app.schedule(after: .milliseconds(due)) { journal.note("\(number)") }
          expected.append((due, number))
        }
      }
      let order = expected.sorted { ($0.due, $0.number) < ($1.due, $1.number) }.map(\.number)
      try await app.settle()
      #expect(journal.lines == order.map { "\($0)" })
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `cancelled work releases its captured objects`() async throws {
    try await withApp { app in
      weak var captured: Flag?
      do {
        let flag = Flag(1)
        captured = flag
        let item = DispatchWorkItem { _ = flag.number }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1000, execute: item)
        item.cancel()
      }
      scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      try await app.settle()
      #expect(captured == nil)
    }
  }
}
