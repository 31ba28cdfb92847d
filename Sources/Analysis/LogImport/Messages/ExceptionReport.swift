/// The report of the exception that ended an app, from its first word on.
///
/// For example: `Terminating app due to uncaught exception 'NSRangeException', reason: '…'`,
/// `uncaught exception of class NSRangeException: …`, `NSRangeException: …`, `NSRangeException', reason:
/// '…'`, `reason: '…'`, `Thread 1: "…"`. A reason may have several lines, and a terminal or a web page
/// breaks long lines. Without the first words, only the sentences of UIKit are a report.
struct ExceptionReport {
  private(set) var name = ""
  /// The reason so far, without quotation marks.
  private(set) var reason = ""
  /// Whether the reason began and its closing quotation mark was read.
  private(set) var isComplete = false

  /// The first words of the report; the name of the exception follows in quotation marks.
  private static let openings = [
    "Terminating app due to uncaught exception", "Trapped uncaught exception",
    "terminating due to uncaught exception", "terminating with uncaught exception",
    "Uncaught exception", "uncaught exception",
  ]
  /// Words between an opening and the name.
  private static let kinds = ["of class ", "of type "]
  /// The first words of a report of a crash service, whose reason is known or on the next line.
  private static let service = "Fatal Exception:"
  /// The name of a report that states none.
  private static let unnamed = "NSException"
  /// The part of an opening that is enough to expect the rest on the next line.
  private static let shortest = "Terminating"
  private static let quotes: Set<Character> = ["'", "‘", "’", "\""]

  /// The first bytes of the openings.
  static let initials =
    ([service] + openings + shortOpenings).compactMap(\.utf8.first)

  /// Whether a text begins like a report.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: shortest.utf8) || text.starts(with: service.utf8)
      || openings.contains { text.starts(with: $0.utf8) }
      || (shortOpenings.contains { text.starts(with: $0.utf8) }
        && ExceptionReport(short: String(decoding: text, as: UTF8.self)) != nil)
  }

  /// The first words of a report without its first words.
  private static let shortOpenings =
    ["NS", "UIViewControllerHierarchy", "CALayer", "reason:"] + ExceptionReason.sentences

  /// Parses a report without its first words: a name and a reason, or a sentence of UIKit after `reason:`
  /// or alone with its object.
  private init?(short text: String) {
    var rest = text[...]
    let word = rest.prefix { $0.isLetter }
    if ExceptionReason.isName(String(word)) {
      name = String(word)
      rest = rest.dropFirst(word.count)
      let isStated = rest.first.map { Self.quotes.contains($0) || $0 == "," || $0 == ":" } == true
      guard isStated else { return nil }
      rest = rest.drop { Self.quotes.contains($0) || $0 == "," || $0 == ":" || $0 == " " }
    }
    if rest.hasPrefix("reason:") { rest = rest.dropFirst("reason:".count).drop { $0 == " " } }
    rest = rest.drop { Self.quotes.contains($0) }
    guard
      name.isEmpty
        ? rest.contains(": 0x")
          && (ExceptionReason.sentences.contains(where: rest.hasPrefix)
            || rest.hasPrefix("<")
              && rest.contains("> is pushing the same view controller instance"))
        : ExceptionReason.isKnown(String(rest))
    else { return nil }
    while let last = rest.last, Self.quotes.contains(last) || "` *\\".contains(last) {
      rest.removeLast()
    }
    if name.isEmpty { name = Self.unnamed }
    reason = String(rest)
    isComplete = true
  }

  /// Parses a text, which may end anywhere in the report; `nil` if the text is something else.
  init?(_ text: String) {
    var words = text[...]
    while words.last?.isWhitespace == true { words.removeLast() }
    if words.hasPrefix(Self.service) {
      let rest = words.dropFirst(Self.service.count).drop { $0 == " " }
      let word = rest.prefix { $0.isLetter }
      name = String(word)
      reason = String(rest.dropFirst(word.count).drop { $0 == ":" || $0 == "," || $0 == " " })
      isComplete = ExceptionReason.isKnown(reason)
      guard ExceptionReason.isName(name), reason.isEmpty || isComplete else { return nil }
      return
    }
    guard let opening = Self.openings.first(where: words.hasPrefix) else {
      if let report = ExceptionReport(short: String(words)) {
        self = report
        return
      }
      guard words.hasPrefix(Self.shortest), Self.openings[0].hasPrefix(words) else { return nil }
      return
    }
    var rest = words.dropFirst(opening.count).drop { $0 == " " }
    for kind in Self.kinds where rest.hasPrefix(kind) { rest = rest.dropFirst(kind.count) }
    // `uncaught exception of class NSRangeException: …`
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy(\.isLetter) {
      name = String(rest[..<colon])
      reason = String(rest[colon...].dropFirst().drop { $0 == " " })
      isComplete = !reason.isEmpty
      return
    }
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

  /// Whether the reason is a sentence of UIKit, which needs no end.
  var isKnown: Bool { ExceptionReason.isKnown(reason) }
}
