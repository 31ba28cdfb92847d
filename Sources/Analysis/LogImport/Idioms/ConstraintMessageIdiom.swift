import TraceModel

/// The UIKit messages about constraints, in logs and in the reasons of exceptions.
///
/// For example: `[LayoutConstraints] Unable to simultaneously satisfy constraints.`, whose
/// constraints are on the following lines: ``ConstraintBlock`` reads them.
struct ConstraintMessageIdiom: MessageIdiom {
  let name = "constraint-sentence"
  let words: WordSet? = ["ambiguous", "constraint", "constraints", "NSLayoutConstraint"]

  /// The first words of a message, and the kind of mistake.
  private static let openings: [(text: String, name: Name)] = [
    (UnsatisfiableConstraints.opening, .constraintsUnsatisfiable),
    ("The view hierarchy is not prepared for the constraint:", .constraintOutsideHierarchy),
    ("Unable to install constraint on view.", .constraintOutsideHierarchy),
    (
      "Impossible to set up layout with view hierarchy unprepared for constraint.",
      .constraintOutsideHierarchy
    ),
    ("Unable to activate constraint with anchors", .constraintInvalid),
    ("Unable to activate constraint with items", .constraintInvalid),
    ("NSLayoutConstraint constant is not finite!", .constraintInvalid),
    ("NSLayoutConstraint for <", .constraintInvalid),
    ("+[NSLayoutConstraint constraintWithItem:", .constraintInvalid),
    ("Unable to parse constraint format:", .constraintInvalid),
    ("Mutating a priority from required to not on an installed constraint", .constraintInvalid),
  ]

  func read(_ message: Message) -> Reading? {
    let text = Self.reason(String(decoding: message.bytes, as: UTF8.self))
    if let ambiguity = ambiguity(in: text) { return .diagnostic(ambiguity) }
    guard let opening = Self.openings.first(where: { text.hasPrefix($0.text) }) else { return nil }
    return .diagnostic(diagnostic(text, opening.name))
  }

  /// The text without a category, the words before the reason of an exception, and quotation marks.
  private static func reason(_ text: String) -> String {
    let before: Set<Character> = ["'", "\"", "*", " ", "\\", "`"]
    var text = text.drop { before.contains($0) }
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = text[text.index(after: end)...].drop { before.contains($0) }
    }
    for exception in exceptions where text.hasPrefix(exception) {
      text = text.dropFirst(exception.count).drop { before.contains($0) || $0 == ":" }
    }
    let after: Set<Character> = ["'", "\"", " ", "`", "*"]
    while let last = text.last, after.contains(last) { text.removeLast() }
    return String(text)
  }

  private static let exceptions = [
    "NSGenericException", "NSInternalInconsistencyException", "NSInvalidArgumentException",
  ]

  private func diagnostic(_ text: String, _ name: Name) -> UIKitMessage {
    var message = UIKitMessage(name: name, text: text)
    message.owner = .view
    guard name != .constraintsUnsatisfiable else { return message }
    let items = ConstraintDescription.Item.all(in: text).filter { !$0.isGuide }
    message.subject = items.first.map(Receiver.init)
    message.argument = items.dropFirst().first.map(Receiver.init)
    return message
  }

  /// A line of `_autolayoutTrace`: `*UILabel:0x7f8- AMBIGUOUS LAYOUT for UILabel:0x7f8.minX{id:
  /// 13}`.
  private func ambiguity(in text: String) -> UIKitMessage? {
    guard let range = text.firstRange(of: "AMBIGUOUS LAYOUT for ") else { return nil }
    let list = text[range.upperBound...]
    guard let item = ConstraintDescription.Item.all(in: String(list)).first, !item.isGuide else {
      return nil
    }
    var parts: UndeterminedGeometry = []
    if list.contains(".minX{") { parts.insert(.horizontalPosition) }
    if list.contains(".minY{") { parts.insert(.verticalPosition) }
    if list.contains(".Width{") { parts.insert(.width) }
    if list.contains(".Height{") { parts.insert(.height) }
    guard !parts.isEmpty else { return nil }
    var message = UIKitMessage(name: .layoutAmbiguous, text: parts.message)
    message.owner = .view
    message.subject = Receiver(item)
    return message
  }
}

extension Receiver {
  /// Creates a receiver from a view in the description of a constraint.
  init(_ item: ConstraintDescription.Item) {
    self.init(className: item.shortClass, pointer: item.pointer)
  }
}
