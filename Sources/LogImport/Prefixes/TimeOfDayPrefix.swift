/// A time without a day before the message: `10:00:00.123 message`.
struct TimeOfDayPrefix: LinePrefixParser {
  func parse(_ line: ArraySlice<UInt8>) -> LinePrefix? {
    var cursor = ByteCursor(line, at: line.startIndex)
    guard let nanoseconds = WallClock.timeOfDay(at: &cursor), cursor.peek == 0x20 else {
      return nil
    }
    return LinePrefix(
      wall: nanoseconds,
      hasDate: false,
      message: line[cursor.position...].drop { $0 == 0x20 }
    )
  }
}
