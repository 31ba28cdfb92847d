/// How a line of a log was classified.
public enum LineVerdict: String, Sendable, CaseIterable {
  /// The line reports a callback.
  case callback
  /// The line is a UIKit message about a mistake.
  case diagnostic
  /// The line continues a UIKit message that an earlier line began.
  case continuation
  /// The line is empty.
  case blank
  /// The line is structure of the log: a header row, a brace, metadata, the start of a test.
  case framing
  /// The line names no callback.
  case noCallback = "no-callback"
  /// The line names a callback in prose or source code.
  case mention
  /// The line is a stack frame that names a callback.
  case backtrace
  /// The line reports the end of a callback whose beginning was already reported.
  case callbackEnd = "callback-end"
  /// The line reports a callback of a private UIKit class.
  case privateClass = "private-class"
  /// The message has more than 4096 bytes: data or prose.
  case longMessage = "long-message"
  /// The line has more than 1 MiB and was skipped.
  case tooLong = "too-long"

  /// Whether the line became events.
  public var isUnderstood: Bool { self == .callback || self == .diagnostic }
}
