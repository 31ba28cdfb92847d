public import TraceModel

/// What a first pass over a log finds out.
public struct LogScan: Sendable {
  /// The callbacks that occur, by their text, in the order of the name table.
  public internal(set) var observed: [String] = []
  /// Which clock the log has: ``ClockKind/wall`` when an understood line states a time.
  public internal(set) var clock = ClockKind.order
  /// The wall-clock time of the beginning in nanoseconds since 1970, 0 when no line states one.
  public internal(set) var epoch: Int64 = 0
  /// The first time zone that the log states, in seconds east of UTC; `nil` when it states none.
  public internal(set) var zone: Int?
  /// How many lines there are, and how many of them were understood.
  public internal(set) var statistics = LogStatistics()
}

extension LogImporter {
  /// Reads a log once, without making events, to learn which callbacks it shows.
  ///
  /// Lines are judged exactly as in an import, so that both agree.
  ///
  /// - Parameters:
  ///   - patterns: The user's own ways to print callbacks.
  ///   - read: Returns the next bytes; `nil` or no bytes at the end of the log.
  /// - Returns: What the log shows and how much of it was understood.
  /// - Throws: What the closure throws.
  public static func scan(
    patterns: [LogPattern] = [],
    _ read: @escaping () throws -> [UInt8]?
  ) throws -> LogScan {
    let parser = LineParser(patterns: patterns)
    var reader = RecordReader(parser: parser, looksAhead: true, read: read)
    var names = NameTable()
    var clock = LogClock()
    var observed: Set<Name> = []
    var scan = LogScan()
    while let parsed = try reader.next() {
      scan.statistics.count(parsed)
      if clock.observe(parsed.prefix) { scan.statistics.noteSummersEnd(parsed.place) }
      guard parsed.verdict.isUnderstood else { continue }
      _ = clock.moment(isTimed: parsed.prefix.wall != nil)
      if parsed.prefix.wall != nil {
        scan.clock = .wall
        scan.epoch = clock.statedEpoch
        scan.zone = clock.zone.map(Int.init)
      }
      if case .callback(let statement) = parsed.reading {
        observed.insert(names.intern(statement.callback.text))
      }
    }
    scan.observed = observed.sorted { $0.id < $1.id }.map { names[$0] }
    return scan
  }

  /// Reads a log that is in memory once, as the other function of this name does.
  public static func scan(bytes: [UInt8], patterns: [LogPattern] = []) -> LogScan {
    var rest: [UInt8]? = bytes
    // A closure that gives out an array does not throw.
    let scan = try? scan(patterns: patterns) {
      defer { rest = nil }
      return rest
    }
    return scan ?? LogScan()
  }
}
