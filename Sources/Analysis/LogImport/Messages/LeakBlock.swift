import TraceModel

/// A message of a leak detector that continues on further lines.
///
/// MLeaksFinder prints an assertion with the class, then `Possibly Memory Leak.`, then `In case
/// that Home should not be dealloced`, then the views and controllers above in parentheses.
struct LeakBlock: MessageBlock {
  let context: TraceEvent
  private var first: UIKitMessage
  private var isInStack = false

  /// Creates the message of a line; `nil` if the message is not of this detector.
  init?(_ message: UIKitMessage, context: TraceEvent) {
    let isAssertion = message.text.hasPrefix("Assertion failure")
    guard message.name == .uikitDiagnostic,
      isAssertion || message.text.hasPrefix("Possibly Memory Leak.")
    else { return nil }
    first = message
    self.context = context
  }

  var isComplete: Bool { false }
  var message: UIKitMessage? { first }

  mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= Message.maximumLength else { return false }
    let message = Message(line)
    if isInStack {
      isInStack = !message.isPunctuation(")", at: 0) && !message.isPunctuation("]", at: 0)
      // The names of classes, in quotation marks if they have a module.
      return !isInStack || message.tokens.count <= 6
    }
    let text = String(decoding: line.prefix(512), as: UTF8.self)
    if text.contains("View-ViewController stack:") {
      isInStack = text.hasSuffix("(") || text.hasSuffix("[")
      return true
    }
    if text.contains("Possibly Memory Leak.") { return keep(message, text) }
    return text.contains("In case that ") && keep(message, text)
  }

  /// Adds a line's text, and its class if no line stated one; a line about a different class does
  /// not belong to the message.
  private mutating func keep(_ message: Message, _ text: String) -> Bool {
    if let subject = LeakMessageIdiom.inCase(message) {
      if let known = first.subject, known.className != subject.className { return false }
      first.subject = first.subject ?? subject
    }
    first.text += " \(text.drop { $0 == " " })"
    return true
  }
}
