/// A time without a day before the message: `10:00:00.123 message`, `[10:00:00] message`.
struct TimeOfDayPrefix: LinePrefixParser {
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields? {
    let (text, close) = Self.unbracketed(line)
    guard text.first?.isDigit == true else { return nil }
    var cursor = PrefixCursor(text, at: text.startIndex)
    guard let nanoseconds = WallClock.timeOfDay(at: &cursor),
      let message = Self.message(behind: cursor.position, close: close, of: text)
    else { return nil }
    return PrefixFields(layout: .timeOfDay, wall: nanoseconds, date: .none, message: message)
  }

  /// Skips an opening bracket before a time and returns the bracket that must close it.
  static func unbracketed(_ line: ByteSlice) -> (ByteSlice, close: UInt8?) {
    switch line.first {
    case UInt8(ascii: "["): (line.dropFirst(), UInt8(ascii: "]"))
    case UInt8(ascii: "("): (line.dropFirst(), UInt8(ascii: ")"))
    default: (line, nil)
    }
  }

  /// Returns the text after a time, its bracket and white space; `nil` if anything else follows.
  static func message(
    behind end: Int,
    close: UInt8?,
    of text: ByteSlice
  ) -> ByteSlice? {
    var rest = text[end...]
    if let close { guard rest.popFirst() == close else { return nil } }
    let isMarked =
      rest.first == UInt8(ascii: ":") && (close != nil || rest.dropFirst().first == 0x20)
    guard rest.first == 0x20 || rest.first == 0x09 || isMarked else { return nil }
    return rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
  }
}
