package import HeadlessDriving
package import HeadlessValues
import HeadlessUIKit
import Synchronization
import TestIndex
import TraceAnalysis
import TraceModel
package import TraceRecorder

/// A test that is being recorded: its context, its app, its files and its outcome.
@MainActor
package final class TestRun {
  /// The names and the source location of the test.
  package nonisolated let identity: RunIdentity
  package nonisolated let settings: LifelineSettings
  /// The context of all objects that are created in the test.
  package nonisolated let context: RecordingContext
  package nonisolated let files: RunFiles
  /// The source locations at which the test moved its clock or checked an expectation, with times.
  package nonisolated let steps: SourceSteps
  private let app: HeadlessApp
  /// The instance of an `XCTestCase`, which exists until all tests have run.
  package weak var testCase: AnyObject?
  /// The failures of the body, in order.
  nonisolated let failures = Mutex<[IndexRecord.Problem]>([])
  /// The reports of the test, in order.
  nonisolated let reports = Mutex<[String]>([])
  private nonisolated let failed = Atomic(false)
  /// The result of the last leak check while the test waits for deallocations.
  var lastLeakCheck: (survivors: Set<SubjectID>, hasLeaks: Bool)?
  private var goldenCount = 0

  /// Begins a run: creates its files and its clock.
  ///
  /// - Throws: An error if the files can't be created.
  package init(identity: RunIdentity, settings: LifelineSettings) throws {
    self.identity = identity
    self.settings = settings
    let folder = try OutputFolder.of(filePath: identity.location.filePath)
    files = try RunFiles(of: identity, in: folder)
    let title = settings.name ?? identity.title
    let sink = try MappedFileSink(path: files.trace)
    context = RecordingContext(
      recorder: makeRecorder(
        title: title,
        clock: .virtual,
        sink: sink,
        sizeLimit: settings.traceLimit
      ),
      failurePolicy: settings.failurePolicy
    )
    steps = context.attachment { SourceSteps() }
    app = HeadlessApp(recordingInto: context)
    noteBegin()
  }

  /// Records that the test checks an expectation at a source location.
  package nonisolated func noteStep(at location: CodeLocation) {
    steps.note(location, at: context.time.now())
  }

  /// Whether an expectation of the body failed.
  nonisolated var hasFailed: Bool { failed.load(ordering: .relaxed) }

  /// Records that the test failed.
  package nonisolated func noteFailure() { failed.store(true, ordering: .relaxed) }

  /// Records that the test failed, with the failure in words and its source location.
  package nonisolated func noteFailure(_ text: String, at location: String) {
    noteFailure()
    failures.withLock { failures in
      // The page lists only the first ones, and counts the others.
      let isListed = failures.count < IndexRecord.mostProblems
      failures.append(IndexRecord.Problem(isListed ? text : "", location: location))
    }
  }

  /// The files that a failed run writes: its trace, and a picture and a page if it has objects.
  package nonisolated var filesOfFailure: [String] {
    context.recorder.subjectCount > 0
      ? [files.trace, files.picture, files.page] : [files.trace]
  }

  /// Returns the names of the test's next unnamed golden file and of its picture.
  package func nextGoldenName() -> (file: String, picture: String) {
    goldenCount += 1
    let suffix = goldenCount == 1 ? "" : "-\(goldenCount)"
    return (identity.goldenName + suffix, "calls" + suffix)
  }

  /// Whether a controller of the test is alive.
  package var hasLivingControllers: Bool { !app.runtime.recording.livingControllers.isEmpty }

  /// Advances the clock after the body until no work is left, up to the limit of the settings.
  ///
  /// - Returns: A problem for each piece of work that is still pending.
  package func settle() -> [TestProblem] {
    steps.end()
    guard let limit = settings.settleLimit else { return [] }
    do throws(ClockError) {
      try app.settle(timeout: limit)
      return []
    } catch {
      guard case .unsettled = error.code else {
        return [TestProblem("the clock did not come to rest after the test: \(error)")]
      }
      return app.runtime.loop.pending.map { work in
        let due = work.due.nanoseconds / 1_000_000
        let location = work.location.map { ", scheduled at \($0)" } ?? ""
        return TestProblem(
          "work is still pending \(limit) after the test: \(work.label), due at \(due) ms"
            + location,
          help: "advance the clock, cancel the work, or set settleLimit",
          location: work.location
        )
      }
    }
  }

  /// Ends the recording, checks the trace and draws it.
  ///
  /// - Parameters:
  ///   - failure: The error that ended the body; it disables the leak check.
  ///   - pending: The result of ``settle()``.
  /// - Returns: The problems of the test and its files.
  package func finish(after failure: (any Error)? = nil, pending: [TestProblem]) -> TestOutcome {
    defer { files.release() }
    let leaks = failure == nil ? recordLeaks() : []
    if let failure {
      context.recorder.close(status: .stopped, reason: "the test threw: \(failure)")
    } else {
      context.recorder.close()
    }
    app.end()
    do {
      let trace = try context.trace()
      let outcome = TestOutcome(
        of: self,
        trace: trace,
        pending: pending,
        isShown: settings.drawsAlways || failure != nil || hasFailed,
        leaks: leaks
      )
      noteEnd(outcome, after: failure, events: trace.events.count)
      return outcome
    } catch {
      let problem = TestProblem("the trace of the test can't be read back: \(error)")
      let outcome = TestOutcome(problems: pending + [problem])
      noteEnd(outcome, after: failure, events: 0)
      return outcome
    }
  }

  /// The location of a call of the app by its number in the trace; `nil` if it is unknown.
  func location(ofCall number: UInt32) -> CodeLocation? {
    number > 0 ? context.recorder.callSites?.location(of: number)?.code : nil
  }

  /// The location of a call of the app by its position in the trace; `nil` if it is unknown.
  func location(of position: SourcePosition) -> CodeLocation? {
    context.recorder.callSites?.location(at: position)?.code
  }

  /// The result of the leak check now; `nil` if the settings disable it or no controller is alive.
  func leakCheck() -> (trace: Trace, check: LeakCheck)? {
    guard settings.checksLeaks, hasLivingControllers, let trace = try? context.trace() else {
      return nil
    }
    return (trace, LeakCheck(trace, of: app, testCase: testCase))
  }

  /// Finds the leaks of the test and records them, so that `lifeline check` of the trace reports
  /// the same leaks as the test.
  private func recordLeaks() -> [TestProblem] {
    guard let (trace, check) = leakCheck() else { return [] }
    let leaks = check.problems(in: trace, steps: steps, location: location(ofCall:))
    for (survivor, leak) in zip(check.leaks, leaks) { record(survivor, leak.message) }
    for survivor in check.unexplained { record(survivor, LeakCheck.remark(about: survivor)) }
    return leaks
  }

  private func record(_ survivor: LeakCheck.Survivor, _ message: String) {
    let recording = app.runtime.recording
    let id = survivor.subject.id
    recording.diagnostic(.referencePath, message: survivor.retention.phrase, subject: id)
    recording.diagnostic(.uikitDiagnostic, message: message, subject: id)
  }
}

/// The recorded test of the current task.
package enum CurrentTest {
  /// The run; `nil` outside of a recorded test.
  @TaskLocal package static var run: TestRun?
}
