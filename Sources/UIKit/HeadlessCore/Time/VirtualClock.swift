public import TraceModel
import TraceRecorder

/// The clock of a run, for code under test.
///
/// Its time advances with the main loop of the run.
/// Inject it where the app takes `any Clock<Duration>`: a sleeping task resumes when the run
/// advances to its deadline. `Task.sleep` in the code of a run also uses this clock.
public final class VirtualClock: Clock, Sendable {
  private let mailbox: Mailbox

  package init(mailbox: Mailbox) {
    self.mailbox = mailbox
  }

  /// The current time of the run.
  public var now: TraceModel.Instant { mailbox.now }

  /// The resolution of the clock: one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the clock of the run reaches a deadline.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or the run ends.
  public func sleep(until deadline: TraceModel.Instant, tolerance: Duration?) async throws {
    try await sleep(until: deadline, from: .capture())
  }

  func sleep(until deadline: TraceModel.Instant, from origin: WorkOrigin) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.start(continuation)
        mailbox.add(
          Mailbox.Post(
            due: max(now, deadline),
            label: "Task.sleep",
            origin: origin,
            isCancelled: { sleeper.isFinished },
            wasDropped: { sleeper.finish(.failure(CancellationError())) }
          ) {
            sleeper.finish(.success(()))
          }
        )
      }
    } onCancel: {
      sleeper.finish(.failure(CancellationError()))
    }
  }
}
