/// A sentence that UIKit printed about a mistake.
struct UIKitMessage {
  /// The sentence, without the category and quotation marks around it.
  var text: String
  /// The controller at fault, when the sentence names one.
  var subject: Receiver?
  /// The other controller: what was to be presented.
  var argument: Receiver?
}

/// UIKit's own diagnostics.
///
/// For example: `Unbalanced calls to begin/end appearance transitions for <Home: 0x1031116a0>.`
///
/// Only the sentence's first words are compared, as UIKit words them; what a sentence means is
/// decided by whoever reads the trace.
struct UIKitMessageIdiom: MessageIdiom {
  /// Which of the objects in a sentence is at fault.
  private enum Role {
    /// The only or first one.
    case first
    /// The last one, after `View controller:`.
    case last
    /// The presenting one: the object after `from`, or else the second; the first is its argument.
    case presenter
  }

  private static let openings: [(text: String, role: Role)] = [
    ("Unbalanced calls to begin/end appearance transitions for <", .first),
    ("Calling -view", .last),
    ("Attempt to present <", .presenter),
    ("Attempt to dismiss from view controller <", .first),
    ("Presenting view controllers on detached view controllers is discouraged", .first),
    ("nested push animation can result in corrupted navigation bar", .first),
    ("nested pop animation can result in corrupted navigation bar", .first),
    ("Finishing up a navigation transition in an unexpected state", .first),
    ("pushViewController:animated: called on <", .first),
    ("popViewController:animated: called on <", .first),
    ("popToViewController:transition: called on <", .first),
    ("setViewControllers:animated: called on <", .first),
  ]

  func read(_ message: Message) -> Reading? {
    let start = textStart(message)
    guard let first = message.token(at: start), first.kind == .word else { return nil }
    let text = message.bytes[first.range.lowerBound...]
    guard let opening = Self.openings.first(where: { text.starts(with: $0.text.utf8) }) else {
      return nil
    }
    let sentence = trimmed(text)
    if opening.role == .last,
      !sentence.contains("directly on a view controller is not supported")
    {
      return nil
    }
    let objects = objects(message, from: start)
    // A sentence that is cut or quoted in source code is not UIKit's.
    guard !opening.text.hasSuffix("<") || !objects.isEmpty, sentence.last != ",",
      sentence.last != "\\"
    else { return nil }
    return .diagnostic(diagnostic(sentence, role: opening.role, objects: objects))
  }

  /// The place behind a category such as `[Presentation]` and the word `Warning:`.
  private func textStart(_ message: Message) -> Int {
    var place = message.start
    if message.isSign("[", at: place), let end = message.end(ofGroupAt: place) { place = end }
    if message.lowercasedWord(at: place) == "warning", message.isSign(":", at: place + 1) {
      place += 2
    }
    return place
  }

  private func trimmed(_ text: ArraySlice<UInt8>) -> String {
    var text = text
    while let last = text.last,
      last <= 0x20 || last == UInt8(ascii: "\"") || last == UInt8(ascii: "'")
    {
      text.removeLast()
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func objects(_ message: Message, from start: Int) -> [Receiver] {
    var objects: [Receiver] = []
    var place = start
    while place < message.tokens.count {
      if let description = InstanceDescription(message, at: place) {
        objects.append(description.receiver)
        place = description.end
      } else {
        place += 1
      }
    }
    return objects
  }

  private func diagnostic(_ text: String, role: Role, objects: [Receiver]) -> UIKitMessage {
    switch role {
    case .first: UIKitMessage(text: text, subject: objects.first)
    case .last: UIKitMessage(text: text, subject: objects.last)
    case .presenter:
      UIKitMessage(
        text: text,
        subject: objects.count > 2 && text.contains("(from <") ? objects[2] : objects.last,
        argument: objects.first
      )
    }
  }
}
