import TraceModel

/// A sentence of UIKit that a terminal or a web page breaks: `Unbalanced calls to begin/end appearance
/// transitions for`, and the object on the next line.
///
/// Without the rest, the first line was only a mention.
struct SentenceBlock: MessageBlock {
  let context: TraceEvent
  private var text: String
  private(set) var message: UIKitMessage?

  /// Creates the sentence of a line; `nil` if the message is not an unfinished one.
  init?(_ message: UIKitMessage, context: TraceEvent) {
    guard let beginning = message.unfinished, message.name == .uikitDiagnostic,
      ExceptionReport(beginning) == nil
    else { return nil }
    text = beginning
    self.context = context
  }

  var isComplete: Bool { message != nil }

  mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: line.prefix(Message.maximumLength), as: UTF8.self)
      .drop(while: \.isWhitespace)
    guard !isComplete, !words.isEmpty else { return false }
    let next = text.hasSuffix(" ") ? text + words : "\(text) \(words)"
    guard next.utf8.count <= Message.maximumLength,
      case .diagnostic(let whole) = UIKitMessageIdiom().read(Message(Array(next.utf8)[...]))
    else { return false }
    text = next
    message = whole.unfinished == nil ? whole : nil
    return true
  }
}
