/// A point in time of a trace, in whole nanoseconds since the trace began.
///
/// Times are integers because microseconds in a `Double` lose nanosecond precision after about 104
/// days.
public struct Instant: Hashable, Sendable, InstantProtocol {
  /// The nanoseconds since the trace began; negative only in damaged input.
  public var nanoseconds: Int64

  /// Creates an instant.
  ///
  /// - Parameter nanoseconds: The nanoseconds since the trace began.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The beginning of a trace.
  public static let zero = Instant(nanoseconds: 0)

  /// Returns the instant after a duration; saturates at the ends of `Int64`.
  public func advanced(by duration: Duration) -> Instant {
    Instant(nanoseconds: nanoseconds.advanced(saturatingBy: duration.wholeNanoseconds))
  }

  /// Returns the duration to another instant; negative if the other is earlier.
  public func duration(to other: Instant) -> Duration {
    .nanoseconds(nanoseconds(to: other))
  }

  /// Returns the nanoseconds to another instant; saturates at the ends of `Int64`.
  package func nanoseconds(to other: Instant) -> Int64 {
    other.nanoseconds.difference(from: nanoseconds)
  }

  /// Whether the first instant is earlier.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Int64 {
  /// Returns the difference from another time in nanoseconds; saturates at the ends of `Int64`.
  ///
  /// A file may state times at both ends of the range, 584 years apart, whose difference overflows.
  package func difference(from other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    guard overflow else { return difference }
    return self > other ? .max : .min
  }

  /// Returns the sum with a number of nanoseconds; saturates at the ends of `Int64`.
  package func advanced(saturatingBy nanoseconds: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(nanoseconds)
    guard overflow else { return sum }
    return nanoseconds < 0 ? .min : .max
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
