/// The layout of `idevicesyslog` and of BSD's syslog.
///
/// - `May  1 10:00:00 iPhone App(UIKitCore)[123] <Notice>: message`
/// - `May  1 10:00:00.123456 App(UIKitCore)[123] <Notice>: message`, newer versions, no host
/// - `May  1 10:00:00 Marias-Mac App[123]: message`
///
/// The year is not stated. Source: RFC 3164, section 4.1, and idevicesyslog's output.
struct DeviceSyslogPrefix: LinePrefixParser {
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields? {
    guard let month = Self.months.firstIndex(where: { line.starts(with: $0.utf8) }) else {
      return nil
    }
    var cursor = PrefixCursor(line, at: line.startIndex + 3)
    guard cursor.skipSpaces(), let day = cursor.decimal(digits: 1...2), (1...31).contains(day),
      cursor.skipSpaces(), let time = WallClock.timeOfDay(at: &cursor), cursor.skipSpaces(),
      let mark = processMark(&cursor)
    else { return nil }
    let days = Int64(Self.daysBefore[month]) + Int64(day) - 1
    var prefix = PrefixFields(layout: .deviceSyslog, message: cursor.rest)
    prefix.wall = days * 86_400_000_000_000 + time
    prefix.date = .withoutYear
    prefix.process = mark.number
    prefix.processName = mark.name
    prefix.readSender()
    return prefix
  }

  private static let months = [
    "Jan ", "Feb ", "Mar ", "Apr ", "May ", "Jun ", "Jul ", "Aug ", "Sep ", "Oct ", "Nov ", "Dec ",
  ]

  /// The days of a leap year before each month.
  private static let daysBefore = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335]

  private func processMark(
    _ cursor: inout PrefixCursor<ByteSlice>
  ) -> (name: ByteSlice, number: UInt64)? {
    guard var name = cursor.text(before: "["), name.count <= 160,
      let number = cursor.decimal(digits: 1...10), cursor.skip("]")
    else { return nil }
    if cursor.skip(" ") { Self.skipLevel(&cursor) }
    guard cursor.skip(":"), cursor.skip(" ") || cursor.peek == nil else { return nil }
    if let space = name.firstIndex(of: 0x20) { name = name[(space + 1)...] }
    if let open = name.firstIndex(of: UInt8(ascii: "(")) { name = name[..<open] }
    return name.isEmpty ? nil : (name, number)
  }

  /// Skips `<Notice>`.
  static func skipLevel(_ cursor: inout PrefixCursor<ByteSlice>) {
    let start = cursor
    guard cursor.skip("<"), let level = cursor.text(before: ">"), level.count <= 12,
      level.allSatisfy(\.isLetter)
    else {
      cursor = start
      return
    }
  }
}
