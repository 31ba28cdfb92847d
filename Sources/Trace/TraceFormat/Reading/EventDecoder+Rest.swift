import TraceModel

/// Stores the unknown members of an event as JSON for a writer.
extension EventDecoder {
  /// Stores an unknown line as a whole.
  mutating func keepWhole(
    _ line: EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    guard unknown == .keep else { return }
    let bytes = UnsafeBufferPointer(start: source.base + line.start, count: line.end - line.start)
    event.extra = names.intern(String(decoding: onOneLine(bytes), as: UTF8.self))
  }

  /// Stores the members of a line that are not part of the event.
  mutating func keepRest(
    of line: EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    var json: [UInt8] = [UInt8(ascii: "{")]
    append(line.restOfTop, in: source, to: &json)
    let arguments = line.restOfArguments
    if !arguments.isEmpty {
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      json += "\"args\":{".utf8
      append(arguments, in: source, to: &json)
      json.append(UInt8(ascii: "}"))
    }
    json.append(UInt8(ascii: "}"))
    let text = json.withUnsafeBufferPointer { String(decoding: onOneLine($0), as: UTF8.self) }
    event.extra = names.intern(text)
  }

  private func append(
    _ members: [EventLine.Member],
    in source: EventText,
    to json: inout [UInt8]
  ) {
    for (index, member) in members.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      json += UnsafeBufferPointer(
        start: source.base + member.start,
        count: member.end - member.start
      )
    }
  }

  /// Returns JSON without newlines between its values; strings can't contain newlines.
  private func onOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
  }
}
