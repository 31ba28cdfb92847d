/// A callback next to the source file that logged it, which states the class.
///
/// `l#:42 viewDidLoad() in HomeViewController.swift`, `[HomeViewController.swift:24] viewDidLoad()`,
/// `MyApp/HomeViewController.swift:24 viewDidLoad()`, `viewDidLoad() HomeViewController.swift 24`.
/// The file of a category (`Home+Table.swift`) states the class before the `+`.
struct SourceLocationIdiom: MessageIdiom {
  let name = "source-location"

  func read(_ message: Message) -> Reading? {
    guard let source = SourceReference(message) else { return nil }
    var rest = categoriesEnd(message, before: source.range.lowerBound)..<source.range.lowerBound
    let receiver = Receiver.named(source.className)
    if rest.allSatisfy({ Self.isOrnament(message, at: $0) }) {
      if isIndented(message, behind: source.range.upperBound) { return .ignored(.mention) }
      return read(message, from: source.range.upperBound, of: receiver)
    }
    // The file follows the callback; only a connector may be between them.
    var end = rest.upperBound
    while end > rest.lowerBound, Self.isConnector(message, at: end - 1) { end -= 1 }
    rest = rest.lowerBound..<end
    let start = rest.first { !Self.isOrnament(message, at: $0) } ?? rest.upperBound
    guard let phrase = CallbackPhrase(message, at: start), phrase.end == rest.upperBound else {
      return nil
    }
    return classify(phrase, receiver, Trailer(message, from: source.range.upperBound))
  }

  /// Whether a colon and the indentation of source code follow, as in the output of `grep -n`:
  /// `Home.swift:40:    viewWillAppear(true)`.
  private func isIndented(_ message: Message, behind index: Int) -> Bool {
    guard message.isAttached(":", at: index), let next = message.token(at: index + 1) else {
      return false
    }
    let space = message.bytes[message.tokens[index].range.upperBound..<next.range.lowerBound]
    return space.count >= 4 || space.contains(0x09)
  }

  private func read(_ message: Message, from start: Int, of receiver: Receiver) -> Reading? {
    let limit = min(message.tokens.count, start + 4)
    for index in start..<max(start, limit) {
      if let phrase = CallbackPhrase(message, at: index) {
        return classify(phrase, receiver, Trailer(message, after: repetition(of: phrase, message)))
      }
      let isPassed =
        Self.isConnector(message, at: index) || message.tokens[index].kind == .number
      guard isPassed else { return nil }
    }
    return nil
  }

  /// The index after brackets at the start that name a category, a level or a thread:
  /// `[main] `, `[info][tid:main]`.
  private func categoriesEnd(_ message: Message, before limit: Int) -> Int {
    var index = 0
    while message.isPunctuation("[", at: index), let end = message.end(ofGroupAt: index),
      end < limit,
      let word = message.lowercasedWord(at: index + 1)
    {
      let isThread = word == "tid" && message.isAttached(":", at: index + 2)
      let isCategory = WordLists.categories.contains(word) || LevelTag.bracketed.contains(word)
      guard isThread || end == index + 3 && isCategory else { break }
      index = end
    }
    return index
  }

  /// Returns a repetition of the callback after the function's name, `viewDidLoad() > viewDidLoad`; the
  /// name itself if there is none.
  private func repetition(of phrase: CallbackPhrase, _ message: Message) -> CallbackPhrase {
    var index = phrase.end
    while let token = message.token(at: index), token.kind == .punctuation,
      "->:|".utf8.contains(token.character)
    {
      index += 1
    }
    guard let repeated = CallbackPhrase(message, at: index),
      repeated.callback.text == phrase.callback.text
    else { return phrase }
    return repeated
  }

  private func classify(
    _ phrase: CallbackPhrase,
    _ receiver: Receiver,
    _ trailer: Trailer
  ) -> Reading {
    switch trailer.tone {
    case .quiet: .callback(LoggedCallback(phrase.callback, receiver: receiver, trailer: trailer))
    case .end: .ignored(.callbackEnd)
    case .prose: .ignored(.mention)
    }
  }

  private static let signs = Set(":,->=|.~#*\"'![](){}@/".utf8)
  private static let words: Set<String> = ["in", "at", "line", "l", "from", "func", "function"]

  /// Whether a token has no meaning: punctuation, an emoji, a number such as the `42` of `l#:42`.
  private static func isOrnament(_ message: Message, at index: Int) -> Bool {
    let token = message.tokens[index]
    if token.kind == .number || token.kind == .symbol { return true }
    if token.kind == .punctuation { return signs.contains(token.character) }
    guard let word = message.lowercasedWord(at: index) else { return false }
    return word == "l" || word == "line"
  }

  private static func isConnector(_ message: Message, at index: Int) -> Bool {
    let token = message.tokens[index]
    if token.kind == .symbol { return true }
    if token.kind == .punctuation {
      // Parentheses are part of the callback.
      return signs.contains(token.character) && token.character != UInt8(ascii: ")")
    }
    return message.lowercasedWord(at: index).map(words.contains) == true
  }
}
