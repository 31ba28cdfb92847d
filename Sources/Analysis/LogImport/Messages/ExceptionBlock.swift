import TraceModel

/// The report of an exception whose reason continues on further lines.
///
/// The reason ends with a quotation mark, before the call stack, or at the limits of this type.
/// Without an end, the first line was only a mention.
struct ExceptionBlock: MessageBlock {
  let context: TraceEvent
  private var text: String
  private var lines = 1
  private(set) var isComplete = false

  /// The maximum number of lines of a report.
  private static let longest = 48
  /// The first words of the lines after a report.
  private static let ends = ["First throw call stack", "libc++abi", "terminating "]

  /// Creates the report of a line; `nil` if the message is not an unfinished one.
  init?(_ message: UIKitMessage, context: TraceEvent) {
    guard let beginning = message.unfinished else { return nil }
    text = beginning
    self.context = context
  }

  var message: UIKitMessage? {
    isComplete || ExceptionReport(text)?.isKnown == true
      ? UIKitMessageIdiom.exception(in: text) : nil
  }

  mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    guard !isComplete, !end(before: line) else { return false }
    guard lines < Self.longest, text.utf8.count + line.count <= Message.maximumLength else {
      // The first words are enough; the rest of a long reason is ignored.
      isComplete = ExceptionReport(text)?.reason.isEmpty == false
      return false
    }
    let words = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
    let next = text.hasSuffix(" ") ? text + words : "\(text) \(words)"
    guard let report = ExceptionReport(next) else { return false }
    text = next
    lines += 1
    isComplete = report.isComplete
    return true
  }

  /// Completes the report if a line follows the reports of exceptions.
  mutating func end(before line: ArraySlice<UInt8>) -> Bool {
    let plain = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace || $0 == "*" }
    guard Self.ends.contains(where: plain.hasPrefix) else { return false }
    isComplete = ExceptionReport(text)?.reason.isEmpty == false
    return true
  }
}
