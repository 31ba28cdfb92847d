public import TraceModel
public import TraceRecorder

/// A running app without a screen: its clock, its marks, its end.
///
/// ``withRecording(_:_:)`` creates one and passes it to the body of the run.
@MainActor
public final class HeadlessApp {
  /// The context that the run records into.
  public let context: RecordingContext
  /// The clock of the run, for code that takes a `Clock`.
  public let clock: VirtualClock
  package let runtime: Runtime

  /// The app of the current context: the context of the test or of the running `withRecording`.
  ///
  /// Without a current context, returns the app of unrecorded objects.
  public static var current: HeadlessApp {
    HeadlessApp(context: Runtime.current.context)
  }

  /// Creates the app of a context; the caller decides when it ends.
  package convenience init(recordingInto context: RecordingContext) {
    self.init(context: context)
  }

  init(context: RecordingContext) {
    self.context = context
    runtime = .of(context)
    clock = VirtualClock(mailbox: runtime.mailbox)
    MainLoopReceiver.install()
  }

  /// The current time of the run.
  public var now: TraceModel.Instant { runtime.loop.now }

  /// The pending work, by due time: for each its label, due time, and source location if the app
  /// scheduled it.
  public var pending: [String] {
    runtime.loop.pending.map { work in
      let location = work.location.map { ", scheduled at \($0)" } ?? ""
      return "\(work.label) at \(work.due.nanoseconds / 1_000_000) ms\(location)"
    } + runtime.mailbox.activity.waiting.map(\.description)
  }

  /// Schedules work, as `DispatchQueue.main.asyncAfter` does.
  ///
  /// Reports name the source location of work that is still pending at the end of a test.
  ///
  /// - Precondition: `delay` is not negative.
  public func schedule(
    after delay: Duration,
    label: String = "scheduled work",
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ body: @escaping @MainActor () -> Void
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    runtime.loop.schedule(after: delay, label: label, location: location, body)
  }

  /// Adds a named mark to the trace at the current time.
  public func mark(_ name: String) {
    runtime.recording.mark(name)
  }

  /// Releases all pending work; called when the recorder is closed.
  package func end() {
    runtime.loop.end()
    JobOwners.remove(runtime)
    runtime.animator.end()
    releaseApplication()
    AutoreleasePool.drain { [context] in $0 === context || $0 == nil }
  }
}

/// Runs an app in a context: objects created in the body record there.
///
/// When the body returns, the clock advances until no work is pending, so that animations end; then
/// the recorder is closed. When the body throws, the recorder is closed with the error as its
/// reason.
///
/// When nothing of the run has continued the body for 300 seconds of real time, or as many as the
/// environment variable `LIFELINE_WAIT_LIMIT` has, of which 0 is no limit, the recorder is closed and
/// the process ends with an error, which names the location of the `await`.
///
/// - Parameters:
///   - context: The recorder, clock and policy of the run.
///   - body: Builds the hierarchy and acts on it.
/// - Returns: The result of the body, kept until the recorder is closed so that a window in it is
///   not deallocated within the trace.
/// - Throws: The error of the body; ``ClockError`` when the app does not settle.
@MainActor
public func withRecording<Result>(
  _ context: RecordingContext,
  _ body: @MainActor (HeadlessApp) async throws -> Result
) async throws -> Result {
  let app = HeadlessApp(context: context)
  // The clock of a run within whose body this one runs stands meanwhile.
  let outer = Runtime.running.map(BodyDriver.of)
  outer?.hold()
  defer { outer?.release() }
  let driver = BodyDriver.of(app.runtime)
  driver.begin(task: JobOwners.setCurrentTask(app.runtime))
  defer { driver.end() }
  do {
    let result = try await RecordingContext.$current.withValue(context) {
      let result = try await body(app)
      try await app.settle()
      return result
    }
    app.recordReferencesToDepartedControllers()
    context.recorder.close()
    app.end()
    return result
  } catch {
    context.recorder.close(status: .stopped, reason: "\(error)")
    app.end()
    throw error
  }
}
