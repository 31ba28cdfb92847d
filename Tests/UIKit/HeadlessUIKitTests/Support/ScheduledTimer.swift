import Foundation

/// Schedules a timer; `Timer.scheduledTimer` is not available in asynchronous functions.
@MainActor
@discardableResult
func scheduledTimer(
  withTimeInterval interval: TimeInterval,
  repeats: Bool,
  block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
}
