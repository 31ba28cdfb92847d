/// A moment of a trace: whole nanoseconds since the trace began.
///
/// Integers are used throughout, because microseconds in a `Double` lose single nanoseconds after
/// about 104 days.
public struct Instant: Hashable, Sendable, InstantProtocol {
  /// The nanoseconds since the trace began; negative only in damaged input.
  public var nanoseconds: Int64

  /// Creates a moment.
  ///
  /// - Parameter nanoseconds: The nanoseconds since the trace began.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The beginning of a trace.
  public static let zero = Instant(nanoseconds: 0)

  /// Returns the moment that lies a duration later; saturates at the ends of `Int64`.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
    guard overflow else { return Instant(nanoseconds: sum) }
    return Instant(nanoseconds: duration < .zero ? .min : .max)
  }

  /// Returns the time from this moment to another one; negative when the other is earlier.
  public func duration(to other: Instant) -> Duration {
    let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    guard overflow else { return .nanoseconds(difference) }
    return .nanoseconds(other > self ? Int64.max : Int64.min)
  }

  /// Tells whether the first moment is earlier.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Duration {
  /// The duration in whole nanoseconds, rounded toward zero; saturates at the ends of `Int64`.
  public var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, sumOverflow) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard !sumOverflow else { return seconds < 0 ? .min : .max }
    return sum
  }
}
