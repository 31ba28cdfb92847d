/// The shapes of tokens before a callback.
extension ReceiverItems {
  /// Whether a word before `:` or `=` has the form of a property: `tabBarController`.
  func isProperty(at index: Int) -> Bool {
    guard index >= 0, message.isKeySign(at: index + 1), let first = message.word(at: index)?.first,
      first.isLetter, first & 0x20 != 0
    else { return false }
    return !message.isReceiverKey(at: index)
      && ![
        WordLists.selfKeys, WordLists.metadata, WordLists.categories, WordLists.announcements,
      ].contains { message.isWord(in: $0, at: index) }
  }

  /// The index of the first part of a property's name: `self.navigationController`.
  func propertyStart(at index: Int, limit: Int) -> Int {
    var start = index
    while start - 2 >= limit, message.isAttached(".", at: start - 1) { start -= 2 }
    return start
  }

  /// Whether a compiler or linter reports about the source file: `Home.swift:24:8: warning: `.
  func isFinding(at index: Int) -> Bool {
    message.isAttached(":", at: index) && message.isWord(in: Self.findings, at: index + 1)
      && message.isAttached(":", at: index + 2)
  }

  private static let findings: WordSet = ["error", "note", "remark", "warning"]

  /// Whether a token is a level in capital letters.
  func isLevel(_ index: Int) -> Bool {
    guard let word = message.word(at: index) else { return false }
    return word.count > 2 && word.allSatisfy { $0.isLetter && $0 & 0x20 == 0 }
      && WordLists.metadata.contains(word)
  }

  /// The index after the function that logs and its line: `Home.setUp():24 - `.
  func functionEnd(after name: QualifiedName, limit: Int) -> Int? {
    guard name.parts > 1, message.isAttached("(", at: name.end),
      let close = message.end(ofGroupAt: name.end), message.isAttached(":", at: close),
      close + 1 < limit, message.token(at: close + 1)?.kind == .number
    else { return nil }
    return close + 2
  }

  /// Whether a range is one class: a qualified name, or the name of a controller's class.
  func isClass(_ range: Range<Int>) -> Bool {
    guard let name = QualifiedName(message, at: range.lowerBound, limit: range.upperBound) else {
      return false
    }
    return name.end == range.upperBound
      && (name.parts > 1 || WordLists.isControllerClass(name.base))
  }

  /// Whether angle brackets contain a controller's class, a source file, a level or an address.
  func isBracketedName(_ inner: Range<Int>) -> Bool {
    if source?.range == inner { return true }
    guard let name = QualifiedName(message, at: inner.lowerBound, limit: inner.upperBound) else {
      return inner.count == 1 && message.tokens[inner.lowerBound].kind == .number
    }
    return name.end == inner.upperBound
      && (WordLists.isControllerClass(name.base)
        || LevelTag.bracketed.contains(name.base.lowercased()))
  }

  /// Whether a word with a digit at its start is a name: `1stViewController`, `1st` at the beginning.
  func isName(_ number: ArraySlice<UInt8>, begins: Bool) -> Bool {
    begins && number.count > 2 && number.last?.isLetter == true
      || WordLists.isControllerClass(String(decoding: number, as: UTF8.self))
  }

  /// Whether brackets contain the subsystem of an app, `com.example.shop`.
  func isDomain(_ run: Run) -> Bool {
    guard run.isBracketed, run.range.count >= 5 else { return false }
    return run.range.allSatisfy { index in
      message.isAttached(".", at: index)
        || message.word(at: index).map { $0.allSatisfy { $0.isDigit || $0 & 0x20 != 0 } } == true
    }
  }

  /// Whether a range is one name.
  func isName(in range: Range<Int>) -> Bool {
    QualifiedName(message, at: range.lowerBound, limit: range.upperBound)?.end == range.upperBound
  }

  /// The index after `'s`.
  func possessiveEnd(at index: Int) -> Int? {
    guard index > 0, !message.tokens[index].isSpaced, message.isWord("s", at: index + 1),
      !message.tokens[index + 1].isSpaced,
      message.isPunctuation("'", at: index) || message.text(at: index) == "’"
    else { return nil }
    return index + 2
  }
}
