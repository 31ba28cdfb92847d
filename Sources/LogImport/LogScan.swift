public import TraceModel

/// What a first pass over a log finds out.
public struct LogScan: Sendable {
  /// The callbacks that occur, by their text, in the order of the name table.
  public internal(set) var observed: [String] = []
  /// Which clock the log has: ``ClockKind/wall`` when an understood line states a time.
  public internal(set) var clock = ClockKind.order
  /// The wall-clock time of the beginning in nanoseconds since 1970, 0 when no line states one.
  public internal(set) var epoch: Int64 = 0
  /// How many lines there are, and how many of them were understood.
  public internal(set) var statistics = LogStatistics()
}

extension LogImporter {
  /// Reads a log once, without making events, to learn which callbacks it shows.
  ///
  /// Lines are judged exactly as in an import, so that both agree.
  ///
  /// - Parameter read: Returns the next bytes; `nil` or no bytes at the end of the log.
  /// - Returns: What the log shows and how much of it was understood.
  /// - Throws: What the closure throws.
  public static func scan(_ read: @escaping () throws -> [UInt8]?) throws -> LogScan {
    var reader = LineReader(read: read)
    let parser = LineParser(includesPrivateClasses: false)
    var names = NameTable()
    var clock = LogClock()
    var observed: Set<Name> = []
    var scan = LogScan()
    while let line = try reader.next() {
      guard !reader.isUTF16 else {
        scan.statistics.isUTF16 = true
        break
      }
      let parsed = parser.parse(line)
      scan.statistics.count(parsed)
      clock.observe(parsed.prefix)
      guard parsed.verdict.isUnderstood else { continue }
      _ = clock.moment(isTimed: parsed.prefix.wall != nil)
      if parsed.prefix.wall != nil {
        scan.clock = .wall
        scan.epoch = clock.statedEpoch
      }
      if case .callback(let statement) = parsed.reading {
        observed.insert(names.intern(statement.callback.text))
      }
    }
    scan.observed = observed.sorted { $0.id < $1.id }.map { names[$0] }
    return scan
  }

  /// Reads a log that is in memory once, as the other function of this name does.
  public static func scan(bytes: [UInt8]) -> LogScan {
    var rest: [UInt8]? = bytes
    // A closure that gives out an array does not throw.
    let scan = try? scan {
      defer { rest = nil }
      return rest
    }
    return scan ?? LogScan()
  }
}
