/// Reads a log line by line and joins lines that belong to one record.
///
/// A record of the `log` tool may continue on lines without a prefix, and its JSON may span lines;
/// Xcode's metadata follow their message. Memory is bounded by the longest line and by
/// ``maximumHeld`` pending lines.
struct RecordReader {
  /// The maximum number of lines that are held until metadata or the end of a JSON object follows.
  static let maximumHeld = 1024
  /// The maximum number of lines at the start of a file that are held until its form is known.
  private static let maximumUndecided = 256

  /// Where a log states the metadata of a message.
  private enum Form {
    /// The format is not known yet, and the first lines are stored.
    case undecided
    /// The fields precede the message, or there are none.
    case leading
    /// The fields are in a line after the message.
    case trailing
  }

  private var reader: LineReader
  private var parser: LineParser
  private var form: Form
  private var held: [ParsedLine] = []
  private var ready: [ParsedLine] = []
  private var taken = 0
  private var record: LinePrefix?
  private var object = HeldObject()

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - parser: Parses the lines.
  ///   - looksAhead: Whether the first lines may be held until the log's form is known. It is
  ///     `false` for a log that is still being written.
  ///   - read: Returns the next bytes; `nil` or no bytes at the end of the input.
  init(parser: LineParser, looksAhead: Bool, read: @escaping () throws -> [UInt8]?) {
    reader = LineReader(read: read)
    self.parser = parser
    form = looksAhead ? .undecided : .leading
  }

  /// Reads the next line.
  ///
  /// - Parameters:
  ///   - progress: Receives the lines that are skipped.
  ///   - skipsIgnored: Whether lines that are neither events nor structure are not returned.
  /// - Returns: The line or a part of it, or `nil` at the end of the input.
  /// - Throws: The error that the closure throws; a later call tries again.
  mutating func next(
    observing progress: inout LogProgress,
    skipsIgnored: Bool
  ) throws -> ParsedLine? {
    while taken == ready.count {
      if taken > 0 {
        ready.removeAll(keepingCapacity: true)
        taken = 0
      }
      if skipsIgnored, parser.patterns.isEmpty { skipIgnored(observing: &progress) }
      if let line = try reader.next() {
        // Most lines need not be held.
        if form == .leading, !line.isTooLong, !object.isOpen, !HeldObject.begins(line.bytes) {
          if let parsed = parseText(line) { return parsed }
        } else {
          consume(line)
        }
        continue
      }
      abandonObject()
      release()
      if ready.isEmpty { return nil }
    }
    defer { taken += 1 }
    return ready[taken]
  }

  private mutating func consume(_ line: LineReader.Line) {
    guard !line.isTooLong else {
      abandonObject()
      emit(parser.parse(line))
      return
    }
    if object.isOpen || HeldObject.begins(line.bytes) {
      consumeJSON(line)
    } else {
      consumeText(line)
    }
  }

  /// Skips the lines of the current chunk that are neither events nor structure, and in a first
  /// pass those that repeat a callback.
  private mutating func skipIgnored(observing progress: inout LogProgress) {
    guard form == .leading, held.isEmpty, !object.isOpen else { return }
    // The line that states the record of the lines after it.
    var recordLine: Range<Int>?
    var endsRecord = false
    reader.skipLines(&parser) { bytes, start, position, parser in
      let layout: LogLayout
      let text: Range<Int>
      if let line = IgnoredLine(bytes, prefixes: &parser.prefixes) {
        progress.observe(line, at: position)
        (layout, text) = (line.layout, line.text)
      } else if progress.found != nil, let line = parser.repeated(bytes) {
        progress.observe(line, at: position)
        (layout, text) = (line.layout, line.text)
      } else {
        return false
      }
      if layout != .print {
        endsRecord = !layout.isLogTool
        recordLine =
          endsRecord ? nil : (start + text.lowerBound)..<(start + text.upperBound)
      }
      return true
    }
    if let recordLine {
      let text = reader.bytes(in: recordLine)
      record = parser.prefix(of: text)
    } else if endsRecord {
      record = nil
    }
  }

  // Text.

  private mutating func consumeText(_ line: LineReader.Line) {
    if let parsed = parseText(line) { emit(parsed) }
  }

  /// Parses a line of text and adds the values of its record; returns `nil` for metadata, which are
  /// added to the lines before them.
  private mutating func parseText(_ line: LineReader.Line) -> ParsedLine? {
    if let metadata = ConsoleMetadata(LineStart.plainText(of: line.bytes)) {
      for index in held.indices { metadata.apply(to: &held[index].prefix) }
      release()
      form = .trailing
      ready.append(.framing(line))
      return nil
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
    return parsed
  }

  private mutating func emit(_ parsed: ParsedLine) {
    guard form != .leading else {
      ready.append(parsed)
      return
    }
    held.append(parsed)
    let isStated = parsed.prefix.layout != .print
    let limit = form == .undecided ? Self.maximumUndecided : Self.maximumHeld
    guard isStated || held.count >= limit else { return }
    if form == .undecided { form = .leading }
    release()
  }

  private mutating func release() {
    ready += held
    held.removeAll(keepingCapacity: true)
  }

  // JSON.

  private mutating func consumeJSON(_ line: LineReader.Line) {
    release()
    record = nil
    switch object.add(line) {
    case .needsMore: break
    case .isText: abandonObject()
    case .records(let records, let lines):
      emit(records, of: lines)
    }
  }

  private mutating func emit(_ records: [HeldObject.Record], of lines: [LineReader.Line]) {
    var next = 0
    for line in lines {
      var parts: [ParsedLine] = []
      while next < records.count, records[next].line == line.number {
        parts += parser.parse(
          records[next].json,
          at: LinePosition(line: line.number, byte: line.byte)
        )
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
    for line in object.abandon() { consumeText(line) }
  }
}

extension LinePrefix {
  /// Makes the line a continuation of a record.
  fileprivate mutating func continueRecord(_ record: LinePrefix) {
    let message = message
    self = record
    self.message = message
    isContinued = true
  }
}

extension ParsedLine {
  /// Marks the line as one without an event.
  mutating func dismiss(as verdict: LineVerdict) {
    self.verdict = verdict
    reading = nil
    idiom = ""
    mentioned = nil
  }

  /// Returns a line that is structure of the log.
  static func framing(_ line: LineReader.Line) -> ParsedLine {
    ParsedLine(
      position: LinePosition(line: line.number, byte: line.byte),
      prefix: LinePrefix(message: line.bytes),
      verdict: .framing
    )
  }
}
