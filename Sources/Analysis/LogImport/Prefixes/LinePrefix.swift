/// The fields of a line before its message.
struct LinePrefix {
  var layout = LogLayout.print
  /// The wall clock in nanoseconds since 1970; local time if ``zone`` is not stated.
  var wall: Int64?
  /// The offset of the time zone from UTC in seconds.
  var zone: Int64?
  /// How much of the date the log states.
  var date = DateParts.full
  /// The process's number on the device.
  var process: UInt64?
  /// The thread's number on the device.
  var thread: UInt64?
  /// The name of the process; empty if it is not stated.
  var processName: ArraySlice<UInt8> = []
  /// The process and thread as printed, `App[1:2]`; empty in other layouts.
  var origin: ArraySlice<UInt8> = []
  /// The `subsystem:category` in the brackets of the `log` tool; empty if there are no brackets.
  var category: ArraySlice<UInt8> = []
  /// Whether the record is an activity or a signpost, not printed text.
  var isActivity = false
  /// Whether the fields are those of the record that the line continues.
  var isContinued = false
  /// Whether the tag of a level was removed from the message.
  var hasTag = false
  /// The text that the program printed.
  var message: ArraySlice<UInt8>

  /// The stated parts of a date.
  enum DateParts {
    /// The day with its year.
    case full
    /// The day without its year: ``LinePrefix/wall`` counts from the beginning of 1972.
    case withoutYear
    /// No day: ``LinePrefix/wall`` counts from midnight.
    case none
  }
}

/// Parses one layout of log lines.
///
/// To add a layout, add a type in a file and one line in ``LinePrefixParsers/all``.
protocol LinePrefixParser: Sendable {
  /// Parses a line.
  ///
  /// - Parameters:
  ///   - line: The line, without decoration.
  ///   - time: The date and time with a space between them at the start of the line; `nil` if the
  ///     line begins with other text.
  /// - Returns: The fields of the line, or `nil` if it has a different layout.
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields?
}

/// The layouts that are tried on each line, in order.
enum LinePrefixParsers {
  /// All layouts; a line that matches none is a message without a prefix, as `print` writes it.
  static let all: [any LinePrefixParser] = [
    LogToolPrefix(), NSLogPrefix(), InternetTimePrefix(), PrintedDatePrefix(), TimeOfDayPrefix(),
    DeviceSyslogPrefix(), ConsoleAppPrefix(),
  ]

  /// Returns the fields of a line with the first layout that matches it.
  ///
  /// The message keeps the tag of its level. A build server may print an RFC 3339 time before
  /// another layout; the inner time is then used.
  static func parse(_ line: ByteSlice) -> PrefixFields {
    guard mayHavePrefix(line) else { return PrefixFields(message: line) }
    let time = line.first?.isDigit == true ? WallClock.parse(line) : nil
    for parser in all {
      guard let prefix = parser.parse(line, time: time) else { continue }
      return prefix.layout == .internetTime ? inner(prefix.message) ?? prefix : prefix
    }
    return PrefixFields(message: line)
  }

  private static func inner(_ message: ByteSlice) -> PrefixFields? {
    let time = WallClock.parse(message)
    return LogToolPrefix().parse(message, time: time) ?? NSLogPrefix().parse(message, time: time)
  }

  /// Whether a line begins with a time, or has a process number in brackets near its start.
  private static func mayHavePrefix(_ line: ByteSlice) -> Bool {
    guard let first = line.first else { return false }
    return first.isDigit || first == UInt8(ascii: "[") || first == UInt8(ascii: "(")
      || line.prefix(NSLogPrefix.maximumNameLength + 8).contains(UInt8(ascii: "["))
      || line.prefix(16).contains(0x09)
  }
}
