/// Reads a log line by line and joins what belongs together.
///
/// A record of the `log` tool may go on over lines without a prefix; its JSON over lines of its own;
/// Xcode's metadata stand behind their message. Memory is bounded by the longest line and by
/// ``mostHeld`` lines that wait for such an end.
struct RecordReader {
  /// The most lines that wait for metadata or for the end of a JSON object.
  static let mostHeld = 1024
  /// The lines at the start of a file that wait until its form is known.
  private static let mostUndecided = 256

  /// Where the log states what belongs to a message.
  private enum Form {
    /// It is not known yet: the first lines wait.
    case undecided
    /// Before the message, or nowhere.
    case leading
    /// In a line behind the message.
    case trailing
  }

  private var reader: LineReader
  private let parser: LineParser
  private var form: Form
  private var held: [ParsedLine] = []
  private var ready: [ParsedLine] = []
  private var taken = 0
  private var record: LinePrefix?
  private var object = HeldObject()

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - parser: Judges the lines.
  ///   - looksAhead: Whether the first lines may wait until the log's form is known. A log that is
  ///     being written must not: its lines come out as they come in.
  ///   - read: Returns the next bytes; `nil` or no bytes at the end of the input.
  init(parser: LineParser, looksAhead: Bool, read: @escaping () throws -> [UInt8]?) {
    reader = LineReader(read: read)
    self.parser = parser
    form = looksAhead ? .undecided : .leading
  }

  /// Returns the next line or part of a line, or `nil` at the end of the input.
  ///
  /// - Throws: What the closure throws; a later call tries again.
  mutating func next() throws -> ParsedLine? {
    while taken == ready.count {
      ready.removeAll(keepingCapacity: true)
      taken = 0
      if let line = try reader.next() {
        take(line)
        continue
      }
      abandonObject()
      release()
      if ready.isEmpty { return nil }
    }
    defer { taken += 1 }
    return ready[taken]
  }

  private mutating func take(_ line: LineReader.Line) {
    guard !line.isTooLong else {
      abandonObject()
      give(parser.parse(line))
      return
    }
    if object.isOpen || HeldObject.begins(line.bytes) {
      takeJSON(line)
    } else {
      takeText(line)
    }
  }

  // Text.

  private mutating func takeText(_ line: LineReader.Line) {
    if let metadata = ConsoleMetadata(Decoration.strip(line.bytes)) {
      for index in held.indices { metadata.apply(to: &held[index].prefix) }
      release()
      form = .trailing
      ready.append(.framing(line))
      return
    }
    var parsed = parser.parse(line)
    if parsed.prefix.layout.isLogTool {
      record = parsed.prefix
    } else if parsed.prefix.layout != .print || parsed.verdict == .framing {
      record = nil
    } else if let record, parsed.verdict != .blank {
      parsed.prefix.continueRecord(record)
    }
    if parsed.prefix.isActivity, parsed.verdict != .blank { parsed.dismiss(as: .noCallback) }
    give(parsed)
  }

  private mutating func give(_ parsed: ParsedLine) {
    guard form != .leading else {
      ready.append(parsed)
      return
    }
    held.append(parsed)
    let isStated = parsed.prefix.layout != .print
    let limit = form == .undecided ? Self.mostUndecided : Self.mostHeld
    guard isStated || held.count >= limit else { return }
    if form == .undecided { form = .leading }
    release()
  }

  private mutating func release() {
    ready += held
    held.removeAll(keepingCapacity: true)
  }

  // JSON.

  private mutating func takeJSON(_ line: LineReader.Line) {
    release()
    record = nil
    switch object.take(line) {
    case .needsMore: break
    case .isText: abandonObject()
    case .records(let records, let lines):
      give(records, of: lines)
    }
  }

  private mutating func give(_ records: [HeldObject.Record], of lines: [LineReader.Line]) {
    var next = 0
    for line in lines {
      var parts: [ParsedLine] = []
      while next < records.count, records[next].line == line.number {
        parts += parser.parse(records[next].json, at: LinePlace(line: line.number, byte: line.byte))
        next += 1
      }
      guard !parts.isEmpty else {
        ready.append(.framing(line))
        continue
      }
      let main = parts.firstIndex { $0.verdict.isUnderstood } ?? 0
      for index in parts.indices { parts[index].isPart = index != main }
      ready += parts
    }
  }

  private mutating func abandonObject() {
    for line in object.abandon() { takeText(line) }
  }
}

extension LinePrefix {
  /// Makes the line a further one of a record.
  fileprivate mutating func continueRecord(_ record: LinePrefix) {
    let message = message
    self = record
    self.message = message
  }
}

extension ParsedLine {
  /// Makes the line one that reports nothing.
  mutating func dismiss(as verdict: LineVerdict) {
    self.verdict = verdict
    reading = nil
    idiom = ""
    mentioned = nil
  }

  /// A line that belongs to the log's form.
  static func framing(_ line: LineReader.Line) -> ParsedLine {
    ParsedLine(
      place: LinePlace(line: line.number, byte: line.byte),
      prefix: LinePrefix(message: line.bytes),
      verdict: .framing
    )
  }
}
