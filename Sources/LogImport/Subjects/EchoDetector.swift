import TraceModel

/// Finds callbacks that two loggers report: `NSLog` and `print`, a base class and its subclass.
///
/// An echo is the same callback of the same object, by a logger of another layout, idiom or class,
/// within 5 ms, or within two lines where a time is missing. The same line twice is no echo: the
/// callback may really have come twice.
struct EchoDetector {
  /// A report of a callback.
  struct Report {
    /// The callback's text.
    var callback: String
    /// Who was called.
    var receiver: Receiver
    /// Whether the receiver may be left out, because there is one such object in a process.
    var isSingle: Bool
    /// What tells one logger from another.
    var logger: Logger
    /// The message.
    var message: ArraySlice<UInt8>
    /// The number of the process.
    var process: UInt32
    /// The moment in nanoseconds; `nil` when the line states none.
    var time: Int64?
    /// The line.
    var line: UInt32
    /// The object that got the callback, once it is known.
    var subject = SubjectID.none
  }

  /// What tells one logger from another.
  struct Logger: Hashable {
    /// The layout of its lines.
    var layout: LogLayout
    /// The idiom of its messages.
    var idiom: String
    /// The class whose method it is, when it differs from the receiver's.
    var className: String
  }

  private static let longestDelay: Int64 = 5_000_000
  private static let mostLines: UInt32 = 2
  private static let mostKept = 4

  private var recent: [Report] = []

  /// Takes the next report; returns the object of the one that it repeats, or `nil`.
  mutating func echoed(by report: Report) -> SubjectID? {
    if let original = recent.last(where: { Self.repeats(report, $0) }) { return original.subject }
    if recent.count == Self.mostKept { recent.removeFirst() }
    recent.append(report)
    return nil
  }

  /// Takes note of the object that the last report was about.
  mutating func note(_ subject: SubjectID) {
    guard !recent.isEmpty else { return }
    recent[recent.count - 1].subject = subject
  }

  private static func repeats(_ report: Report, _ earlier: Report) -> Bool {
    guard report.callback == earlier.callback, report.logger != earlier.logger,
      report.process == earlier.process, isNear(report, earlier)
    else { return false }
    if report.logger.layout != earlier.logger.layout, report.message == earlier.message {
      return true
    }
    return isSame(report, earlier)
  }

  private static func isNear(_ report: Report, _ earlier: Report) -> Bool {
    guard let time = report.time, let before = earlier.time else {
      return report.line - min(report.line, earlier.line) <= mostLines
    }
    let (delay, overflow) = time.subtractingReportingOverflow(before)
    return !overflow && (0...longestDelay).contains(delay)
  }

  private static func isSame(_ report: Report, _ earlier: Report) -> Bool {
    let (one, other) = (report.receiver, earlier.receiver)
    if one.isUnstated || other.isUnstated {
      return report.isSingle && earlier.isSingle && one.isUnstated != other.isUnstated
    }
    func agree(_ left: String, _ right: String) -> Bool {
      left.isEmpty || right.isEmpty || left == right
    }
    let isShared =
      !one.pointer.isEmpty && one.pointer == other.pointer
      || !one.label.isEmpty && one.label == other.label
      || !one.className.isEmpty && one.className == other.className
    return isShared && agree(one.pointer, other.pointer) && agree(one.label, other.label)
      && agree(one.className, other.className)
  }
}
