public import TraceModel
import TraceRecorder

/// The clock of a run, for the code under test.
///
/// Inject it where the app takes `any Clock<Duration>`: a sleeping task wakes when the run advances
/// past its deadline. The task itself then runs when Swift's executor comes to it, which is outside
/// the sight of the clock.
public final class VirtualClock: Clock, Sendable {
  private let loop: TurnLoop
  private let time: any TimeSource

  @MainActor
  init(runtime: Runtime) {
    loop = runtime.loop
    time = runtime.context.time
  }

  /// The present moment of the run.
  public var now: TraceModel.Instant { time.now() }

  /// The smallest step: one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the run reaches a moment.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func sleep(until deadline: TraceModel.Instant, tolerance: Duration?) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.start(continuation)
        Task { @MainActor in
          let delay = max(.zero, now.duration(to: deadline))
          loop.schedule(after: delay, label: "sleep until \(deadline.nanoseconds) ns") {
            sleeper.finish(.success(()))
          }
        }
      }
    } onCancel: {
      sleeper.finish(.failure(CancellationError()))
    }
  }
}
