/// What stands behind a callback in a message, when it does not make the line prose.
///
/// Quiet are arguments (`animated: true`, numbers, objects, groups), places (`line 12`,
/// `Home.swift:12`), ornaments and words that say only “called”. Any other word makes the line a
/// sentence about a callback, and so do `;`, `?`, backticks and the `+ 92` of a stack frame.
struct Trailer {
  /// The sorts of trailers.
  enum Tone {
    /// Arguments and ornaments only.
    case quiet
    /// The line says that the callback has ended.
    case end
    /// The line speaks about the callback.
    case prose
  }

  /// How the message goes on.
  private(set) var tone = Tone.quiet
  /// The `animated` argument, when printed.
  private(set) var animated: Bool?
  /// The object argument: unstated inside for `nil`.
  private(set) var argument: Receiver?
  /// The object behind the callback, outside its parentheses.
  private(set) var object: Receiver?
  /// A controller's class that stands behind the callback: `viewDidLoad in HomeViewController`.
  private(set) var receiver = Receiver.unstated
  /// The address of the object, when it is printed alone: `self = 0x154f06700`.
  private(set) var pointer = ""

  private let message: Message
  private let allowsValue: Bool
  private var hasForeign = false
  private var hasValue = false

  /// Reads the arguments of a callback and what follows them.
  ///
  /// What follows begins at the phrase's end or at the place that is told.
  init(_ message: Message, after phrase: CallbackPhrase, from place: Int? = nil) {
    self.message = message
    allowsValue = false
    readArguments(in: phrase.arguments)
    read(from: place ?? phrase.end, to: message.tokens.count)
  }

  /// Reads what follows a place.
  ///
  /// With `allowsValue`, one word of any sort may follow, as a printed value.
  init(_ message: Message, from place: Int, allowsValue: Bool = false) {
    self.message = message
    self.allowsValue = allowsValue
    read(from: place, to: message.tokens.count)
  }

  /// Takes the values between the parentheses of a call; labels and types are of no interest.
  private mutating func readArguments(in range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      if let description = InstanceDescription(message, at: place) {
        argument = argument ?? description.receiver
        place = description.end
      } else {
        takeValue(at: place)
        place += 1
      }
    }
  }

  private mutating func takeValue(at place: Int) {
    switch message.text(at: place).lowercased() {
    case "true", "yes", "1": animated = animated ?? true
    case "false", "no", "0": animated = animated ?? false
    case "nil", "null": argument = argument ?? .unstated
    default: break
    }
  }

  private mutating func read(from start: Int, to limit: Int) {
    var place = start
    if limit == message.tokens.count, endsLikeText(after: start) { tone = .prose }
    while place < limit, tone == .quiet {
      switch message.tokens[place].kind {
      case .picture: place += 1
      case .number: place = readNumber(at: place)
      case .foreign:
        if let end = calledEnd(at: place) {
          place = end
          continue
        }
        if hasForeign || !isForeignStatus(at: place) { tone = .prose }
        hasForeign = true
        place += 1
      case .sign: place = readSign(at: place, limit: limit)
      case .word: place = readWord(at: place, limit: limit)
      }
    }
  }

  /// Whether the message ends as source code or a sentence does: with `{`, a comma or a full stop.
  private func endsLikeText(after start: Int) -> Bool {
    var last = message.tokens.count - 1
    while last >= start, message.isSign("\"", at: last) || message.isSign("'", at: last) {
      last -= 1
    }
    guard last >= start else { return false }
    if message.tokens[last].kind == .picture, message.text(at: last).hasSuffix("。") { return true }
    if message.isSign(":", at: last), message.isSign(")", at: last - 1) { return true }
    return message.isSign("{", at: last) || message.isSign(",", at: last)
      || message.isSign(".", at: last) && !message.isSign(".", at: last - 1)
  }

  private func isForeignStatus(at place: Int) -> Bool {
    ForeignPhrase.isStatus(message.text(at: place))
  }

  /// Passes a number; an address is the object's, and one that becomes another is a report.
  private mutating func readNumber(at place: Int) -> Int {
    let number = message.text(at: place)
    if pointer.isEmpty, number.utf8.count >= 8, InstanceDescription.isPointer(number) {
      pointer = number
    }
    if message.isSign("-", at: place + 1), message.isGluedSign(">", at: place + 2),
      message.token(at: place + 3)?.kind == .number
    {
      tone = .prose
    }
    return place + 1
  }

  /// The place behind a word with letters outside ASCII that says only “called”.
  private func calledEnd(at place: Int) -> Int? {
    var end = place + 1
    while let token = message.token(at: end), !token.isSpaced,
      token.kind == .word || token.kind == .foreign
    {
      end += 1
    }
    let bytes = message.tokens[place].range.lowerBound..<message.tokens[end - 1].range.upperBound
    return ForeignPhrase.isCalled(message.text(bytes).lowercased()) ? end : nil
  }

  private static let quietSigns = Set(".,!-=*~|\"'>#:/_@&%()]}".utf8)

  private mutating func readSign(at place: Int, limit: Int) -> Int {
    if let description = InstanceDescription(message, at: place) {
      argument = argument ?? description.receiver
      object = object ?? description.receiver
      return description.end
    }
    if message.isSign("(", at: place) || message.isSign("[", at: place)
      || message.isSign("{", at: place)
    {
      guard let end = message.end(ofGroupAt: place), end <= limit,
        !message.isSign("{", at: place) || isRectangle(in: (place + 1)..<(end - 1))
      else {
        tone = .prose
        return limit
      }
      read(from: place + 1, to: end - 1)
      return end
    }
    if message.isSign("<", at: place), message.isGluedSign("<", at: place + 1) { return place + 2 }
    if message.isSign("<", at: place), place + 1 == limit || message.isSign("<", at: place - 1) {
      return place + 1
    }
    let isComment = message.isSign("/", at: place) && message.isGluedSign("/", at: place + 1)
    // What `>>` introduces is a message of the callback's, such as a value.
    let isStep =
      message.isSign(">", at: place) && message.isGluedSign(">", at: place + 1)
      && message.token(at: place + 2)?.kind == .word
      && (message.isSign(":", at: place + 3) || message.isSign("=", at: place + 3))
    if isComment || isStep || !Self.quietSigns.contains(message.tokens[place].sign) {
      tone = .prose
    }
    return place + 1
  }

  /// Whether braces hold numbers only, as in `{{0, 0}, {320, 480}}`; others are source code.
  private func isRectangle(in range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { message.tokens[$0].kind != .word }
  }

  private mutating func readWord(at place: Int, limit: Int) -> Int {
    let word = message.text(at: place)
    let lowercased = word.lowercased()
    if let end = addressEnd(at: place, limit: limit) { return end }
    if lowercased == "animated", let end = animatedEnd(at: place, limit: limit) { return end }
    if let end = calledEnd(at: place) { return end }
    if message.isSign(":", at: place + 1) || message.isSign("=", at: place + 1) {
      return readPair(key: lowercased, at: place, limit: limit)
    }
    if WordLists.ends.contains(lowercased) {
      tone = .end
      return limit
    }
    if lowercased == "line" || lowercased == "l" || lowercased == "_" { return place + 1 }
    if WordLists.status.contains(lowercased) { return place + 1 }
    if WordLists.values.contains(lowercased) {
      takeValue(at: place)
      return place + 1
    }
    if let name = QualifiedName(message, at: place, limit: limit) {
      if name.parts > 1, WordLists.sourceExtensions.contains(name.last) { return name.end }
      if name.parts > 1, message.isSign("=", at: name.end) { return min(name.end + 1, limit) }
      if WordLists.isControllerClass(name.last), receiver.isUnstated {
        receiver = Receiver(className: name.last)
        return name.end
      }
    }
    if Self.prepositions.contains(lowercased), place + 1 < limit {
      let next = QualifiedName(message, at: place + 1, limit: limit)
      if let next, WordLists.isControllerClass(next.last) || next.parts > 1 { return place + 1 }
    }
    guard allowsValue, !hasValue else {
      tone = .prose
      return limit
    }
    hasValue = true
    return place + 1
  }

  /// Reads `animated - true`, `animated -> false`.
  private mutating func animatedEnd(at place: Int, limit: Int) -> Int? {
    var value = place + 1
    while value < limit, message.isSign("-", at: value) || message.isSign(">", at: value) {
      value += 1
    }
    guard value > place + 1, value < limit,
      WordLists.values.contains(message.text(at: value).lowercased())
        || message.tokens[value].kind == .number
    else { return nil }
    takeValue(at: value)
    return value + 1
  }

  /// Reads `self = 0x154f06700`, `Self address: 0x154f06700`.
  private mutating func addressEnd(at place: Int, limit: Int) -> Int? {
    var end = place
    while end < min(limit, place + 2), let word = message.lowercasedWord(at: end),
      Self.addressKeys.contains(word)
    {
      end += 1
    }
    guard end > place else { return nil }
    if message.isSign(":", at: end) || message.isSign("=", at: end) { end += 1 }
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
  private mutating func readPair(key: String, at place: Int, limit: Int) -> Int {
    let value = place + 2
    guard value < limit else { return limit }
    if message.tokens[value].kind == .word || message.tokens[value].kind == .number {
      if key.hasPrefix("animated") { takeValue(at: value) }
      if receiver.isUnstated, WordLists.isControllerClass(message.text(at: value)) {
        receiver = Receiver(className: message.text(at: value))
      }
      return value + 1
    }
    return value
  }
}
