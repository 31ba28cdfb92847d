import Synchronization
import TraceModel
import TraceRecorder

/// The way of log messages into one recording, shared by all threads that log.
final class LogLane: Sendable {
  private struct State {
    let lane: RecorderLane
    var subjects: [String: SubjectID] = [:]
  }

  private let recorder: TraceRecorder
  private let state: Mutex<State>

  private init(recorder: TraceRecorder) {
    self.recorder = recorder
    state = Mutex(State(lane: recorder.makeLane(name: "log")))
  }

  /// The lane of a context, made at its first message.
  static func of(_ context: RecordingContext) -> LogLane {
    context.attachment { LogLane(recorder: context.recorder) }
  }

  /// Records a message as an instant of its logger.
  func write(_ message: String, label: String) {
    state.withLock { state in
      let subject = subject(of: label, in: &state)
      let name = state.lane.intern(message)
      for kind in [EventKind.begin, .end] {
        state.lane.record(
          TraceEvent(kind, subject: subject, name: name, category: .spanCategory)
        )
      }
    }
  }

  private func subject(of label: String, in state: inout State) -> SubjectID {
    if let subject = state.subjects[label] { return subject }
    let subject = recorder.nextSubject()
    state.subjects[label] = subject
    var event = TraceEvent(
      .birth,
      subject: subject,
      name: state.lane.intern(label),
      category: .objectCategory
    )
    event.subjectKind = .custom
    state.lane.record(event)
    return subject
  }
}
