/// The tab-separated columns that the Console app on the Mac copies: type, time, process, message.
///
/// `default<TAB>10:00:00.123456+0200<TAB>Shop<TAB>message`; the day is not stated.
struct ConsoleAppPrefix: LinePrefixParser {
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields? {
    guard let first = line.prefix(16).firstIndex(of: 0x09),
      Self.types.contains(String(decoding: line[..<first], as: UTF8.self))
    else { return nil }
    var cursor = PrefixCursor(line, at: first + 1)
    guard let time = WallClock.timeOfDay(at: &cursor) else { return nil }
    let zone = WallClock.zone(at: &cursor)
    guard cursor.peek == 0x09 else { return nil }
    let rest = line[(cursor.position + 1)...]
    guard let end = rest.prefix(160).firstIndex(of: 0x09) else { return nil }
    var prefix = PrefixFields(layout: .consoleApp, message: rest[(end + 1)...].drop { $0 <= 0x20 })
    prefix.wall = time - (zone ?? 0) * 1_000_000_000
    prefix.zone = zone
    prefix.date = .none
    prefix.processName = rest[..<end]
    prefix.readSender()
    return prefix
  }

  private static let types: Set<String> = ["debug", "default", "error", "fault", "info"]
}
