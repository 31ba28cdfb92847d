import TraceModel

/// Where a line stands in a log.
struct LinePlace: Hashable {
  /// The line, counted from 1.
  var line: UInt32
  /// The offset of its first byte.
  var byte: UInt64

  /// Returns a problem at this place.
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

/// A line with what its layout and its message say.
struct ParsedLine {
  /// Where it stands.
  var place: LinePlace
  /// What stands before the message; all unstated for a line that `print` wrote.
  var prefix: LinePrefix
  /// What the message says; `nil` when it says nothing that concerns us.
  var reading: Reading?
  /// What was made of the line.
  var verdict: LineVerdict
  /// Whether bytes in it are not UTF-8.
  var isDamaged = false
  /// The callback that a line names without reporting it; `nil` when it names none.
  var mentioned: String?
  /// The name of the idiom that took the message; empty when none did.
  var idiom = ""
  /// Whether the line gave another part already, which is counted for all.
  var isPart = false
  /// Whether the line says that another run begins behind it.
  var beginsRun = false
  /// The messages that the record says were lost.
  var lost = 0
}

extension Statement {
  /// The receiver's class, label and pointer and the callback, as far as they are stated.
  var summary: String {
    [receiver.className, receiver.label, receiver.pointer, callback.text]
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
