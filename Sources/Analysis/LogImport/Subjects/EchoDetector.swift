import TraceModel

/// Detects further reports of one call: of two loggers, such as `NSLog` and `print`, of a class and its
/// base, of the begin and the end of a method, and of values within it.
///
/// - A second report of the same callback of the same object by a logger with a different layout, idiom
///   or class, within 5 ms, or within two lines if a time is missing.
/// - The next event of the log within a second, if it has the same callback and object and other words.
/// - A line with a note, `viewDidLoad: 3 rows`, if the callback cannot follow: ``CallStates``; and the first
///   line without one behind it.
///
/// The same line twice is not an echo, because the callback may have been called twice.
struct EchoDetector {
  /// A report of a callback.
  struct Report {
    /// The callback's text.
    var callback: String
    /// The callback's role in the state machines.
    var role: CallbackRole
    /// The object that was called.
    var receiver: Receiver
    /// Whether a note in other words follows the callback.
    var isNoted: Bool
    /// Whether the receiver may be omitted because a process has only one such object.
    var isSingle: Bool
    /// The logger that wrote the report.
    var logger: Logger
    var message: ArraySlice<UInt8>
    /// The first bytes of the line, which may be decoration.
    var head: ArraySlice<UInt8>
    var process: UInt32
    /// The time in nanoseconds; `nil` if the line states none.
    var time: Int64?
    var line: UInt32
    /// The object that received the callback, once it is known.
    var subject = SubjectID.none
  }

  /// The identity of a logger.
  struct Logger: Hashable {
    /// The layout of its lines.
    var layout: LogLayout
    /// The idiom of its messages.
    var idiom: String
    /// The class of the logging method, if it differs from the receiver's class.
    var className: String
  }

  private static let maximumDelay: Int64 = 5_000_000
  private static let maximumLines: UInt32 = 2
  private static let maximumKept = 4

  /// The time in which one call may print again, in nanoseconds.
  private static let maximumCall: Int64 = 1_000_000_000

  private var recent: [Report] = []
  private var states = CallStates()
  /// The object of the last report, if its state is kept.
  private var last: CallStates.Key?
  private var lastRole = CallbackRole.none
  private var isNoted = false

  /// Adds the next report; returns the object of the report that it repeats, or `nil`.
  mutating func echoed(by report: Report) -> SubjectID? {
    if let original = recent.last(where: { Self.repeats(report, $0) }) { return original.subject }
    if !report.isNoted, let subject = states.subject(notedBefore: report) {
      keep(report)
      recent[recent.count - 1].subject = subject
      return subject
    }
    if let last = recent.last, Self.continues(report, last) { return last.subject }
    if report.isNoted, let subject = states.subject(thatPrints: report) { return subject }
    isNoted = report.isNoted
    last = report.isJudged ? CallStates.Key(report) : nil
    lastRole = report.role
    keep(report)
    return nil
  }

  private mutating func keep(_ report: Report) {
    if recent.count == Self.maximumKept { recent.removeFirst() }
    recent.append(report)
  }

  /// Records the object of the last report.
  mutating func note(_ subject: SubjectID) {
    guard !recent.isEmpty else { return }
    recent[recent.count - 1].subject = subject
    if let last { states.note(lastRole, of: last, subject, isNoted: isNoted) }
  }

  /// Whether a report is printed within the call that the last report began.
  private static func continues(_ report: Report, _ last: Report) -> Bool {
    guard report.callback == last.callback, report.process == last.process,
      report.logger == last.logger, report.logger.idiom != ViewChangeIdiom().name,
      report.receiver == last.receiver, !report.receiver.isUnstated,
      !report.begins || !report.receiver.pointer.isEmpty || !report.receiver.label.isEmpty
    else { return false }
    if let time = report.time, let before = last.time {
      let (delay, overflow) = time.subtractingReportingOverflow(before)
      guard !overflow, (0...maximumCall).contains(delay) else { return false }
    }
    return words(report.message) != words(last.message)
      || report.message == last.message && words(report.head) != words(last.head)
  }

  /// The bytes without digits, which count calls or state times, without values such as `true`, by which
  /// two calls differ, and without a reader's comment.
  private static func words(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let comment = zip(bytes.indices, bytes.dropFirst()).first {
      $1 == UInt8(ascii: "/") && bytes[$0] == $1
    }
    var text = bytes[..<(comment?.0 ?? bytes.endIndex)]
    while text.last == 0x20 { text.removeLast() }
    var words: [UInt8] = []
    while let first = text.first {
      let word = text.prefix { $0.isLetter }
      if word.isEmpty {
        if !first.isDigit { words.append(first) }
        text.removeFirst()
      } else {
        if !WordLists.values.contains(word) { words += word }
        text = text[word.endIndex...]
      }
    }
    return words
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
      return report.line - min(report.line, earlier.line) <= maximumLines
    }
    let (delay, overflow) = time.subtractingReportingOverflow(before)
    return !overflow && (0...maximumDelay).contains(delay)
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

extension EchoDetector.Report {
  /// Whether the callback begins an object.
  fileprivate var begins: Bool { role == .initializer || role == .loadView || role == .viewDidLoad }

  /// Whether ``CallStates`` knows what may precede the callback.
  fileprivate var isJudged: Bool {
    switch role {
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .deinitializer:
      true
    default: false
    }
  }
}
