/// What was made of one line of a log.
public enum LineVerdict: String, Sendable, CaseIterable {
  /// The line reports a callback.
  case callback
  /// The line is a sentence of UIKit's about a mistake.
  case diagnostic
  /// Nothing stands in the line.
  case blank
  /// The line belongs to the log's form: a header row, a brace, metadata, the start of a test.
  case framing
  /// The line names no callback.
  case noCallback = "no-callback"
  /// The line names a callback, but speaks about it: prose or source code.
  case mention
  /// The line is a stack frame that names a callback.
  case backtrace
  /// The line says that a callback has ended, which its other line already reported.
  case callbackEnd = "callback-end"
  /// The line reports a callback of a private class of UIKit's.
  case privateClass = "private-class"
  /// The message has more than 4096 bytes: data or prose.
  case longMessage = "long-message"
  /// The line has more than 1 MiB and was passed over.
  case tooLong = "too-long"

  /// Whether the line gave events.
  public var isUnderstood: Bool { self == .callback || self == .diagnostic }
}
