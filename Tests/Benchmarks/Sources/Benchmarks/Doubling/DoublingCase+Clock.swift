import Foundation
import HeadlessUIKit
import TraceRecorder

extension DoublingCase {
  /// Cases of work that is scheduled on a run's clock.
  static let clock: [DoublingCase] = [
    // The largest size is 100,000 timers.
    settle("timers", size: 25_000) { app, size in
      for number in 0..<size {
        app.schedule(after: .microseconds((number &* 7919) % size)) {}
      }
    },
    settle("blocks-now", size: 25_000) { app, size in
      for _ in 0..<size { app.schedule(after: .zero) {} }
    },
    settle("foundation-timers", size: 5_000) { _, size in
      for number in 0..<size {
        _ = Timer.scheduledTimer(withTimeInterval: Double(number % 100 + 1), repeats: false) { _ in
        }
      }
    },
    settle("cancelled-timers", size: 5_000) { _, size in
      for _ in 0..<size {
        Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in }.invalidate()
      }
    },
    settle("blocks-in-blocks", size: 5_000) { _, size in
      for _ in 0..<size {
        DispatchQueue.main.async { DispatchQueue.main.async {} }
      }
    },
  ]

  /// Returns a case that schedules work and settles it, recording into memory.
  private static func settle(
    _ name: String,
    size: Int,
    _ schedule: @escaping @MainActor (HeadlessApp, Int) -> Void
  ) -> DoublingCase {
    DoublingCase("clock/\(name)", size: size) { size in
      let context = RecordingContext.inMemory(title: name)
      return {
        try RecordingContext.$current.withValue(context) {
          let app = HeadlessApp.current
          schedule(app, size)
          try app.settle(timeout: .seconds(3600))
        }
      }
    }
  }
}
