import Foundation
import TraceModel
import TraceRecorder

/// The way of log messages into one recording, shared by all threads that log.
///
/// The lock is Foundation's: ThreadSanitizer does not see that of `Mutex` on Linux and reports races
/// where there are none. Why `@unchecked Sendable` holds: `lane` and `subjects` are touched inside
/// `lock.withLock` only, and `recorder` is `Sendable`; the test `come from many threads at once`
/// logs from eight tasks.
final class LogLane: @unchecked Sendable {
  private let recorder: TraceRecorder
  private let lock = NSLock()
  private let lane: RecorderLane
  private var subjects: [String: SubjectID] = [:]

  private init(recorder: TraceRecorder) {
    self.recorder = recorder
    lane = recorder.makeLane(name: "log")
  }

  /// The lane of a context, made at its first message.
  static func of(_ context: RecordingContext) -> LogLane {
    context.attachment { LogLane(recorder: context.recorder) }
  }

  /// Records a message as an instant of its logger.
  func write(_ message: String, label: String) {
    lock.withLock {
      let subject = subject(of: label)
      let name = lane.intern(message)
      for kind in [EventKind.begin, .end] {
        lane.record(
          TraceEvent(kind, subject: subject, name: name, category: .spanCategory)
        )
      }
    }
  }

  /// Returns the subject of a logger, born at its first message; the caller holds the lock.
  private func subject(of label: String) -> SubjectID {
    if let subject = subjects[label] { return subject }
    let subject = recorder.nextSubject()
    subjects[label] = subject
    var event = TraceEvent(
      .birth,
      subject: subject,
      name: lane.intern(label),
      category: .objectCategory
    )
    event.subjectKind = .custom
    lane.record(event)
    return subject
  }
}
