import Foundation
import TraceModel
import TraceRecorder

/// The recorder lane for log messages, shared by all threads.
///
/// The lock is Foundation's because ThreadSanitizer does not recognize `Mutex` on Linux and reports
/// false races. `@unchecked Sendable` is correct because `lane` and `subjects` are accessed only
/// inside `lock.withLock`, and `recorder` is `Sendable`; the test
/// `messages from many threads are recorded` logs from eight tasks.
final class LogLane: @unchecked Sendable {
  private let recorder: TraceRecorder
  private let lock = NSLock()
  private let lane: RecorderLane
  private var subjects: [String: SubjectID] = [:]

  private init(recorder: TraceRecorder) {
    self.recorder = recorder
    lane = recorder.makeLane(name: "log")
  }

  /// Returns the lane of a context, creating it for the first message.
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

  /// Returns the subject of a logger, recording its birth for the first message; the caller holds
  /// the lock.
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
