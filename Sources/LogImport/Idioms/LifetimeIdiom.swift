/// The beginning and the end of an object: `HomeViewController deinit`, `deinit vc1`, `dealloc`,
/// `Deallocating instance of 'HomeViewController'`, `HomeViewController init(coder:)`.
///
/// Common words are restricted: `deallocated` counts only with a capitalized name, and `init` only
/// with a controller's class or the labels of a controller's initializer.
struct LifetimeIdiom: MessageIdiom {
  let name = "lifetime"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    for index in start..<min(message.tokens.count, start + Self.maximumReceiverTokens) {
      guard let word = message.lowercasedWord(at: index) else { continue }
      if word == "left", message.lowercasedWord(at: index + 1) == "the",
        message.lowercasedWord(at: index + 2) == "heap"
      {
        return end(message, in: start..<index, after: index + 3, accepts: isCapitalized)
      }
      if let label = Self.number(behind: word) {
        guard index == start, message.tokens.count == start + 1 else { return nil }
        let receiver = Receiver(label: label)
        return .callback(LoggedCallback(CallbackTable.deinitializer, receiver: receiver))
      }
      if word.hasPrefix("deinit"), message.lowercasedWord(at: index + 1) == "of" {
        return end(message, in: start..<index, after: index + 2, accepts: isCapitalized)
      }
      if word == "deinit" || word == "dealloc", message.isPunctuation("[", at: index - 1),
        message.isPunctuation("]", at: index + 1), index > start
      {
        return end(message, in: start..<(index - 1), after: index + 2, accepts: isCapitalized)
      }
      if word == "deinit" || word == "dealloc" {
        return end(message, in: start..<index, after: behindParentheses(message, index + 1)) {
          _ in true
        }
      }
      if Self.participles.contains(word) {
        return end(message, in: start..<index, after: index + 1, accepts: isCapitalized)
      }
      if Self.initializers.contains(word) {
        return beginning(message, in: start..<index, at: index)
      }
    }
    return nil
  }

  /// The maximum number of tokens of a receiver with a time and a level before it.
  private static let maximumReceiverTokens = 16

  /// The number of `dealloc1`; `nil` for other words.
  private static func number(behind word: String) -> String? {
    guard let stem = ["deinit", "dealloc"].first(where: word.hasPrefix) else { return nil }
    let rest = word.dropFirst(stem.count)
    return !rest.isEmpty && rest.utf8.allSatisfy(\.isDigit) ? String(rest) : nil
  }

  private static let initializers: Set<String> = ["init", "initwithcoder", "initwithnibname"]
  private static let participles: Set<String> = [
    "deinited", "deinitialized", "deinitializing", "deallocated", "deallocating",
  ]
  private static let auxiliaries: Set<String> = [
    "is", "was", "has", "been", "being", "got", "gets", "will", "be",
  ]

  private func isCapitalized(_ receiver: Receiver) -> Bool {
    if receiver.isUnstated { return false }
    let name = receiver.className.isEmpty ? receiver.label : receiver.className
    return !receiver.pointer.isEmpty || name.utf8.first.map { $0 & 0x20 == 0 } == true
  }

  private func behindParentheses(_ message: Message, _ index: Int) -> Int {
    guard message.isAttached("(", at: index), message.isAttached(")", at: index + 1) else {
      return index
    }
    return index + 2
  }

  private func end(
    _ message: Message,
    in range: Range<Int>,
    after index: Int,
    accepts: (Receiver) -> Bool
  ) -> Reading {
    var upper = range.upperBound
    while upper > range.lowerBound, let word = message.lowercasedWord(at: upper - 1),
      Self.auxiliaries.contains(word)
    {
      upper -= 1
    }
    guard var receiver = ReceiverPhrase.read(message, in: range.lowerBound..<upper) else {
      return .ignored(.mention)
    }
    if receiver.isUnstated {
      guard !message.isAttached("(", at: index), let object = object(message, from: index) else {
        return .ignored(.mention)
      }
      receiver = object
    } else if Trailer(message, from: index).tone == .prose,
      // The full stop of `Home deallocated.` does not make the line prose.
      index + 1 != message.tokens.count || !message.isPunctuation(".", at: index)
    {
      return .ignored(.mention)
    }
    guard accepts(receiver) else { return .ignored(.mention) }
    return .callback(LoggedCallback(CallbackTable.deinitializer, receiver: receiver))
  }

  /// Reads `: HomeViewController`, `instance of 'HomeViewController'`, `<…>` or nothing.
  private func object(_ message: Message, from start: Int) -> Receiver? {
    var index = start
    while let token = message.token(at: index),
      Self.isOrnament(token) || token.character == Self.arrow
    {
      index += 1
    }
    if message.lowercasedWord(at: index) == "instance",
      message.lowercasedWord(at: index + 1) == "of"
    {
      index += 2
    }
    while let token = message.token(at: index), Self.isOrnament(token) { index += 1 }
    var end = message.tokens.count
    while end > index, Self.isOrnament(message.tokens[end - 1]) { end -= 1 }
    guard index < end else { return .unstated }
    let isStatus = (index..<end).allSatisfy { index in
      message.lowercasedWord(at: index).map(WordLists.status.contains) == true
    }
    if isStatus { return .unstated }
    // `deinit called for HomeViewController`
    var name = index
    while let word = message.lowercasedWord(at: name), WordLists.status.contains(word) {
      name += 1
    }
    if name > index, name + 1 < end, let word = message.lowercasedWord(at: name),
      ["for", "of", "in", "on"].contains(word),
      let receiver = ReceiverPhrase.read(message, in: (name + 1)..<end), isCapitalized(receiver)
    {
      return receiver
    }
    // A word of a non-Latin script after the callback explains it: `dealloc 控制器销毁`.
    return message.tokens[index].kind == .nonLatin
      ? nil : ReceiverPhrase.read(message, in: index..<end)
  }

  private static let arrow = UInt8(ascii: ">")
  private static let ornaments = Set(":,-=|.~*'\"!".utf8)

  private static func isOrnament(_ token: Token) -> Bool {
    token.kind == .symbol || token.kind == .punctuation && ornaments.contains(token.character)
  }

  private func beginning(_ message: Message, in range: Range<Int>, at index: Int) -> Reading? {
    guard let phrase = CallbackPhrase(message, at: index, isMethod: true),
      let receiver = CallbackSentence.screen(message, in: range, phrase: phrase)
        ?? ReceiverPhrase.read(message, in: range)
    else { return nil }
    let labels = phrase.arguments.compactMap { message.lowercasedWord(at: $0) }
    let isControllers =
      labels.contains("coder") || labels.contains("nibname")
      || message.lowercasedWord(at: index) != "init"
    guard WordLists.isControllerClass(receiver.className) || isControllers else { return nil }
    guard Trailer(message, from: phrase.end).tone == .quiet else { return .ignored(.mention) }
    return .callback(LoggedCallback(phrase.callback, receiver: receiver))
  }
}
