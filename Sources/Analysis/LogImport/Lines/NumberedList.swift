/// A numbered list of callbacks: `9. ViewController1 viewDidAppear Called`.
///
/// A document numbers its steps too, so that a callback without a receiver, `10.
/// sceneWillResignActive(_:)`, is a report only directly after an item that reports a call of a
/// named object.
struct NumberedList {
  /// The number of the last item that is a report.
  private var last: Int?

  /// Reads an item that continues the list.
  mutating func read(_ parsed: inout ParsedLine, text: ArraySlice<UInt8>) {
    guard text.first?.isDigit == true, parsed.prefix.layout == .print,
      let item = Self.item(text)
    else { return }
    if parsed.verdict == .callback {
      last = item.number
      return
    }
    guard parsed.verdict == .mention, item.text.count <= Message.maximumLength,
      last == item.number - 1, let report = CallbackReport(Message(item.text)),
      case .callback(let callback) = report.reading, callback.callback.isOfDelegate
    else { return }
    last = item.number
    parsed.reading = report.reading
    parsed.verdict = .callback
    parsed.idiom = report.shape.rawValue
    parsed.mentioned = nil
  }

  /// The number and the text of `9. text`.
  private static func item(_ text: ArraySlice<UInt8>) -> (number: Int, text: ArraySlice<UInt8>)? {
    let digits = text.prefix(5).prefix(while: \.isDigit)
    let rest = text[digits.endIndex...]
    guard let number = Int(String(decoding: digits, as: UTF8.self)), digits.count < 5,
      let sign = rest.first, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")"),
      rest.dropFirst().first == 0x20
    else { return nil }
    return (number, rest.dropFirst().drop { $0 == 0x20 })
  }
}
