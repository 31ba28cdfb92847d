public import OpenCombine

/// Runs actions at once, later or repeatedly.
public protocol Scheduler<SchedulerTimeType>: OpenCombine.Scheduler {}

extension ImmediateScheduler: Scheduler {}

/// A length of time in nanoseconds, as the schedulers of this module count it.
public struct SchedulerInterval: Hashable, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Sendable,
  SchedulerTimeIntervalConvertible
{
  /// The length in nanoseconds.
  public var magnitude: Int

  /// Creates a length.
  public init(nanoseconds: Int) {
    magnitude = nanoseconds
  }

  /// Creates a length from seconds; the largest possible one for larger numbers.
  public init(floatLiteral value: Double) {
    self = .seconds(value)
  }

  /// Creates a length.
  public init(integerLiteral value: Int) {
    self = .seconds(value)
  }

  /// Creates a length.
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  /// The length in seconds.
  public var timeInterval: Double { Double(magnitude) / 1e9 }

  /// A length in seconds; the largest possible one for larger numbers.
  public static func seconds(_ s: Int) -> SchedulerInterval { make(s, unit: 1_000_000_000) }

  /// A length in seconds; the largest possible one for larger numbers.
  public static func seconds(_ s: Double) -> SchedulerInterval {
    guard !s.isNaN else { return SchedulerInterval(nanoseconds: 0) }
    // Below the largest integer after rounding, so that the conversion cannot overflow.
    let bounded = min(max(s * 1e9, -9.2e18), 9.2e18)
    return SchedulerInterval(nanoseconds: Int(bounded.rounded()))
  }

  /// A length in milliseconds.
  public static func milliseconds(_ ms: Int) -> SchedulerInterval { make(ms, unit: 1_000_000) }

  /// A length in microseconds.
  public static func microseconds(_ us: Int) -> SchedulerInterval { make(us, unit: 1_000) }

  /// A length in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> SchedulerInterval { make(ns, unit: 1) }

  private static func make(_ count: Int, unit: Int) -> SchedulerInterval {
    let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit)
    return SchedulerInterval(nanoseconds: isTooLarge ? (count < 0 ? .min : .max) : product)
  }

  /// Whether the first one is smaller.
  public static func < (first: SchedulerInterval, second: SchedulerInterval) -> Bool {
    first.magnitude < second.magnitude
  }

  /// The sum, limited to the largest length.
  public static func + (first: SchedulerInterval, second: SchedulerInterval) -> SchedulerInterval {
    let (sum, isTooLarge) = first.magnitude.addingReportingOverflow(second.magnitude)
    return SchedulerInterval(nanoseconds: isTooLarge ? (second.magnitude < 0 ? .min : .max) : sum)
  }

  /// The difference, limited to the largest length.
  public static func - (first: SchedulerInterval, second: SchedulerInterval) -> SchedulerInterval {
    let (difference, isTooLarge) = first.magnitude.subtractingReportingOverflow(second.magnitude)
    return SchedulerInterval(
      nanoseconds: isTooLarge ? (second.magnitude < 0 ? .max : .min) : difference
    )
  }

  /// The product of both numbers of seconds.
  public static func * (first: SchedulerInterval, second: SchedulerInterval) -> SchedulerInterval {
    .seconds(first.timeInterval * second.timeInterval)
  }

  /// Adds a length.
  public static func += (first: inout SchedulerInterval, second: SchedulerInterval) {
    first = first + second
  }

  /// Subtracts a length.
  public static func -= (first: inout SchedulerInterval, second: SchedulerInterval) {
    first = first - second
  }

  /// Multiplies with a number of seconds.
  public static func *= (first: inout SchedulerInterval, second: SchedulerInterval) {
    first = first * second
  }
}
