import TraceModel

/// Reads the members of `args` that several kinds of events share.
extension EventDecoder {
  /// Reads the members of begins, instants, states and arrows.
  mutating func readArguments(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    if event.argumentsStateSubject, line.has(.object) {
      event.subject = object(.object, of: &line, process: event.process, in: source) ?? .none
    }
    if line.has(.to) {
      event.statedArgument = object(.to, of: &line, process: event.process, in: source)
    }
    if line.has(.animated), let animated = flag(.animated, of: line) {
      line.use(.animated)
      event.animated = animated
    }
    if flag(.direct, of: line) == true {
      line.use(.direct)
      event.flags.insert(.direct)
    }
    if flag(.untimed, of: line) == true {
      line.use(.untimed)
      event.flags.insert(.untimed)
    }
    if flag(.echo, of: line) == true {
      line.use(.echo)
      event.flags.insert(.echo)
    }
    if line.has(.frame) { readFrame(&line, in: source, into: &event) }
    let textKey: MemberKey = event.kind == .diagnostic ? .message : .text
    if line.has(textKey) { event.text = name(textKey, of: &line, in: source) ?? .empty }
  }

  /// Reads the members that depend on the event's name, which must be known.
  mutating func readNamedArguments(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    if line.has(.index) {
      let member = line[.index]
      if let index = integer(.index, "bad-index", member, in: source) {
        event.index = index
        if event.statesIndex { line.use(.index) }
      }
    }
    if let on = flag(.on, of: line) {
      if on { event.flags.insert(.on) }
      if event.statesSwitch { line.use(.on) }
    }
  }

  /// Reads the number of the app's call; any other value is kept as unknown.
  func readSite(of line: inout EventLine, in source: EventText, into event: inout TraceEvent) {
    guard line.has(.site), line[.site].sort == .number,
      let number = UInt32(String(decoding: source.bytes(of: line[.site]), as: UTF8.self)),
      number > 0
    else { return }
    line.use(.site)
    event.site = number
  }

  /// Returns a 32-bit number; for any other value adds a problem and returns `nil`.
  mutating func integer(
    _ key: MemberKey,
    _ code: String,
    _ member: EventLine.Member,
    in source: EventText
  ) -> Int32? {
    guard member.sort == .number, let reading = NumberText.integer(source.bytes(of: member)) else {
      let message = "'\(key.text)' is \(source.quoted(member)), expected an integer"
      report(.warning, code, message, source, member.value)
      return nil
    }
    let value = Int32(clamping: reading.value)
    if reading.isSaturated || Int64(value) != reading.value {
      reportSaturated(key, code, member, in: source)
    }
    return value
  }

  private func flag(_ key: MemberKey, of line: EventLine) -> Bool? {
    guard line.has(key) else { return nil }
    switch line[key].sort {
    case .yes: return true
    case .no: return false
    default: return nil
    }
  }

  /// Returns an object by its number, ``SubjectID/none`` for `null`; for any other value adds a
  /// problem and returns `nil`.
  private mutating func object(
    _ key: MemberKey,
    of line: inout EventLine,
    process: UInt32,
    in source: EventText
  ) -> SubjectID? {
    let member = line[key]
    if member.sort == .null, key == .to {
      line.use(key)
      return SubjectID.none
    }
    if member.sort == .number, let reading = NumberText.integer(source.bytes(of: member)),
      reading.value > 0, let number = UInt32(exactly: reading.value)
    {
      line.use(key)
      return SubjectID(process: process, number: number)
    }
    let message =
      "'\(key.text)' is \(source.quoted(member)), expected the number of an object from 1 on"
    report(.warning, "bad-object", message, source, member.value)
    return nil
  }

  private mutating func readFrame(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    let member = line[.frame]
    if member.sort == .array {
      let inner = UnsafeBufferPointer(rebasing: source.bytes(of: member).dropFirst().dropLast())
      let parts = inner.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      let numbers = parts.prefix(5).compactMap { points($0) }
      if parts.count == 4, numbers.count == 4 {
        line.use(.frame)
        event.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        event.flags.insert(.hasFrame)
        return
      }
    }
    let message =
      "'frame' is \(source.quoted(member)), expected [x, y, width, height] in points"
    report(.warning, "bad-frame", message, source, member.value)
  }

  private func points(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Float? {
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let trimmed = bytes.drop { spaces.contains($0) }.reversed().drop { spaces.contains($0) }
    let text = Array(trimmed.reversed())
    if text.elementsEqual("null".utf8) { return .nan }
    return text.withUnsafeBufferPointer { NumberText.points($0) }
  }
}
