/// A date and time of day as logs print them: `2017-12-06 14:36:09.954495+0800`,
/// `06.12.2017 14:36:09,954`.
struct WallClock {
  /// The time in nanoseconds since 1970; local time if the zone is not stated.
  var nanoseconds: Int64
  /// The offset of the time zone from UTC in seconds, if stated.
  var zone: Int64?
  /// The index of the first byte after the time.
  var end: Int

  /// Reads a time at the start of a line; returns `nil` if there is none or if it is not valid.
  ///
  /// The years 1970 to 2199 are accepted, which fit nanoseconds in 64 bits. The separator between
  /// date and time is a space unless stated.
  static func parse(_ line: some LineBytes, separator: Unicode.Scalar = " ") -> WallClock? {
    var cursor = PrefixCursor(line, at: line.startIndex)
    guard let days = days(at: &cursor), cursor.skip(separator), let time = timeOfDay(at: &cursor)
    else { return nil }
    var clock = WallClock(
      nanoseconds: days * 86_400_000_000_000 + time,
      zone: nil,
      end: cursor.position
    )
    clock.setZone(zone(at: &cursor), end: cursor.position)
    return clock
  }

  /// Reads `2017-12-06`, `2017/12/06`, or `06.12.2017` with an optional comma after it, and returns
  /// the days since 1970.
  private static func days(at cursor: inout PrefixCursor<some LineBytes>) -> Int64? {
    let isDayFirst = cursor.rest.dropFirst(2).first == UInt8(ascii: ".")
    guard let first = cursor.decimal(digits: isDayFirst ? 2 : 4),
      let sign = cursor.peek,
      isDayFirst || sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/"),
      cursor.skip(Unicode.Scalar(sign)),
      let month = cursor.decimal(digits: 2), (1...12).contains(month),
      cursor.skip(Unicode.Scalar(sign)),
      let last = cursor.decimal(digits: isDayFirst ? 4 : 2)
    else { return nil }
    if isDayFirst { _ = cursor.skip(",") }
    let (year, day) = isDayFirst ? (last, first) : (first, last)
    guard (1970...2199).contains(year), day >= 1, day <= daysOfMonth(month, year: year) else {
      return nil
    }
    return daysSince1970(year: Int64(year), month: Int64(month), day: Int64(day))
  }

  /// Reads a zone after the time and a space; returns whether there is one.
  mutating func readZone(in line: some LineBytes) -> Bool {
    var cursor = PrefixCursor(line, at: end)
    guard cursor.skip(" "), let zone = Self.zone(at: &cursor) else { return false }
    setZone(zone, end: cursor.position)
    return true
  }

  private mutating func setZone(_ zone: Int64?, end: Int) {
    nanoseconds -= (zone ?? 0) * 1_000_000_000
    self.zone = zone
    self.end = end
  }

  /// Reads `10:00:00.123` and returns the nanoseconds since midnight.
  ///
  /// The fraction may follow a comma or a colon, as CocoaLumberjack's formatter writes it.
  static func timeOfDay(at cursor: inout PrefixCursor<some LineBytes>) -> Int64? {
    guard let hour = cursor.decimal(digits: 2), hour < 24, cursor.skip(":"),
      let minute = cursor.decimal(digits: 2), minute < 60, cursor.skip(":"),
      let second = cursor.decimal(digits: 2), second <= 60
    else { return nil }
    var fraction: UInt64 = 0
    if skipPoint(&cursor) {
      let start = cursor.position
      guard let digits = cursor.decimal(digits: 1...9) else { return nil }
      fraction = digits
      for _ in 0..<(9 - (cursor.position - start)) { fraction *= 10 }
    }
    let seconds = Int64(hour) * 3_600 + Int64(minute) * 60 + Int64(second)
    return seconds * 1_000_000_000 + Int64(fraction)
  }

  /// Skips a point, or a comma or colon if three digits follow it.
  private static func skipPoint(_ cursor: inout PrefixCursor<some LineBytes>) -> Bool {
    if cursor.skip(".") { return true }
    var ahead = cursor
    guard ahead.skip(",") || ahead.skip(":"), ahead.rest.prefix(3).allSatisfy(\.isDigit),
      ahead.rest.count >= 3, ahead.rest.dropFirst(3).first?.isDigit != true
    else { return false }
    return cursor.skip(",") || cursor.skip(":")
  }

  /// Reads `+0800`, `+08:00` or `Z`.
  static func zone(at cursor: inout PrefixCursor<some LineBytes>) -> Int64? {
    let start = cursor
    if cursor.skip("Z") { return 0 }
    let isWest = cursor.peek == UInt8(ascii: "-")
    guard cursor.skip("+") || cursor.skip("-"), let hours = zonePart(at: &cursor, below: 24) else {
      cursor = start
      return nil
    }
    _ = cursor.skip(":")
    guard let minutes = zonePart(at: &cursor, below: 60) else {
      cursor = start
      return nil
    }
    let seconds = hours * 3_600 + minutes * 60
    return isWest ? -seconds : seconds
  }

  /// Reads exactly two digits, because more digits may follow without a separator.
  private static func zonePart(
    at cursor: inout PrefixCursor<some LineBytes>,
    below limit: Int64
  ) -> Int64? {
    guard let tens = cursor.digit(), let ones = cursor.digit() else { return nil }
    let value = Int64(tens) * 10 + Int64(ones)
    return value < limit ? value : nil
  }

  private static func daysOfMonth(_ month: UInt64, year: UInt64) -> UInt64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts the days since 1970 in the proleptic Gregorian calendar, with years that begin in
  /// March.
  private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    // 719 468 days lie between 1 March of the year 0 and 1 January 1970.
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }
}
