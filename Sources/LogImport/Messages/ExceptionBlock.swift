import TraceModel

/// The report of an exception whose reason continues on further lines.
///
/// A web page or a terminal wraps the line; the reason ends with a quotation mark.
struct ExceptionBlock: MessageBlock {
  let context: TraceEvent
  private var text: String
  private var lines = 1

  /// The maximum number of lines of a report; further lines are read as other lines.
  private static let longest = 48

  /// Creates the report of a line; `nil` if the message is not the beginning of one.
  init?(_ message: UIKitMessage, context: TraceEvent) {
    guard let beginning = message.unfinished else { return nil }
    text = beginning
    self.context = context
  }

  var isComplete: Bool { ExceptionReport(text[...])?.isComplete ?? true }
  var message: UIKitMessage? { UIKitMessageIdiom.exception(in: text) }

  mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    let next = String(decoding: line, as: UTF8.self)
    let plain = next.drop { $0.isWhitespace || $0 == "*" }
    guard !isComplete, lines < Self.longest, !plain.isEmpty,
      text.utf8.count + line.count <= Message.maximumLength,
      !Self.ends.contains(where: plain.hasPrefix)
    else { return false }
    text += " \(plain)"
    lines += 1
    return true
  }

  private static let ends = ["First throw call stack", "libc++abi", "terminating ", "("]
}
