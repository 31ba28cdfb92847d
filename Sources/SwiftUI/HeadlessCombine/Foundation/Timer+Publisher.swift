public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the current date, repeatedly while it is connected.
  ///
  /// Within a run of the HeadlessUIKit module the timer fires on the clock of the run. The dates
  /// are those of the system.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }

  /// A publisher of the current date, repeatedly while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The type of the errors.
    public typealias Failure = Never

    /// The time between two values in seconds.
    public let interval: TimeInterval
    /// The permitted delay in seconds.
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    /// Options of the run loop, which has none.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher that is not connected.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Begins the delivery; the result ends it.
    public func connect() -> any Cancellable {
      let send = MovedClosure<Void> { [subject] in subject.send(Date()) }
      let timer = Timer.firing(after: interval, repeats: true) { send() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension Timer {
  /// Creates a timer that fires for the first time after an interval, as on Apple platforms.
  ///
  /// On Linux, a timer that Foundation creates with an interval fires at once. Within a run, the
  /// HeadlessUIKit module has corrected the date, and a date of the system would be less exact.
  static func firing(
    after interval: TimeInterval,
    repeats: Bool,
    _ action: @escaping @Sendable () -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats) { _ in action() }
    if timer.fireDate <= Date() { timer.fireDate = Date(timeIntervalSinceNow: interval) }
    return timer
  }
}
