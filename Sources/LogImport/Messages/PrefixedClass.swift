/// Reads a controller's class after the numbers, times, levels, threads and keys that loggers print.
///
/// `1622319586.123 HomeVC viewDidLoad`, `10:19:46 PM HomeVC`, `12 | HomeVC`, `class=HomeVC event=`.
enum PrefixedClass {
  /// Returns the class at the end of a range that otherwise contains only such a prefix.
  ///
  /// The number of a list item, `2. HomeVC`, is not a logger's prefix.
  static func read(_ message: Message, in range: Range<Int>) -> Receiver? {
    let range = withoutSource(message, range)
    guard var first = range.last, message.tokens[first].kind == .word else { return nil }
    while first - 2 >= range.lowerBound, message.isAttached(".", at: first - 1),
      message.tokens[first - 2].kind == .word, !message.tokens[first].isSpaced
    {
      first -= 2
    }
    guard first > range.lowerBound,
      let name = QualifiedName(message, at: first, limit: range.upperBound),
      name.end == range.upperBound, WordLists.isControllerClass(name.base),
      !isListItem(message, in: range),
      (range.lowerBound..<first).allSatisfy({ isPrefix(message, at: $0) })
    else { return nil }
    return Receiver(className: name.last)
  }

  /// Returns a range without the module in brackets after a logger's metadata: `vc=HomeVC [Shop]`.
  private static func withoutSource(_ message: Message, _ range: Range<Int>) -> Range<Int> {
    let open = range.upperBound - 3
    guard range.count > 5, message.isAttached("=", at: range.lowerBound + 1),
      message.isPunctuation("[", at: open), message.tokens[open].isSpaced,
      message.end(ofGroupAt: open) == range.upperBound
    else { return range }
    return range.lowerBound..<open
  }

  private static func isListItem(_ message: Message, in range: Range<Int>) -> Bool {
    message.tokens[range.lowerBound].kind == .number && range.count > 2
      && (message.isPunctuation(".", at: range.lowerBound + 1)
        || message.isPunctuation(")", at: range.lowerBound + 1))
      && message.tokens[range.lowerBound + 2].isSpaced
  }

  private static let signs = Set(":,.-=|/+[]()#".utf8)

  private static func isPrefix(_ message: Message, at index: Int) -> Bool {
    let token = message.tokens[index]
    switch token.kind {
    case .number, .symbol: return true
    case .nonLatin: return false
    case .punctuation: return signs.contains(token.character)
    case .word: return words.contains(message.text(at: index).lowercased())
    }
  }

  /// Levels, `am` and `pm`, months, threads, and keys before a class.
  private static let words: Set<String> = [
    "am", "apr", "at", "aug", "class", "controller", "d", "debug", "dec", "default", "feb", "i",
    "info", "jan", "jul", "jun", "level", "log", "main", "mar", "may", "notice", "nov", "oct", "pm",
    "s", "screen", "sep", "thread", "tid", "trace", "utc", "v", "vc", "verbose", "viewcontroller",
  ]

  /// Returns a range without words at its end that only introduce a callback: `event=`,
  /// `Current method:`.
  static func withoutAnnouncement(_ message: Message, _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last,
      message.isPunctuation(":", at: last) || message.isPunctuation("=", at: last)
    else { return range }
    var upper = last
    while upper > range.lowerBound, let word = message.lowercasedWord(at: upper - 1),
      announcements.contains(word)
    {
      upper -= 1
    }
    return upper == last ? range : range.lowerBound..<upper
  }

  private static let announcements: Set<String> = [
    "callback", "current", "event", "func", "function", "lifecycle", "method", "name", "selector",
  ]
}
