import Foundation
import HeadlessUIKit
public import LifelineTestKit
import TraceRecorder
public import XCTest

/// A test case whose tests are recorded, like tests with the trait `.lifeline` of Swift Testing.
///
/// On Linux a synchronous test method must not be isolated to the main actor. Write `async`
/// methods with `@MainActor`, or plain ones with `MainActor.assumeIsolated`:
///
/// ```swift
/// final class CheckoutTests: LifelineTestCase {
///   @MainActor func testSummaryAppears() async throws {
///     let window = UIWindow()
///     …
///   }
/// }
/// ```
///
/// A test case instance exists until all tests have run. Objects in its properties are therefore
/// alive during the leak check, which does not report them.
open class LifelineTestCase: XCTestCase {
  /// The settings of the tests of the class.
  open var lifeline: LifelineSettings { LifelineSettings() }

  /// Runs a test in its own recording; XCTest calls this method.
  open override func invokeTest() {
    let identity = identity
    let settings = lifeline
    do {
      let run = try MainActor.assumeIsolated {
        try TestRun(identity: identity, settings: settings)
      }
      // This is the main thread, as `assumeIsolated` checks, and the test case does not leave it.
      nonisolated(unsafe) let testCase: LifelineTestCase = self
      MainActor.assumeIsolated { run.testCase = testCase }
      RecordingContext.$current.withValue(run.context) {
        CurrentTest.$run.withValue(run) {
          run.beginBody()
          super.invokeTest()
          run.endBody()
        }
      }
      let hasFailed = (testRun?.totalFailureCount ?? 0) > 0
      if hasFailed { run.noteFailure() }
      report(MainActor.assumeIsolated { Self.end(run) }, of: run)
    } catch {
      recordFailure(
        withDescription: "the test can't be recorded: \(error)",
        inFile: identity.location.fileID,
        atLine: 0,
        expected: false
      )
    }
  }

  /// Records a failure; a failed assertion lists the pending work of the run.
  open override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    // A failure that is reported after the test has no current run.
    let advice = CurrentTest.run?.waitingAdvice
    CurrentTest.run?.noteFailure(description, at: "\(filePath):\(lineNumber)")
    super.recordFailure(
      withDescription: [description, advice].compactMap(\.self).joined(separator: "\n"),
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }

  /// The names of the test.
  ///
  /// XCTest does not report the source location of a class; its tests run in the package's folder.
  private var identity: RunIdentity {
    let className = String(reflecting: type(of: self))
    // The part of a private class that names its file as an address changes with each run.
    let types = className.split(separator: ".").map(String.init)
      .filter { !$0.hasPrefix("(unknown context") }
    let folder = FileManager.default.currentDirectoryPath
    let method = name.split(separator: ".").last.map(String.init) ?? name
    return RunIdentity(
      names: types + [method],
      location: CodeLocation(
        fileID: className,
        filePath: "\(folder)/\(className)",
        line: 0,
        column: 0
      )
    )
  }

  @MainActor
  private static func end(_ run: TestRun) -> TestOutcome {
    let pending = run.settle()
    // An object that was released outside the main actor is deallocated in a job of the main actor.
    for _ in 0..<32 where run.hasLivingControllers {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.0005))
    }
    for _ in 0..<50 where run.hasLeaks {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    return run.finish(pending: pending)
  }

  private func report(_ outcome: TestOutcome, of run: TestRun) {
    let identity = run.identity
    for problem in outcome.problems {
      recordFailure(
        withDescription: problem.text(
          of: identity,
          files: outcome.files,
          index: run.indexText
        ),
        inFile: problem.location?.filePath ?? identity.location.fileID,
        atLine: problem.location?.line ?? 0,
        expected: true
      )
    }
    if let warnings = outcome.passedWarnings { print(warnings) }
    guard outcome.problems.isEmpty, outcome.isShown else { return }
    let files = outcome.files.joined(separator: "\n")
    FileHandle.standardError.write(Data("\(name) was recorded to\n\(files)\n".utf8))
  }
}
