import TraceModel

/// Builds events from scanned lines.
///
/// Stores the state across lines: names, classes of objects, open spans and states.
struct EventDecoder {
  var names = NameTable()
  var header = TraceHeader(clock: .monotonic, title: "", producer: "")
  var end = TraceEnd(status: .cut)
  var problems = ProblemList()
  /// Whether a header of this format was read.
  var hasHeader = false
  /// Whether a footer of this format was read.
  var hasFooter = false
  /// The number of events that are not metadata.
  private(set) var eventCount = 0

  let unknown: UnknownMembers
  var texts = ByteNames<Name>()
  var callbacks = ByteNames<CallbackName>()
  var classes = SubjectClasses()
  var spans = OpenSpans()
  var openStates: Set<OpenState> = []
  var lastCategory: (word: UInt64, name: Name) = (0, .empty)
  private var lastTime = Instant.zero
  private var lastOrigin: (process: UInt32, thread: UInt32) = (1, 1)

  /// A state that a subject is in.
  struct OpenState: Hashable {
    var subject: SubjectID
    var name: Name
  }

  init(unknown: UnknownMembers) {
    self.unknown = unknown
  }

  /// Builds the event of a line.
  ///
  /// - Returns: The event, or `nil` if the line has none; a problem then contains the reason.
  /// - Throws: `newerVersion` for a header of a higher major version.
  mutating func event(
    from line: inout EventLine,
    in source: EventText
  ) throws(TraceFormatError) -> TraceEvent? {
    guard let phase = phase(of: &line, in: source) else { return nil }
    var event = TraceEvent(.unknown)
    event.line = UInt32(clamping: source.line)
    event.byte = UInt64(source.offset + line.start)
    readOrigin(of: &line, in: source, into: &event)
    if phase != UInt8(ascii: "M") { eventCount += 1 }
    switch phase {
    case UInt8(ascii: "B"): readBegin(&line, in: source, into: &event)
    case UInt8(ascii: "E"): readEnd(&line, in: source, into: &event)
    case UInt8(ascii: "b"): readObjectBegin(&line, in: source, into: &event)
    case UInt8(ascii: "e"): readObjectEnd(&line, in: source, into: &event)
    case UInt8(ascii: "i"): readInstant(&line, in: source, into: &event)
    case UInt8(ascii: "s"), UInt8(ascii: "f"): readArrow(&line, phase, in: source, into: &event)
    case UInt8(ascii: "M"): try readMetadata(&line, in: source, into: &event)
    default: break
    }
    if event.kind != .unknown { readSite(of: &line, in: source, into: &event) }
    if event.kind == .unknown {
      keepWhole(line, in: source, into: &event)
    } else if line.hasRest, unknown == .keep {
      keepRest(of: line, in: source, into: &event)
    }
    return event
  }

  private mutating func phase(of line: inout EventLine, in source: EventText) -> UInt8? {
    if let usual = line.usual { return usual.phase }
    guard line.has(.phase) else {
      report(.warning, "no-phase", "an event without 'ph', expected its phase", source, line.start)
      return nil
    }
    let member = line[.phase]
    line.use(.phase)
    guard member.sort.isString, member.end > member.value + 2 else {
      let found = source.quoted(member)
      report(.warning, "bad-phase", "'ph' is \(found), expected a letter", source, member.value)
      return nil
    }
    // A phase of several letters is unknown.
    return source.withText(of: member) { $0.count == 1 ? $0[0] : 0 }
  }

  private mutating func readOrigin(
    of line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) {
    if let usual = line.usual {
      (event.process, event.thread) = lastOrigin
      event.time = Instant(nanoseconds: usual.nanoseconds)
      lastTime = event.time
      return
    }
    event.process = origin(.process, "bad-process", of: &line, in: source)
    event.thread = origin(.thread, "bad-thread", of: &line, in: source)
    event.time = time(of: &line, in: source)
    lastTime = event.time
    lastOrigin = (event.process, event.thread)
  }

  private mutating func origin(
    _ key: MemberKey,
    _ code: String,
    of line: inout EventLine,
    in source: EventText
  ) -> UInt32 {
    guard line.has(key) else { return 1 }
    line.use(key)
    let member = line[key]
    // Some programs write numbers as strings; Perfetto accepts them, too.
    if let reading = number(member, in: source, NumberText.integer), reading.value >= 0 {
      let value = UInt32(clamping: reading.value)
      if reading.isSaturated || Int64(value) != reading.value {
        reportSaturated(key, code, member, in: source)
      }
      return value
    }
    let found = source.quoted(member)
    let message = "'\(key.text)' is \(found), expected a number from 1 on; 1 is used"
    report(.warning, code, message, source, member.value)
    return 1
  }

  private mutating func time(of line: inout EventLine, in source: EventText) -> Instant {
    guard line.has(.time) else { return lastTime }
    line.use(.time)
    let member = line[.time]
    if let reading = number(member, in: source, NumberText.nanoseconds) {
      if reading.isSaturated { reportSaturated(.time, "bad-time", member, in: source) }
      return Instant(nanoseconds: reading.value)
    }
    let found = source.quoted(member)
    let message =
      "'ts' is \(found), expected a number in microseconds; the time of the event before is used"
    report(.warning, "bad-time", message, source, member.value)
    return lastTime
  }

  /// Reads a number or a string that contains one; `nil` for any other value.
  private func number<Reading>(
    _ member: EventLine.Member,
    in source: EventText,
    _ read: (UnsafeBufferPointer<UInt8>) -> Reading?
  ) -> Reading? {
    if member.sort == .number { return read(source.bytes(of: member)) }
    guard member.sort.isString else { return nil }
    return source.withText(of: member, read)
  }

  mutating func reportSaturated(
    _ key: MemberKey,
    _ code: String,
    _ member: EventLine.Member,
    in source: EventText
  ) {
    let message = "'\(key.text)' is \(source.quoted(member)), more than fits; the limit is used"
    report(.warning, code, message, source, member.value)
  }

  /// Adds a problem at an index of the present bytes.
  mutating func report(
    _ severity: TraceProblem.Severity,
    _ code: String,
    _ message: String,
    _ source: EventText,
    _ index: Int
  ) {
    problems.append(
      TraceProblem(
        severity,
        code: code,
        message: message,
        line: source.line,
        column: max(index - source.lineStart, 0) + 1,
        byte: source.offset + index
      )
    )
  }
}
