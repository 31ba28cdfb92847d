import TraceModel

/// Headers, footers and the names of processes and threads.
extension EventDecoder {
  /// Reads an `M`.
  mutating func readMetadata(
    _ line: inout EventLine,
    in source: EventText,
    into event: inout TraceEvent
  ) throws(TraceFormatError) {
    let name = name(.name, of: &line, in: source) ?? .empty
    event.name = name
    switch names[name] {
    case "lifeline" where !hasHeader:
      guard stringArgument("schema", of: line, in: source) == "lifeline" else {
        event.kind = .metadata
        break
      }
      hasHeader = true
      event.kind = .header
      try readHeader(&line, in: source)
    case "lifeline":
      // The header of another run in the same file is repeated unchanged.
      event.kind = .unknown
    case "lifeline_end" where hasHeader && !hasFooter:
      hasFooter = true
      event.kind = .footer
      readFooter(&line, in: source)
    case "lifeline_end": event.kind = .unknown
    default:
      event.kind = .metadata
      if line.has(.argumentName) {
        event.text = self.name(.argumentName, of: &line, in: source) ?? .empty
      }
    }
  }

  private mutating func readHeader(
    _ line: inout EventLine,
    in source: EventText
  ) throws(TraceFormatError) {
    var header = TraceHeader(clock: .monotonic, title: "", producer: "")
    header.version = Int(numberArgument("version", of: line, in: source) ?? 0)
    header.minor = Int(numberArgument("minor", of: line, in: source) ?? 0)
    guard header.version <= TraceHeader.currentVersion else {
      throw TraceFormatError(
        .newerVersion,
        message: "the trace has version \(header.version) of the format, "
          + "this program reads versions up to \(TraceHeader.currentVersion)",
        help: "read it with a newer release of lifeline",
        line: source.line,
        column: max(line.start - source.lineStart, 0) + 1,
        byte: source.offset + line.start
      )
    }
    let clock = stringArgument("clock", of: line, in: source) ?? ""
    if let known = ClockKind(rawValue: clock) {
      header.clock = known
    } else {
      let words = ClockKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let message = "'clock' is \"\(clock)\", expected one of \(words); 'monotonic' is used"
      report(.warning, "bad-clock", message, source, line.start)
    }
    header.title = stringArgument("title", of: line, in: source) ?? ""
    header.producer = stringArgument("producer", of: line, in: source) ?? ""
    header.behavior = stringArgument("behavior", of: line, in: source) ?? ""
    let epoch = stringArgument("epoch_unix_ns", of: line, in: source) ?? ""
    header.epoch = Int64(epoch) ?? 0
    header.zone = numberArgument("zone_s", of: line, in: source).flatMap { zone in
      (-86_400...86_400).contains(zone) ? Int(zone) : nil
    }
    header.observed = strings("observed", of: line, in: source)
    self.header = header
    line.useUnknownArguments { member in
      [
        "schema", "version", "minor", "clock", "title", "producer", "behavior", "epoch_unix_ns",
        "observed", "zone_s",
      ].contains(String(decoding: source.key(of: member), as: UTF8.self))
    }
  }

  private mutating func readFooter(_ line: inout EventLine, in source: EventText) {
    let status = stringArgument("status", of: line, in: source) ?? ""
    if let known = TraceEnd.Status(rawValue: status), known != .cut {
      end.status = known
    } else {
      end.status = .complete
      let message = "'status' is \"\(status)\", expected 'complete' or 'stopped'"
      report(.warning, "bad-status", message, source, line.start)
    }
    end.reason = stringArgument("reason", of: line, in: source) ?? ""
    end.dropped = Int(clamping: numberArgument("dropped", of: line, in: source) ?? 0)
    if let events = numberArgument("events", of: line, in: source) {
      end.events = Int(clamping: events)
      if events != Int64(eventCount) {
        let message = "the footer counts \(events) events, \(eventCount) stand before it"
        report(.warning, "bad-count", message, source, line.start)
      }
    }
    line.useUnknownArguments { member in
      ["status", "reason", "dropped", "events"]
        .contains(String(decoding: source.key(of: member), as: UTF8.self))
    }
  }

  private func argument(
    _ key: String,
    of line: EventLine,
    in source: EventText
  ) -> EventLine.Member? {
    line.unknownArguments.last { source.key(of: $0).elementsEqual(key.utf8) }
  }

  private func stringArgument(
    _ key: String,
    of line: EventLine,
    in source: EventText
  ) -> String? {
    argument(key, of: line, in: source).flatMap { source.string($0) }
  }

  private func numberArgument(
    _ key: String,
    of line: EventLine,
    in source: EventText
  ) -> Int64? {
    guard let member = argument(key, of: line, in: source), member.sort == .number else {
      return nil
    }
    return NumberText.integer(source.bytes(of: member))?.value
  }

  /// Returns the strings of an array; `nil` if the member is missing or not an array.
  private func strings(
    _ key: String,
    of line: EventLine,
    in source: EventText
  ) -> [String]? {
    guard let member = argument(key, of: line, in: source), member.sort == .array else {
      return nil
    }
    var scanner = ByteScanner(
      base: source.base,
      end: member.end,
      position: member.value + 1,
      lineStart: source.lineStart
    )
    var strings: [String] = []
    while true {
      while scanner.byte == UInt8(ascii: ",") || scanner.byte <= 0x20 { scanner.position += 1 }
      guard scanner.byte == UInt8(ascii: "\"") else { return strings }
      let start = scanner.position
      guard let sort = try? scanner.skipValue() else { return strings }
      let found = EventLine.Member(start: start, value: start, end: scanner.position, sort: sort)
      guard let text = source.string(found) else { return strings }
      strings.append(text)
    }
  }
}
