import TraceModel

/// The `args` of a line, opened by the first member and omitted without members.
struct ArgumentList {
  private var isOpen = false

  /// Writes the text before a value: the brace or comma, and the key with quotes and colon.
  mutating func key(_ key: StaticString, to cursor: inout ByteWriter) {
    if isOpen {
      cursor.put(",")
    } else {
      cursor.put(",\"args\":{")
      isOpen = true
    }
    cursor.put(key)
  }

  /// Writes the closing brace if there was a member.
  func close(to cursor: inout ByteWriter) {
    if isOpen { cursor.put("}") }
  }

  /// Writes the members that depend on the kind of an event.
  mutating func write(_ event: TraceEvent, encoded: EncodedNames, to cursor: inout ByteWriter) {
    switch event.kind {
    case .end: writeResult(event, encoded: encoded, to: &cursor)
    case .birth: writeBirth(event, encoded: encoded, to: &cursor)
    case .metadata:
      guard !event.text.isEmpty else { break }
      writeText(event.text, key: "\"name\":\"", encoded: encoded, to: &cursor)
    case .header, .footer, .unknown: break
    default: writeGeneral(event, encoded: encoded, to: &cursor)
    }
    guard event.site > 0 else { return }
    key("\"site\":", to: &cursor)
    cursor.put(decimal: UInt64(event.site))
  }

  private mutating func writeResult(
    _ event: TraceEvent,
    encoded: EncodedNames,
    to cursor: inout ByteWriter
  ) {
    if !event.text.isEmpty {
      writeText(event.text, key: "\"super\":\"", encoded: encoded, to: &cursor)
    } else if event.flags.contains(.superMissing) {
      key("\"super\":\"missing\"", to: &cursor)
    } else if event.flags.contains(.superRepeated) {
      key("\"super\":\"repeated\"", to: &cursor)
    }
  }

  private mutating func writeBirth(
    _ event: TraceEvent,
    encoded: EncodedNames,
    to cursor: inout ByteWriter
  ) {
    writeText(event.name, key: "\"class\":\"", encoded: encoded, to: &cursor)
    if event.subjectKind != .unknown {
      key("\"kind\":\"", to: &cursor)
      for byte in event.subjectKind.text.utf8 { cursor.put(byte) }
      cursor.put("\"")
    }
    if event.identity != .runtime {
      key("\"identity\":\"", to: &cursor)
      for byte in event.identity.text.utf8 { cursor.put(byte) }
      cursor.put("\"")
    }
    if !event.text.isEmpty {
      writeText(event.text, key: "\"label\":\"", encoded: encoded, to: &cursor)
    }
    if event.flags.contains(.alreadyAlive) { key("\"alive\":true", to: &cursor) }
    writeUntimed(event, to: &cursor)
  }

  private mutating func writeGeneral(
    _ event: TraceEvent,
    encoded: EncodedNames,
    to cursor: inout ByteWriter
  ) {
    if event.argumentsStateSubject, event.subject != .none {
      key("\"obj\":", to: &cursor)
      cursor.put(decimal: UInt64(event.subject.number))
    }
    if event.flags.contains(.hasArgument) {
      key("\"to\":", to: &cursor)
      if event.argument == .none {
        cursor.put("null")
      } else {
        cursor.put(decimal: UInt64(event.argument.number))
      }
    }
    if event.statesIndex {
      key("\"index\":", to: &cursor)
      cursor.put(signed: Int64(event.index))
    }
    if let animated = event.animated {
      key("\"animated\":", to: &cursor)
      animated ? cursor.put("true") : cursor.put("false")
    }
    if event.flags.contains(.direct) { key("\"direct\":true", to: &cursor) }
    if event.flags.contains(.echo) { key("\"echo\":true", to: &cursor) }
    if event.statesSwitch {
      key("\"on\":", to: &cursor)
      event.flags.contains(.on) ? cursor.put("true") : cursor.put("false")
    }
    if event.flags.contains(.hasFrame) { writeFrame(event.frame, to: &cursor) }
    if !event.text.isEmpty {
      let isDiagnostic = event.kind == .diagnostic
      writeText(
        event.text,
        key: isDiagnostic ? "\"message\":\"" : "\"text\":\"",
        encoded: encoded,
        to: &cursor
      )
    }
    writeUntimed(event, to: &cursor)
  }

  private mutating func writeUntimed(_ event: TraceEvent, to cursor: inout ByteWriter) {
    if event.flags.contains(.untimed) { key("\"untimed\":true", to: &cursor) }
  }

  private mutating func writeText(
    _ name: Name,
    key: StaticString,
    encoded: EncodedNames,
    to cursor: inout ByteWriter
  ) {
    self.key(key, to: &cursor)
    encoded.copy(name, to: &cursor)
    cursor.put("\"")
  }

  private mutating func writeFrame(_ frame: Rect, to cursor: inout ByteWriter) {
    key("\"frame\":[", to: &cursor)
    cursor.put(points: frame.x)
    cursor.put(",")
    cursor.put(points: frame.y)
    cursor.put(",")
    cursor.put(points: frame.width)
    cursor.put(",")
    cursor.put(points: frame.height)
    cursor.put("]")
  }
}
