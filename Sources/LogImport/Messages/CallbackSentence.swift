/// A message that is a callback with an optional receiver before it and arguments after it.
struct CallbackSentence {
  /// The parsed message.
  private(set) var reading: Reading
  /// Whether the message names the receiver.
  private(set) var hasReceiver = false

  /// The maximum number of tokens of a receiver and its connectors.
  private static let maximumReceiverTokens = 16

  /// Finds the first callback in a message; `nil` if there is none near its start.
  init?(_ message: Message) {
    let start = message.start
    let limit = min(message.tokens.count, start + Self.maximumReceiverTokens)
    for index in start..<max(start, limit) {
      guard let phrase = CallbackPhrase(message, at: index), !phrase.callback.isLifetime
      else { continue }
      self.init(message, receiver: start..<index, phrase: phrase)
      return
    }
    return nil
  }

  /// Classifies a callback by the text before and after it.
  init(_ message: Message, receiver range: Range<Int>, phrase: CallbackPhrase) {
    reading = .ignored(.mention)
    guard !Self.isSource(message, receiver: range, phrase: phrase),
      var receiver = Self.screen(message, in: range, phrase: phrase)
        ?? ReceiverPhrase.read(message, in: range)
    else { return }
    let name = TrailingName(message, after: phrase, takesWord: receiver.isUnstated)
    let trailer = Trailer(message, after: phrase, from: name?.end)
    if !trailer.receiver.isUnstated, Self.isClause(receiver.label) { return }
    if let name, receiver.className.isEmpty {
      receiver = name.receiver
    } else if let name {
      receiver.label = name.receiver.label
    } else if receiver.isUnstated, !phrase.label.isEmpty {
      receiver.label = phrase.label
    }
    receiver = receiver.completed(by: trailer, for: phrase.callback)
    if receiver.isUnstated, Self.isHeading(message, from: range.lowerBound) { return }
    switch trailer.tone {
    case .quiet: break
    case .end:
      reading = .ignored(.callbackEnd)
      return
    case .prose: return
    }
    hasReceiver = !receiver.isUnstated
    reading = .callback(LoggedCallback(phrase.callback, receiver: receiver, trailer: trailer))
  }

  /// Whether a callback alone is a heading of a document: `## viewDidLoad`, but not `## … ##`.
  private static func isHeading(_ message: Message, from start: Int) -> Bool {
    message.isPunctuation("#", at: 0) && message.token(at: start)?.isSpaced == true
      && !message.isPunctuation("#", at: message.tokens.count - 1)
  }

  /// Reads an English word as a receiver if the message contains only the word and the callback:
  /// `A viewDidLoad`, `About viewWillAppear(true)`, `A.viewDidLoad() called`, `A: viewDidLoad()`, `[A] viewDidLoad`.
  static func screen(
    _ message: Message,
    in range: Range<Int>,
    phrase: CallbackPhrase
  )
    -> Receiver?
  {
    let hasDot = range.count == 2 && message.isAttached(".", at: range.lowerBound + 1)
    let words = range.filter { message.tokens[$0].kind == .word }
    guard range.lowerBound == 0, words.count == 1, let name = words.first,
      range.count == 1 || hasDot || isLetter(message, in: range, at: name),
      WordLists.screenNames.contains(message.text(at: name)),
      message.tokens.indices.dropFirst(phrase.end).allSatisfy({ isSuffix(message, at: $0) })
    else { return nil }
    return .named(message.text(at: name))
  }

  /// Whether a letter is separated from the callback like a name: `A:`, `[A]`, `A ->`, `A |`.
  private static func isLetter(_ message: Message, in range: Range<Int>, at name: Int) -> Bool {
    let isSetOff = range.allSatisfy { index in
      let token = message.tokens[index]
      return index == name || token.kind == .symbol
        || token.kind == .punctuation && ":->=|[]()".utf8.contains(token.character)
    }
    return isSetOff && message.tokens[name].range.count == 1
  }

  /// Whether words before a callback, with its class after it, are a verb about the callback:
  /// `Tracked viewWillAppear: HomeViewController`.
  private static func isClause(_ label: String) -> Bool {
    label.hasSuffix("ed") || label.hasSuffix("ing")
  }

  private static let suffixes: Set<String> = [
    "animated", "called", "false", "invoked", "no", "true", "yes",
  ]

  /// Whether a token after a callback is only an argument or means “called”.
  private static func isSuffix(_ message: Message, at index: Int) -> Bool {
    guard let word = message.lowercasedWord(at: index) else { return true }
    return suffixes.contains(word)
  }

  /// Whether the callback is part of a table or of source code.
  ///
  /// For example: `| viewDidLoad |`, `.viewDidLoad`, `vc.viewWillAppear(animated)`.
  private static func isSource(
    _ message: Message,
    receiver: Range<Int>,
    phrase: CallbackPhrase
  )
    -> Bool
  {
    if message.isPunctuation("|", at: receiver.lowerBound),
      message.isPunctuation("|", at: message.tokens.count - 1)
    {
      return true
    }
    let dot = receiver.upperBound - 1
    let hasDot =
      message.isPunctuation(".", at: dot) && !message.tokens[receiver.upperBound].isSpaced
    if hasDot, message.tokens[dot].isSpaced || dot == 0 { return true }
    let words = phrase.arguments.compactMap { message.lowercasedWord(at: $0) }
    if words.contains("self") { return true }
    // `child.didMove(toParent: parent)` is a call; a log prints `(toParent:)` or names a class.
    let isVariable =
      message.tokens[receiver.lowerBound].kind == .word
      && message.bytes[message.tokens[receiver.lowerBound].range.lowerBound] & 0x20 != 0
    let hasValues = phrase.arguments.last.map { !message.isPunctuation(":", at: $0) } ?? false
    return hasDot && isVariable && hasValues
  }
}
