import TraceModel

/// Reads the text before the first event and after the last one.
extension DocumentScanner {
  /// Finds the first event in an array or in an object's `traceEvents`.
  mutating func start(
    _ scanner: inout ByteScanner,
    offset: Int
  ) throws(TraceFormatError) -> Outcome {
    if offset + scanner.position == 0, scanner.end >= 3,
      scanner.base[0] == 0xEF, scanner.base[1] == 0xBB, scanner.base[2] == 0xBF
    {
      scanner.position = 3
    }
    scanner.skipBetweenEvents()
    accept(scanner)
    guard position < scanner.end else { return .needsMore }
    switch scanner.byte {
    case UInt8(ascii: "["):
      position += 1
      stage = .events(inObject: false)
      return .nothing
    case UInt8(ascii: "{"): return try startOfObject(scanner, offset: offset)
    default:
      throw notATrace(
        "found \(ScanFailure.name(of: scanner.byte)), expected '[' or '{'",
        scannerHere(scanner),
        offset: offset
      )
    }
  }

  private mutating func startOfObject(
    _ start: ByteScanner,
    offset: Int
  ) throws(TraceFormatError) -> Outcome {
    var scanner = scannerHere(start)
    scanner.position += 1
    do throws(ScanFailure) {
      while true {
        try scanner.take(UInt8(ascii: "\""), expected: "a key in quotes")
        let keyStart = scanner.position
        _ = try scanner.skipString()
        let key = UnsafeBufferPointer(
          start: scanner.base + keyStart,
          count: scanner.position - 1 - keyStart
        )
        if key.elementsEqual("ph".utf8) { return startWithoutBracket(offset: offset) }
        try scanner.take(UInt8(ascii: ":"), expected: "':'")
        scanner.skipSpace()
        if key.elementsEqual("traceEvents".utf8), scanner.byte == UInt8(ascii: "[") {
          scanner.position += 1
          accept(scanner)
          stage = .events(inObject: true)
          return .nothing
        }
        _ = try scanner.skipValue()
        scanner.skipSpace()
        guard scanner.byte != UInt8(ascii: "}") else {
          throw ScanFailure.unexpected(UInt8(ascii: "}"), expected: "'traceEvents'")
        }
        try scanner.take(UInt8(ascii: ","), expected: "',' or '}'")
      }
    } catch {
      if error == .endOfBytes { return .needsMore }
      throw notATrace(error.message, scanner, offset: offset)
    }
  }

  /// Begins with an event: the start of the file is missing, or it has one event per line without
  /// brackets.
  private mutating func startWithoutBracket(offset: Int) -> Outcome {
    builder.problems.append(
      TraceProblem(
        .note,
        code: "no-bracket",
        message: "the trace begins with an event, expected '['",
        line: line,
        column: position - lineStart + 1,
        byte: offset + position
      )
    )
    stage = .events(inObject: false)
    return .nothing
  }

  private func notATrace(
    _ message: String,
    _ scanner: ByteScanner,
    offset: Int
  ) -> TraceFormatError {
    TraceFormatError(
      .notATrace,
      message: message,
      help: "a trace is a JSON array of events, or an object with 'traceEvents'",
      line: line + scanner.newlines,
      column: max(scanner.position - scanner.lineStart, 0) + 1,
      byte: offset + scanner.position
    )
  }

  /// Reads the text after the closing bracket of the events.
  mutating func behindEvents(
    _ scanner: inout ByteScanner,
    inObject: Bool,
    offset: Int
  ) -> Outcome {
    scanner.skipBetweenEvents()
    accept(scanner)
    guard position < scanner.end else { return .needsMore }
    if inObject, scanner.byte == UInt8(ascii: "}") {
      position += 1
      isClosed = true
      stage = .behindEvents(inObject: false)
      return .nothing
    }
    if inObject, scanner.byte == UInt8(ascii: "\"") {
      return member(behindEvents: scanner, offset: offset)
    }
    // A bracket at the start of an event is damage; the footer shows the real end.
    let goesOn = !builder.hasFooter && !inObject
    report(
      "trailing-data",
      "found \(ScanFailure.name(of: scanner.byte)) behind the closing bracket, expected the end; "
        + (goesOn ? "reading goes on" : "the rest is not read"),
      at: scannerHere(scanner),
      offset: offset
    )
    guard goesOn else {
      close()
      return .ended
    }
    isClosed = false
    stage = .events(inObject: false)
    return .nothing
  }

  /// Skips a member of the outermost object, such as Chrome's `metadata`.
  private mutating func member(behindEvents start: ByteScanner, offset: Int) -> Outcome {
    var scanner = scannerHere(start)
    do throws(ScanFailure) {
      _ = try scanner.skipValue()
      try scanner.take(UInt8(ascii: ":"), expected: "':'")
      _ = try scanner.skipValue()
      accept(scanner)
      return .nothing
    } catch {
      if error == .endOfBytes { return .needsMore }
      report("trailing-data", "\(error.message); the rest is not read", at: scanner, offset: offset)
      close()
      return .ended
    }
  }

  /// Records the end of the input after all its bytes were read.
  ///
  /// - Throws: `empty` or `notATrace` if the input ends before the first event.
  mutating func finish(at window: ByteWindow) throws(TraceFormatError) {
    if case .start = stage {
      guard position < window.count else {
        throw TraceFormatError(.empty, message: "the input is empty, expected a trace")
      }
      throw TraceFormatError(
        .notATrace,
        message: "the input ends before its first event",
        line: line,
        column: position - lineStart + 1,
        byte: window.offset + position
      )
    }
    close(unfinished: position < window.count ? window.offset + position : nil)
  }

  /// Records the end of the input.
  ///
  /// - Parameter unfinished: The offset at which an incomplete event begins.
  private mutating func close(unfinished: Int? = nil) {
    if builder.hasFooter {
      for start in torn {
        builder.problems.append(
          TraceProblem(
            .error,
            code: "bad-event",
            message: "an event without its beginning; the line is skipped",
            line: start.line,
            byte: start.byte
          )
        )
      }
      return
    }
    if !builder.hasHeader, isClosed {
      builder.end = TraceEnd(status: .complete)
      return
    }
    var reason = builder.hasHeader ? "there is no footer" : "the array of events is not closed"
    if let unfinished { reason = "line \(line) is not finished (byte \(unfinished))" }
    if tornCount > 0 {
      let noun = tornCount == 1 ? "event was" : "events were"
      reason += "; \(tornCount) more \(noun) being written"
    }
    builder.end = TraceEnd(status: .cut, reason: reason)
  }
}
