/// Reads the words before a callback as the object that was called.
enum ReceiverPhrase {
  /// Returns the receiver, ``Receiver/unstated`` if there is no word, or `nil` if the words are prose
  /// or source code.
  ///
  /// A receiver is one name (`vc1`, `Module.HomeViewController`, `[Home]`, `首页`), up to three
  /// capitalized words or numbers (`Screen 2`), or an object's description. A bracket before a name
  /// is a category.
  static func read(_ message: Message, in range: Range<Int>) -> Receiver? {
    var range = trim(message, PrefixedClass.withoutAnnouncement(message, range))
    while !range.isEmpty, let end = group(message, at: range.lowerBound), end <= range.upperBound {
      let inner = (range.lowerBound + 1)..<(end - 1)
      let rest = trim(
        message,
        skipSeparators(message, in: end..<range.upperBound)..<range.upperBound
      )
      guard !rest.isEmpty else {
        return isCategory(message, in: inner) ? .unstated : name(message, in: inner)
      }
      if isCheckBox(message, inner) { return nil }
      range = rest
    }
    if range.isEmpty || range.count == 1 && isCategory(message, in: range) { return .unstated }
    if let named = describedAndNamed(message, in: range) { return named }
    if let open = range.first(where: { message.isPunctuation("<", at: $0) }) {
      if let generic = QualifiedName(message, at: range.lowerBound, limit: range.upperBound),
        generic.end == range.upperBound
      {
        return single(message, generic, at: range.lowerBound)
      }
      guard let description = InstanceDescription(message, at: open),
        description.end == range.upperBound,
        open == range.lowerBound || read(message, in: range.lowerBound..<open) != nil
      else { return nil }
      return description.receiver
    }
    return name(message, in: range)
  }

  /// Reads an object's description followed by a name: `<Home: 0x1> Right`.
  private static func describedAndNamed(_ message: Message, in range: Range<Int>) -> Receiver? {
    guard let description = InstanceDescription(message, at: range.lowerBound),
      description.end < range.upperBound,
      name(message, in: description.end..<range.upperBound) != nil
    else { return nil }
    return description.receiver
  }

  /// The end of a group in `[]` or `()` that begins at an index.
  private static func group(_ message: Message, at index: Int) -> Int? {
    guard message.isPunctuation("[", at: index) || message.isPunctuation("(", at: index) else {
      return nil
    }
    return message.end(ofGroupAt: index)
  }

  /// Whether a bracket contains only a category.
  private static func isCategory(_ message: Message, in range: Range<Int>) -> Bool {
    guard range.count == 1, let word = message.lowercasedWord(at: range.lowerBound) else {
      return false
    }
    return WordLists.categories.contains(word)
  }

  /// Whether brackets are a check box: `[ ]`, `[x]`.
  private static func isCheckBox(_ message: Message, _ inner: Range<Int>) -> Bool {
    inner.isEmpty || inner.count == 1 && message.lowercasedWord(at: inner.lowerBound) == "x"
  }

  private static func skipSeparators(_ message: Message, in range: Range<Int>) -> Int {
    range.first { !isSeparator(message.tokens[$0]) } ?? range.upperBound
  }

  private static let separators = Set(":,->=|.~#/*\"'!_".utf8)

  private static func isSeparator(_ token: Token) -> Bool {
    token.kind == .symbol || token.kind == .punctuation && separators.contains(token.character)
  }

  /// Removes separators and words such as `invoke` from the end.
  private static func trim(_ message: Message, _ range: Range<Int>) -> Range<Int> {
    var upper = range.upperBound
    while upper > range.lowerBound {
      let last = upper - 1
      if closesDescription(message, range.lowerBound..<upper) { break }
      if closesQuotation(message, range.lowerBound..<upper) { break }
      if isSeparator(message.tokens[last]) || opensBracket(message, at: last) {
        upper = last
      } else if let word = message.lowercasedWord(at: last), WordLists.connectors.contains(word) {
        upper = last
      } else if message.tokens[last].kind == .nonLatin,
        NonLatinPhrase.isConnector(message.text(at: last))
      {
        upper = last
      } else {
        break
      }
    }
    return range.lowerBound..<max(upper, range.lowerBound)
  }

  /// Whether a bracket at an index opens a group around the callback, not after a word before it:
  /// `[Home] [viewDidLoad]`.
  private static func opensBracket(_ message: Message, at index: Int) -> Bool {
    guard message.isPunctuation("[", at: index) else { return false }
    return message.tokens[index].isSpaced || message.isPunctuation("]", at: index - 1)
  }

  /// Whether the last token is a closing quotation mark.
  private static func closesQuotation(_ message: Message, _ range: Range<Int>) -> Bool {
    let last = range.upperBound - 1
    return (message.isPunctuation("'", at: last) || message.isPunctuation("\"", at: last))
      && range.dropLast().contains {
        message.tokens[$0].character == message.tokens[last].character
      }
  }

  /// Whether the last token closes `<Class: 0x…>` and is not part of an arrow.
  private static func closesDescription(_ message: Message, _ range: Range<Int>) -> Bool {
    guard message.isPunctuation(">", at: range.upperBound - 1),
      let open = range.first(where: { message.isPunctuation("<", at: $0) })
    else { return false }
    return message.end(ofGroupAt: open) == range.upperBound
  }

  private static func name(_ message: Message, in range: Range<Int>) -> Receiver? {
    let range = withoutPossessive(message, unquote(message, range))
    guard let name = QualifiedName(message, at: range.lowerBound, limit: range.upperBound) else {
      return PrefixedClass.read(message, in: range) ?? mixed(message, in: range)
        ?? ordinal(message, in: range)
    }
    guard name.end < range.upperBound else { return single(message, name, at: range.lowerBound) }
    return PrefixedClass.read(message, in: range) ?? numbered(message, in: range)
      ?? mixed(message, in: range)
      ?? quoted(message, in: range) ?? label(message, in: range)
  }

  private static func unquote(_ message: Message, _ range: Range<Int>) -> Range<Int> {
    guard range.count >= 3, let quote = message.token(at: range.lowerBound)?.character,
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""),
      message.tokens[range.upperBound - 1].character == quote
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  private static func single(_ message: Message, _ name: QualifiedName, at index: Int) -> Receiver?
  {
    let first = message.text(at: index).lowercased()
    guard !WordLists.notReceivers.contains(first),
      !WordLists.notReceivers.contains(name.last.lowercased()),
      !(name.parts > 1 && WordLists.sourceExtensions.contains(name.last)),
      name.last.utf8.count <= maximumNameLength, !isVerb(name), !NonLatinPhrase.isProse(name.last)
    else { return nil }
    let isClass = name.parts > 1 || name.base != name.last
    return isClass ? Receiver(className: name.last) : .named(name.last)
  }

  private static let maximumNameLength = 128

  /// Whether a name has the form of an English verb: `tracked viewDidAppear`.
  private static func isVerb(_ name: QualifiedName) -> Bool {
    guard name.parts == 1, name.base.utf8.count > 4, name.base == name.base.lowercased() else {
      return false
    }
    return name.base.hasSuffix("ing") || name.base.hasSuffix("ed")
  }

  /// A name in two scripts without a space: `控制器A`, `A页面`.
  private static func mixed(_ message: Message, in range: Range<Int>) -> Receiver? {
    let isName = range.allSatisfy { index in
      let token = message.tokens[index]
      return token.kind != .punctuation && token.kind != .symbol
        && (index == range.lowerBound || !token.isSpaced)
    }
    guard isName, range.contains(where: { message.tokens[$0].kind == .nonLatin }) else {
      return nil
    }
    let last = message.tokens[range.upperBound - 1].range.upperBound
    let text = message.text(message.tokens[range.lowerBound].range.lowerBound..<last)
    guard text.utf8.count <= maximumNameLength, !NonLatinPhrase.isProse(text) else { return nil }
    return Receiver(label: text)
  }

  /// A name that begins with a digit: `1stViewController`.
  private static func ordinal(_ message: Message, in range: Range<Int>) -> Receiver? {
    guard range.count == 1, message.tokens[range.lowerBound].kind == .number else { return nil }
    let name = message.text(at: range.lowerBound)
    return WordLists.isControllerClass(name) ? Receiver(className: name) : nil
  }

  /// Reads up to three capitalized words or numbers, the first of which is a word; or a capitalized word
  /// with nouns in lower case: `Table view controller`.
  private static func label(_ message: Message, in range: Range<Int>) -> Receiver? {
    guard range.count <= 3 else { return nil }
    let isTitled = message.lowercasedWord(at: range.upperBound - 1).map(nouns.contains) == true
    for index in range {
      let token = message.tokens[index]
      switch token.kind {
      case .number:
        if message.text(token.range).hasPrefix("0x") { return nil }
      case .word:
        let word = message.text(token.range)
        let isNoun = isTitled && index > range.lowerBound && nouns.contains(word)
        guard word.utf8.first.map({ $0 & 0x20 == 0 && $0.isLetter }) == true || isNoun,
          !WordLists.notReceivers.contains(word.lowercased())
        else { return nil }
      case .nonLatin, .punctuation, .symbol: return nil
      }
    }
    let bytes =
      message.tokens[range.lowerBound].range
      .lowerBound..<message.tokens[range.upperBound - 1].range
      .upperBound
    return Receiver(label: message.text(bytes))
  }
}
