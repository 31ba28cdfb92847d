import TraceModel

/// The name of the object directly after its callback: `viewWillAppear: Root`,
/// `viewDidLoad 0D2C7F77-A822-4EF7-A0DA-D4C91F71B118`.
///
/// A word counts only if it is capitalized, follows a colon, and is last except for the `animated`
/// argument.
struct TrailingName {
  var receiver: Receiver
  /// The index after the name.
  var end: Int

  /// Reads the name after a callback; `nil` if there is none.
  init?(_ message: Message, after phrase: CallbackPhrase, takesWord: Bool) {
    guard !phrase.callback.takesObject, phrase.callback.owner == .controller else {
      return nil
    }
    if let unique = Self.unique(message, from: phrase.end) {
      self = unique
      return
    }
    var index = phrase.end
    // `View will appear for Top`
    if takesWord, message.isLogged, message.isWord("for", at: index),
      index + 2 == message.tokens.count, message.word(at: index + 1) != nil,
      Self.isName(message.text(at: index + 1))
    {
      self.init(message.text(at: index + 1), end: index + 2)
      return
    }
    if message.isPunctuation(":", at: index) {
      index += 1
    } else if !message.isPunctuation(":", at: index - 1) {
      // `viewDidLoad() - HomeView`
      if takesWord, phrase.hasParentheses, message.isPunctuation("-", at: index),
        index + 2 == message.tokens.count, message.tokens[index + 1].isSpaced,
        message.word(at: index + 1).map(Self.isType) == true
      {
        self.init(message.text(at: index + 1), end: index + 2)
        return
      }
      // `viewWillAppear B`, `viewWillAppear --- home`
      while message.isPunctuation("-", at: index) { index += 1 }
      guard takesWord, message.isLogged, index + 1 == message.tokens.count,
        let token = message.token(at: index), token.isSpaced, token.kind == .word
      else { return nil }
      if index > phrase.end, token.range.count > 1 {
        self.init(message.text(at: index), end: index + 1)
        return
      }
      guard token.range.count == 1 else { return nil }
    }
    guard takesWord, let name = Self.word(message, at: index) else { return nil }
    self = name
  }

  private init(_ label: String, end: Int) {
    receiver = .named(label)
    self.end = end
  }

  /// Reads a UUID (RFC 9562), with optional punctuation before it.
  private static func unique(_ message: Message, from start: Int) -> TrailingName? {
    var index = start
    while index < start + 3, let token = message.token(at: index),
      "-:=|>([#".utf8.contains(token.character)
    {
      index += 1
    }
    guard let first = message.token(at: index)?.range.lowerBound,
      first + 36 <= message.bytes.endIndex
    else { return nil }
    let range = first..<(first + 36)
    let groups = message.bytes[range].split(separator: 0x2D, omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12],
      groups.joined().allSatisfy({ $0.hexadecimalValue != nil })
    else { return nil }
    let end = message.tokens.firstIndex { $0.range.lowerBound >= range.upperBound }
    return TrailingName(message.text(range), end: end ?? message.tokens.count)
  }

  /// `Root`, `"Root"` or `Optional("Root")`.
  private static func word(_ message: Message, at start: Int) -> TrailingName? {
    guard var end = message.token(at: start).map({ _ in start + 1 }) else { return nil }
    var name = start
    if message.text(at: start) == "Optional", message.isAttached("(", at: end) {
      guard message.isPunctuation("\"", at: end + 1), let close = message.end(ofGroupAt: end),
        close == end + 5, message.isPunctuation("\"", at: end + 3)
      else { return nil }
      name = end + 2
      end = close
    } else if message.isPunctuation("\"", at: start), message.isPunctuation("\"", at: start + 2) {
      name = start + 1
      end = start + 3
    }
    guard message.tokens[name].kind == .word, isName(message.text(at: name)) else { return nil }
    guard end == message.tokens.count || message.isWord("animated", at: end) else {
      return nil
    }
    return TrailingName(message.text(at: name), end: end)
  }

  /// Whether a word has the form of a type of several words: `HomeView`.
  private static func isType(_ word: ArraySlice<UInt8>) -> Bool {
    func isCapital(_ byte: UInt8) -> Bool { byte.isLetter && byte & 0x20 == 0 }
    return word.first.map(isCapital) == true && word.allSatisfy(\.isWordByte)
      && zip(word, word.dropFirst()).contains { !isCapital($0) && isCapital($1) }
  }

  /// Whether a word may be a name: not an argument, not a status, not a form of a verb.
  private static func isName(_ word: String) -> Bool {
    let lowercased = word.lowercased()
    guard let first = word.utf8.first, first.isLetter, first & 0x20 == 0,
      !lowercased.hasSuffix("ing"), !lowercased.hasSuffix("ed"), !lowercased.hasSuffix("ion")
    else { return false }
    if word.utf8.count == 1 { return true }
    return ![
      WordLists.status, WordLists.ends, WordLists.values, WordLists.notReceivers, steps,
    ].contains { $0.contains(lowercased) } && !WordLists.isControllerClass(word)
  }

  /// Words that controllers print about their own state in a callback.
  private static let steps: WordSet = [
    "animated", "fail", "failure", "fetch", "hello", "hi", "load", "ok", "optional", "ready",
    "reload", "setup", "success", "test", "update",
  ]
}
