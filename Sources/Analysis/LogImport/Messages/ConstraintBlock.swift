import TraceModel

/// A UIKit message about constraints that continues on further lines.
///
/// `Unable to simultaneously satisfy constraints.` is followed by advice, a list of constraints in
/// parentheses and the broken one; a message about an unprepared hierarchy is followed by its
/// views. Any other line ends the message.
struct ConstraintBlock: MessageBlock {
  let context: TraceEvent
  private let first: UIKitMessage
  private var parts: [String] = []
  private var expectsBroken = false
  private var hasBroken = false
  private var length = 0

  /// The maximum number of bytes of a message; further lines are ignored.
  private static let longest = 65_536

  /// Creates the message of a line; `nil` if its message does not continue on further lines.
  init?(_ message: UIKitMessage, context: TraceEvent) {
    guard message.name == .constraintsUnsatisfiable || message.name == .constraintOutsideHierarchy
    else { return nil }
    first = message
    self.context = context
    let read = UnsatisfiableConstraints(message.text)
    hasBroken = read.broken != nil
  }

  var isComplete: Bool { hasBroken }

  mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= Self.longest else { return false }
    let text = String(decoding: line, as: UTF8.self)
    let plain = text.drop { " \t\"'\\*".contains($0) }
    if plain.isEmpty || plain.allSatisfy({ "()[]{},*".contains($0) }) { return true }
    if let range = plain.firstRange(of: UnsatisfiableConstraints.recovery),
      range.lowerBound == plain.startIndex
    {
      expectsBroken = true
      let rest = plain[range.upperBound...].drop { $0 == " " || $0 == ":" }
      if !rest.isEmpty { keep(rest) }
      return true
    }
    if plain.hasPrefix("<") {
      let isConstraint = ConstraintDescription(plain) != nil
      guard isConstraint || plain.hasPrefix("<private>") || first.name != .constraintsUnsatisfiable
      else { return false }
      if isConstraint || first.name != .constraintsUnsatisfiable { keep(plain) }
      return true
    }
    if Self.views.contains(where: plain.hasPrefix) {
      keep(plain)
      return true
    }
    return Self.advice.contains(where: plain.hasPrefix)
  }

  private mutating func keep(_ text: Substring) {
    guard length + text.utf8.count <= Self.longest, !hasBroken else { return }
    length += text.utf8.count
    let element = Self.element(text)
    parts.append(expectsBroken ? "\(UnsatisfiableConstraints.recovery) \(element)" : element)
    if expectsBroken { hasBroken = true }
  }

  /// An element of a list without the list's quotation mark and comma, and without escapes of
  /// Markdown.
  private static func element(_ text: Substring) -> String {
    guard text.hasPrefix("<"), let last = text.lastIndex(of: ">") else { return String(text) }
    var inner = text[..<last]
    while inner.last == "\\" { inner.removeLast() }
    return inner + ">"
  }

  var message: UIKitMessage? {
    var message = first
    message.text = ([first.text] + parts).joined(separator: "\n")
    guard first.name == .constraintsUnsatisfiable else { return message }
    let read = UnsatisfiableConstraints(message.text)
    let subject = (read.broken ?? read.constraints.first)?.subject
    guard !read.constraints.isEmpty || read.broken != nil || expectsBroken else { return nil }
    message.subject = subject.flatMap { $0.isGuide ? nil : Receiver($0) }
    return message
  }

  /// The lines that name views, whose text the message keeps.
  private static let views = [
    "View not found in container hierarchy:", "That view's superview:", "Container hierarchy:",
  ]

  /// The lines of advice, which are the same in all messages.
  private static let advice = [
    "Probably at least one of the constraints", "Try this", "(1) look at each constraint",
    "(2) find the code", "(Note: If you're seeing", "Make a symbolic breakpoint at UIViewAlertFor",
    "The methods in the UIConstraintBasedLayoutDebugging", "Break on objc_exception_throw",
    "Set the NSUserDefault NSConstraintBasedLayout", "When added to a view, the constraint's items",
    "View hierarchy unprepared for constraint", "Constraint: <", "| ",
    "UILayoutGuide's owningView hierarchy", "self = <",
  ]
}
