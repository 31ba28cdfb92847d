extension ReceiverItems {
  /// The meaning of a run of names.
  private enum Part {
    /// A level, a category, a thread or a time.
    case metadata
    case name(Receiver)
    case prose
  }

  /// Returns the receiver, unstated if there is none, or `nil` for prose.
  ///
  /// Properties and their values are the receiver only if the line names no other class or object.
  var receiver: Receiver? {
    guard !values.isEmpty || !pointerOfValue.isEmpty || runs.contains(where: \.isValue) else {
      return receiverAmongItems
    }
    var items = self
    items.settleValues()
    return items.isProse ? nil : items.receiverAmongItems
  }

  private var receiverAmongItems: Receiver? {
    let parts = runs.map(part)
    if let object, !isValue(object, after: parts) {
      guard runs.count <= 3, !zip(runs, parts).contains(where: { isProse($0, $1) }) else {
        return nil
      }
      return object
    }
    if let keyed = runs.firstIndex(where: \.isKeyed) {
      guard case .name(let receiver) = parts[keyed] else { return nil }
      return completed(receiver)
    }
    let named = runs.indices.filter { if case .metadata = parts[$0] { false } else { true } }
    guard let last = named.last else {
      if !pointer.isEmpty { return Receiver(pointer: pointer) }
      guard hasNumbers, runs.isEmpty, location == nil else { return .unstated }
      return numberBeforeDashes
    }
    guard case .name(let receiver) = parts[last] else {
      return named.count == 1 ? title(of: runs[last]) : nil
    }
    let earlier = named.dropLast()
    guard earlier.allSatisfy({ isTag($0, part: parts[$0], isCertain: receiver.isCertain) }) else {
      return nil
    }
    // `[HomeVC] [first launch] viewDidLoad`
    if !receiver.isCertain, runs[last].isBracketed,
      let first = earlier.first(where: { isCertain(parts[$0]) }),
      case .name(let certain) = parts[first]
    {
      return completed(certain)
    }
    return completed(receiver)
  }

  /// The label of words in brackets in another script: `[첫 번째 뷰]`.
  private func title(of run: Run) -> Receiver? {
    guard run.isBracketed, !run.range.isEmpty, run.range.count <= 4,
      run.range.allSatisfy({ message.tokens[$0].kind == .nonLatin })
    else { return nil }
    return Receiver(label: text(of: run.range))
  }

  /// The label of `1------viewDidAppear`; `nil` if a number has another meaning.
  private var numberBeforeDashes: Receiver? {
    let start = message.start
    guard let number = message.token(at: start), number.kind == .number,
      message.isPunctuation("-", at: start + 1), message.isAttached("-", at: start + 2)
    else { return nil }
    return Receiver(label: message.text(at: start))
  }

  /// Whether an object behind a class of the app is a value, because it is of a UIKit class or
  /// optional: `[HomeVC] <UINavigationController: 0x1>`.
  ///
  /// An object of another class of the app is one of a subclass, whose base class logs.
  private func isValue(_ object: Receiver, after parts: [Part]) -> Bool {
    guard isOptional || object.isOfUIKit, WordLists.isControllerClass(object.className) else {
      return false
    }
    let certain = parts.prefix(runsBeforeObject).filter(isCertain)
    return !certain.isEmpty
      && !certain.contains {
        if case .name(let receiver) = $0 { receiver.className == object.className } else { false }
      }
  }

  private func isCertain(_ part: Part) -> Bool {
    if case .name(let receiver) = part { receiver.isCertain } else { false }
  }

  private func isProse(_ run: Run, _ part: Part) -> Bool {
    if case .prose = part { !run.isBracketed } else { false }
  }

  /// Whether names before the receiver are a tag of the logger: `[ui] Home`, `Shop: HomeVC`.
  private func isTag(_ index: Int, part: Part, isCertain: Bool) -> Bool {
    if runs[index].isBracketed { return true }
    guard case .name = part else { return false }
    // `Tab2: New VC-1`
    return isCertain
      || message.isPunctuation(":", at: runs[index].range.upperBound)
        && message.tokens[runs[runs.count - 1].range.upperBound - 1].kind == .number
  }

  /// The receiver with the address that is printed next to it.
  private func completed(_ receiver: Receiver) -> Receiver {
    guard !pointer.isEmpty else { return receiver }
    let name = receiver.className.isEmpty ? receiver.label : receiver.className
    return Receiver(className: name, pointer: pointer)
  }

  private func part(_ run: Run) -> Part {
    guard !run.range.isEmpty else { return run.isBracketed ? .prose : .metadata }
    if run.isQuoted { return quoted(run) }
    if !run.isKeyed, isMetadata(run) { return .metadata }
    guard var receiver = name(run) else { return .prose }
    if !run.instance.isEmpty {
      if receiver.className.isEmpty {
        // `____Face(2)` is indented.
        let name = receiver.label.drop { $0 == "_" }
        guard !name.isEmpty else { return .prose }
        receiver = Receiver(className: String(name))
      }
      receiver.className = String(receiver.className.drop { $0 == "_" })
      receiver.label = run.instance
    }
    return .name(receiver)
  }

  /// Whether all names are levels, parts of times, or a category.
  private func isMetadata(_ run: Run) -> Bool {
    let isCategory =
      run.isBracketed
      ? run.range.contains { message.isWord(in: WordLists.categories, at: $0) }
      : run.range.count == 1 && message.isWord(in: WordLists.categories, at: run.range.lowerBound)
    if isCategory { return !isClass(run.range) }
    if isDomain(run) { return true }
    if run.range.count == 2, message.isWord("step", at: run.range.lowerBound),
      message.tokens[run.range.upperBound - 1].kind == .number
    {
      return true
    }
    let isOne = runs.count == 1 && run.range.count == 1 && !run.isBracketed
    if isOne, object == nil, source == nil { return false }
    return run.range.allSatisfy {
      message.isWord(in: WordLists.metadata, at: $0) || message.tokens[$0].kind == .number
        || message.tokens[$0].kind == .punctuation
    }
  }

  /// A quoted name of at most 128 bytes.
  private func quoted(_ run: Run) -> Part {
    let last = message.tokens[run.range.upperBound - 1].range.upperBound
    let text = message.text(message.tokens[run.range.lowerBound].range.lowerBound..<last)
    guard text.utf8.count <= Self.maximumNameLength else { return .prose }
    if let name = QualifiedName(message, at: run.range.lowerBound, limit: run.range.upperBound),
      name.end == run.range.upperBound
    {
      return single(name, at: run.range.lowerBound).map(Part.name) ?? .prose
    }
    return .name(.named(text))
  }

  private static let maximumNameLength = 128

  private func name(_ run: Run) -> Receiver? {
    var range = run.range
    if let start = classStart(in: range) {
      let words = range.lowerBound..<start
      if words.count == 1, Self.isOrdinalNumber(message.text(at: words.lowerBound)) {
        return Receiver(
          className: message.text(at: start),
          label: message.text(at: words.lowerBound)
        )
      }
      let isLogger = words.allSatisfy {
        message.isWord(in: WordLists.metadata, at: $0)
          || message.isWord(in: WordLists.introductions, at: $0)
          || message.tokens[$0].kind == .number
      }
      if isLogger {
        range = start..<range.upperBound
      } else if words.count == 1, isOrdinal(words.lowerBound) {
        guard let name = QualifiedName(message, at: start, limit: range.upperBound) else {
          return nil
        }
        return Receiver(className: name.last, label: message.text(at: words.lowerBound))
      }
    }
    if let name = QualifiedName(message, at: range.lowerBound, limit: range.upperBound),
      name.end == range.upperBound
    {
      return run.isKeyed ? keyed(name) : single(name, at: range.lowerBound)
    }
    return mixed(in: range) ?? ordinal(in: range) ?? hyphenated(in: range) ?? label(in: range)
  }

  /// The index of a controller's class at the end of a range with words before it.
  private func classStart(in range: Range<Int>) -> Int? {
    var start = range.upperBound - 1
    guard start > range.lowerBound, message.tokens[start].kind == .word else { return nil }
    while start - 2 >= range.lowerBound, message.isAttached(".", at: start - 1),
      !message.tokens[start].isSpaced, message.tokens[start - 2].kind == .word
    {
      start -= 2
    }
    guard start > range.lowerBound,
      let name = QualifiedName(message, at: start, limit: range.upperBound),
      name.end == range.upperBound,
      WordLists.isControllerClass(name.base) || name.base.hasSuffix("Delegate")
    else { return nil }
    return start
  }

  /// Whether a word is a number such as `1st`.
  private static func isOrdinalNumber(_ word: String) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    return !digits.isEmpty && ["st", "nd", "rd", "th"].contains(word[digits.endIndex...])
  }

  /// Whether a word before a class distinguishes its instances: `First HomeVC`.
  private func isOrdinal(_ index: Int) -> Bool {
    guard let word = message.word(at: index), let first = word.first, first & 0x20 == 0,
      first.isLetter, !WordLists.notReceivers.contains(word)
    else { return false }
    return !word.lazy.map(\.lowercased).suffix(2).elementsEqual("ed".utf8)
      && !word.lazy.map(\.lowercased).suffix(3).elementsEqual("ing".utf8)
  }

  private func keyed(_ name: QualifiedName) -> Receiver {
    let isClass = name.parts > 1 || name.base != name.last
    return isClass ? Receiver(className: name.last) : .named(name.last)
  }

  private func single(_ name: QualifiedName, at index: Int) -> Receiver? {
    var last = name.last
    // `HomeVC.self`, `HomeVC.Type`
    let isMeta = name.parts > 1 && (last == "self" || last == "Type")
    if isMeta, name.end - 3 >= index { last = message.text(at: name.end - 3) }
    // `_HomeVC_`
    if last.hasPrefix("_"), last.hasSuffix("_"), last.utf8.count > 2 {
      last = String(last.dropFirst().dropLast())
    }
    guard !message.isWord(in: WordLists.notReceivers, at: index),
      !WordLists.notReceivers.contains(last),
      !(name.parts > 1 && WordLists.sourceExtensions.contains(last)),
      last.utf8.count <= Self.maximumNameLength, !isVerb(name), !NonLatinPhrase.isProse(last),
      !last.hasPrefix("EXC_"), !last.hasPrefix("SIG") || last.contains(where: \.isLowercase)
    else { return nil }
    let isClass = name.parts > (isMeta ? 2 : 1) || name.base != name.last
    return isClass && !last.isEmpty ? Receiver(className: last) : .named(last)
  }

  /// Whether a name has the form of an English verb or adverb: `tracked viewDidAppear`,
  /// `Afterwards viewDidAppear`.
  private func isVerb(_ name: QualifiedName) -> Bool {
    guard name.parts == 1, name.base.utf8.count > 4 else { return false }
    if WordLists.adverbs.contains(name.base) { return true }
    guard name.base == name.base.lowercased() else { return false }
    return name.base.hasSuffix("ing") || name.base.hasSuffix("ed")
  }

  /// A name in two scripts without a space: `控制器A`, `A页面`.
  private func mixed(in range: Range<Int>) -> Receiver? {
    let isName = range.allSatisfy { index in
      let token = message.tokens[index]
      return token.kind != .punctuation && token.kind != .symbol
        && (index == range.lowerBound || !token.isSpaced)
    }
    guard isName, range.contains(where: { message.tokens[$0].kind == .nonLatin }) else {
      return nil
    }
    let text = text(of: range)
    // `1번째`
    let isOrdinal = text.first?.isNumber == true && text.hasSuffix("번째")
    guard text.utf8.count <= Self.maximumNameLength, isOrdinal || !NonLatinPhrase.isProse(text)
    else { return nil }
    return Receiver(label: text)
  }

  private func text(of range: Range<Int>) -> String {
    let last = message.tokens[range.upperBound - 1].range.upperBound
    return message.text(message.tokens[range.lowerBound].range.lowerBound..<last)
  }

  /// A name that begins with a digit: `1stViewController`.
  private func ordinal(in range: Range<Int>) -> Receiver? {
    guard range.count == 1, message.tokens[range.lowerBound].kind == .number else { return nil }
    let name = message.text(at: range.lowerBound)
    return WordLists.isControllerClass(name) ? Receiver(className: name) : nil
  }

  /// A word with its number: `VC-1`, `Screen#2`.
  private func hyphenated(in range: Range<Int>) -> Receiver? {
    guard range.count == 3, message.tokens[range.lowerBound].kind == .word,
      message.tokens[range.lowerBound + 1].kind == .punctuation,
      message.tokens[range.lowerBound + 2].kind == .number,
      !message.isWord(in: WordLists.notReceivers, at: range.lowerBound)
    else { return nil }
    return Receiver(label: text(of: range))
  }

  /// Reads up to three capitalized words or numbers, the first of which is a word; or a capitalized
  /// word with nouns in lower case: `Table view controller`, `New VC-1`.
  private func label(in range: Range<Int>) -> Receiver? {
    if range.count == 4, message.isAttached("-", at: range.lowerBound + 2),
      message.tokens[range.lowerBound + 3].kind == .number
    {
      return Receiver(label: text(of: range))
    }
    let isTitled = message.isWord(in: WordLists.nouns, at: range.upperBound - 1)
    guard range.count <= 3 || isTitled && range.count <= 5,
      message.tokens[range.lowerBound].kind == .word
    else { return nil }
    for index in range {
      let token = message.tokens[index]
      switch token.kind {
      case .number: continue
      case .word:
        let word = message.bytes[token.range]
        let isNoun =
          isTitled && index > range.lowerBound
          && (WordLists.nouns.contains(word) || range.count > 3 && index == range.lowerBound + 1)
        guard word.first.map({ $0 & 0x20 == 0 && $0.isLetter }) == true || isNoun,
          !WordLists.notReceivers.contains(word) || word.count == 1 && index > range.lowerBound,
          !WordLists.introductions.contains(word)
        else { return nil }
      case .nonLatin, .punctuation, .symbol: return nil
      }
    }
    return Receiver(label: text(of: range))
  }
}

/// The words between a receiver and its callback.
extension ReceiverItems {
  /// Returns a range without separators, connectors and announcements at its end, and whether a
  /// word was removed that only follows a class: `HomeVC called`.
  func trim(_ range: Range<Int>) -> (range: Range<Int>, isIntroduced: Bool) {
    var upper = range.upperBound
    var isIntroduced = false
    while upper > range.lowerBound {
      let last = upper - 1
      let isSign = message.isPunctuation(":", at: last) || message.isPunctuation("=", at: last)
      if isSign, message.isWord(in: WordLists.announcements, at: last - 1), last > range.lowerBound
      {
        upper = last
        while upper > range.lowerBound, message.isWord(in: WordLists.announcements, at: upper - 1) {
          upper -= 1
        }
        // `name: viewDidLoad` is a field of any record.
        if upper == range.lowerBound, last == upper + 1, message.isWord("name", at: upper) {
          return (range, true)
        }
      } else if isTrailing(last, from: range.lowerBound) {
        upper = last
      } else if upper > range.lowerBound + 1, message.tokens[last].isSpaced,
        message.isWord(in: WordLists.introductions, at: last)
          || message.isWord(in: WordLists.commands, at: last)
      {
        upper = last
        isIntroduced = true
      } else {
        break
      }
    }
    return (range.lowerBound..<upper, isIntroduced)
  }

  private static let trailing = Set(":,->=|.~#/*\"'!_".utf8)

  /// Whether a token before a callback is a separator or a connector.
  private func isTrailing(_ index: Int, from start: Int) -> Bool {
    let token = message.tokens[index]
    switch token.kind {
    case .symbol: return true
    case .punctuation:
      return Self.trailing.contains(token.character) && !closesGroup(index, from: start)
        || message.isPunctuation("[", at: index)
          && (token.isSpaced || message.isPunctuation("]", at: index - 1)) && index > start
    case .word: return message.isWord(in: WordLists.connectors, at: index)
    case .nonLatin: return NonLatinPhrase.isConnector(message.text(at: index))
    case .number: return false
    }
  }

  /// Whether a token closes a description or a quotation.
  private func closesGroup(_ index: Int, from start: Int) -> Bool {
    if message.isPunctuation(">", at: index),
      let open = (start..<index).first(where: { message.isPunctuation("<", at: $0) })
    {
      return message.end(ofGroupAt: open) == index + 1
    }
    let character = message.tokens[index].character
    guard character == UInt8(ascii: "\"") || character == UInt8(ascii: "'") else { return false }
    return (start..<index).contains { message.tokens[$0].character == character }
  }
}
