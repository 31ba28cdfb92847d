/// A method as `__func__` and `%s` print it: `-[Class(Category) selector:]`.
///
/// A label may precede it without a space (`111-[ViewController viewDidLoad]`), or the dynamic
/// class and an arrow if a base class logs for its subclasses (`HomeViewController --->
/// -[BaseViewController viewDidLoad]`).
extension CallbackReport.Context {
  /// Classifies a signature with the words before it in a range.
  func signature(_ phrase: CallbackPhrase, receiver range: Range<Int>) -> Reading {
    guard var receiver = receiver(in: range, className: phrase.methodClass) else {
      return .ignored(.mention)
    }
    if let next = message.token(at: phrase.end), !next.isSpaced {
      // `-[Home viewDidLoad].cold.1`
      let isPart =
        message.isPunctuation(".", at: phrase.end)
        && message.token(at: phrase.end + 1).map { $0.kind == .word && !$0.isSpaced } == true
      if next.kind != .punctuation || isPart { return .ignored(.mention) }
    }
    let isSigned = message.isPunctuation("-", at: range.upperBound)
    let site = CallSite(
      message,
      after: phrase.end,
      source: source,
      isMethod: isSigned || message.isLogged,
      isPrefixed: message.isLogged && isSigned
    )
    let trailer = Trailer(
      message,
      from: commentEnd(after: phrase),
      source: source,
      site: site,
      notes: .all,
      allowsValue: true
    )
    switch trailer.tone {
    case .quiet: break
    case .end: return .ignored(.callbackEnd)
    case .prose: return .ignored(.mention)
    }
    let named = Receiver(className: phrase.methodClass)
    if receiver.pointer.isEmpty, let described = trailer.object(of: named, phrase.callback) {
      receiver.className = described.className
      receiver.pointer = described.pointer
    }
    if receiver.pointer.isEmpty, !phrase.callback.takesObject { receiver.pointer = trailer.pointer }
    var statement = LoggedCallback(phrase.callback, receiver: receiver, trailer: trailer)
    if receiver.className != phrase.methodClass { statement.methodClass = phrase.methodClass }
    return .callback(statement)
  }

  /// The index after a comment in a non-Latin script in parentheses after the method:
  /// `-[Home viewDidLoad] (视图完成加载)`.
  private func commentEnd(after phrase: CallbackPhrase) -> Int {
    guard message.isPunctuation("(", at: phrase.end),
      message.token(at: phrase.end + 1)?.kind == .nonLatin,
      let end = message.end(ofGroupAt: phrase.end), end == message.tokens.count
    else { return phrase.end }
    return end
  }

  private func receiver(in range: Range<Int>, className: String) -> Receiver? {
    guard !range.isEmpty else { return Receiver(className: className) }
    let last = range.upperBound - 1
    // `(lldb) b -[`
    if message.isWord("lldb", at: range.lowerBound + 1), range.count > 3 { return nil }
    // `Assertion failure in -[`, `__26-[`, `in -[`
    if message.isWord(in: Self.prepositions, at: last) { return nil }
    if let word = message.word(at: last), word.starts(with: "__".utf8) { return nil }
    if let dynamic = dynamicClass(in: range) { return Receiver(className: dynamic) }
    if range.count == 1, message.tokens[last].kind == .number {
      let label = message.text(at: last)
      return label.hasPrefix("0x") ? nil : Receiver(className: className, label: label)
    }
    if isListItem(range), range.count == 2 { return Receiver(className: className) }
    guard let phrase = ReceiverPhrase(message, in: range, source: source) else {
      return isAnnounced(in: range) ? Receiver(className: className) : nil
    }
    var receiver = phrase.receiver
    // A bracket alone is a category, not a label.
    let isTag = message.isPunctuation("[", at: range.lowerBound)
    if isTag, receiver.pointer.isEmpty { receiver = .unstated }
    if !receiver.className.isEmpty, receiver.pointer.isEmpty {
      receiver.label = receiver.className
    }
    // A description states the class of the object; the method may belong to a superclass.
    if receiver.pointer.isEmpty || receiver.className.isEmpty { receiver.className = className }
    return receiver
  }

  /// Whether a tool announces the method: `hookzz OC-Method: -[Home viewDidLoad]`.
  private func isAnnounced(in range: Range<Int>) -> Bool {
    let key = range.upperBound - 2
    guard range.count <= 5, key > range.lowerBound, message.isPunctuation(":", at: key + 1),
      message.isWord(in: WordLists.announcements, at: key)
    else { return false }
    return (range.lowerBound..<key).allSatisfy { index in
      if message.isPunctuation("-", at: index) { return true }
      guard let word = message.word(at: index), !WordLists.notReceivers.contains(word) else {
        return false
      }
      let text = message.text(at: index).lowercased()
      return !text.hasSuffix("ed") && !text.hasSuffix("ing")
    }
  }

  private static let prepositions: WordSet = ["at", "by", "from", "in", "of", "on", "to"]

  /// The name before an arrow of at least one minus and a `>`, or a single arrow sign.
  private func dynamicClass(in range: Range<Int>) -> String? {
    guard let name = QualifiedName(message, at: range.lowerBound, limit: range.upperBound),
      name.end < range.upperBound
    else { return nil }
    let arrow = name.end..<range.upperBound
    let text = message.text(
      message.tokens[arrow.lowerBound].range
        .lowerBound..<message.tokens[arrow.upperBound - 1].range.upperBound
    )
    let isArrow =
      text == "→"
      || text.count >= 2 && text.last == ">"
        && text.dropLast().allSatisfy { $0 == "-" || $0 == "=" }
    return isArrow ? name.last : nil
  }
}
