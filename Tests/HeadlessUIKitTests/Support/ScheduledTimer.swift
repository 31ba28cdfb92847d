import Foundation

/// Schedules a timer, which an asynchronous function must not do itself.
@MainActor
@discardableResult
func scheduledTimer(
  withTimeInterval interval: TimeInterval,
  repeats: Bool,
  block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
}
