import TraceModel

/// Turns the times that lines state into moments of the trace.
///
/// The first timed line is the beginning. What a log says is kept, even when its clock goes back.
/// A line without a time is 1 µs later than the line before it. So that such a step never puts a
/// later line before an earlier one, a stated time that lies behind the steps is moved up to them.
///
/// Local time without a zone goes back by an hour where daylight saving time ends. It does so at
/// night, before three o'clock, and the process goes on; times behind it count an hour more.
struct LogClock {
  /// The distance between lines without times, in nanoseconds.
  static let step: Int64 = 1_000

  /// The wall clock at the trace's beginning in nanoseconds since 1970.
  ///
  /// It is `nil` before the first timed line, and local time when the log states no zone.
  private(set) var epoch: Int64?
  private var stated: Int64 = .min
  private var now: Int64 = 0
  private var hasUntimedEvents = false
  /// The time zone's distance from UTC in seconds, as the last line that states it says.
  private(set) var zone: Int64?
  private var isDated = true
  /// The midnights or New Years that incomplete dates have passed, in nanoseconds.
  private var carried: Int64 = 0

  /// What the ends of daylight saving time have added, in nanoseconds.
  private var summer: Int64 = 0
  /// The process of the last timed line.
  private var process: UInt64?

  /// Takes the time of a line, if it states one; tells whether daylight saving time ended there.
  @discardableResult
  mutating func observe(_ prefix: LinePrefix) -> Bool {
    guard var wall = prefix.wall else { return false }
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
    let endsSummer = zone == nil && endsSummer(wall + summer, process: prefix.process)
    if endsSummer { summer += Self.hour }
    process = prefix.process
    if zone == nil { wall += summer }
    let origin = epoch ?? (hasUntimedEvents ? wall - now - Self.step : wall)
    epoch = origin
    let time = wall - origin
    now = time >= stated ? max(time, now) : time
    stated = time
    return endsSummer
  }

  private static let hour: Int64 = 3_600_000_000_000

  /// Whether a time that goes back does so because daylight saving time ends.
  ///
  /// In most of the world it ends between one and three o'clock, and the clock goes back by an hour;
  /// lines that follow each other within half an hour show it.
  /// Source: IANA, time zone database, release 2024a.
  private func endsSummer(_ wall: Int64, process: UInt64?) -> Bool {
    guard let epoch, stated != .min, process == self.process else { return false }
    let (back, overflow) = (epoch + stated).subtractingReportingOverflow(wall)
    guard !overflow, back > Self.hour / 2, back <= Self.hour else { return false }
    let sinceMidnight = (wall % Self.day + Self.day) % Self.day
    return sinceMidnight < 3 * Self.hour
  }

  /// The wall clock at the beginning when the log states the day, else 0.
  var statedEpoch: Int64 { isDated ? epoch ?? 0 : 0 }

  private static let day: Int64 = 86_400_000_000_000

  /// Puts a time of day on the day of the trace, or on the next one when it passed midnight.
  private mutating func dated(_ time: Int64) -> Int64 {
    if let epoch, stated != .min, isDated, carried == 0 {
      let last = epoch + stated
      carried = last - last % Self.day
    }
    return carry(time, cycle: Self.day)
  }

  /// Adds the cycles that a time without its larger part has passed: it went back by over a half.
  private mutating func carry(_ time: Int64, cycle: Int64) -> Int64 {
    guard let epoch, stated != .min else { return time }
    if time + carried < epoch + stated - cycle / 2 { carried += cycle }
    return time + carried
  }

  /// Returns the moment of an event on the line that was observed last.
  mutating func moment(isTimed: Bool) -> Instant {
    if !isTimed {
      if hasUntimedEvents || epoch != nil { now += Self.step }
      hasUntimedEvents = true
    }
    return Instant(nanoseconds: now)
  }
}
