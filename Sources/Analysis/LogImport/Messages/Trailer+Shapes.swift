/// The shapes of the text after a callback.
extension Trailer {
  /// Whether white space precedes a group, or stars of Markdown after white space: `**[note]**`.
  func isSetOff(_ index: Int) -> Bool {
    var start = index
    while !message.tokens[start].isSpaced, start > 0, message.isPunctuation("*", at: start - 1) {
      start -= 1
    }
    return message.tokens[start].isSpaced
  }

  /// Whether the message ends like source code or a sentence: with `{`, a comma or a full stop.
  func endsLikeText(after start: Int) -> Bool {
    var last = limit - 1
    while last >= start,
      message.isPunctuation("\"", at: last) || message.isPunctuation("'", at: last)
    {
      last -= 1
    }
    guard last >= start else { return false }
    if message.tokens[last].kind == .symbol, message.text(at: last).hasSuffix("。") {
      // `viewDidLoadが呼び出されました。`
      let isCalled =
        calledEnd(at: start) == last || start + 1 == last && isNonLatinStatus(at: start)
      return !message.isLogged || !isCalled
    }
    // `viewDidLoad: <Home: 0x1>.`
    if message.isPunctuation(".", at: last), message.isPunctuation(">", at: last - 1) {
      return false
    }
    if message.isPunctuation(":", at: last), message.isPunctuation(")", at: last - 1) {
      return true
    }
    if message.isPunctuation(".", at: last),
      message.word(at: last - 1).map({
        WordLists.isControllerClass(String(decoding: $0, as: UTF8.self))
      }) == true,
      message.isWord("for", at: last - 2)
    {
      return false
    }
    if message.isPunctuation(".", at: last),
      notes == .all || allowsClause && message.isWord(in: WordLists.status, at: last - 1)
    {
      return false
    }
    return message.isPunctuation("{", at: last) || message.isPunctuation(",", at: last)
      || message.isPunctuation(".", at: last) && !message.isPunctuation(".", at: last - 1)
  }

  /// Whether a separator or a word for the beginning introduces the words up to an index, and the
  /// text is neither source code nor about other callbacks.
  ///
  /// For example: `viewDidLoad - showing the bar`, `viewWillAppear: refreshing…`, `viewDidLoad start
  /// of setup`.
  func isClause(from start: Int, at index: Int) -> Bool {
    let marks = max(0, start - 1)...max(start - 1, min(index, limit - 1))
    let mark = marks.first { isIntroducer(at: $0, from: start) }
    guard let mark, let last = message.tokens[mark...].last,
      message.tokens[(mark + 1)...].contains(where: { $0.kind == .word || $0.kind == .nonLatin }),
      last.character != 0x2C, last.character != 0x3A
    else { return false }
    return !message.deniesCall(from: start)
      && !(start..<message.tokens.count).contains { index in
        ";`{}".utf8.contains(message.tokens[index].character)
          || CallbackPhrase(message, at: index).map { $0.callback.text != callback } == true
      }
  }

  private func isIntroducer(at index: Int, from start: Int) -> Bool {
    guard let token = message.token(at: index) else { return false }
    switch token.kind {
    case .symbol: return index >= start
    case .punctuation:
      return Self.introducers.contains(token.character)
        && (index >= start || token.character == 0x3A)
    case .word:
      return index == start && message.isWord(in: Self.beginnings, at: index)
        || index > start && message.isWord("at", at: index)
          && message.isWord(in: WordLists.status, at: index - 1)
          && message.token(at: index + 1)?.kind == .number
    case .nonLatin, .number: return false
    }
  }

  private static let introducers = Set("-:,|.".utf8)
  private static let beginnings: WordSet = [
    "start", "started", "starts", "begin", "began", "begins", "entered",
  ]

  /// Whether a note begins with a mark at an index: `//`, `# `, `<-`, `←`.
  func noteBegins(at index: Int) -> Bool {
    guard notes != .none, depth == 0, message.tokens[index].isSpaced else { return false }
    if message.isPunctuation("/", at: index) { return message.isAttached("/", at: index + 1) }
    if message.isPunctuation("#", at: index) {
      return message.token(at: index + 1).map { $0.isSpaced && $0.kind == .word } == true
    }
    if message.isPunctuation("<", at: index) {
      return message.isAttached("-", at: index + 1) || isDash(at: index + 1)
    }
    return message.tokens[index].kind == .symbol && message.text(at: index) == "←"
  }

  /// Whether a dash outside ASCII follows without a space.
  func isDash(at index: Int) -> Bool {
    guard let token = message.token(at: index), token.kind == .symbol, !token.isSpaced else {
      return false
    }
    return ["–", "—"].contains(message.text(at: index))
  }

  func isNonLatinStatus(at index: Int) -> Bool {
    NonLatinPhrase.isStatus(message.text(at: index))
  }

  /// The index after a word with letters outside ASCII that only means “called”.
  func calledEnd(at index: Int) -> Int? {
    if message.isWord(in: NonLatinPhrase.auxiliaries, at: index), index + 1 < message.tokens.count {
      return calledEnd(at: index + 1)
    }
    var end = index + 1
    while let token = message.token(at: end), !token.isSpaced,
      token.kind == .word || token.kind == .nonLatin
    {
      end += 1
    }
    let isForeign =
      message.tokens[index].kind == .nonLatin || end > index + 1
      || message.isWord(in: NonLatinPhrase.calledInASCII, at: index)
    guard isForeign else { return nil }
    let bytes = message.tokens[index].range.lowerBound..<message.tokens[end - 1].range.upperBound
    return NonLatinPhrase.isCalled(message.text(bytes).lowercased()) ? end : nil
  }

  /// Whether a name may be the receiver: a controller's class, or a delegate's after its callback.
  func isReceiver(_ name: String) -> Bool {
    WordLists.isControllerClass(name) || isOfDelegate && WordLists.isDelegateClass(name)
  }

  static func isValue(_ word: String) -> Bool {
    WordLists.values.contains(word) || WordLists.notReceivers.contains(word) || word == "Optional"
  }
}
