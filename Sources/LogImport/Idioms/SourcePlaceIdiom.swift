/// A callback beside the source file that logged it, which tells the class.
///
/// `l#:42 viewDidLoad() in HomeViewController.swift`, `[HomeViewController.swift:24] viewDidLoad()`,
/// `MyApp/HomeViewController.swift:24 viewDidLoad()`, `viewDidLoad() HomeViewController.swift 24`.
/// A category's file (`Home+Table.swift`) counts for its class.
struct SourcePlaceIdiom: MessageIdiom {
  let name = "source-place"

  func read(_ message: Message) -> Reading? {
    guard let place = SourcePlace(message) else { return nil }
    var rest = categoriesEnd(message, before: place.range.lowerBound)..<place.range.lowerBound
    let receiver = Receiver.named(place.className)
    if rest.allSatisfy({ Self.isOrnament(message, at: $0) }) {
      if isIndented(message, behind: place.range.upperBound) { return .ignored(.mention) }
      return read(message, from: place.range.upperBound, of: receiver)
    }
    // The place stands behind the callback: nothing but its connector may stand between.
    var end = rest.upperBound
    while end > rest.lowerBound, Self.isConnector(message, at: end - 1) { end -= 1 }
    rest = rest.lowerBound..<end
    let start = rest.first { !Self.isOrnament(message, at: $0) } ?? rest.upperBound
    guard let phrase = CallbackPhrase(message, at: start), phrase.end == rest.upperBound else {
      return nil
    }
    return judge(phrase, receiver, Trailer(message, from: place.range.upperBound))
  }

  /// Whether a colon and the indentation of source code stand behind a place, as `grep -n` prints
  /// them: `Home.swift:40:    viewWillAppear(true)`.
  private func isIndented(_ message: Message, behind place: Int) -> Bool {
    guard message.isGluedSign(":", at: place), let next = message.token(at: place + 1) else {
      return false
    }
    let space = message.bytes[message.tokens[place].range.upperBound..<next.range.lowerBound]
    return space.count >= 4 || space.contains(0x09)
  }

  private func read(_ message: Message, from start: Int, of receiver: Receiver) -> Reading? {
    let limit = min(message.tokens.count, start + 4)
    for place in start..<max(start, limit) {
      if let phrase = CallbackPhrase(message, at: place) {
        return judge(phrase, receiver, Trailer(message, after: repetition(of: phrase, message)))
      }
      let isPassed =
        Self.isConnector(message, at: place) || message.tokens[place].kind == .number
      guard isPassed else { return nil }
    }
    return nil
  }

  /// The place behind the brackets at the start that name a category, a level or a thread:
  /// `[main] `, `[info][tid:main]`.
  private func categoriesEnd(_ message: Message, before limit: Int) -> Int {
    var place = 0
    while message.isSign("[", at: place), let end = message.end(ofGroupAt: place), end < limit,
      let word = message.lowercasedWord(at: place + 1)
    {
      let isThread = word == "tid" && message.isGluedSign(":", at: place + 2)
      let isCategory = WordLists.categories.contains(word) || LevelTag.bracketed.contains(word)
      guard isThread || end == place + 3 && isCategory else { break }
      place = end
    }
    return place
  }

  /// The same callback behind the function's name, `viewDidLoad() > viewDidLoad`, or else the name.
  private func repetition(of phrase: CallbackPhrase, _ message: Message) -> CallbackPhrase {
    var place = phrase.end
    while let token = message.token(at: place), token.kind == .sign,
      "->:|".utf8.contains(token.sign)
    {
      place += 1
    }
    guard let repeated = CallbackPhrase(message, at: place),
      repeated.callback.text == phrase.callback.text
    else { return phrase }
    return repeated
  }

  private func judge(_ phrase: CallbackPhrase, _ receiver: Receiver, _ trailer: Trailer) -> Reading
  {
    switch trailer.tone {
    case .quiet: .callback(Statement(phrase.callback, receiver: receiver, trailer: trailer))
    case .end: .ignored(.callbackEnd)
    case .prose: .ignored(.mention)
    }
  }

  private static let signs = Set(":,->=|.~#*\"'![](){}@/".utf8)
  private static let words: Set<String> = ["in", "at", "line", "l", "from", "func", "function"]

  /// Whether a token says nothing: a sign, an emoji, a number such as the `42` of `l#:42`.
  private static func isOrnament(_ message: Message, at place: Int) -> Bool {
    let token = message.tokens[place]
    if token.kind == .number || token.kind == .picture { return true }
    if token.kind == .sign { return signs.contains(token.sign) }
    guard let word = message.lowercasedWord(at: place) else { return false }
    return word == "l" || word == "line"
  }

  private static func isConnector(_ message: Message, at place: Int) -> Bool {
    let token = message.tokens[place]
    if token.kind == .picture { return true }
    if token.kind == .sign {
      // Parentheses belong to the callback.
      return signs.contains(token.sign) && token.sign != UInt8(ascii: ")")
    }
    return message.lowercasedWord(at: place).map(words.contains) == true
  }
}
