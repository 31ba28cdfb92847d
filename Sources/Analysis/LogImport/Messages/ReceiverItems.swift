/// Splits the tokens before a callback into the items that ``ReceiverPhrase`` is made of.
struct ReceiverItems {
  /// Names without a separator between them, such as `Table view controller`.
  struct Run {
    /// The tokens.
    var range: Range<Int>
    /// The number of the instance: the `2` of `Home(2)`.
    var instance = ""
    /// Whether brackets surround the names.
    var isBracketed = false
    /// Whether quotation marks surround the names.
    var isQuoted = false
    /// Whether a key precedes the names: `class: Home`.
    var isKeyed = false
    /// Whether the names are a property, or the value of one: `nav = Tabs`.
    var isValue = false
  }

  let message: Message
  let source: SourceReference?
  private(set) var runs: [Run] = []
  /// The object that a description states.
  private(set) var object: Receiver?
  /// Whether a printed optional states the object.
  private(set) var isOptional = false
  /// The number of runs before the object.
  private(set) var runsBeforeObject = 0
  /// The objects that are values of properties: `nav = <Tabs: 0x1>`.
  private(set) var values: [Receiver] = []
  /// An address without a description.
  private(set) var pointer = ""
  /// The address that is the value of a property: `nav = 0x154f06700`.
  private(set) var pointerOfValue = ""
  /// The class that the source file is named after.
  private(set) var location: Receiver?
  /// Whether the tokens are prose or source code.
  private(set) var isProse = false
  /// Whether a bracket is open at the callback: `[Home viewDidLoad]`.
  private(set) var opensBracket = false
  /// Whether there are numbers outside names.
  private(set) var hasNumbers = false
  private var isOpen = false
  private var nextIsKeyed = false
  private var depth = 0
  private var hasArrow = false
  /// The number of runs in a label with an arrow, a tag if a name follows: `Push B -> A: VC2`.
  private var labels = 0

  init(_ message: Message, source: SourceReference?) {
    self.message = message
    self.source = source
  }

  private static let maximumDepth = 3

  /// Whether a key states a name.
  var isKeyed: Bool { runs.contains(where: \.isKeyed) }

  /// Reads the tokens of a range.
  mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, !isProse {
      if let source, source.range.lowerBound <= index, index < source.range.upperBound {
        location = location ?? .named(source.className)
        index = source.range.upperBound
        isOpen = false
        isProse = isProse || isFinding(at: index)
        continue
      }
      if let end = readObject(at: index, limit: range.upperBound) {
        index = end
        continue
      }
      let token = message.tokens[index]
      switch token.kind {
      case .symbol:
        isOpen = false
        index = possessiveEnd(at: index) ?? index + 1
      case .number: index = readNumber(at: index, limit: range.upperBound)
      case .word, .nonLatin: index = readWord(at: index, limit: range.upperBound)
      case .punctuation: index = readPunctuation(at: index, limit: range.upperBound)
      }
    }
    isOpen = false
  }

  private mutating func readObject(at index: Int, limit: Int) -> Int? {
    guard let description = InstanceDescription(message, at: index), description.end <= limit else {
      return nil
    }
    isOpen = false
    guard !markProperty(before: index) else {
      values.append(description.receiver)
      return description.end
    }
    if let object, object != description.receiver { isProse = true }
    object = description.receiver
    isOptional = message.tokens[index].kind == .word
    runsBeforeObject = runs.count
    return description.end
  }

  private mutating func readNumber(at index: Int, limit: Int) -> Int {
    let number = message.bytes[message.tokens[index].range]
    if number.starts(with: "0x".utf8) {
      let text = message.text(at: index)
      isOpen = false
      guard !markProperty(before: index) || !InstanceDescription.isPointer(text) else {
        pointerOfValue = text
        return index + 1
      }
      if !pointer.isEmpty || !InstanceDescription.isPointer(text) { isProse = true }
      pointer = text
      return index + 1
    }
    let next = message.token(at: index + 1)
    if index + 1 < limit, next?.isSpaced == false, next?.kind == .nonLatin,
      let name = QualifiedName(message, at: index + 1, limit: limit)
    {
      append(index..<name.end)
      return name.end
    }
    if isName(number, begins: !isOpen) {
      append(index..<(index + 1))
      return index + 1
    }
    if isOpen {
      runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<(index + 1)
    } else {
      hasNumbers = true
    }
    return index + 1
  }

  /// Marks the name before `:` or `=` and an index as that of a property; returns whether there is one.
  private mutating func markProperty(before index: Int) -> Bool {
    guard isProperty(at: index - 2), let last = runs.indices.last,
      runs[last].range.upperBound == index - 1
    else { return false }
    let start = propertyStart(at: index - 2, limit: runs[last].range.lowerBound)
    // `HomeVC nav = `
    if start > runs[last].range.lowerBound {
      runs[last].range = runs[last].range.lowerBound..<start
      runs.append(Run(range: start..<(index - 1)))
    }
    runs[runs.count - 1].isValue = true
    return true
  }

  private mutating func append(_ range: Range<Int>) {
    // `LOG  vc1`
    if isOpen, let run = runs.last, run.range.count == 1, isLevel(run.range.lowerBound) {
      isOpen = false
    }
    if isOpen, !runs.isEmpty {
      runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<range.upperBound
    } else {
      for index in 0..<labels { runs[index].isBracketed = true }
      labels = 0
      let isValue = markProperty(before: range.lowerBound)
      runs.append(Run(range: range, isKeyed: nextIsKeyed, isValue: isValue))
      nextIsKeyed = false
    }
    isOpen = true
  }

  private mutating func readWord(at index: Int, limit: Int) -> Int {
    if let end = keyEnd(at: index, limit: limit) { return end }
    if message.text(at: index) == "Optional", message.isAttached("(", at: index + 1) {
      return index + 1
    }
    if let identifier = message.objectIdentifier(at: index), identifier.end <= limit {
      isProse = isProse || !pointer.isEmpty
      pointer = identifier.pointer
      isOpen = false
      return identifier.end
    }
    guard let name = QualifiedName(message, at: index, limit: limit) else {
      isProse = true
      return limit
    }
    if let end = functionEnd(after: name, limit: limit) {
      location = location ?? .named(message.text(at: index))
      isOpen = false
      return end
    }
    append(index..<name.end)
    return name.end
  }

  /// The index after a key and its sign, if a value follows: `class: `, `self = `.
  private mutating func keyEnd(at index: Int, limit: Int) -> Int? {
    let sign = index + 1
    guard sign + 1 < limit, message.isKeySign(at: sign) else { return nil }
    if depth > 0, message.isWord(in: Self.metadataKeys, at: index) {
      // `[tid:com.example.queue]`
      return QualifiedName(message, at: sign + 1, limit: limit)?.end ?? min(sign + 2, limit)
    }
    if message.isWord("file", at: index) {
      isProse = true
      return limit
    }
    guard message.isReceiverKey(at: index),
      (sign + 1..<limit).contains(where: { message.tokens[$0].kind != .punctuation })
    else { return nil }
    isOpen = false
    nextIsKeyed = !message.isPunctuation(":", at: sign + 1)
    return sign + 1
  }

  /// Words before `:` or `=` in brackets and a field of the logger.
  private static let metadataKeys: WordSet = [
    "category", "level", "module", "pid", "process", "queue", "subsystem", "tag", "thread", "tid",
    "time",
  ]

  private static let separators = Set(":,->=|.~#/*!_+@".utf8)

  private mutating func readPunctuation(at index: Int, limit: Int) -> Int {
    let character = message.tokens[index].character
    switch character {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"):
      return readGroup(at: index, limit: limit)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      return readQuotation(at: index, limit: limit)
    case UInt8(ascii: "-"), UInt8(ascii: "#"):
      if let end = instanceEnd(at: index, limit: limit) { return end }
      fallthrough
    default:
      if character == UInt8(ascii: ">") { hasArrow = true }
      if character == UInt8(ascii: ":"), isOpen, hasArrow { labels = runs.count }
      isOpen = false
      let isListItem =
        character == UInt8(ascii: ")") && runs.isEmpty && index > 0
        && message.tokens[index - 1].kind == .number
      let isOffset =
        character == UInt8(ascii: "+")
        && message.token(at: index + 1).map { message.bytes[$0.range].starts(with: "0x".utf8) }
          == true
      // `vc = Home; method = `
      let isField = character == UInt8(ascii: ";") && runs.last?.isKeyed == true
      let isSeparator = Self.separators.contains(character) || isListItem || isField
      isProse = isProse || isOffset || !isSeparator
      return index + 1
    }
  }

  /// Reads `#3`, `-1` after a name.
  private mutating func instanceEnd(at index: Int, limit: Int) -> Int? {
    guard isOpen, index + 1 < limit, let number = message.token(at: index + 1),
      number.kind == .number, !number.isSpaced, var run = runs.last,
      message.bytes[number.range].allSatisfy(\.isDigit),
      !message.tokens[index].isSpaced || message.isPunctuation("#", at: index)
    else { return nil }
    if message.tokens[index].isSpaced || isClass(run.range) {
      run.instance = message.text(number.range)
    } else {
      run.range = run.range.lowerBound..<(index + 2)
    }
    runs[runs.count - 1] = run
    isOpen = false
    return index + 2
  }

  private mutating func readGroup(at index: Int, limit: Int) -> Int {
    let isAngle = message.isPunctuation("<", at: index)
    let isBrace = message.isPunctuation("{", at: index)
    guard let end = message.end(ofGroupAt: index), end <= limit else {
      if isAngle {
        // `<<`, `<-`, `<Home viewDidLoad>`
        let isOrnament =
          message.isPunctuation("<", at: index + 1) || message.isPunctuation("-", at: index + 1)
          || message.isPunctuation("<", at: index - 1)
        opensBracket = opensBracket || !isOrnament
        let isAttached = isOpen && !message.tokens[index].isSpaced
        isProse = isProse || !isOrnament && (isAttached || index + 1 == limit)
        isOpen = false
        return index + 1
      }
      opensBracket = opensBracket || !runs.isEmpty || index + 1 < limit
      // `print(`, `array[`, `deinit {`
      let isAttached = isOpen && !message.tokens[index].isSpaced
      if isAttached || message.isPunctuation("{", at: index) { isProse = true }
      isOpen = false
      return index + 1
    }
    let inner = (index + 1)..<(end - 1)
    if inner.isEmpty || inner.count == 1 && message.isWord("x", at: inner.lowerBound) {
      // `Home()`, `[ ]`, `[x]`
      isProse = true
      return limit
    }
    if readInstance(in: inner, at: index) { return end }
    if isAngle || isBrace, !isBracketedName(inner) {
      isProse = true
      return limit
    }
    guard depth < Self.maximumDepth else {
      isProse = true
      return limit
    }
    var items = ReceiverItems(message, source: source)
    items.depth = depth + 1
    items.read(inner)
    merge(items)
    isOpen = false
    return end
  }

  /// Reads `(3)`, `[3]`, `(0x7fb1)` after a name; a number in parentheses and a space is a line.
  private mutating func readInstance(in inner: Range<Int>, at index: Int) -> Bool {
    let isNumbered = inner.count == 2 && message.isPunctuation("#", at: inner.lowerBound)
    let last = inner.upperBound - 1
    guard inner.count == 1 || isNumbered, message.tokens[last].kind == .number, !runs.isEmpty else {
      return false
    }
    let number = message.text(at: last)
    if InstanceDescription.isPointer(number) {
      pointer = number
    } else if number.utf8.allSatisfy(\.isDigit) {
      // `Home (12)`, and the process in `D/Home( 123): `
      let isSpaced = message.tokens[index].isSpaced || message.tokens[last].isSpaced
      if isNumbered || !isSpaced || !message.isPunctuation("(", at: index) {
        runs[runs.count - 1].instance = number
      }
    } else {
      return false
    }
    isOpen = false
    return true
  }

  /// Adds the items of a group.
  private mutating func merge(_ items: ReceiverItems) {
    if let object = items.object {
      if let previous = self.object, previous != object { isProse = true }
      self.object = object
      isOptional = items.isOptional
      runsBeforeObject = runs.count + items.runsBeforeObject
    }
    values += items.values
    if pointer.isEmpty { pointer = items.pointer }
    if pointerOfValue.isEmpty { pointerOfValue = items.pointerOfValue }
    location = location ?? items.location
    hasNumbers = hasNumbers || items.hasNumbers
    // Prose in brackets is a tag of the logger.
    guard !items.isProse else {
      runs.append(Run(range: 0..<0, isBracketed: true))
      return
    }
    for var run in items.runs {
      run.isBracketed = true
      run.isKeyed = run.isKeyed || nextIsKeyed
      runs.append(run)
    }
    nextIsKeyed = false
  }

  /// Drops the properties with their values, or makes these the receiver if nothing else names one.
  mutating func settleValues() {
    let isNamed =
      object != nil
      || runs.contains { !$0.isValue && !$0.range.isEmpty && isClass($0.range) }
    if isNamed {
      let before = runs.prefix(runsBeforeObject).count { !$0.isValue }
      runs.removeAll(where: \.isValue)
      runsBeforeObject = before
    } else {
      for index in runs.indices { runs[index].isValue = false }
      object = values.first
      isProse = isProse || values.contains { $0 != object }
      if pointer.isEmpty { pointer = pointerOfValue }
    }
  }

  private mutating func readQuotation(at index: Int, limit: Int) -> Int {
    let quote = message.tokens[index].character
    if let end = possessiveEnd(at: index) { return end }
    let close = (index + 1..<max(index + 1, limit)).first {
      message.tokens[$0].character == quote
    }
    guard let close, close > index + 1 else {
      isProse = isProse || quote == UInt8(ascii: "`")
      isOpen = false
      return index + 1
    }
    isOpen = false
    if let description = InstanceDescription(message, at: index + 1), description.end == close {
      _ = readObject(at: index + 1, limit: close)
      return close + 1
    }
    guard quote != UInt8(ascii: "`") || isName(in: (index + 1)..<close) else {
      isProse = true
      return limit
    }
    runs.append(Run(range: (index + 1)..<close, isQuoted: true, isKeyed: nextIsKeyed))
    nextIsKeyed = false
    return close + 1
  }
}
