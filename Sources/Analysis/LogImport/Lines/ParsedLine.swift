import TraceModel

/// The position of a line in a log.
struct LinePosition: Hashable {
  /// The line, counted from 1.
  var line: UInt32
  /// The offset of its first byte.
  var byte: UInt64

  /// Returns a problem at this position.
  func problem(
    _ severity: TraceProblem.Severity,
    _ code: String,
    _ message: String,
    count: Int
  ) -> TraceProblem {
    TraceProblem(
      severity,
      code: code,
      message: message,
      line: Int(line),
      byte: Int(clamping: byte),
      count: count
    )
  }
}

/// A line of a log with its parsed layout and message.
struct ParsedLine {
  /// The position in the log.
  var position: LinePosition
  /// The fields before the message; all unstated for a line that `print` wrote.
  var prefix: LinePrefix
  /// The parsed message; `nil` if it is not relevant.
  var reading: Reading?
  /// The first bytes of a line that `print` wrote, with its decoration; empty for other lines.
  var head: ArraySlice<UInt8> = []
  /// How the line was classified.
  var verdict: LineVerdict
  /// Whether the line contains invalid UTF-8.
  var isDamaged = false
  /// A callback that the line names without reporting a call of it; `nil` if there is none.
  var mentioned: String?
  /// The word that a custom pattern reads as a callback and that is none; `nil` if there is none.
  var unknownCallback: String?
  /// The name of the idiom that matched the message; empty if none did.
  var idiom = ""
  /// Whether this is a further part of a line that is already counted.
  var isPart = false
  /// Whether a new run begins after the line.
  var beginsRun = false
  /// The number of messages that the record reports as lost.
  var lost = 0
}

extension LoggedCallback {
  /// The stated parts: the receiver's class, label and pointer, and the callback.
  var summary: String {
    [receiver.className, receiver.label, receiver.pointer, callback.text]
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
