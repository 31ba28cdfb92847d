/// The text styles of Apple's `log show` and `log stream`.
///
/// - `default`: `2024-10-07 17:27:14.563742+0900 0x12365d Debug 0x0 47876 0 App: (Lib) [a.b:c] …`;
///   older versions omit the sixth column.
/// - `compact`: `2023-12-07 17:09:20.256 Db App[32556:bdad678] [a.b:c] …`, local time.
/// - `syslog`: `2024-05-01 10:00:00.123456+0200  localhost App[123]: (Lib) [a.b:c] …`.
///
/// Source: `man 1 log`, and output of that tool.
struct LogToolPrefix: LinePrefixParser {
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields? {
    guard line.first?.isDigit == true, let time, time.end < line.endIndex, line[time.end] == 0x20
    else { return nil }
    var prefix: PrefixFields?
    let rest = line[time.end...].drop { $0 == 0x20 }
    if time.zone == nil {
      prefix = compact(rest)
    } else if rest.starts(with: "0x".utf8) {
      prefix = columns(rest)
    } else {
      prefix = syslog(rest)
    }
    prefix?.wall = time.nanoseconds
    prefix?.zone = time.zone
    prefix?.readSender()
    return prefix
  }

  /// The types of records in two columns; the last four occur in handwritten fixtures.
  private static let types = [
    "Df", "Db", "I ", "E ", "F ", "A ", "S ", "L ", "In", "Er", "Fa", "De",
  ].map { Array($0.utf8) }

  private func compact(_ bytes: ByteSlice) -> PrefixFields? {
    guard bytes.count > 3, Self.types.contains(where: { bytes.starts(with: $0) }),
      bytes[bytes.startIndex + 2] == 0x20
    else { return nil }
    let rest = bytes.dropFirst(3).drop { $0 == 0x20 }
    guard var prefix = NSLogPrefix().parse(rest, time: WallClock.parse(rest)) else { return nil }
    prefix.layout = .logCompact
    let type = bytes[bytes.startIndex]
    prefix.isActivity = type == UInt8(ascii: "A") || type == UInt8(ascii: "S")
    return prefix
  }

  private func columns(_ bytes: ByteSlice) -> PrefixFields? {
    var cursor = PrefixCursor(bytes, at: bytes.startIndex + 2)
    guard let thread = cursor.hexadecimal(digits: 1...16), cursor.skipSpaces() else { return nil }
    let type = cursor.word()
    guard !type.isEmpty, type.allSatisfy(\.isLetter), cursor.skipSpaces(), cursor.skip("0"),
      cursor.skip("x"), cursor.hexadecimal(digits: 1...16) != nil, cursor.skipSpaces(),
      let process = cursor.decimal(digits: 1...10), cursor.skipSpaces()
    else { return nil }
    let beforeLife = cursor
    if cursor.decimal(digits: 1...10) == nil || !cursor.skipSpaces() { cursor = beforeLife }
    guard let name = cursor.text(before: ": ") else { return nil }
    var prefix = PrefixFields(layout: .logDefault, message: cursor.rest)
    prefix.processName = name
    prefix.process = process
    prefix.thread = thread
    prefix.isActivity = type.elementsEqual("Activity".utf8) || type.elementsEqual("Signpost".utf8)
    return prefix
  }

  private func syslog(_ bytes: ByteSlice) -> PrefixFields? {
    var cursor = PrefixCursor(bytes, at: bytes.startIndex)
    guard !cursor.word().isEmpty, cursor.skipSpaces(), let name = cursor.text(before: "["),
      let process = cursor.decimal(digits: 1...10), cursor.skip("]")
    else { return nil }
    if cursor.skip(" ") { DeviceSyslogPrefix.skipLevel(&cursor) }
    guard cursor.skip(":"), cursor.skip(" ") else { return nil }
    var prefix = PrefixFields(layout: .logSyslog, message: cursor.rest)
    prefix.processName = name
    prefix.process = process
    return prefix
  }
}

extension PrefixFields {
  /// Moves `(Library) [subsystem:category]` from the message into the prefix.
  mutating func readSender() {
    if message.first == UInt8(ascii: "("), let end = message.prefix(128).firstIndex(of: 0x29),
      end + 1 < message.endIndex, message[end + 1] == 0x20
    {
      message = message[(end + 2)...]
    }
    guard message.first == UInt8(ascii: "["),
      let end = message.prefix(256).firstIndex(of: UInt8(ascii: "]")),
      end + 1 == message.endIndex || message[end + 1] == 0x20
    else { return }
    let inner = message[(message.startIndex + 1)..<end]
    guard let colon = inner.firstIndex(of: UInt8(ascii: ":")),
      !inner[..<colon].contains(0x20), colon > inner.startIndex
    else { return }
    category = inner
    message = message[(end + 1)...].drop { $0 == 0x20 }
  }
}
