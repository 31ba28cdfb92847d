/// A date as `print(Date(), …)` writes it: `2024-05-01 10:00:00 +0000 message`.
struct PrintedDatePrefix: LinePrefixParser {
  func parse(_ line: ArraySlice<UInt8>) -> LinePrefix? {
    guard var time = WallClock.parse(line), time.zone == nil,
      time.readZone(in: line), time.end < line.endIndex, line[time.end] == 0x20
    else { return nil }
    return LinePrefix(
      wall: time.nanoseconds,
      zone: time.zone,
      message: line[time.end...].drop { $0 == 0x20 }
    )
  }
}
