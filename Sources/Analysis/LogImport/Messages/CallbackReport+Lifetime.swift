/// The beginning and the end of an object: `HomeViewController deinit`, `deinit vc1`, `dealloc`,
/// `Deallocating instance of 'HomeViewController'`, `HomeViewController init(coder:)`.
///
/// Common words are restricted: `deallocated` counts only with a capitalized name, and `init` only
/// with a controller's class or the labels of a controller's initializer.
extension CallbackReport.Context {
  /// Returns the report whose word for the beginning or end of an object is at an index; `nil` if
  /// the token is not such a word.
  func lifetime(at index: Int, from start: Int) -> CallbackReport? {
    guard let word = message.word(at: index) else { return nil }
    if message.isWord(in: Self.initializers, at: index) {
      return beginning(in: start..<index, at: index)
    }
    let before = start..<index
    if message.isWord("left", at: index) {
      let isHeap = message.isWord("the", at: index + 1) && message.isWord("heap", at: index + 2)
      return isHeap ? end(in: before, after: index + 3, accepts: isCapitalized) : nil
    }
    if message.isWord(in: Self.participles, at: index) {
      let isOf = message.isWord("of", at: index + 1)
      return end(in: before, after: index + (isOf ? 2 : 1), accepts: isCapitalized)
    }
    guard let stem = Self.stems.first(where: { word.lazy.map(\.lowercased).starts(with: $0.utf8) })
    else { return nil }
    let rest = word.dropFirst(stem.utf8.count)
    if rest.isEmpty { return end(at: index, from: start) }
    if rest.allSatisfy(\.isDigit) {
      guard index == start, message.tokens.count == start + 1 else { return nil }
      let receiver = Receiver(label: String(decoding: rest, as: UTF8.self))
      return CallbackReport(
        .callback(LoggedCallback(CallbackTable.deinitializer, receiver: receiver)),
        .lifetime
      )
    }
    guard message.isWord("of", at: index + 1) else { return nil }
    return end(in: before, after: index + 2, accepts: isCapitalized)
  }

  private static let stems = ["deinit", "dealloc"]
  private static let initializers: WordSet = ["init", "initWithCoder", "initWithNibName"]
  private static let participles: WordSet = [
    "deinited", "deinitialized", "deinitialised", "deinitializing", "deinitialising",
    "deinitialization", "deallocated", "deallocating", "deallocation", "dealloced",
  ]
  private static let auxiliaries: WordSet = [
    "is", "was", "has", "been", "being", "got", "gets", "will", "be",
  ]

  /// Returns the report of `deinit` or `dealloc` at an index.
  private func end(at index: Int, from start: Int) -> CallbackReport {
    // `[DEINIT] HomeVC`
    if message.isPunctuation("[", at: index - 1), message.isPunctuation("]", at: index + 1) {
      return end(in: start..<max(start, index - 1), after: index + 2, accepts: isCapitalized)
    }
    var next = index + 1
    if message.isAttached("(", at: next), message.isAttached(")", at: next + 1) { next += 2 }
    // `dealloc'd`
    if message.isAttached("'", at: next), message.isWord("d", at: next + 1) { next += 2 }
    return end(in: start..<index, after: next) { _ in true }
  }

  private func isCapitalized(_ receiver: Receiver) -> Bool {
    if receiver.isUnstated { return false }
    let name = receiver.className.isEmpty ? receiver.label : receiver.className
    return !receiver.pointer.isEmpty || name.utf8.first.map { $0 & 0x20 == 0 } == true
  }

  private func end(
    in range: Range<Int>,
    after index: Int,
    accepts: (Receiver) -> Bool
  ) -> CallbackReport {
    let mention = CallbackReport(.ignored(.mention), .lifetime)
    var upper = range.upperBound
    while upper > range.lowerBound, message.isWord(in: Self.auxiliaries, at: upper - 1) {
      upper -= 1
    }
    let before = range.lowerBound..<upper
    guard let phrase = ReceiverPhrase(message, in: before, source: source) else { return mention }
    var receiver = phrase.receiver
    if receiver.isUnstated {
      guard !message.isAttached("(", at: index), let object = object(from: index) else {
        return mention
      }
      receiver = object.isUnstated ? phrase.location ?? object : object
    } else {
      let notes: Trailer.Notes =
        isVariable(before) ? .none : phrase.isCertain ? .all : .marked
      let trailer = Trailer(message, from: index, source: source, notes: notes)
      // The full stop of `Home deallocated.` does not make the line prose.
      let isStop = index + 1 == message.tokens.count && message.isPunctuation(".", at: index)
      guard trailer.tone != .prose || isStop else { return mention }
      receiver = receiver.completed(by: trailer, for: CallbackTable.deinitializer)
    }
    guard accepts(receiver) else { return mention }
    return CallbackReport(
      .callback(LoggedCallback(CallbackTable.deinitializer, receiver: receiver)),
      phrase.hasDescription ? .describedInstance : .lifetime
    )
  }

  /// Reads `: HomeViewController`, `instance of 'HomeViewController'`, `<…>` or nothing.
  private func object(from start: Int) -> Receiver? {
    var index = start
    while let token = message.token(at: index),
      Self.isOrnament(token) || message.isPunctuation(">", at: index)
    {
      index += 1
    }
    if message.isWord("instance", at: index), message.isWord("of", at: index + 1) { index += 2 }
    while let token = message.token(at: index), Self.isOrnament(token) { index += 1 }
    var end = message.tokens.count
    while end > index, Self.isOrnament(message.tokens[end - 1]) { end -= 1 }
    // `deinit called for HomeViewController`
    var name = index
    while name < end, message.isWord(in: WordLists.status, at: name) { name += 1 }
    guard name < end else { return .unstated }
    if message.tokens[name].kind == .symbol || message.isPunctuation("-", at: name) { return nil }
    // A word of a non-Latin script after the callback explains it: `dealloc 控制器销毁`.
    if name == index, message.tokens[index].kind == .nonLatin { return nil }
    if let source, source.range.contains(name) {
      return source.range.upperBound >= end ? .named(source.className) : nil
    }
    let isIntroduced = name > index || message.isWord(in: Self.prepositions, at: name)
    if message.isWord(in: Self.prepositions, at: name) { name += 1 }
    guard name < end, let phrase = ReceiverPhrase(message, in: name..<end) else { return nil }
    return isIntroduced && !isCapitalized(phrase.receiver) ? nil : phrase.receiver
  }

  private static let prepositions: WordSet = ["for", "in", "of", "on"]
  private static let ornaments = Set(":,-=|.~*'\"!".utf8)

  private static func isOrnament(_ token: Token) -> Bool {
    token.kind == .symbol || token.kind == .punctuation && ornaments.contains(token.character)
  }

  private func beginning(in range: Range<Int>, at index: Int) -> CallbackReport? {
    guard let phrase = CallbackPhrase(message, at: index, isMethod: true),
      let receiver = screen(in: range, phrase: phrase)
        ?? ReceiverPhrase(message, in: range, source: source)?.receiver
    else { return nil }
    let isControllers =
      phrase.arguments.contains {
        message.isWord("coder", at: $0) || message.isWord("nibname", at: $0)
      } || !message.isWord("init", at: index)
    guard receiver.isCertain || isControllers else { return nil }
    guard Trailer(message, from: phrase.end).tone == .quiet else {
      return CallbackReport(.ignored(.mention), .lifetime)
    }
    return CallbackReport(
      .callback(LoggedCallback(phrase.callback, receiver: receiver)),
      .lifetime
    )
  }
}
