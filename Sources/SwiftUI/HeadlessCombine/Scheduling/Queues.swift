public import Dispatch
public import Foundation
public import OpenCombine

// Within a run of the HeadlessUIKit module the calls below work on the clock of the run, because
// that module receives what Dispatch and Foundation schedule.

extension DispatchQueue: Scheduler, @retroactive OpenCombine.Scheduler {
  public struct SchedulerTimeType: Strideable, Sendable {
    /// The difference of two times.
    public typealias Stride = SchedulerInterval

    /// The time as Dispatch counts it.
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// The time from this to a different time.
    public func distance(to other: SchedulerTimeType) -> SchedulerInterval {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from
        ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
    }

    /// The time after an interval.
    public func advanced(by n: SchedulerInterval) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + .nanoseconds(n.magnitude))
    }
  }

  /// Options of the blocks of the queue.
  public struct SchedulerOptions {
    /// The priority.
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    /// The group of the block.
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Runs an action at the next possibility.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = MovedClosure(action)
    async(
      group: options?.group,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) {
      action()
    }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerInterval,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = MovedClosure(action)
    asyncAfter(
      deadline: date.dispatchTime,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) {
      action()
    }
  }
}

extension RunLoop: Scheduler, @retroactive OpenCombine.Scheduler {
  public struct SchedulerTimeType: Strideable, Sendable {
    /// The difference of two times.
    public typealias Stride = SchedulerInterval

    /// The time as Foundation counts it.
    public var date: Date {
      didSet { uptime = nil }
    }

    /// The same time as Dispatch counts it, in nanoseconds; `nil` for a time that is a date only.
    ///
    /// The clock of a run advances this time exactly, but not dates.
    private var uptime: SchedulerInterval?

    public init(_ date: Date) {
      self.date = date
    }

    static var now: SchedulerTimeType {
      var time = SchedulerTimeType(Date())
      time.uptime = .nanoseconds(Int(clamping: DispatchTime.now().uptimeNanoseconds))
      return time
    }

    /// The time from this to a different time.
    public func distance(to other: SchedulerTimeType) -> SchedulerInterval {
      if let from = uptime, let to = other.uptime { return to - from }
      return .seconds(other.date.timeIntervalSince(date))
    }

    /// The time after an interval.
    public func advanced(by n: SchedulerInterval) -> SchedulerTimeType {
      var time = SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
      time.uptime = uptime.map { $0 + n }
      return time
    }
  }

  /// A run loop has no options.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: SchedulerTimeType { .now }

  /// Runs an action at the next possibility.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = MovedClosure(action)
    perform { action() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerInterval,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = MovedClosure(action)
    let timer = Timer.firing(after: now.distance(to: date).timeInterval, repeats: false) {
      action()
    }
    timer.tolerance = max(0, tolerance.timeInterval)
    add(timer, forMode: .common)
  }
}

extension OperationQueue: Scheduler, @retroactive OpenCombine.Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// An operation queue has no options.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: SchedulerTimeType { .now }

  /// Runs an action at the next possibility.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = MovedClosure(action)
    addOperation { action() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerInterval,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = MovedClosure(action)
    // Delayed on a queue of Dispatch: an operation queue has no times.
    let underlying = self === OperationQueue.main ? DispatchQueue.main : .global()
    let interval = now.distance(to: date)
    underlying.asyncAfter(deadline: .now() + .nanoseconds(interval.magnitude)) {
      self.addOperation { action() }
    }
  }
}

extension Scheduler where SchedulerTimeType.Stride == SchedulerInterval {
  /// The smallest permitted difference of times, which is zero.
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  /// Runs an action at a time, and then repeatedly until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerInterval,
    tolerance: SchedulerInterval,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(self, from: date, every: interval, tolerance: tolerance, options: options, action)
  }
}
