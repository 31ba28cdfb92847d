public import Foundation

extension Timer {
  /// Schedules a timer that calls a method of a target, which it retains until it is invalidated.
  ///
  /// - Parameters:
  ///   - timeInterval: The interval in seconds.
  ///   - target: The receiver.
  ///   - selector: The method, without parameters or with the timer as its only one.
  ///   - userInfo: A value that the timer keeps on Apple platforms, and does not keep here.
  ///   - repeats: Whether the timer fires repeatedly.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let receiver = TimerTarget(object: selectorTarget(target))
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      receiver.perform(selector, timer)
    }
  }
}

/// The target of a timer.
///
/// It is unchecked, because the target may be of any class: it is used on the main actor only.
private struct TimerTarget: @unchecked Sendable {
  let object: AnyObject

  func perform(_ selector: Selector, _ timer: Timer) {
    // The run loop that fires the timer does not change it.
    nonisolated(unsafe) let timer = timer
    onMainActor {
      guard !selector.perform(on: object, sender: timer) else { return }
      Runtime.running?.reportUnknown(selector, of: object)
    }
  }
}
