/// The supported layouts of log lines.
public enum LogLayout: String, Sendable, CaseIterable {
  /// The message alone, as `print` writes it.
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
  /// The style `compact` of `log show` and `log stream`.
  case logCompact = "log-compact"
  /// The style `syslog` of `log show` and `log stream`.
  case logSyslog = "log-syslog"
  /// The styles `json` and `ndjson` of `log show` and `log stream`, and the objects of other loggers.
  case logJSON = "log-json"
  /// `idevicesyslog` and the BSD format: `May  1 10:00:00 iPhone App[123] <Notice>: message`.
  case deviceSyslog = "device-syslog"
  /// The tab-separated columns that the Console app on the Mac copies.
  case consoleApp = "console-app"
  /// A line of Xcode's console, from version 15 on, whose metadata are in the next line.
  case xcodeMetadata = "xcode-metadata"

  /// Whether Apple's `log` tool writes the layout: a line without a prefix then continues the
  /// record before it.
  var isLogTool: Bool {
    switch self {
    case .logDefault, .logCompact, .logSyslog, .logJSON, .deviceSyslog, .consoleApp: true
    case .print, .nslog, .internetTime, .printedDate, .timeOfDay, .xcodeMetadata: false
    }
  }
}
