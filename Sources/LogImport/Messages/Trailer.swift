/// The text after a callback in a message.
///
/// Allowed are arguments (`animated: true`, numbers, objects, groups), source locations (`line 12`,
/// `Home.swift:12`), ornaments and words that only mean “called”. Any other word makes the line prose
/// about a callback, and so do `;`, `?`, backticks and the `+ 92` of a stack frame.
struct Trailer {
  /// The kinds of trailers.
  enum Tone {
    /// Arguments and ornaments only.
    case quiet
    /// The line reports the end of the callback.
    case end
    /// The line is prose about the callback.
    case prose
  }

  /// The kind of the trailer.
  private(set) var tone = Tone.quiet
  /// The `animated` argument, if printed.
  private(set) var animated: Bool?
  /// The object argument; an unstated receiver represents a printed `nil`.
  private(set) var argument: Receiver?
  /// The object after the callback, outside its parentheses.
  private(set) var object: Receiver?
  /// A controller's class after the callback: `viewDidLoad in HomeViewController`.
  private(set) var receiver = Receiver.unstated
  /// The address of the object if it is printed alone: `self = 0x154f06700`.
  private(set) var pointer = ""

  private let message: Message
  private let allowsValue: Bool
  private var hasNonLatin = false
  private var hasValue = false

  /// Reads the arguments of a callback and the text after it, from the end of the phrase or from an
  /// index.
  init(_ message: Message, after phrase: CallbackPhrase, from index: Int? = nil) {
    self.message = message
    allowsValue = false
    readArguments(in: phrase.arguments)
    read(from: index ?? phrase.end, to: message.tokens.count)
  }

  /// Reads the text from an index.
  ///
  /// With `allowsValue`, one word of any kind is accepted as a printed value.
  init(_ message: Message, from index: Int, allowsValue: Bool = false) {
    self.message = message
    self.allowsValue = allowsValue
    read(from: index, to: message.tokens.count)
  }

  /// Reads the values between the parentheses of a call; labels and types are ignored.
  private mutating func readArguments(in range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let description = InstanceDescription(message, at: index) {
        argument = argument ?? description.receiver
        index = description.end
      } else {
        readValue(at: index)
        index += 1
      }
    }
  }

  private mutating func readValue(at index: Int) {
    switch message.text(at: index).lowercased() {
    case "true", "yes", "1": animated = animated ?? true
    case "false", "no", "0": animated = animated ?? false
    case "nil", "null": argument = argument ?? .unstated
    default: break
    }
  }

  private mutating func read(from start: Int, to limit: Int) {
    var index = start
    if limit == message.tokens.count, endsLikeText(after: start) { tone = .prose }
    while index < limit, tone == .quiet {
      switch message.tokens[index].kind {
      case .symbol: index += 1
      case .number: index = readNumber(at: index)
      case .nonLatin:
        if let end = calledEnd(at: index) {
          index = end
          continue
        }
        if hasNonLatin || !isNonLatinStatus(at: index) { tone = .prose }
        hasNonLatin = true
        index += 1
      case .punctuation: index = readPunctuation(at: index, limit: limit)
      case .word: index = readWord(at: index, limit: limit)
      }
    }
  }

  /// Whether the message ends like source code or a sentence: with `{`, a comma or a full stop.
  private func endsLikeText(after start: Int) -> Bool {
    var last = message.tokens.count - 1
    while last >= start,
      message.isPunctuation("\"", at: last) || message.isPunctuation("'", at: last)
    {
      last -= 1
    }
    guard last >= start else { return false }
    if message.tokens[last].kind == .symbol, message.text(at: last).hasSuffix("。") { return true }
    if message.isPunctuation(":", at: last), message.isPunctuation(")", at: last - 1) {
      return true
    }
    return message.isPunctuation("{", at: last) || message.isPunctuation(",", at: last)
      || message.isPunctuation(".", at: last) && !message.isPunctuation(".", at: last - 1)
  }

  private func isNonLatinStatus(at index: Int) -> Bool {
    NonLatinPhrase.isStatus(message.text(at: index))
  }

  /// Reads a number: a long hexadecimal number is the object's address, and `1 -> 2` makes the line prose.
  private mutating func readNumber(at index: Int) -> Int {
    let number = message.text(at: index)
    if pointer.isEmpty, number.utf8.count >= 8, InstanceDescription.isPointer(number) {
      pointer = number
    }
    if message.isPunctuation("-", at: index + 1), message.isAttached(">", at: index + 2),
      message.token(at: index + 3)?.kind == .number
    {
      tone = .prose
    }
    return index + 1
  }

  /// The index after a word with letters outside ASCII that only means “called”.
  private func calledEnd(at index: Int) -> Int? {
    var end = index + 1
    while let token = message.token(at: end), !token.isSpaced,
      token.kind == .word || token.kind == .nonLatin
    {
      end += 1
    }
    let bytes = message.tokens[index].range.lowerBound..<message.tokens[end - 1].range.upperBound
    return NonLatinPhrase.isCalled(message.text(bytes).lowercased()) ? end : nil
  }

  private static let quietPunctuation = Set(".,!-=*~|\"'>#:/_@&%()]}".utf8)

  private mutating func readPunctuation(at index: Int, limit: Int) -> Int {
    if let description = InstanceDescription(message, at: index) {
      argument = argument ?? description.receiver
      object = object ?? description.receiver
      return description.end
    }
    if message.isPunctuation("(", at: index) || message.isPunctuation("[", at: index)
      || message.isPunctuation("{", at: index)
    {
      guard let end = message.end(ofGroupAt: index), end <= limit,
        !message.isPunctuation("{", at: index) || isRectangle(in: (index + 1)..<(end - 1))
      else {
        tone = .prose
        return limit
      }
      read(from: index + 1, to: end - 1)
      return end
    }
    if message.isPunctuation("<", at: index), message.isAttached("<", at: index + 1) {
      return index + 2
    }
    if message.isPunctuation("<", at: index),
      index + 1 == limit || message.isPunctuation("<", at: index - 1)
    {
      return index + 1
    }
    let isComment = message.isPunctuation("/", at: index) && message.isAttached("/", at: index + 1)
    // A word after `>>` is a value that the callback prints.
    let isStep =
      message.isPunctuation(">", at: index) && message.isAttached(">", at: index + 1)
      && message.token(at: index + 2)?.kind == .word
      && (message.isPunctuation(":", at: index + 3) || message.isPunctuation("=", at: index + 3))
    if isComment || isStep || !Self.quietPunctuation.contains(message.tokens[index].character) {
      tone = .prose
    }
    return index + 1
  }

  /// Whether braces contain numbers only, as in `{{0, 0}, {320, 480}}`; others are source code.
  private func isRectangle(in range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { message.tokens[$0].kind != .word }
  }

  private mutating func readWord(at index: Int, limit: Int) -> Int {
    let word = message.text(at: index)
    let lowercased = word.lowercased()
    if let end = addressEnd(at: index, limit: limit) { return end }
    if lowercased == "animated", let end = animatedEnd(at: index, limit: limit) { return end }
    if let end = calledEnd(at: index) { return end }
    if message.isPunctuation(":", at: index + 1) || message.isPunctuation("=", at: index + 1) {
      return readPair(key: lowercased, at: index, limit: limit)
    }
    if WordLists.ends.contains(lowercased) {
      tone = .end
      return limit
    }
    if lowercased == "line" || lowercased == "l" || lowercased == "_" { return index + 1 }
    if WordLists.status.contains(lowercased) { return index + 1 }
    if WordLists.values.contains(lowercased) {
      readValue(at: index)
      return index + 1
    }
    if let name = QualifiedName(message, at: index, limit: limit) {
      if name.parts > 1, WordLists.sourceExtensions.contains(name.last) { return name.end }
      if name.parts > 1, message.isPunctuation("=", at: name.end) {
        return min(name.end + 1, limit)
      }
      if WordLists.isControllerClass(name.last), receiver.isUnstated {
        receiver = Receiver(className: name.last)
        return name.end
      }
    }
    if Self.prepositions.contains(lowercased), index + 1 < limit {
      let next = QualifiedName(message, at: index + 1, limit: limit)
      if let next, WordLists.isControllerClass(next.last) || next.parts > 1 { return index + 1 }
    }
    guard allowsValue, !hasValue else {
      tone = .prose
      return limit
    }
    hasValue = true
    return index + 1
  }

  /// Reads `animated - true`, `animated -> false`.
  private mutating func animatedEnd(at index: Int, limit: Int) -> Int? {
    var value = index + 1
    while value < limit,
      message.isPunctuation("-", at: value) || message.isPunctuation(">", at: value)
    {
      value += 1
    }
    guard value > index + 1, value < limit,
      WordLists.values.contains(message.text(at: value).lowercased())
        || message.tokens[value].kind == .number
    else { return nil }
    readValue(at: value)
    return value + 1
  }

  /// Reads `self = 0x154f06700`, `Self address: 0x154f06700`.
  private mutating func addressEnd(at index: Int, limit: Int) -> Int? {
    var end = index
    while end < min(limit, index + 2), let word = message.lowercasedWord(at: end),
      Self.addressKeys.contains(word)
    {
      end += 1
    }
    guard end > index else { return nil }
    if message.isPunctuation(":", at: end) || message.isPunctuation("=", at: end) { end += 1 }
    guard end < limit, message.tokens[end].kind == .number,
      InstanceDescription.isPointer(message.text(at: end))
    else { return nil }
    if pointer.isEmpty { pointer = message.text(at: end) }
    return end + 1
  }

  private static let addressKeys: Set<String> = [
    "address", "instance", "pointer", "ptr", "self", "this",
  ]
  private static let prepositions: Set<String> = ["in", "of", "from", "on", "for", "at"]

  /// Reads `animated: true`, `count=3`, `frame = {{0, 0}, {320, 480}}`.
  private mutating func readPair(key: String, at index: Int, limit: Int) -> Int {
    let value = index + 2
    guard value < limit else { return limit }
    if message.tokens[value].kind == .word || message.tokens[value].kind == .number {
      if key.hasPrefix("animated") { readValue(at: value) }
      if receiver.isUnstated, WordLists.isControllerClass(message.text(at: value)) {
        receiver = Receiver(className: message.text(at: value))
      }
      return value + 1
    }
    return value
  }
}
