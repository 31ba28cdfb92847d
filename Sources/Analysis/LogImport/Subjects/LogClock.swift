import TraceModel

/// Converts the times of lines into times of the trace.
///
/// The first timed line is the beginning. Stated times are kept even if the log's clock goes back.
/// A line without a time is 1 µs later than the previous line. A stated time that is earlier than
/// such a step is raised to it, so that the order of lines is kept.
///
/// Local time without a zone goes back by an hour when daylight saving time ends. This happens at
/// night, before three o'clock, while the process continues; an hour is then added to later times.
struct LogClock {
  /// The distance between lines without times, in nanoseconds.
  static let step: Int64 = 1_000

  /// The wall clock at the trace's beginning in nanoseconds since 1970.
  ///
  /// `nil` before the first timed line; local time if the log states no zone.
  private(set) var epoch: Int64?
  private var stated: Int64 = .min
  private var now: Int64 = 0
  private var hasUntimedEvents = false
  /// The offset of the time zone from UTC in seconds, as last stated.
  private(set) var zone: Int64?
  private var isDated = true
  /// The days or years to add to incomplete dates, in nanoseconds.
  private var carried: Int64 = 0

  /// The hours added after ends of daylight saving time, in nanoseconds.
  private var daylightSaving: Int64 = 0
  /// The process of the last timed line.
  private var process: UInt64?

  /// The effect of the time of a line on later lines.
  enum Course {
    case onward
    /// The time is more than a second earlier than that of the previous line.
    case back
    /// The local time is about an hour earlier than in the previous line, because daylight saving
    /// time ended.
    case daylightSavingEnd
  }

  /// An earlier time by more than this is a different course of the clock, not lines that were
  /// written in another order, in nanoseconds.
  private static let backThreshold: Int64 = 1_000_000_000

  /// Reads the time of a line, if it states one.
  mutating func observe(_ prefix: LineStamp) -> Course {
    guard var wall = prefix.wall else { return .onward }
    if epoch == nil { isDated = prefix.date == .full }
    switch prefix.date {
    case .full: break
    case .none: wall = dated(wall)
    case .withoutYear: wall = carry(wall, cycle: 366 * Self.day)
    }
    if let zone = prefix.zone {
      self.zone = zone
    } else if let zone {
      wall -= zone * 1_000_000_000
    }
    let hasEnded = zone == nil && endsDaylightSaving(wall + daylightSaving, process: prefix.process)
    if hasEnded { daylightSaving += Self.hour }
    process = prefix.process
    if zone == nil { wall += daylightSaving }
    let origin = epoch ?? (hasUntimedEvents ? wall - now - Self.step : wall)
    epoch = origin
    let time = wall - origin
    let isBack = stated != .min && time < stated - Self.backThreshold
    now = time >= stated ? max(time, now) : time
    stated = time
    return hasEnded ? .daylightSavingEnd : isBack ? .back : .onward
  }

  private static let hour: Int64 = 3_600_000_000_000

  /// Whether a time goes back because daylight saving time ends.
  ///
  /// In most of the world it ends between one and three o'clock, and the clock goes back by an
  /// hour. It is recognized if two consecutive lines are less than half an hour apart.
  /// Source: IANA, time zone database, release 2024a.
  private func endsDaylightSaving(_ wall: Int64, process: UInt64?) -> Bool {
    guard let epoch, stated != .min, process == self.process else { return false }
    let (back, overflow) = (epoch + stated).subtractingReportingOverflow(wall)
    guard !overflow, back > Self.hour / 2, back <= Self.hour else { return false }
    let sinceMidnight = (wall % Self.day + Self.day) % Self.day
    return sinceMidnight < 3 * Self.hour
  }

  /// The wall-clock time at the start of the log in nanoseconds, or 0 if the log has no date.
  var statedEpoch: Int64 { isDated ? epoch ?? 0 : 0 }

  private static let day: Int64 = 86_400_000_000_000

  /// Adds the day of the trace to a time of day, or the next day after midnight.
  private mutating func dated(_ time: Int64) -> Int64 {
    if let epoch, stated != .min, isDated, carried == 0 {
      let last = epoch + stated
      carried = last - last % Self.day
    }
    return carry(time, cycle: Self.day)
  }

  /// Adds a cycle to an incomplete time that went back by more than half a cycle.
  private mutating func carry(_ time: Int64, cycle: Int64) -> Int64 {
    guard let epoch, stated != .min else { return time }
    if time + carried < epoch + stated - cycle / 2 { carried += cycle }
    return time + carried
  }

  /// Returns the time of an event on the last observed line.
  mutating func moment(isTimed: Bool) -> Instant {
    if !isTimed {
      if hasUntimedEvents || epoch != nil { now += Self.step }
      hasUntimedEvents = true
    }
    return Instant(nanoseconds: now)
  }
}
