public import Dispatch
import TraceModel
import TraceRecorder

/// A moment on the clock of the current run; stands before Dispatch's type of that name.
///
/// Within a run `now()` is the present moment of the run, so that equal runs have equal deadlines.
/// Outside of every run it is the machine's uptime.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Nanoseconds since the run began, or since the machine was started.
  public let uptimeNanoseconds: UInt64

  /// Creates a moment.
  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  /// Returns the present moment.
  public static func now() -> DispatchTime {
    guard let context = RecordingContext.current else {
      return DispatchTime(uptimeNanoseconds: Dispatch.DispatchTime.now().uptimeNanoseconds)
    }
    return DispatchTime(uptimeNanoseconds: UInt64(clamping: context.time.now().nanoseconds))
  }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// Returns the moment some seconds later, or earlier when they are negative.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.moved(byNanoseconds: (seconds * 1e9).rounded())
  }

  /// Returns the moment some seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// Returns the moment an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.moved(byNanoseconds: interval.nanoseconds)
  }

  /// Returns the moment an interval earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.moved(byNanoseconds: -interval.nanoseconds)
  }

  /// Tells whether one moment is before another.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.uptimeNanoseconds < right.uptimeNanoseconds
  }

  /// How long it is until the moment; zero when it is past, `nil` when it never comes.
  var delay: Duration? {
    guard self != .distantFuture else { return nil }
    let now = Self.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return .zero }
    return .nanoseconds(Int64(clamping: uptimeNanoseconds - now))
  }

  private func moved(byNanoseconds offset: Double) -> DispatchTime {
    guard self != .distantFuture, !offset.isNaN else { return self }
    guard offset.magnitude < 9e18 else {
      return offset > 0 ? .distantFuture : DispatchTime(uptimeNanoseconds: 0)
    }
    let amount = UInt64(offset.magnitude)
    let (sum, overflow) =
      offset < 0
      ? uptimeNanoseconds.subtractingReportingOverflow(amount)
      : uptimeNanoseconds.addingReportingOverflow(amount)
    guard overflow else { return DispatchTime(uptimeNanoseconds: sum) }
    return offset < 0 ? DispatchTime(uptimeNanoseconds: 0) : .distantFuture
  }
}

extension DispatchTimeInterval {
  fileprivate var nanoseconds: Double {
    switch self {
    case .seconds(let count): Double(count) * 1e9
    case .milliseconds(let count): Double(count) * 1e6
    case .microseconds(let count): Double(count) * 1e3
    case .nanoseconds(let count): Double(count)
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
