/// A date and a time before the message: `2024-05-01 10:00:00 +0000 message` as `print(Date(), …)`
/// writes it, `2024-05-01 10:00:00.123 message`, `[2024/05/01 10:00:00:123] message`.
struct PrintedDatePrefix: LinePrefixParser {
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields? {
    let (text, close) = TimeOfDayPrefix.unbracketed(line)
    guard text.first?.isDigit == true,
      var time = WallClock.parse(text) ?? WallClock.parse(text, separator: "T")
    else { return nil }
    if time.zone == nil { _ = time.readZone(in: text) }
    guard let message = TimeOfDayPrefix.message(behind: time.end, close: close, of: text) else {
      return nil
    }
    return PrefixFields(
      layout: .printedDate,
      wall: time.nanoseconds,
      zone: time.zone,
      message: message
    )
  }
}
