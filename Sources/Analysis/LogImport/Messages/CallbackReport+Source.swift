/// The shapes of prose and source code around a callback.
extension CallbackReport.Context {
  /// Whether a callback alone is a heading of a document, `## viewDidLoad`, but not `## … ##`, or a
  /// comment: `/* viewDidLoad */`.
  func isHeading(from start: Int) -> Bool {
    if message.isPunctuation("/", at: 0), message.isAttached("*", at: 1) { return true }
    return message.isPunctuation("#", at: 0) && message.token(at: start)?.isSpaced == true
      && !message.isPunctuation("#", at: message.tokens.count - 1)
  }

  /// Whether the line is the item of a numbered list: `2. Home viewDidLoad`.
  func isListItem(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return range.count > 1 && message.tokens[start].kind == .number
      && (message.isPunctuation(".", at: start + 1) || message.isPunctuation(")", at: start + 1))
      && message.token(at: start + 2)?.isSpaced == true
  }

  /// Whether the line reports a call as the item of a numbered list: `2. Home viewDidLoad Called`.
  func isReportedItem(_ phrase: CallbackPhrase) -> Bool {
    phrase.hasParentheses
      || message.isWord("called", at: phrase.end) && phrase.end + 1 == message.tokens.count
  }

  /// Whether the location in a source file is followed by a colon and the indentation of source
  /// code, as in the output of `grep -n`: `Home.swift:40:    viewWillAppear(true)`.
  func isIndented(before index: Int) -> Bool {
    guard let source, source.range.upperBound == index - 1,
      message.isAttached(":", at: index - 1)
    else { return false }
    let space =
      message.bytes[
        message.tokens[index - 1].range.upperBound..<message.tokens[index].range.lowerBound
      ]
    return space.count >= 4 || space.contains(0x09)
  }

  /// The place in source code that a logger prints around a callback with its class.
  func site(
    after phrase: CallbackPhrase,
    receiver range: Range<Int>,
    of receiver: Receiver,
    opensBracket: Bool
  ) -> CallSite? {
    guard source != nil || receiver.isCertain || receiver.isUnstated && message.isLogged,
      !isVariable(range)
    else { return nil }
    let sign = range.upperBound - 1
    let hasClass =
      !receiver.isUnstated && message.isAttached(".", at: sign)
      || receiver.isCertain && phrase.hasParentheses && message.isPunctuation(">", at: sign)
    let isLine = message.isLogged || message.token(at: 0)?.kind == .symbol
    return CallSite(
      message,
      after: phrase.end,
      source: source,
      isMethod: phrase.hasParentheses || phrase.form == .signature
        || phrase.form == .name && phrase.end > range.upperBound + 1
        || message.isPunctuation("]", at: phrase.end)
          && (opensBracket || message.isPunctuation("[", at: range.upperBound - 1)),
      isPrefixed: isLine && hasClass
    )
  }

  /// Whether the receiver is a variable with a dot: `vc1.`.
  func isVariable(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let word = message.word(at: first)?.first else { return false }
    return word & 0x20 != 0 && message.isAttached(".", at: range.upperBound - 1)
  }

  /// Whether the callback is part of a table or of source code.
  ///
  /// For example: `| viewDidLoad |`, `.viewDidLoad`, `vc.viewWillAppear(animated)`.
  func isSource(receiver: Range<Int>, phrase: CallbackPhrase) -> Bool {
    if message.isPunctuation("|", at: receiver.lowerBound),
      message.isPunctuation("|", at: message.tokens.count - 1)
    {
      return true
    }
    // `"viewDidLoad": 12`
    if message.isAttached("\"", at: phrase.end), message.isPunctuation(":", at: phrase.end + 1),
      receiver.isEmpty || message.isPunctuation("\"", at: receiver.upperBound - 1)
    {
      return true
    }
    let dot = receiver.upperBound - 1
    let hasDot =
      message.isPunctuation(".", at: dot) && !message.tokens[receiver.upperBound].isSpaced
    if hasDot, message.tokens[dot].isSpaced || dot == 0 { return true }
    if phrase.arguments.contains(where: { message.isWord("self", at: $0) }) { return true }
    // `child.didMove(toParent: parent)` is a call; a log prints `(toParent:)` or names a class.
    let hasValues = phrase.arguments.last.map { !message.isPunctuation(":", at: $0) } ?? false
    guard hasDot, isVariable(receiver) else { return false }
    return hasValues || phrase.hasParentheses && isProperty(receiver)
  }

  /// Whether the receiver has the name of a variable in source code: `sut.`, `homeVC.`,
  /// `presenter?.`.
  private func isProperty(_ range: Range<Int>) -> Bool {
    guard let index = range.last(where: { message.tokens[$0].kind == .word }) else { return false }
    let name = message.text(at: index)
    return Self.variables.contains(name) || Self.variableEndings.contains(where: name.hasSuffix)
  }

  private static let variables: WordSet = [
    "child", "controller", "coordinator", "delegate", "input", "interactor", "output", "parent",
    "presenter", "router", "subject", "sut", "vc", "view", "viewController", "viewModel", "vm",
  ]
  private static let variableEndings = [
    "Controller", "VC", "Presenter", "Interactor", "ViewModel", "Delegate", "Coordinator", "Router",
  ]

  /// Reads an English word as a receiver if the message contains only the word and the callback:
  /// `A viewDidLoad`, `About viewWillAppear(true)`, `A.viewDidLoad() called`, `A: viewDidLoad()`,
  /// `[A] viewDidLoad`.
  func screen(in range: Range<Int>, phrase: CallbackPhrase) -> Receiver? {
    let hasDot = range.count == 2 && message.isAttached(".", at: range.lowerBound + 1)
    let words = range.filter { message.tokens[$0].kind == .word }
    guard range.lowerBound == 0, words.count == 1, let name = words.first,
      range.count == 1 || hasDot || isLetter(in: range, at: name),
      WordLists.screenNames.contains(message.text(at: name)),
      message.tokens.indices.dropFirst(phrase.end).allSatisfy({
        message.tokens[$0].kind != .word || message.isWord(in: Self.suffixes, at: $0)
      })
    else { return nil }
    return .named(message.text(at: name))
  }

  /// The words after a callback that are only an argument or mean “called”.
  private static let suffixes: WordSet = [
    "animated", "called", "false", "invoked", "no", "true", "yes",
  ]

  /// Whether a letter is separated from the callback like a name: `A:`, `[A]`, `A ->`, `A |`.
  private func isLetter(in range: Range<Int>, at name: Int) -> Bool {
    let isSetOff = range.allSatisfy { index in
      let token = message.tokens[index]
      return index == name || token.kind == .symbol
        || token.kind == .punctuation && ":->=|[]()".utf8.contains(token.character)
    }
    return isSetOff && message.tokens[name].range.count == 1
  }

  /// Whether words before a callback, with its class after it, are a verb about the callback:
  /// `Tracked viewWillAppear: HomeViewController`.
  static func isClause(_ label: String) -> Bool {
    label.hasSuffix("ed") || label.hasSuffix("ing")
  }
}
