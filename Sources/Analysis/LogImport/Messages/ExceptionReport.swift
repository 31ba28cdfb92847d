/// The report of the exception that ended an app, from its first word on.
///
/// For example: `Terminating app due to uncaught exception 'NSRangeException', reason: '…'`. A
/// reason may have several lines, and a terminal or a web page breaks long lines.
struct ExceptionReport {
  private(set) var name = ""
  /// The reason so far, without quotation marks.
  private(set) var reason = ""
  /// Whether the reason began and its closing quotation mark was read.
  private(set) var isComplete = false

  /// The first words of the report; the name of the exception follows in quotation marks.
  private static let openings = [
    "Terminating app due to uncaught exception", "Trapped uncaught exception",
    "Uncaught exception",
  ]
  /// The part of an opening that is enough to expect the rest on the next line.
  private static let shortest = "Terminating"
  private static let quotes: Set<Character> = ["'", "‘", "’", "\""]

  /// The first bytes of the openings.
  static let initials = openings.compactMap(\.utf8.first)

  /// Whether a text begins like a report.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: shortest.utf8) || openings.contains { text.starts(with: $0.utf8) }
  }

  /// Parses a text, which may end anywhere in the report; `nil` if the text is something else.
  init?(_ text: String) {
    var words = text[...]
    while words.last?.isWhitespace == true { words.removeLast() }
    guard let opening = Self.openings.first(where: words.hasPrefix) else {
      guard words.hasPrefix(Self.shortest), Self.openings[0].hasPrefix(words) else { return nil }
      return
    }
    var rest = words.dropFirst(opening.count).drop { $0 == " " }
    // A quotation mark at the beginning of a line is not part of the message.
    if let first = rest.first, Self.quotes.contains(first) { rest.removeFirst() }
    guard let end = rest.firstIndex(where: Self.quotes.contains) else {
      guard !rest.contains(" ") else { return nil }
      return
    }
    guard !rest[..<end].contains(" ") else { return nil }
    name = String(rest[..<end])
    rest = rest[end...].dropFirst().drop { $0 == "," || $0 == " " }
    guard rest.hasPrefix("reason:") else {
      guard rest.isEmpty else { return nil }
      return
    }
    rest = rest.dropFirst("reason:".count).drop { $0 == " " }
    if let first = rest.first, Self.quotes.contains(first) { rest.removeFirst() }
    while let last = rest.last, Self.quotes.contains(last) || "` *\\".contains(last) {
      isComplete = isComplete || Self.quotes.contains(last)
      rest.removeLast()
    }
    reason = String(rest)
  }
}
