import TraceModel

/// Finds the events of a document and continues after damage.
struct DocumentScanner {
  /// The result of one step.
  enum Outcome {
    case event(TraceEvent)
    /// Text that is not an event.
    case nothing
    /// The present bytes are used up.
    case needsMore
    case ended
  }

  /// The part of the document at the position.
  enum Stage {
    case start
    case events(inObject: Bool)
    case behindEvents(inObject: Bool)
    case skippingLine(inObject: Bool)
  }

  var builder: EventDecoder
  /// The index of the next byte among the present bytes.
  var position = 0
  /// The line of the position, counted from 1.
  var line = 1
  /// The index at which that line begins.
  var lineStart = 0
  var stage = Stage.start
  var isClosed = false
  /// The number of incomplete events, in files of programs that crashed.
  var tornCount = 0
  /// Lines and byte offsets of the first incomplete events.
  var torn: [(line: Int, byte: Int)] = []
  /// Whether every event must end on its line; see ``ByteScanner/isOneLine``.
  var isOneLine = false
  private var eventLine = EventLine()
  private var failuresOverLines = 0
  private var isRecovering = false
  private let lineLimit: Int

  init(unknown: UnknownMembers, lineLimit: Int) {
    builder = EventDecoder(unknown: unknown)
    self.lineLimit = lineLimit
  }

  /// Returns whether an event that the end of the input interrupts must be scanned again, because
  /// the following lines look like events.
  mutating func retriesAtEnd(in window: ByteWindow) -> Bool {
    guard !isOneLine, case .events = stage else { return false }
    let rest = window.bytes[position..<max(position, window.count)]
    let hasEventBehind = zip(rest, rest.dropFirst()).contains { $0 == 0x0A && $1 == 0x7B }
    isOneLine = hasEventBehind
    return hasEventBehind
  }

  /// Shifts all indices after the present bytes were moved.
  mutating func move(by distance: Int) {
    position -= distance
    lineStart -= distance
  }

  /// Continues by at most one event.
  static func step(
    _ document: inout DocumentScanner,
    in window: ByteWindow
  ) throws(TraceFormatError) -> Outcome {
    let result: Result<Outcome, TraceFormatError> = window.bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .success(.needsMore) }
      var scanner = ByteScanner(
        base: base,
        end: window.count,
        position: document.position,
        lineStart: document.lineStart
      )
      do throws(TraceFormatError) {
        return .success(try document.step(&scanner, offset: window.offset))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func step(
    _ scanner: inout ByteScanner,
    offset: Int
  ) throws(TraceFormatError) -> Outcome {
    switch stage {
    case .start: return try start(&scanner, offset: offset)
    case .events(let inObject): return try events(&scanner, inObject: inObject, offset: offset)
    case .behindEvents(let inObject):
      return behindEvents(&scanner, inObject: inObject, offset: offset)
    case .skippingLine(let inObject):
      scanner.skipLine()
      accept(scanner)
      guard scanner.position < scanner.end else { return .needsMore }
      stage = .events(inObject: inObject)
      return .nothing
    }
  }

  private var isInObject: Bool {
    if case .events(inObject: true) = stage { true } else { false }
  }

  /// A scanner of the same bytes at the document's position that has passed no newline.
  func scannerHere(_ other: ByteScanner) -> ByteScanner {
    ByteScanner(
      base: other.base,
      end: other.end,
      position: position,
      lineStart: lineStart,
      isOneLine: isOneLine
    )
  }

  /// Moves the document's position to the scanner's.
  mutating func accept(_ scanner: ByteScanner) {
    position = scanner.position
    line += scanner.newlines
    lineStart = scanner.lineStart
  }

  private mutating func events(
    _ scanner: inout ByteScanner,
    inObject: Bool,
    offset: Int
  ) throws(TraceFormatError) -> Outcome {
    scanner.skipBetweenEvents()
    accept(scanner)
    guard position < scanner.end else { return .needsMore }
    switch scanner.byte {
    case UInt8(ascii: "{"): return try event(scanner, offset: offset)
    case UInt8(ascii: "]"):
      position += 1
      isClosed = !inObject
      stage = .behindEvents(inObject: inObject)
      return .nothing
    default:
      // The rest of a damaged event over several lines was reported with its start.
      if isRecovering, !isOneLine { return skipLine(scanner) }
      let here = scannerHere(scanner)
      return damage(here.failure(expected: "an event in braces"), here, offset: offset)
    }
  }

  private mutating func event(
    _ start: ByteScanner,
    offset: Int
  ) throws(TraceFormatError) -> Outcome {
    var scanner = scannerHere(start)
    do throws(ScanFailure) {
      try eventLine.scan(&scanner)
    } catch {
      return damage(error, scanner, offset: offset)
    }
    let source = EventText(base: start.base, offset: offset, line: line, lineStart: lineStart)
    if eventLine.usual == nil, !eventLine.has(.phase), isTornLine(start) {
      noteTorn(offset: offset)
      return skipLine(scanner)
    }
    isRecovering = false
    let hadHeader = builder.hasHeader
    accept(scanner)
    guard let event = try builder.event(from: &eventLine, in: source) else { return .nothing }
    if builder.hasHeader, !hadHeader { isOneLine = scanner.newlines == 0 }
    return .event(event)
  }

  /// Handles bytes that are not an event.
  private mutating func damage(
    _ failure: ScanFailure,
    _ scanner: ByteScanner,
    offset: Int
  ) -> Outcome {
    guard failure != .endOfBytes else {
      guard scanner.end - position > lineLimit else { return .needsMore }
      report(
        "line-too-long",
        "an event of more than \(lineLimit) bytes, it is skipped",
        at: position,
        offset: offset
      )
      position = scanner.end
      stage = .skippingLine(inObject: isInObject)
      return .nothing
    }
    if isTornLine(scanner) || failure == .controlCharacter(0) {
      noteTorn(offset: offset)
      return skipLine(scanner)
    }
    report("bad-event", "\(failure.message); the event is skipped", at: scanner, offset: offset)
    isRecovering = true
    if scanner.newlines > 0 {
      failuresOverLines += 1
      // Each attempt may have scanned many lines; the number of attempts is limited.
      if failuresOverLines >= 16 { isOneLine = true }
    }
    // If the event is complete except for its content, the next event may follow on the same line.
    var again = scannerHere(scanner)
    again.isOneLine = true
    if again.byte == UInt8(ascii: "{"), (try? again.skipValue()) != nil {
      position = again.position
      return .nothing
    }
    again.position = position
    return skipLine(again)
  }

  private mutating func skipLine(_ scanner: ByteScanner) -> Outcome {
    var scanner = scanner
    scanner.skipLine()
    accept(scanner)
    if position >= scanner.end { stage = .skippingLine(inObject: isInObject) }
    return .nothing
  }

  /// Whether the line may be an incomplete line of a recorder, whose first byte was not stored:
  /// lines of a recorder start with their brace, reserved memory contains spaces.
  private func isTornLine(_ scanner: ByteScanner) -> Bool {
    // The line's start may have been released; only separators can have been there.
    builder.hasHeader && position > lineStart
      && (max(lineStart, 0)..<position).allSatisfy { scanner.base[$0] == 0x20 }
  }

  private mutating func noteTorn(offset: Int) {
    tornCount += 1
    if tornCount <= ProblemList.limit { torn.append((line, offset + position)) }
  }

  private mutating func report(_ code: String, _ message: String, at index: Int, offset: Int) {
    builder.problems.append(
      TraceProblem(
        .error,
        code: code,
        message: message,
        line: line,
        column: max(index - lineStart, 0) + 1,
        byte: offset + index
      )
    )
  }

  /// Adds a problem at the scanner's position, which may be some lines after the event's start.
  mutating func report(_ code: String, _ message: String, at scanner: ByteScanner, offset: Int) {
    builder.problems.append(
      TraceProblem(
        .error,
        code: code,
        message: message,
        line: line + scanner.newlines,
        column: max(scanner.position - scanner.lineStart, 0) + 1,
        byte: offset + scanner.position
      )
    )
  }
}
