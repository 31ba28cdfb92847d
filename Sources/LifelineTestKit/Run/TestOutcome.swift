import DiagramLayout
import DiagramSVG
package import Findings
import Foundation
package import TraceAnalysis
import TraceFormat
import TraceModel

/// What became of a recorded test.
package struct TestOutcome: Sendable {
  /// What fails it.
  package let problems: [TestProblem]
  /// The paths of the files that exist: the trace, then the picture.
  package let files: [String]
  /// Whether the files are worth a look: the test failed, or asked for them.
  package let isShown: Bool

  init(problems: [TestProblem], files: [String], isShown: Bool) {
    self.problems = problems
    self.files = files
    self.isShown = isShown
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
    problems += Self.refusals(in: trace)
    if let failOn = run.settings.failOn {
      // A leak is a problem already; the finding about it is for those who check the trace.
      var others = report
      let subjects = Set(leaks.map(\.subject))
      others.findings.removeAll { $0.rule == 906 && subjects.contains($0.subject) }
      problems += others.problems(atLeast: failOn, fileName: run.files.trace)
    }
    var files = [run.files.trace]
    self.isShown = isShown || !problems.isEmpty
    do {
      if self.isShown, try Self.draw(trace, report.findings, into: run.files.picture) {
        files.append(run.files.picture)
      }
    } catch {
      problems.append(TestProblem("the timeline of the test can't be written: \(error)"))
    }
    self.problems = problems.map { $0.located(among: run.steps, of: run.identity) }
    self.files = files
  }

  /// Where the runtime refused what UIKit throws an exception for.
  private static func refusals(in trace: Trace) -> [TestProblem] {
    trace.events.compactMap { event in
      guard event.kind == .diagnostic else { return nil }
      let text = trace.names[event.text]
      guard text.hasPrefix("NS") || text.hasPrefix("UI"), text.contains("Exception: ") else {
        return nil
      }
      return TestProblem("UIKit would end the app here: \(text)", moment: event.time)
    }
  }

  /// Draws the timeline; returns whether there was something to draw.
  ///
  /// - Throws: What keeps the picture from being laid out or written.
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

extension AnalysisReport {
  /// The findings that fail, each as a problem with its whole report.
  ///
  /// - Parameters:
  ///   - severity: The least severity; findings of low confidence never fail.
  ///   - fileName: The path of the trace.
  /// - Returns: A problem for each of these findings, in their order.
  package func problems(atLeast severity: Severity, fileName: String) -> [TestProblem] {
    findings.filter { $0.severity >= severity && $0.confidence != .low }.map { finding in
      var single = self
      single.findings = [finding]
      let summary = single.summary.map { $0 + "\n" }.joined()
      var text = single.text(fileName: fileName)
      if text.hasSuffix(summary) { text.removeLast(summary.count) }
      while text.hasSuffix("\n") { text.removeLast() }
      return TestProblem(text, moment: finding.evidence.last?.time)
    }
  }
}
