/// The layouts of log lines that are told apart.
public enum LogLayout: String, Sendable, CaseIterable {
  /// Nothing stands before the message, as `print` writes it.
  case print
  /// `NSLog` and Xcode's console, old and new, also without the time.
  case nslog
  /// A time of RFC 3339 before the message.
  case internetTime = "rfc3339"
  /// A date and a time of day before the message.
  case printedDate = "date"
  /// A time of day before the message.
  case timeOfDay = "time-of-day"
  /// The style `default` of `log show` and `log stream`.
  case logDefault = "log-default"
  /// Their style `compact`.
  case logCompact = "log-compact"
  /// Their style `syslog`.
  case logSyslog = "log-syslog"
  /// Their styles `json` and `ndjson`.
  case logJSON = "log-json"
  /// `idevicesyslog` and the BSD format: `May  1 10:00:00 iPhone App[123] <Notice>: message`.
  case deviceSyslog = "device-syslog"
  /// The columns that Console on the Mac copies, between tabs.
  case consoleApp = "console-app"
  /// A line of Xcode's console, from version 15 on, whose metadata stand in a line behind it.
  case xcodeMetadata = "xcode-metadata"

  /// Whether Apple's `log` tool writes it: what has no prefix then continues the record before.
  var isLogTool: Bool {
    switch self {
    case .logDefault, .logCompact, .logSyslog, .logJSON, .deviceSyslog, .consoleApp: true
    case .print, .nslog, .internetTime, .printedDate, .timeOfDay, .xcodeMetadata: false
    }
  }
}
