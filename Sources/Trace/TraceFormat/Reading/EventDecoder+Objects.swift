import TraceModel

/// Births, deaths and states: the spans of the category `object`.
extension EventDecoder {
  /// Reads a `b`: a birth if it states a class, else the beginning of a state.
  mutating func readObjectBegin(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    guard let subject = objectSubject(&line, process: event.process, in: source) else { return }
    event.subject = subject
    event.category = .objectCategory
    guard line.has(.className), line[.className].sort.isString, line.has(.name) else {
      event.kind = .stateBegin
      event.name = name(.name, of: &line, in: source) ?? .empty
      readArguments(&line, in: source, into: &event)
      readNamedArguments(&line, in: source, into: &event)
      openStates.insert(OpenState(subject: subject, name: event.name))
      return
    }
    event.kind = .birth
    event.name = name(.className, of: &line, in: source) ?? .empty
    classes[subject] = event.name
    if isDisplayName(line[.name], of: subject, className: event.name, in: source) {
      line.use(.name)
    }
    readKind(&line, in: source, into: &event)
    if line.has(.label) { event.text = name(.label, of: &line, in: source) ?? .empty }
    if line.has(.alive), line[.alive].sort == .yes {
      line.use(.alive)
      event.flags.insert(.alreadyAlive)
    }
    if line.has(.untimed), line[.untimed].sort == .yes {
      line.use(.untimed)
      event.flags.insert(.untimed)
    }
  }

  /// Reads an `e`: the end of an open state, else a death if the name is an object's.
  mutating func readObjectEnd(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    guard let subject = objectSubject(&line, process: event.process, in: source) else { return }
    event.subject = subject
    event.category = .objectCategory
    let className = classes[subject]
    if line.has(.name), isDisplayName(line[.name], of: subject, className: className, in: source),
      openStates.isEmpty || !closesState(line, subject, in: source)
    {
      event.kind = .death
      event.name = className
      line.use(.name)
    } else {
      let stated = name(.name, of: &line, in: source) ?? .empty
      let wasOpen = openStates.remove(OpenState(subject: subject, name: stated)) != nil
      let suffix = "#\(subject.number)"
      let text = names[stated]
      if wasOpen || !(text.isEmpty || text.hasSuffix(suffix)) {
        event.kind = .stateEnd
        event.name = stated
      } else {
        event.kind = .death
        event.name = names.intern(String(text.dropLast(text.isEmpty ? 0 : suffix.count)))
      }
    }
    readArguments(&line, in: source, into: &event)
    readNamedArguments(&line, in: source, into: &event)
  }

  private mutating func closesState(
    _ line: EventLine,
    _ subject: SubjectID,
    in source: EventText
  ) -> Bool {
    let stated = name(of: line[.name], in: source)
    return openStates.contains(OpenState(subject: subject, name: stated))
  }

  private mutating func readKind(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    if line.has(.kind), let text = source.string(line[.kind]) {
      let kind = SubjectKind(text: text, className: names[event.name])
      if kind != .unknown {
        event.subjectKind = kind
        line.use(.kind)
      }
    }
    if line.has(.identity), let text = source.string(line[.identity]) {
      if let identity = SubjectIdentity.allCases.first(where: { $0.text == text }),
        identity != .runtime
      {
        event.identity = identity
        line.use(.identity)
      }
    }
  }

  /// Returns the subject of an object span; `nil` for an async event of another program.
  private mutating func objectSubject(
    _ line: inout EventLine,
    process: UInt32,
    in source: EventText
  ) -> SubjectID? {
    guard line.has(.category),
      source.isString(line[.category], "object")
    else { return nil }
    guard line.has(.scopedID), let number = localNumber(source.bytes(of: line[.scopedID])) else {
      guard hasHeader else { return nil }
      let found = line.has(.scopedID) ? source.quoted(line[.scopedID]) : "missing"
      let message = "'id2' is \(found), expected {\"local\":\"0x…\"} with the number of an object"
      report(.warning, "bad-id", message, source, line.start)
      return nil
    }
    line.use(.category)
    line.use(.scopedID)
    return SubjectID(process: process, number: number)
  }

  /// Reads `{"local":"0x1f"}`; spaces are allowed.
  private func localNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var number: UInt64 = 0
    var index = 0
    var digits = 0
    for expected in "{\"local\":\"0x".utf8 {
      while index < bytes.count, expected != UInt8(ascii: "x"), bytes[index] <= 0x20 { index += 1 }
      guard index < bytes.count, bytes[index] == expected else { return nil }
      index += 1
    }
    while index < bytes.count, let digit = StringText.hexadecimal(bytes[index]), digits < 9 {
      number = number << 4 | UInt64(digit)
      digits += 1
      index += 1
    }
    guard digits > 0, number > 0, index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      return nil
    }
    let isClosed = bytes[(index + 1)...].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "}") }
    return isClosed ? UInt32(exactly: number) : nil
  }

  /// Whether a name equals the name that a writer builds from class and number.
  private func isDisplayName(
    _ member: EventLine.Member,
    of subject: SubjectID,
    className: Name,
    in source: EventText
  ) -> Bool {
    guard member.sort.isString, !className.isEmpty else { return false }
    let digits = "\(subject.number)".utf8
    return source.withText(of: member) { text in
      let count = text.count - digits.count - 1
      guard count > 0, text[count] == UInt8(ascii: "#"), text[(count + 1)...].elementsEqual(digits)
      else { return false }
      let stated = UnsafeBufferPointer(rebasing: text[..<count])
      // A class that was written with escapes is not in the table of raw texts.
      guard let known = texts.find(stated, hash: texts.hash(stated)) else {
        return stated.elementsEqual(names[className].utf8)
      }
      return texts[known] == className
    }
  }
}
