/// What a log's layout says of a line before its message.
struct LinePrefix {
  /// The layout that took the line.
  var layout = LogLayout.print
  /// The wall clock in nanoseconds since 1970; local time when ``zone`` is not stated.
  var wall: Int64?
  /// The time zone's distance from UTC in seconds.
  var zone: Int64?
  /// How much of the date the log states.
  var date = DateParts.full
  /// The process's number on the device.
  var process: UInt64?
  /// The thread's number on the device.
  var thread: UInt64?
  /// The name of the process; empty when it is not stated.
  var processName: ArraySlice<UInt8> = []
  /// The process and thread as the line prints them, `App[1:2]`; empty in other layouts.
  var origin: ArraySlice<UInt8> = []
  /// What stands in the log tool's brackets, `subsystem:category`; empty without them.
  var category: ArraySlice<UInt8> = []
  /// Whether the record tells of an activity or signpost, not of something that was printed.
  var isActivity = false
  /// What the program printed.
  var message: ArraySlice<UInt8>

  /// The parts of a date that a layout states.
  enum DateParts {
    /// The day with its year.
    case full
    /// The day without its year: ``LinePrefix/wall`` counts from the beginning of 1972.
    case withoutYear
    /// No day: ``LinePrefix/wall`` counts from midnight.
    case none
  }
}

/// Knows one layout of log lines.
///
/// A format is one type in a file of its own and one line in ``LinePrefixParsers/all``.
protocol LinePrefixParser: Sendable {
  /// Returns the parts of a line without decoration, or `nil` when it does not have this layout.
  func parse(_ line: ArraySlice<UInt8>) -> LinePrefix?
}

/// The layouts that are tried on each line, in order.
enum LinePrefixParsers {
  /// All layouts; a line that none of them takes is a message as it stands, as `print` writes it.
  static let all: [any LinePrefixParser] = [
    LogToolPrefix(), NSLogPrefix(), InternetTimePrefix(), PrintedDatePrefix(), TimeOfDayPrefix(),
    DeviceSyslogPrefix(), ConsoleAppPrefix(),
  ]

  /// Returns the parts of a line by the first layout that takes it.
  ///
  /// A time in the Internet's format may stand before another layout, as build servers put it; the
  /// inner time is then the program's.
  static func parse(_ line: ArraySlice<UInt8>) -> LinePrefix {
    guard mayHavePrefix(line) else { return LinePrefix(message: LevelTag.strip(line)) }
    for parser in all {
      guard var prefix = parser.parse(line) else { continue }
      if prefix.layout == .internetTime, let inner = inner(prefix.message) { prefix = inner }
      if !prefix.layout.isLogTool { prefix.message = LevelTag.strip(prefix.message) }
      return prefix
    }
    return LinePrefix(message: LevelTag.strip(line))
  }

  private static func inner(_ message: ArraySlice<UInt8>) -> LinePrefix? {
    LogToolPrefix().parse(message) ?? NSLogPrefix().parse(message)
  }

  /// Whether a line begins with a time, or holds a process's number in brackets near its start.
  private static func mayHavePrefix(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    return first.isDigit || first == UInt8(ascii: "[") || first == UInt8(ascii: "(")
      || line.prefix(NSLogPrefix.longestName + 8).contains(UInt8(ascii: "["))
      || line.prefix(16).contains(0x09)
  }
}
