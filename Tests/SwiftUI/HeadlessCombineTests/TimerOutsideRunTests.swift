import Foundation
import HeadlessCombine
import HeadlessUIKit
import Synchronization
import Testing

/// Timers on the clock of the system, outside a recorded run.
struct `Timers outside a run` {
  /// Lets the run loop of a new thread fire what is due, and returns how often `arrange` was called back.
  private func count(
    _ arrange: @escaping @Sendable (@escaping @Sendable () -> Void) -> any Sendable
  ) async -> Int {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let counter = Counter()
        let kept = arrange { counter.count.withLock { $0 += 1 } }
        for _ in 0..<3 { _ = RunLoop.current.run(mode: .default, before: Date()) }
        withExtendedLifetime(kept) {}
        continuation.resume(returning: counter.count.withLock(\.self))
      }
    }
  }

  @Test func `a repeating timer publisher does not fire at once`() async {
    let count = await count { note in
      let timer = Timer.publish(every: 3_600, on: .current, in: .default).autoconnect()
      return UncheckedBox(content: timer.sink { _ in note() })
    }
    #expect(count == 0)
  }

  @Test func `an action of a run loop that is due later does not run at once`() async {
    let count = await count { note in
      let loop = RunLoop.current
      loop.schedule(after: loop.now.advanced(by: .seconds(3_600)), tolerance: .zero, options: nil) {
        note()
      }
      return UncheckedBox(content: loop)
    }
    #expect(count == 0)
  }

  @Test(arguments: [true, false])
  func `a timer with an interval fires after it`(repeats: Bool) {
    let timer = Timer(timeInterval: 3_600, repeats: repeats) { _ in }
    #expect(timer.fireDate.timeIntervalSinceNow > 1_800)
    timer.invalidate()
  }
}

/// Carries an object that only the thread that created it uses.
private struct UncheckedBox<Content>: @unchecked Sendable {
  let content: Content
}

private final class Counter: Sendable {
  let count = Mutex(0)
}
