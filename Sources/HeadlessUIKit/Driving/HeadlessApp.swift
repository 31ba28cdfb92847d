public import TraceModel
public import TraceRecorder

/// A running app without a screen: its clock, its marks, its end.
///
/// ``withRecording(_:_:)`` makes one and hands it to the body of the run.
@MainActor
public final class HeadlessApp {
  /// The context that the run records into.
  public let context: RecordingContext
  /// The clock of the run, for code that takes a `Clock`.
  public let clock: VirtualClock
  package let runtime: Runtime

  /// The app of the current context: of the test or of the body of a recording.
  ///
  /// Outside of every context it is the app of the objects that are not recorded.
  public static var current: HeadlessApp {
    HeadlessApp(context: Runtime.current.context)
  }

  /// Makes the app of a context, whose end its maker decides on.
  package convenience init(recordingInto context: RecordingContext) {
    self.init(context: context)
  }

  init(context: RecordingContext) {
    self.context = context
    runtime = .of(context)
    clock = VirtualClock(mailbox: runtime.mailbox)
    MainLoopReceiver.install()
  }

  /// The present moment of the run.
  public var now: TraceModel.Instant { runtime.loop.now }

  /// What waits for its time, by due time: a few words, the due time, and where it was scheduled
  /// when the app scheduled it.
  public var pending: [String] {
    runtime.loop.pending.map { work in
      let place = work.place.map { ", scheduled at \($0)" } ?? ""
      return "\(work.label) at \(work.due.nanoseconds / 1_000_000) ms\(place)"
    } + runtime.mailbox.activity.waiting.map(\.description)
  }

  /// Schedules work of the app, as `DispatchQueue.main.asyncAfter` does.
  ///
  /// The place in the source is named when the work is still waiting at the end of a test.
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
    let place = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    runtime.loop.schedule(after: delay, label: label, place: place, body)
  }

  /// Names the present moment in the trace.
  public func mark(_ name: String) {
    runtime.recording.mark(name)
  }

  /// What the app calls its loaded controllers, where it does: `title “Cart”`, or else
  /// `restorationIdentifier “cart”`.
  package var labelsOfControllers: [SubjectID: String] {
    var labels: [SubjectID: String] = [:]
    for controller in runtime.stage.loadedControllers {
      if let title = controller.title, !title.isEmpty {
        labels[controller.traceSubject] = "title “\(title)”"
      } else if let name = controller.restorationIdentifier, !name.isEmpty {
        labels[controller.traceSubject] = "restorationIdentifier “\(name)”"
      }
    }
    return labels
  }

  /// Lets go of all work that waits; called when the recorder is closed.
  package func end() {
    runtime.loop.end()
    JobOwners.remove(runtime)
    runtime.animator.end()
    releaseApplication()
  }
}

/// Runs an app in a context: everything that is born in the body records there.
///
/// When the body returns, time passes until no work is left, so that animations end; then the
/// recorder is closed. When it throws, the recorder is closed with the error as its reason.
///
/// - Parameters:
///   - context: The recorder, clock and policy of the run.
///   - body: Builds the hierarchy and acts on it.
/// - Returns: What the body returns; it is kept until the recorder is closed, so that a window in it
///   does not die within the trace.
/// - Throws: What the body throws; ``ClockError`` when the app does not settle.
@MainActor
public func withRecording<Result>(
  _ context: RecordingContext,
  _ body: @MainActor (HeadlessApp) async throws -> Result
) async throws -> Result {
  let app = HeadlessApp(context: context)
  do {
    let result = try await RecordingContext.$current.withValue(context) {
      let result = try await body(app)
      try await app.settle()
      return result
    }
    context.recorder.close()
    app.end()
    return result
  } catch {
    context.recorder.close(status: .stopped, reason: "\(error)")
    app.end()
    throw error
  }
}
