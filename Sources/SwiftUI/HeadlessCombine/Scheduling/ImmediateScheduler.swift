/// A scheduler that runs each action at once.
///
/// Its time does not advance.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only time of the scheduler.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// The difference of two times.
    public typealias Stride = SchedulerInterval

    /// The time from this to a different time.
    public func distance(to other: SchedulerTimeType) -> SchedulerInterval { .nanoseconds(0) }
    /// The time after an interval.
    public func advanced(by n: SchedulerInterval) -> SchedulerTimeType { self }
  }

  /// The scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The smallest permitted difference of times, which is zero.
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  /// Runs an action at the next possibility.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerInterval,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs an action at a time, and then repeatedly until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerInterval,
    tolerance: SchedulerInterval,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
