import TraceModel

/// The parts of a callback's name in a line, which begins with the class.
struct CallbackName {
  /// The complete text in the file.
  var whole: Name
  /// The class that ``callback`` omits, ``Name/empty`` before the first use.
  var className: Name
  /// The text after the class and its point.
  var callback: Name
}

extension EventDecoder {
  /// Returns the name of a string member; `nil` if the line has no such string.
  ///
  /// Marks the member as used.
  mutating func name(
    _ key: MemberKey,
    of line: inout EventLine,
    in source: EventText
  ) -> Name? {
    guard line.has(key) else { return nil }
    let member = line[key]
    guard member.sort.isString else { return nil }
    line.use(key)
    return name(of: member, in: source)
  }

  /// Returns the category of a line; most lines have the category of the previous line.
  ///
  /// Marks the member as used.
  mutating func category(of line: inout EventLine, in source: EventText) -> Name {
    guard line.has(.category), line[.category].sort == .string else {
      return name(.category, of: &line, in: source) ?? .empty
    }
    let bytes = source.text(of: line[.category])
    guard bytes.count == 8 else { return name(.category, of: &line, in: source) ?? .empty }
    line.use(.category)
    // Eight letters are one word: `callback` and other categories of that length.
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt64.self)
    if word != lastCategory.word {
      lastCategory = (word, name(of: line[.category], in: source))
    }
    return lastCategory.name
  }

  /// Returns the name of a string.
  mutating func name(of member: EventLine.Member, in source: EventText) -> Name {
    let bytes = source.text(of: member)
    if bytes.isEmpty { return .empty }
    if member.sort == .string {
      let hash = texts.hash(bytes)
      if let number = texts.find(bytes, hash: hash) { return texts[number] }
      let name = intern(bytes, member, in: source)
      texts.add(bytes, hash: hash, name)
      return name
    }
    let text = StringText.unescaped(bytes)
    return text.withUnsafeBufferPointer { intern($0, member, in: source) }
  }

  private mutating func intern(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ member: EventLine.Member,
    in source: EventText
  ) -> Name {
    let text = String(decoding: bytes, as: UTF8.self)
    // `String(validating:as:)` requires iOS 18.
    if !text.utf8.elementsEqual(bytes) {
      let message = "bytes that are no UTF-8 stand in a string; U+FFFD replaces them"
      report(.warning, "bad-utf8", message, source, member.value)
    }
    return names.intern(text)
  }

  /// Returns the callback in a begin's name for a subject.
  ///
  /// Marks the name as used if a writer would build the same name from subject and callback.
  mutating func callbackName(
    of line: inout EventLine,
    subject: SubjectID,
    in source: EventText
  ) -> Name {
    guard line.has(.name) else { return .empty }
    let member = line[.name]
    guard subject != .none, member.sort.isString else {
      return name(.name, of: &line, in: source) ?? .empty
    }
    let className = classes[subject]
    let number = source.withText(of: member) { callbackNumber($0, member, in: source) }
    if !className.isEmpty, callbacks[number].className == className {
      line.use(.name)
      return callbacks[number].callback
    }
    return split(number, className: className, of: &line)
  }

  private mutating func callbackNumber(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ member: EventLine.Member,
    in source: EventText
  ) -> Int {
    let hash = callbacks.hash(bytes)
    if let found = callbacks.find(bytes, hash: hash) { return found }
    let whole = intern(bytes, member, in: source)
    let name = CallbackName(whole: whole, className: .empty, callback: .empty)
    return callbacks.add(bytes, hash: hash, name)
  }

  private mutating func split(
    _ number: Int,
    className: Name,
    of line: inout EventLine
  ) -> Name {
    let whole = names[callbacks[number].whole]
    guard !className.isEmpty else {
      // The class is unknown: the callback follows the last point before the arguments.
      let head = whole.prefix { $0 != "(" }
      guard let point = head.lastIndex(of: ".") else {
        line.use(.name)
        return callbacks[number].whole
      }
      return names.intern(String(whole[whole.index(after: point)...]))
    }
    let prefix = names[className] + "."
    guard whole.hasPrefix(prefix) else { return callbacks[number].whole }
    let callback = names.intern(String(whole.dropFirst(prefix.count)))
    callbacks[number].className = className
    callbacks[number].callback = callback
    line.use(.name)
    return callback
  }
}
