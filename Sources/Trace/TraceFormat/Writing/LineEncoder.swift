package import TraceModel

/// Writes events as lines of the format into raw memory.
///
/// An encoder serves one stream of events: it stores the texts of the names and the classes of the
/// objects created so far.
package struct LineEncoder {
  private var encoded = EncodedNames()
  private var origin: (process: UInt32, thread: UInt32) = (0, 0)
  private var originBytes: [UInt8] = []
  /// The classes of the objects, which are part of a callback's line.
  package var classes = SubjectClasses()

  /// Creates an encoder without names.
  package init() {}

  /// Encodes the texts of new names; must precede events that use them.
  package mutating func follow(_ names: NameTable) {
    encoded.follow(names)
  }

  /// The number of names that ``follow(_:)`` has encoded.
  package var nameCount: Int { encoded.count }

  /// Returns the maximum number of bytes of an event's line.
  package func bound(of event: TraceEvent) -> Int {
    // A birth states its class twice: in its name and as an argument.
    let known = event.kind == .birth ? event.name : classes[event.subject]
    // 512 covers the keys of the longest line, nine numbers and a frame.
    return 512 + encoded.size(of: event.name) + encoded.size(of: event.category)
      + encoded.size(of: event.text) + 2 * encoded.size(of: event.extra)
      + encoded.size(of: known)
  }

  /// The first byte of every line, which ``write(_:names:after:)`` leaves to its caller.
  package static let firstByte = UInt8(ascii: "{")

  /// Writes an event's line, with comma and newline, except its first byte.
  ///
  /// The caller stores ``firstByte`` last: until then the line does not exist for a reader, even if
  /// the program crashes in between.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - names: The table of its names, encoded by ``follow(_:)``.
  ///   - start: The start of the line, with room for ``bound(of:)`` bytes.
  /// - Returns: The number of bytes of the line.
  package mutating func write(
    _ event: TraceEvent,
    names: NameTable,
    after start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var cursor = ByteWriter(at: start + 1)
    write(event, names: names, to: &cursor)
    return cursor.position - start
  }

  private mutating func write(
    _ event: TraceEvent,
    names: NameTable,
    to cursor: inout ByteWriter
  ) {
    if event.kind == .birth { classes[event.subject] = event.name }
    let extra = event.extra.isEmpty ? nil : ExtraMembers(names[event.extra])
    if event.kind == .unknown || extra?.isWholeLine == true {
      cursor.put(Array(names[event.extra].utf8.dropFirst()))
      cursor.put(",\n")
      return
    }
    writeStart(of: event, to: &cursor)
    if event.kind != .end { writeWhat(of: event, extra: extra, to: &cursor) }
    if let extra { cursor.put(extra.top) }
    writeArguments(of: event, extra: extra, to: &cursor)
    cursor.put("},\n")
  }

  private mutating func writeStart(of event: TraceEvent, to cursor: inout ByteWriter) {
    cursor.put("\"ph\":\"")
    cursor.put(Self.phase(of: event.kind))
    if origin.process != event.process || origin.thread != event.thread {
      origin = (event.process, event.thread)
      originBytes = Array("\",\"pid\":\(event.process),\"tid\":\(event.thread),\"ts\":".utf8)
    }
    cursor.put(originBytes)
    cursor.put(microseconds: event.time.nanoseconds)
  }

  private static func phase(of kind: EventKind) -> UInt8 {
    switch kind {
    case .begin: UInt8(ascii: "B")
    case .end: UInt8(ascii: "E")
    case .birth, .stateBegin: UInt8(ascii: "b")
    case .death, .stateEnd: UInt8(ascii: "e")
    case .hierarchy, .mark, .diagnostic: UInt8(ascii: "i")
    case .cause: UInt8(ascii: "s")
    case .effect: UInt8(ascii: "f")
    case .header, .footer, .metadata, .unknown: UInt8(ascii: "M")
    }
  }

  private func writeWhat(
    of event: TraceEvent,
    extra: ExtraMembers?,
    to cursor: inout ByteWriter
  ) {
    if event.kind == .effect { cursor.put(",\"bp\":\"e\"") }
    switch event.kind {
    case .hierarchy, .mark, .diagnostic:
      if extra?.overridesScope != true { cursor.put(",\"s\":\"t\"") }
    default: break
    }
    if event.kind != .metadata {
      let category = event.category.isEmpty ? Self.category(of: event.kind) : event.category
      if !category.isEmpty {
        cursor.put(",\"cat\":\"")
        encoded.copy(category, to: &cursor)
        cursor.put("\"")
      }
    }
    switch event.kind {
    case .birth, .death, .stateBegin, .stateEnd:
      cursor.put(",\"id2\":{\"local\":\"0x")
      cursor.put(hexadecimal: event.subject.number)
      cursor.put("\"}")
    case .cause, .effect:
      cursor.put(",\"id\":")
      cursor.put(signed: Int64(event.index))
    default: break
    }
    if extra?.overridesName != true { writeName(of: event, to: &cursor) }
  }

  private static func category(of kind: EventKind) -> Name {
    switch kind {
    case .birth, .death, .stateBegin, .stateEnd: .objectCategory
    case .hierarchy: .hierarchyCategory
    case .mark: .markCategory
    case .diagnostic: .diagnosticCategory
    case .cause, .effect: .causeCategory
    default: .empty
    }
  }

  private func writeName(of event: TraceEvent, to cursor: inout ByteWriter) {
    cursor.put(",\"name\":\"")
    switch event.kind {
    case .birth, .death:
      let known = classes[event.subject]
      encoded.copy(known.isEmpty ? event.name : known, to: &cursor)
      cursor.put("#")
      cursor.put(decimal: UInt64(event.subject.number))
    case .begin:
      let known = classes[event.subject]
      if !known.isEmpty {
        encoded.copy(known, to: &cursor)
        cursor.put(".")
      }
      encoded.copy(event.name, to: &cursor)
    default:
      encoded.copy(event.name, to: &cursor)
    }
    cursor.put("\"")
  }

  private func writeArguments(
    of event: TraceEvent,
    extra: ExtraMembers?,
    to cursor: inout ByteWriter
  ) {
    var list = ArgumentList()
    list.write(event, encoded: encoded, to: &cursor)
    if let extra, !extra.arguments.isEmpty {
      list.key("", to: &cursor)
      cursor.put(extra.arguments)
    }
    list.close(to: &cursor)
  }
}
