/// The numerator of a time, as Core Media's `CMTimeValue`.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second, as Core Media's `CMTimeScale`.
public typealias CMTimeScale = Int32
/// A number that distinguishes timelines, as Core Media's `CMTimeEpoch`.
public typealias CMTimeEpoch = Int64

/// The kind of a time; the names and values of Core Media's `CMTimeFlags`.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// The time is after every other one.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// The time is before every other one.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// The time is unknown, such as the duration of a broadcast.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}

/// A time as a fraction of whole numbers, with the arithmetic of Core Media's `CMTime`
/// (developer.apple.com/documentation/coremedia/cmtime-api).
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator; more than 0 for numeric times.
  public var timescale: CMTimeScale
  /// The kind.
  public var flags: CMTimeFlags
  /// The timeline; 0 except after a loop.
  public var epoch: CMTimeEpoch

  /// Creates a time from its parts.
  public init(
    value: CMTimeValue,
    timescale: CMTimeScale,
    flags: CMTimeFlags,
    epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates an invalid time.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  /// Creates a time of `value / timescale` seconds; invalid without a positive scale.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the nearest time with a scale to a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let scaled = (seconds * Double(preferredTimescale)).rounded()
    if let value = CMTimeValue(exactly: scaled) {
      self.init(value: value, timescale: preferredTimescale)
      if Double(value) / Double(preferredTimescale) != seconds { flags.insert(.hasBeenRounded) }
    } else {
      self = scaled > 0 ? .positiveInfinity : .negativeInfinity
    }
  }

  /// The start of a timeline.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time that is unknown.
  public static let indefinite = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .indefinite],
    epoch: 0
  )
  /// The time after every other one.
  public static let positiveInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .positiveInfinity],
    epoch: 0
  )
  /// The time before every other one.
  public static let negativeInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .negativeInfinity],
    epoch: 0
  )

  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is unknown.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is after every other one.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is before every other one.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is a fraction.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The number of seconds: not a number for invalid and unknown times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the nearest time with another scale.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let wide = value.multipliedFullWidth(by: Int64(newTimescale))
    guard abs(wide.high) < Int64(timescale) else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    let parts = Int64(timescale).dividingFullWidth(wide)
    var quotient = parts.quotient
    if parts.remainder != 0 {
      let isNegative = parts.remainder < 0
      switch method {
      case .roundHalfAwayFromZero:
        if abs(parts.remainder) * 2 >= Int64(timescale) { quotient += isNegative ? -1 : 1 }
      case .roundTowardZero, .quickTime: break
      case .roundAwayFromZero: quotient += isNegative ? -1 : 1
      case .roundTowardPositiveInfinity: if !isNegative { quotient += 1 }
      case .roundTowardNegativeInfinity: if isNegative { quotient -= 1 }
      }
    }
    var result = CMTime(value: quotient, timescale: newTimescale)
    if parts.remainder != 0 { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

/// How a time is rounded; the names and values of Core Media's `CMTimeRoundingMethod`.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Values are rounded to the nearest one, and halves away from 0.
  case roundHalfAwayFromZero = 1
  /// Values are rounded toward 0.
  case roundTowardZero = 2
  /// Values are rounded away from 0.
  case roundAwayFromZero = 3
  /// Values are rounded as in QuickTime; here toward 0.
  case quickTime = 4
  /// Values are rounded up.
  case roundTowardPositiveInfinity = 5
  /// Values are rounded down.
  case roundTowardNegativeInfinity = 6

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Comparable {
  /// The position among kinds: invalid, negative infinity, numeric, positive infinity, unknown.
  private var rank: Int {
    if !isValid { return 0 }
    if isNegativeInfinity { return 1 }
    if isNumeric { return 2 }
    return isPositiveInfinity ? 3 : 4
  }

  private func compare(_ other: CMTime) -> Int {
    guard rank == 2, other.rank == 2 else { return (rank - other.rank).signum() }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let left = value.multipliedFullWidth(by: Int64(other.timescale))
    let right = other.value.multipliedFullWidth(by: Int64(timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }

  /// Returns whether two times are equal, such as 1/2 and 2/4.
  public static func == (left: CMTime, right: CMTime) -> Bool { left.compare(right) == 0 }

  /// Returns whether a time is before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.compare(right) < 0 }

  /// Returns -1, 0 or 1 for a time before, equal to or after another one.
  static func order(_ left: CMTime, _ right: CMTime) -> Int32 { Int32(left.compare(right)) }
}

extension CMTime: Hashable {
  /// Hashes the seconds, which equal times share.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds.isNaN ? -1 : seconds) }
}

extension CMTime {
  /// Returns the sum; exact if a scale of 32 bits can express it.
  public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, 1) }

  /// Returns the difference; exact if a scale of 32 bits can express it.
  public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, right, -1) }

  /// Returns a multiple.
  public static func * (time: CMTime, factor: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(factor))
    guard !overflows else {
      return (time.value > 0) == (factor > 0) ? .positiveInfinity : .negativeInfinity
    }
    return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
  }

  private static func combine(_ left: CMTime, _ right: CMTime, _ sign: Int64) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    guard left.isNumeric, right.isNumeric else { return sumOfUnbounded(left, right, sign) }
    var scale = Int64(left.timescale)
    let other = Int64(right.timescale)
    if scale != other {
      let common = scale / divisor(scale, other) * other
      // A scale beyond 32 bits is replaced by the finer one, and the sum is rounded.
      scale = common <= Int64(Int32.max) ? common : max(scale, other)
    }
    let first = left.convertScale(Int32(scale), method: .default)
    let second = right.convertScale(Int32(scale), method: .default)
    guard first.isNumeric, second.isNumeric else { return sumOfUnbounded(first, second, sign) }
    let (value, overflows) = first.value.addingReportingOverflow(sign * second.value)
    if overflows { return first.value > 0 ? .positiveInfinity : .negativeInfinity }
    let rounding = first.flags.union(second.flags).intersection(.hasBeenRounded)
    return CMTime(
      value: value,
      timescale: Int32(scale),
      flags: rounding.union(.valid),
      epoch: left.epoch
    )
  }

  private static func sumOfUnbounded(_ left: CMTime, _ right: CMTime, _ sign: Int64) -> CMTime {
    if left.isIndefinite || right.isIndefinite { return .indefinite }
    let rightIsPositive = right.isPositiveInfinity == (sign > 0)
    if left.isNumeric { return rightIsPositive ? .positiveInfinity : .negativeInfinity }
    if right.isNumeric || left.isPositiveInfinity == rightIsPositive { return left }
    return .invalid
  }

  private static func divisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return max(1, first)
  }
}

/// Creates a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Creates the nearest time with a scale to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the number of seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns a sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns a difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns a multiple.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time * multiplier }
/// Returns a multiple with the time's scale, or a scale of nanoseconds for coarser ones.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(
    seconds: time.seconds * multiplier,
    preferredTimescale: max(time.timescale, 1_000_000_000)
  )
}
/// Returns -1, 0 or 1 for a time before, equal to or after another one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.order(time1, time2) }
/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
