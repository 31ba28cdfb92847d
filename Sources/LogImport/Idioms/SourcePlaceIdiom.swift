/// A callback beside the source file that logged it, which tells the class.
///
/// `l#:42 viewDidLoad() in HomeViewController.swift`, `[HomeViewController.swift:24] viewDidLoad()`,
/// `MyApp/HomeViewController.swift:24 viewDidLoad()`, `viewDidLoad() HomeViewController.swift 24`.
/// A category's file (`Home+Table.swift`) counts for its class.
struct SourcePlaceIdiom: MessageIdiom {
  let name = "source-place"

  func read(_ message: Message) -> Reading? {
    guard let place = SourcePlace(message) else { return nil }
    var rest = 0..<place.range.lowerBound
    let receiver = Receiver.named(place.className)
    if rest.allSatisfy({ Self.isOrnament(message, at: $0) }) {
      return read(message, from: place.range.upperBound, of: receiver)
    }
    // The place stands behind the callback: nothing but its connector may stand between.
    var end = rest.upperBound
    while end > 0, Self.isConnector(message, at: end - 1) { end -= 1 }
    rest = 0..<end
    let start = rest.first { !Self.isOrnament(message, at: $0) } ?? rest.upperBound
    guard let phrase = CallbackPhrase(message, at: start), phrase.end == rest.upperBound else {
      return nil
    }
    return judge(phrase, receiver, Trailer(message, from: place.range.upperBound))
  }

  private func read(_ message: Message, from start: Int, of receiver: Receiver) -> Reading? {
    let limit = min(message.tokens.count, start + 4)
    for place in start..<max(start, limit) {
      if let phrase = CallbackPhrase(message, at: place) {
        return judge(phrase, receiver, Trailer(message, after: phrase))
      }
      let isPassed =
        Self.isConnector(message, at: place) || message.tokens[place].kind == .number
      guard isPassed else { return nil }
    }
    return nil
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
