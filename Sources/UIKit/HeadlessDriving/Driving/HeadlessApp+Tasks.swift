import Foundation
import TraceModel
import TraceRecorder

/// Settling of the run's tasks.
extension HeadlessApp {
  /// The real time for which settling waits for a task that depends on work outside the run.
  private static let patience = Duration.milliseconds(50)

  /// Runs a body while the clock stands.
  ///
  /// While the body of a run is suspended and no work of the run is running, the clock moves to the
  /// next due time. Work that the run does not see, such as that of a thread of a C library, needs
  /// this method where something that is due later must not come first, such as a timeout.
  public func inRealTime<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let driver = BodyDriver.of(runtime)
    driver.hold()
    defer { driver.release() }
    return try await body()
  }

  /// Runs the work that is due now, and yields to other work of the main thread until no task of
  /// the run can continue.
  ///
  /// - Throws: ``ClockError`` when the main loop does not become idle or is already running.
  func runTasks() async throws {
    let activity = runtime.mailbox.activity
    try runtime.loop.idle()
    await yieldToMainThread()
    try runtime.loop.idle()
    let time = MonotonicTime()
    // Tasks that already exceeded the patience once are not waited for again.
    while activity.tasks.keys.contains(where: { !runtime.loop.outsideTasks.contains($0) }) {
      guard runtime.loop.next == nil, time.now() < .zero.advanced(by: Self.patience) else { break }
      await pause()
      try runtime.loop.idle()
    }
    guard runtime.loop.next == nil else { return }
    runtime.loop.outsideTasks = Set(activity.tasks.keys)
  }

  /// Reports tasks that wait for something outside the run.
  ///
  /// - Throws: ``ClockError`` with code `unsettled` when work of the run is still running on
  ///   another queue.
  func checkIsSettled() throws(ClockError) {
    runtime.loop.dropCancelled()
    let activity = runtime.mailbox.activity
    let running = activity.running
    guard running.isEmpty else {
      throw ClockError(.unsettled(pending: running.map { "\($0.description), is still running" }))
    }
    for task in activity.waiting {
      runtime.report(
        "\(task.description), waits for something outside of the run",
        help: "await its value, or replace what it waits for"
      )
    }
    try runtime.loop.idle()
  }

  /// Waits until the main thread has run everything that was enqueued before.
  private func yieldToMainThread() async {
    await withCheckedContinuation { continuation in
      RecordingContext.$current.withValue(nil) {
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  /// Suspends for a millisecond of real time.
  private func pause() async {
    await RecordingContext.$current.withValue(nil) {
      try? await Task.sleep(for: .milliseconds(1), clock: .continuous)
    }
  }
}
