/// An RFC 3339 time before the message: `2024-05-01T10:00:00.123Z message`.
///
/// The zone is `Z`, an offset, or not stated. Source: RFC 3339, section 5.6.
struct InternetTimePrefix: LinePrefixParser {
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields? {
    guard let time = WallClock.parse(line, separator: "T"), time.end < line.endIndex,
      line[time.end] == 0x20
    else { return nil }
    return PrefixFields(
      layout: .internetTime,
      wall: time.nanoseconds,
      zone: time.zone,
      message: line[time.end...].drop { $0 == 0x20 }
    )
  }
}
