/// The text after a callback in a message.
///
/// Allowed are arguments (`animated: true`, numbers, objects, groups), source locations (`line 12`,
/// `Home.swift:12`), ornaments and words that only mean “called”. Any other word makes the line
/// prose about a callback, and so do `;`, `?`, backticks and the `+ 92` of a stack frame. After a
/// receiver, a note in brackets or after a mark may contain any words: `[first launch]`, `// second
/// tap`.
struct Trailer {
  /// The text of other words that may follow.
  package enum Notes {
    /// No other words: without a receiver, a note cannot be distinguished from prose.
    case none
    /// Notes after a mark.
    case comments
    /// Notes in brackets or after a mark.
    case marked
    /// Notes, and a full stop at the end.
    case all
  }

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
  var animated: Bool?
  /// The object between the parentheses; an unstated receiver represents a printed `nil`.
  var argument: Receiver?
  /// The objects after the callback, outside its parentheses.
  var objects: [PrintedObject] = []
  /// A controller's class after the callback: `viewDidLoad in HomeViewController`.
  var receiver = Receiver.unstated
  /// The words that introduce that class.
  var receiverStanding = PrintedObject.Standing.adjacent
  /// The address of the object if it is printed alone: `self = 0x154f06700`.
  var pointer = ""
  /// The class that the source file after the callback is named after.
  private(set) var location: Receiver?

  let message: Message
  private let source: SourceReference?
  let notes: Notes
  /// Whether a note in any words may follow a separator: `- refreshing data`.
  let allowsClause: Bool
  /// Whether the callback ends with such a note, so that the line may only print something within it.
  private(set) var isNoted = false
  private let allowsValue: Bool
  let callback: String?
  let isOfDelegate: Bool
  /// The index after the last token that is read.
  let limit: Int
  /// The index of the first token.
  let first: Int
  var depth = 0
  private var hasNonLatin = false
  private var hasValue = false

  /// Reads the arguments of a callback and the text after it, from the end of the phrase or from an
  /// index.
  ///
  /// With `dropsSeparator`, the last token is not read. A message behind a place in source code is a
  /// note, unless it is also quiet.
  init(
    _ message: Message,
    after phrase: CallbackPhrase,
    from index: Int? = nil,
    site: CallSite? = nil,
    source: SourceReference? = nil,
    notes: Notes = .none,
    allowsClause: Bool = false,
    dropsSeparator: Bool = false
  ) {
    self.message = message
    self.source = source
    self.notes = notes
    self.allowsClause = allowsClause
    allowsValue = false
    callback = phrase.callback.text
    isOfDelegate = phrase.callback.isOfDelegate
    first = index ?? phrase.end
    limit = message.tokens.count - (dropsSeparator ? 1 : 0)
    readArguments(in: phrase.arguments)
    read(behind: site)
  }

  /// Reads the text from an index.
  ///
  /// With `allowsValue`, one word of any kind is accepted as a printed value.
  init(
    _ message: Message,
    from index: Int,
    source: SourceReference? = nil,
    site: CallSite? = nil,
    notes: Notes = .none,
    allowsClause: Bool = false,
    allowsValue: Bool = false
  ) {
    self.message = message
    self.source = source
    self.notes = notes
    self.allowsClause = allowsClause
    self.allowsValue = allowsValue
    callback = nil
    isOfDelegate = false
    first = index
    limit = message.tokens.count
    read(behind: site)
  }

  /// Reads the text, which is a note if it is prose behind a place in source code.
  private mutating func read(behind site: CallSite?) {
    let beginning = self
    read(from: first, to: limit)
    guard tone == .prose, site != nil else { return }
    self = beginning
    isNoted = true
  }

  private mutating func read(from start: Int, to limit: Int) {
    var index = start
    if depth == 0, endsLikeText(after: start) {
      isNoted = allowsClause && isClause(from: start, at: limit - 1)
      tone = isNoted ? .quiet : .prose
    }
    while index < limit, tone == .quiet {
      let start = index
      defer {
        if tone == .prose, depth == 0, allowsClause, isClause(from: first, at: start) {
          tone = .quiet
          isNoted = true
          index = limit
        }
      }
      if let source, source.range.contains(index) {
        location = location ?? .named(source.className)
        index = source.range.upperBound
        continue
      }
      if noteBegins(at: index) {
        if message.deniesCall(from: index) { tone = .prose }
        return
      }
      switch message.tokens[index].kind {
      case .symbol: index += 1
      case .number: index = readNumber(at: index)
      case .nonLatin:
        if let end = calledEnd(at: index) {
          index = end
          continue
        }
        if let end = receiverEnd(at: index, limit: limit) {
          index = end
          continue
        }
        if !NonLatinPhrase.isMethod(message.text(at: index)) {
          if hasNonLatin || !isNonLatinStatus(at: index) { tone = .prose }
          hasNonLatin = true
        }
        index += 1
      case .punctuation: index = readPunctuation(at: index, limit: limit)
      case .word: index = readWord(at: index, limit: limit)
      }
    }
  }

  /// Reads the class that a key states: `类：Home`.
  private mutating func receiverEnd(at index: Int, limit: Int) -> Int? {
    guard message.isReceiverKey(at: index), message.isKeySign(at: index + 1) else { return nil }
    guard index + 2 < limit, receiver.isUnstated,
      let name = QualifiedName(message, at: index + 2, limit: limit), !Self.isValue(name.base)
    else { return index + 2 }
    receiver = name.parts > 1 ? Receiver(className: name.last) : .named(name.last)
    receiverStanding = .stated
    return name.end
  }

  /// Reads a number: a long hexadecimal number is the object's address, and `1 -> 2` makes the line
  /// prose.
  private mutating func readNumber(at index: Int) -> Int {
    let number = message.text(at: index)
    if number.utf8.count >= 8, InstanceDescription.isPointer(number) { keep(number, at: index) }
    if message.isPunctuation("-", at: index + 1), message.isAttached(">", at: index + 2),
      message.token(at: index + 3)?.kind == .number
    {
      tone = .prose
    }
    return index + 1
  }

  private static let quietPunctuation = Set(".,!-=*~|\"'>#:/_@&%()]}".utf8)

  private mutating func readPunctuation(at index: Int, limit: Int) -> Int {
    if let description = InstanceDescription(message, at: index) {
      return keep(description, at: index)
    }
    if message.isPunctuation("(", at: index) || message.isPunctuation("[", at: index)
      || message.isPunctuation("{", at: index)
    {
      guard let end = message.end(ofGroupAt: index), end <= limit,
        !message.isPunctuation("{", at: index) || message.isRectangle(in: (index + 1)..<(end - 1))
      else {
        tone = .prose
        return limit
      }
      let before = objects.count
      depth += 1
      read(from: index + 1, to: end - 1)
      depth -= 1
      // A list of objects is a value.
      if objects.count > before + 1 {
        for object in before..<objects.count { objects[object].standing = .value }
      }
      if tone == .prose, notes == .marked || notes == .all, !message.isPunctuation("{", at: index),
        isSetOff(index), !(index..<end).contains(where: message.isMarkup),
        !message.deniesCall(from: index)
      {
        tone = .quiet
      }
      return end
    }
    // `viewDidLoad - `HomeVC``
    if message.isPunctuation("`", at: index),
      let name = QualifiedName(message, at: index + 1, limit: limit), isReceiver(name.base),
      message.isAttached("`", at: name.end), receiver.isUnstated
    {
      keep(name, at: index + 1)
      return name.end + 1
    }
    // `+0200` after a time
    if message.isPunctuation("+", at: index), let zone = message.token(at: index + 1),
      zone.kind == .number, !zone.isSpaced, zone.range.count == 4
    {
      return index + 2
    }
    // `viewDidLoad <HomeVC>`
    if message.isPunctuation("<", at: index),
      let name = QualifiedName(message, at: index + 1, limit: limit),
      message.isAttached(">", at: name.end), WordLists.isControllerClass(name.base),
      receiver.isUnstated
    {
      keep(name, at: index + 1)
      return name.end + 1
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

  private mutating func readWord(at index: Int, limit: Int) -> Int {
    if let end = addressEnd(at: index, limit: limit) { return end }
    if notes != .none, message.isWord(in: WordLists.properties, at: index),
      !message.isKeySign(at: index + 1)
    {
      return index + 1
    }
    if let identifier = message.objectIdentifier(at: index) {
      keep(identifier.pointer, at: index)
      return identifier.end
    }
    if let description = InstanceDescription(message, at: index) {
      return keep(description, at: index)
    }
    // A printed optional is a value.
    if message.isWord("optional", at: index), message.isAttached("(", at: index + 1),
      let end = message.end(ofGroupAt: index + 1)
    {
      return end
    }
    if message.isWord("animated", at: index), let end = animatedEnd(at: index, limit: limit) {
      return end
    }
    if let end = calledEnd(at: index) { return end }
    if let callback, let phrase = CallbackPhrase(message, at: index),
      phrase.callback.text == callback, phrase.end <= limit
    {
      // The function that logs, then the callback: `Home.viewDidLoad():24 - viewDidLoad()`.
      return phrase.end
    }
    if message.isPunctuation(":", at: index + 1) || message.isPunctuation("=", at: index + 1) {
      // `viewDidLoad time: 2025-07-06 12:52:03 +0000` adds to the report of the call.
      if message.isWord("time", at: index), index == first, notes != .none {
        tone = .prose
        return limit
      }
      return readPair(at: index, limit: limit)
    }
    if message.isWord(in: WordLists.ends, at: index) {
      tone = .end
      return limit
    }
    if message.isWord(in: Self.lines, at: index) || message.isLineNumber(at: index)
      || message.isWord(in: WordLists.status, at: index)
    {
      return index + 1
    }
    if message.isWord(in: WordLists.values, at: index) {
      readValue(at: index)
      return index + 1
    }
    if let name = QualifiedName(message, at: index, limit: limit) {
      if name.parts > 1, WordLists.sourceExtensions.contains(name.last) { return name.end }
      let isPair =
        message.isPunctuation("=", at: name.end) || message.isPunctuation(":", at: name.end)
      if name.parts > 1, isPair { return min(name.end + 1, limit) }
      if isReceiver(name.last), receiver.isUnstated {
        keep(name, at: index)
        return name.end
      }
    }
    if message.isWord(in: Self.prepositions, at: index), index + 1 < limit {
      let isQuoted = ["'", "\"", "“"].contains(message.text(at: index + 1))
      let next = QualifiedName(message, at: index + (isQuoted ? 2 : 1), limit: limit)
      if let next, isReceiver(next.last) || next.parts > 1 { return index + 1 }
      if InstanceDescription(message, at: index + 1) != nil
        || source?.range.contains(index + 1) == true
        || message.isWord("at", at: index) && message.tokens[index + 1].kind == .number
        || message.isWord(in: WordLists.receiverKeys, at: index + 1)
      {
        return index + 1
      }
    }
    if notes != .none, message.isWord("again", at: index) { return index + 1 }
    // `called with animated: true`
    if message.isWord("with", at: index), index + 3 < limit,
      message.isPunctuation(":", at: index + 2) || message.isPunctuation("=", at: index + 2)
    {
      return index + 1
    }
    guard allowsValue, !hasValue else {
      tone = .prose
      return limit
    }
    hasValue = true
    return index + 1
  }

  private static let lines: WordSet = ["line", "l", "_"]

  private static let prepositions: WordSet = ["in", "of", "from", "on", "for", "at"]
}
