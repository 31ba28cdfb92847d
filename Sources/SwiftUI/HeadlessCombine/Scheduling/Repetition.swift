import Foundation
import OpenCombine

/// An action that a scheduler repeats until it is cancelled.
final class Repetition<Context: Scheduler>: Cancellable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(
    _ scheduler: Context,
    from date: Context.SchedulerTimeType,
    every interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride,
    options: Context.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    self.action = action
    schedule(date)
    func schedule(_ date: Context.SchedulerTimeType) {
      scheduler.schedule(after: date, tolerance: tolerance, options: options) { [weak self] in
        guard let self, let action = lock.withLock({ self.action }) else { return }
        action()
        schedule(date.advanced(by: interval))
      }
    }
  }

  deinit { cancel() }

  func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    withExtendedLifetime(action) {}
  }
}
