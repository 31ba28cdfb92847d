/// The beginning and the end of an object: `HomeViewController deinit`, `deinit vc1`, `dealloc`,
/// `Deallocating instance of 'HomeViewController'`, `HomeViewController init(coder:)`.
///
/// Everyday words need more: `deallocated` counts only for a capitalised name, and `init` only
/// for a controller's class or with the labels of a controller's initializer.
struct LifetimeIdiom: MessageIdiom {
  let name = "lifetime"

  func read(_ message: Message) -> Reading? {
    let start = message.start
    for place in start..<min(message.tokens.count, start + Self.longestReceiver) {
      guard let word = message.lowercasedWord(at: place) else { continue }
      if word == "left", message.lowercasedWord(at: place + 1) == "the",
        message.lowercasedWord(at: place + 2) == "heap"
      {
        return end(message, in: start..<place, after: place + 3, accepts: isCapitalised)
      }
      if let label = Self.number(behind: word) {
        guard place == start, message.tokens.count == start + 1 else { return nil }
        let receiver = Receiver(label: label)
        return .callback(Statement(CallbackTable.deinitializer, receiver: receiver))
      }
      if word.hasPrefix("deinit"), message.lowercasedWord(at: place + 1) == "of" {
        return end(message, in: start..<place, after: place + 2, accepts: isCapitalised)
      }
      if word == "deinit" || word == "dealloc", message.isSign("[", at: place - 1),
        message.isSign("]", at: place + 1), place > start
      {
        return end(message, in: start..<(place - 1), after: place + 2, accepts: isCapitalised)
      }
      if word == "deinit" || word == "dealloc" {
        return end(message, in: start..<place, after: behindParentheses(message, place + 1)) {
          _ in true
        }
      }
      if Self.participles.contains(word) {
        return end(message, in: start..<place, after: place + 1, accepts: isCapitalised)
      }
      if Self.initializers.contains(word) {
        return beginning(message, in: start..<place, at: place)
      }
    }
    return nil
  }

  /// The most tokens that a receiver has with the time and level before it.
  private static let longestReceiver = 16

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

  private func isCapitalised(_ receiver: Receiver) -> Bool {
    if receiver.isUnstated { return false }
    let name = receiver.className.isEmpty ? receiver.label : receiver.className
    return !receiver.pointer.isEmpty || name.utf8.first.map { $0 & 0x20 == 0 } == true
  }

  private func behindParentheses(_ message: Message, _ place: Int) -> Int {
    guard message.isGluedSign("(", at: place), message.isGluedSign(")", at: place + 1) else {
      return place
    }
    return place + 2
  }

  private func end(
    _ message: Message,
    in range: Range<Int>,
    after place: Int,
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
      guard !message.isGluedSign("(", at: place), let object = object(message, from: place) else {
        return .ignored(.mention)
      }
      receiver = object
    } else if Trailer(message, from: place).tone == .prose,
      // `Home deallocated.` says no more than without its full stop.
      place + 1 != message.tokens.count || !message.isSign(".", at: place)
    {
      return .ignored(.mention)
    }
    guard accepts(receiver) else { return .ignored(.mention) }
    return .callback(Statement(CallbackTable.deinitializer, receiver: receiver))
  }

  /// Reads `: HomeViewController`, `instance of 'HomeViewController'`, `<…>` or nothing.
  private func object(_ message: Message, from start: Int) -> Receiver? {
    var place = start
    while let token = message.token(at: place), Self.isOrnament(token) || token.sign == Self.arrow {
      place += 1
    }
    if message.lowercasedWord(at: place) == "instance",
      message.lowercasedWord(at: place + 1) == "of"
    {
      place += 2
    }
    while let token = message.token(at: place), Self.isOrnament(token) { place += 1 }
    var end = message.tokens.count
    while end > place, Self.isOrnament(message.tokens[end - 1]) { end -= 1 }
    guard place < end else { return .unstated }
    let isStatus = (place..<end).allSatisfy { place in
      message.lowercasedWord(at: place).map(WordLists.status.contains) == true
    }
    if isStatus { return .unstated }
    // `deinit called for HomeViewController`
    var name = place
    while let word = message.lowercasedWord(at: name), WordLists.status.contains(word) {
      name += 1
    }
    if name > place, name + 1 < end, let word = message.lowercasedWord(at: name),
      ["for", "of", "in", "on"].contains(word),
      let receiver = ReceiverPhrase.read(message, in: (name + 1)..<end), isCapitalised(receiver)
    {
      return receiver
    }
    // A word of another script behind the callback explains it: `dealloc 控制器销毁`.
    return message.tokens[place].kind == .foreign
      ? nil : ReceiverPhrase.read(message, in: place..<end)
  }

  private static let arrow = UInt8(ascii: ">")
  private static let ornaments = Set(":,-=|.~*'\"!".utf8)

  private static func isOrnament(_ token: Token) -> Bool {
    token.kind == .picture || token.kind == .sign && ornaments.contains(token.sign)
  }

  private func beginning(_ message: Message, in range: Range<Int>, at place: Int) -> Reading? {
    guard let phrase = CallbackPhrase(message, at: place, isMethod: true),
      let receiver = CallbackSentence.screen(message, in: range, phrase: phrase)
        ?? ReceiverPhrase.read(message, in: range)
    else { return nil }
    let labels = phrase.arguments.compactMap { message.lowercasedWord(at: $0) }
    let isControllers =
      labels.contains("coder") || labels.contains("nibname")
      || message.lowercasedWord(at: place) != "init"
    guard WordLists.isControllerClass(receiver.className) || isControllers else { return nil }
    guard Trailer(message, from: phrase.end).tone == .quiet else { return .ignored(.mention) }
    return .callback(Statement(phrase.callback, receiver: receiver))
  }
}
