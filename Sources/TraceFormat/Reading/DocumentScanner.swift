import TraceModel

/// Finds the events of a document and gets on behind damage.
struct DocumentScanner {
  /// What one step found.
  enum Step {
    case event(TraceEvent)
    /// Something that is no event.
    case nothing
    /// The bytes at hand are used up.
    case needsMore
    case ended
  }

  /// Where in the document the position is.
  enum Stage {
    case start
    case events(inObject: Bool)
    case behindEvents(inObject: Bool)
    case skippingLine(inObject: Bool)
  }

  var builder: EventBuilder
  /// The place of what comes next among the bytes at hand.
  var position = 0
  /// Its line, counted from 1.
  var line = 1
  /// The place at which that line begins.
  var lineStart = 0
  var stage = Stage.start
  var isClosed = false
  /// The events whose writing was interrupted, in files of programs that died.
  var tornCount = 0
  /// The places of the first of them.
  var torn: [(line: Int, byte: Int)] = []
  /// Whether every event must end on its line; see ``ByteScanner/isOneLine``.
  var isOneLine = false
  private var eventLine = EventLine()
  private var failuresOverLines = 0
  private var isRecovering = false
  private let lineLimit: Int

  init(unknown: UnknownMembers, lineLimit: Int) {
    builder = EventBuilder(unknown: unknown)
    self.lineLimit = lineLimit
  }

  /// Decides about an event that the input's end interrupts: `true` when it must be looked at again,
  /// because lines follow that look like events of their own.
  mutating func retriesAtEnd(in window: ByteWindow) -> Bool {
    guard !isOneLine, case .events = stage else { return false }
    let rest = window.bytes[position..<max(position, window.count)]
    let hasEventBehind = zip(rest, rest.dropFirst()).contains { $0 == 0x0A && $1 == 0x7B }
    isOneLine = hasEventBehind
    return hasEventBehind
  }

  /// Follows the bytes at hand when they move.
  mutating func move(by distance: Int) {
    position -= distance
    lineStart -= distance
  }

  /// Goes on by one event at most.
  static func step(
    _ document: inout DocumentScanner,
    in window: ByteWindow
  ) throws(TraceFormatError) -> Step {
    let result: Result<Step, TraceFormatError> = window.bytes.withUnsafeBufferPointer { buffer in
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
  ) throws(TraceFormatError) -> Step {
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

  /// A scanner of the same bytes that stands at the document's position and has passed no newline.
  func scannerHere(_ other: ByteScanner) -> ByteScanner {
    ByteScanner(
      base: other.base,
      end: other.end,
      position: position,
      lineStart: lineStart,
      isOneLine: isOneLine
    )
  }

  /// Makes the scanner's position the document's.
  mutating func accept(_ scanner: ByteScanner) {
    position = scanner.position
    line += scanner.newlines
    lineStart = scanner.lineStart
  }

  private mutating func events(
    _ scanner: inout ByteScanner,
    inObject: Bool,
    offset: Int
  ) throws(TraceFormatError) -> Step {
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
      // The rest of a damaged event that stands on several lines was reported with its start.
      if isRecovering, !isOneLine { return skipLine(scanner) }
      let here = scannerHere(scanner)
      return damage(here.failure(expected: "an event in braces"), here, offset: offset)
    }
  }

  private mutating func event(
    _ start: ByteScanner,
    offset: Int
  ) throws(TraceFormatError) -> Step {
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

  /// Deals with bytes that are no event.
  private mutating func damage(
    _ failure: ScanFailure,
    _ scanner: ByteScanner,
    offset: Int
  ) -> Step {
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
      // Each attempt may have looked at many lines: no more of them than a few.
      if failuresOverLines >= 16 { isOneLine = true }
    }
    // An event that is whole but for what stands in it: the next one may follow on the same line.
    var again = scannerHere(scanner)
    again.isOneLine = true
    if again.byte == UInt8(ascii: "{"), (try? again.skipValue()) != nil {
      position = again.position
      return .nothing
    }
    again.position = position
    return skipLine(again)
  }

  private mutating func skipLine(_ scanner: ByteScanner) -> Step {
    var scanner = scanner
    scanner.skipLine()
    accept(scanner)
    if position >= scanner.end { stage = .skippingLine(inObject: isInObject) }
    return .nothing
  }

  /// Whether the line could be one of ours whose first byte was not stored any more: lines of ours
  /// start with their brace, reserved memory is spaces.
  private func isTornLine(_ scanner: ByteScanner) -> Bool {
    builder.hasHeader && position > lineStart && lineStart >= 0
      && (lineStart..<position).allSatisfy { scanner.base[$0] == 0x20 }
  }

  private mutating func noteTorn(offset: Int) {
    tornCount += 1
    if tornCount <= ProblemList.limit { torn.append((line, offset + position)) }
  }

  private mutating func report(_ code: String, _ message: String, at place: Int, offset: Int) {
    builder.problems.append(
      TraceProblem(
        .error,
        code: code,
        message: message,
        line: line,
        column: max(place - lineStart, 0) + 1,
        byte: offset + place
      )
    )
  }

  /// Notes a problem where the scanner stands, which may be some lines behind the event's start.
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
