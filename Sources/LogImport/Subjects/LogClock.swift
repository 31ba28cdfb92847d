import TraceModel

/// Turns the times that lines state into moments of the trace.
///
/// The first timed line is the beginning. What a log says is kept, even when its clock goes back.
/// A line without a time is 1 µs later than the line before it. So that such a step never puts a
/// later line before an earlier one, a stated time that lies behind the steps is moved up to them.
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

  /// Takes the time of a line, if it states one.
  mutating func observe(_ prefix: LinePrefix) {
    guard var wall = prefix.wall else { return }
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
    let origin = epoch ?? (hasUntimedEvents ? wall - now - Self.step : wall)
    epoch = origin
    let time = wall - origin
    now = time >= stated ? max(time, now) : time
    stated = time
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
