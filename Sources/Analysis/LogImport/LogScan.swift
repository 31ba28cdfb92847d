public import TraceModel

/// The result of a first pass over a log.
public struct LogScan: Sendable {
  /// The texts of the callbacks that occur, in the order of the name table.
  public internal(set) var observed: [String] = []
  /// The clock of the log: `ClockKind.wall` if a parsed line states a time.
  public internal(set) var clock = ClockKind.order
  /// The wall-clock time of the beginning in nanoseconds since 1970; 0 if no line states one.
  public internal(set) var epoch: Int64 = 0
  /// The first time zone that the log states, in seconds east of UTC; `nil` if it states none.
  public internal(set) var zone: Int?
  /// The numbers of all lines and of parsed lines.
  public internal(set) var statistics = LogStatistics()
}

extension LogImporter {
  /// Reads a log once without creating events, to find the callbacks that it prints.
  ///
  /// Lines are classified exactly as in an import.
  ///
  /// - Parameters:
  ///   - patterns: Custom log patterns.
  ///   - read: Returns the next bytes; `nil` or no bytes at the end of the log.
  /// - Returns: The callbacks, the clock and the statistics of the log.
  /// - Throws: The error that the closure throws.
  public static func scan(
    patterns: [LogPattern] = [],
    _ read: @escaping () throws -> [UInt8]?
  ) throws -> LogScan {
    let parser = LineParser(patterns: patterns)
    var reader = RecordReader(parser: parser, looksAhead: true, read: read)
    var progress = LogProgress()
    progress.found = FoundCallbacks()
    while let parsed = try reader.next(observing: &progress, skipsIgnored: true) {
      progress.observe(parsed)
      guard parsed.verdict.isUnderstood else { continue }
      let isTimed = parsed.prefix.wall != nil
      _ = progress.clock.moment(isTimed: isTimed)
      if isTimed { progress.found?.addTime(of: progress.clock) }
      if case .callback(let statement) = parsed.reading { progress.found?.add(statement.callback) }
    }
    var scan = LogScan()
    if let found = progress.found {
      scan.observed = found.texts
      scan.clock = found.isTimed ? .wall : .order
      scan.epoch = found.isTimed ? progress.clock.statedEpoch : 0
      scan.zone = found.zone.map(Int.init)
    }
    scan.statistics = progress.statistics
    return scan
  }

  /// Reads a log in memory once without creating events.
  public static func scan(bytes: [UInt8], patterns: [LogPattern] = []) -> LogScan {
    var rest: [UInt8]? = bytes
    // This closure never throws.
    let scan = try? scan(patterns: patterns) {
      defer { rest = nil }
      return rest
    }
    return scan ?? LogScan()
  }
}
