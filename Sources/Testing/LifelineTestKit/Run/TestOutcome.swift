import DiagramLayout
import DiagramSVG
package import Findings
import Foundation
package import HeadlessValues
import Synchronization
package import TraceAnalysis
import TraceFormat
import TraceModel
import TracePage
import TraceRecorder

/// The outcome of a recorded test.
package struct TestOutcome: Sendable {
  /// The reasons why the test fails.
  package let problems: [TestProblem]
  /// The findings of the trace.
  package let findings: [Finding]
  /// The paths of the existing files: the trace, then the picture, then the page.
  package let files: [String]
  /// The warnings that do not fail the test, one per line, with the setting that would make them
  /// fail it; `nil` without such warnings.
  package let passedWarnings: String?
  /// Whether the files are reported: the test failed, or its settings request them.
  package let isShown: Bool

  /// Creates the outcome of a test without a trace.
  init(problems: [TestProblem]) {
    self.problems = problems
    findings = []
    files = []
    passedWarnings = nil
    isShown = false
  }

  @MainActor
  init(
    of run: TestRun,
    trace: Trace,
    pending: [TestProblem],
    isShown: Bool,
    leaks: [TestProblem]
  ) {
    var problems = pending + leaks
    if run.settings.checksWindows {
      problems += WindowCheck.problems(in: trace, steps: run.steps)
    }
    let report = analyze(trace)
    problems += Self.refusals(in: trace, of: run) + Self.cuts(of: run.context.recorder)
    if let failOn = run.settings.failOn {
      // Leaks and exceptions are already problems of the test; their findings are for `lifeline
      // check`.
      var others = report
      let subjects = Set(leaks.map(\.subject))
      others.findings.removeAll {
        $0.rule == 909 || $0.rule == 906 && subjects.contains($0.subject)
      }
      problems += others.problems(
        atLeast: failOn,
        fileName: run.files.trace,
        location: run.location
      )
    }
    var files = [run.files.trace]
    self.isShown = isShown || !problems.isEmpty
    do {
      if self.isShown, try Self.draw(trace, report.findings, into: run.files.picture) {
        files.append(run.files.picture)
        try Self.writePage(of: trace, report.findings, into: run.files.page)
        files.append(run.files.page)
      }
    } catch {
      problems.append(TestProblem("the files of the test can't be written: \(error)"))
    }
    let obstacle = report.counts.callSiteObstacle
    if !obstacle.isEmpty, !problems.isEmpty, Self.statesObstacle() {
      problems[0].details.append(
        "\(obstacle): findings name lines of the trace; build with -g, without -O"
      )
    }
    findings = report.findings
    passedWarnings = Self.warnings(
      in: report,
      below: run.settings.failOn,
      of: run.identity,
      fileName: run.files.trace
    )
    self.problems = problems.map { $0.located(among: run.steps, of: run.identity) }
    self.files = files
  }

  /// The warnings of a report that do not fail a test.
  ///
  /// A warning is right about the code, but apps are published with it, such as a constraint that
  /// UIKit breaks: it is printed, and fails the test only if its settings ask for that.
  package static func warnings(
    in report: AnalysisReport,
    below failOn: Severity?,
    of test: RunIdentity,
    fileName: String
  ) -> String? {
    let warnings = report.findings.filter {
      $0.severity == .warning && $0.confidence != .low && $0.severity < failOn ?? .error
    }
    guard !warnings.isEmpty else { return nil }
    let count = warnings.count == 1 ? "1 warning does" : "\(warnings.count) warnings do"
    return "\(test.title): \(count) not fail this test; .lifeline(failOn: .warning) lets it fail\n"
      + warnings.map { "  " + $0.short(fileName: fileName) }.joined().dropLast()
  }

  private static let hasStatedObstacle = Atomic(false)

  /// Whether to state why the lines of the app's calls are missing, which is done once per process.
  private static func statesObstacle() -> Bool {
    !hasStatedObstacle.exchange(true, ordering: .relaxed)
  }

  /// The end of the trace before the end of the test.
  private static func cuts(of recorder: TraceRecorder) -> [TestProblem] {
    guard let failure = recorder.failure, failure.code == .sizeLimit else { return [] }
    let message = "\(failure.message): \(recorder.dropped) later events are missing"
    return [TestProblem(message, help: failure.help)]
  }

  /// The operations that the runtime refused and for which UIKit throws an exception.
  @MainActor
  private static func refusals(in trace: Trace, of run: TestRun) -> [TestProblem] {
    trace.events.compactMap { event in
      guard event.kind == .diagnostic else { return nil }
      let text = trace.names[event.text]
      let isCrash = CrashName.isReported(by: text)
      let isException = text.hasPrefix("NS") || text.hasPrefix("UI")
      guard isCrash || isException && text.contains("Exception: ") else { return nil }
      let words =
        isCrash
        ? "the app would not survive this on a device" : "UIKit would throw an exception here"
      return TestProblem(
        "\(words): \(text)",
        location: run.location(ofCall: event.site),
        moment: event.time
      )
    }
  }

  /// Draws the timeline; returns `false` if the trace has no objects.
  ///
  /// - Throws: An error if the picture can't be laid out or written.
  static func draw(
    _ trace: Trace,
    _ findings: [Finding],
    into path: String
  ) throws -> Bool {
    guard !trace.subjects.isEmpty else { return false }
    let scene = try TimelineLayout().scene(of: trace, findings: findings, measurer: AdvanceTable())
    try FileReplacement.write(Array(SVGRenderer().render(scene).utf8), to: path)
    return true
  }
}

extension TestOutcome {
  /// Writes the page of a trace.
  ///
  /// - Throws: An error if the page can't be written.
  private static func writePage(
    of trace: Trace,
    _ findings: [Finding],
    into path: String
  ) throws {
    let page = TracePage(trace, findings: findings) { rule in
      RuleRegistry.rule(matching: rule.text)?.explanation()
    }
    try FileReplacement.write(try page.html(), to: path)
  }
}

extension AnalysisReport {
  /// The findings that fail a test, each as a problem with its full report.
  ///
  /// - Parameters:
  ///   - severity: The minimum severity; findings of low confidence never fail a test.
  ///   - fileName: The path of the trace.
  ///   - location: Returns the location of a call of the app on this machine.
  /// - Returns: The problems in the order of the findings.
  package func problems(
    atLeast severity: Severity,
    fileName: String,
    location: (SourcePosition) -> CodeLocation? = { _ in nil }
  ) -> [TestProblem] {
    findings.filter { $0.severity >= severity && $0.confidence != .low }.map { finding in
      var single = self
      single.findings = [finding]
      let summary = single.summary.map { $0 + "\n" }.joined()
      var text = single.text(fileName: fileName)
      if text.hasSuffix(summary) { text.removeLast(summary.count) }
      while text.hasSuffix("\n") { text.removeLast() }
      return TestProblem(
        text,
        location: finding.source.flatMap(location),
        moment: finding.evidence.last?.time
      )
    }
  }
}
