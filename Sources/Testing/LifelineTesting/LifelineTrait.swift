import HeadlessUIKit
public import LifelineTestKit
public import Testing
import TraceRecorder

/// Records each test case as a trace with a picture, and fails the test for findings.
///
/// A test with the trait, or in a suite with it, has its own app and virtual clock, see
/// `HeadlessApp.current`. After the body the clock settles, the trace is checked, controllers that
/// outlive the test are reported, and the trace is written into `.lifeline` beside `Package.swift`,
/// or into the folder of the environment variable `LIFELINE_OUTPUT`. When the test fails, a
/// timeline and a page to explore the trace are written beside it, all are attached, and every
/// issue of the test lists them. The page `index.html` of the folder lists all tests of the run.
/// Settling also waits for the tasks of the test; an issue lists the work that was pending at its
/// time.
///
/// Findings, refused operations and leaks are shown at the step that ran when they happened, else
/// at the last step before. Steps are the expectations of this module and the calls that move the
/// clock: `idle`, `advance` and `settle` of `HeadlessApp`.
///
/// Of several traits, the innermost applies.
public struct LifelineTrait: TestTrait, SuiteTrait, TestScoping {
  /// The settings of the tests.
  public let settings: LifelineSettings
  private let token = Token()

  /// Distinguishes traits with equal settings.
  private final class Token: Sendable {}

  /// Creates a trait.
  public init(settings: LifelineSettings = LifelineSettings()) {
    self.settings = settings
  }

  /// Whether the trait of a suite applies to its tests.
  public var isRecursive: Bool { true }

  /// Returns this trait if it is the innermost of its kind, else `nil`.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> LifelineTrait? {
    guard testCase != nil else { return nil }
    let innermost = test.traits.lazy.compactMap { $0 as? LifelineTrait }.last
    return innermost?.token === token ? self : nil
  }

  /// Runs a test case and records it.
  ///
  /// - Throws: The error of the test, or an error if its files can't be written.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let identity = RunIdentity(of: test, testCase: testCase)
    let run = try await TestRun(identity: identity, settings: settings)
    let watch = ExitWatch.begin(
      TestProblem.lines(naming: identity, files: [run.files.trace], index: run.indexText)
        .joined(separator: "\n")
    )
    defer { ExitWatch.end(watch) }
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      let location = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
      run.noteFailure("\(issue)", at: location)
      let lines = TestProblem.lines(
        naming: identity,
        files: run.filesOfFailure,
        index: run.indexText
      )
      issue.comments.append(Comment(rawValue: lines.joined(separator: "\n")))
      if let advice = run.waitingAdvice { issue.comments.append(Comment(rawValue: advice)) }
      return issue
    }
    var failure: (any Error)?
    do {
      try await RecordingContext.$current.withValue(run.context) {
        try await CurrentTest.$run.withValue(run) {
          try await run.runBody {
            try await naming.provideScope(for: test, testCase: testCase, performing: function)
          }
        }
      }
    } catch {
      failure = error
    }
    let outcome = await run.end(after: failure)
    for problem in outcome.problems {
      let text = problem.text(of: identity, files: outcome.files, index: run.indexText)
      let comment = Comment(rawValue: text)
      let location = problem.location.flatMap(SourceLocation.init) ?? test.sourceLocation
      Issue.record(comment, sourceLocation: location)
    }
    if let warnings = outcome.passedWarnings { print(warnings) }
    if outcome.isShown { attach(outcome.files, of: test) }
    if let failure { throw failure }
  }

  private func attach(_ files: [String], of test: Test) {
    for file in files {
      guard let bytes = try? FileBytes.read(file) else { continue }
      let name = file.split(separator: "/").last.map(String.init) ?? file
      Attachment.record(bytes, named: name, sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == LifelineTrait {
  /// Records each test case with the default settings.
  public static var lifeline: Self { Self() }

  /// Records each test case.
  ///
  /// - Parameters:
  ///   - name: The title of the trace and its picture; by default the suite and the test.
  ///   - failOn: The minimum severity of a finding that fails the test; `nil` ignores findings.
  ///   - settleLimit: The maximum time that passes after the body until no scheduled work is left;
  ///     `nil` allows pending work.
  ///   - checksLeaks: Whether a controller that outlives the test fails it.
  ///   - checksWindows: Whether a window that was deallocated before its content appeared fails the
  ///     test.
  ///   - goldens: When golden files are written.
  ///   - failurePolicy: The reaction where UIKit throws an exception.
  ///   - drawsAlways: Whether a test that passes is drawn and its files are attached, too.
  ///   - traceLimit: The size of the trace in bytes at which recording stops and the test fails.
  /// - Returns: The trait.
  public static func lifeline(
    _ name: String? = nil,
    failOn: Severity? = .error,
    settleLimit: Duration? = .seconds(10),
    checksLeaks: Bool = true,
    checksWindows: Bool = true,
    goldens: GoldenMode? = nil,
    failurePolicy: FailurePolicy = .record,
    drawsAlways: Bool = false,
    traceLimit: Int? = nil
  ) -> Self {
    Self(
      settings: LifelineSettings(
        name: name,
        failOn: failOn,
        settleLimit: settleLimit,
        checksLeaks: checksLeaks,
        checksWindows: checksWindows,
        goldens: goldens,
        failurePolicy: failurePolicy,
        drawsAlways: drawsAlways,
        traceLimit: traceLimit
      )
    )
  }
}
