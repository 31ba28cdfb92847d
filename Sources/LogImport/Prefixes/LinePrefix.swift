/// What a log's layout says of a line before its message.
struct LinePrefix {
  /// The wall clock in nanoseconds since 1970; local time when ``zone`` is not stated.
  var wall: Int64?
  /// The time zone's distance from UTC in seconds.
  var zone: Int64?
  /// Whether the log states the day; without it ``wall`` counts from midnight.
  var hasDate = true
  /// The process's number on the device.
  var process: UInt64?
  /// The thread's number on the device.
  var thread: UInt64?
  /// What the program printed.
  var message: ArraySlice<UInt8>
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
    NSLogPrefix(), InternetTimePrefix(), PrintedDatePrefix(), TimeOfDayPrefix(),
  ]
}
