/// The line of a log about the exception that ended an app.
///
/// For example: `*** Terminating app due to uncaught exception 'NSRangeException', reason: '…'`.
struct ExceptionReport {
  /// The name of the exception.
  let name: Substring
  /// The reason, without quotation marks; empty if the line does not contain it.
  let reason: Substring
  /// Whether the reason ends in the text; if not, the next lines contain the rest.
  let isComplete: Bool

  /// The first words of the line; the name of the exception follows in quotation marks.
  static let openings = [
    "Terminating app due to uncaught exception", "Trapped uncaught exception",
    "Uncaught exception",
  ]

  /// The first bytes of ``openings``.
  static let initials = openings.compactMap(\.utf8.first)

  /// Parses the text from its first word on; `nil` if it is not about an exception.
  init?(_ text: Substring) {
    guard let opening = Self.openings.first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(opening.count).drop { $0.isWhitespace }
    guard let quote = rest.first else {
      (name, reason, isComplete) = ("", "", false)
      return
    }
    let closing: Character = quote == "‘" ? "’" : "'"
    guard quote == "'" || quote == "‘", let end = rest.dropFirst().firstIndex(of: closing) else {
      return nil
    }
    name = rest[rest.index(after: rest.startIndex)..<end]
    var words = rest[rest.index(after: end)...]
    guard let start = words.firstRange(of: "reason:") else {
      // The name alone is a mention, unless the line breaks before the reason.
      guard words.allSatisfy({ $0 == "," || $0.isWhitespace }) else { return nil }
      (reason, isComplete) = ("", false)
      return
    }
    words = words[start.upperBound...].drop { $0.isWhitespace || $0 == "'" || $0 == "‘" }
    var isClosed = false
    while let last = words.last, "'’\"` *".contains(last) {
      isClosed = isClosed || last == "'" || last == "’"
      words.removeLast()
    }
    reason = words
    isComplete = isClosed
  }
}
