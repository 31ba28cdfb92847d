import HeadlessUIKit
import LifelineTestKit
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// The warnings of a test that passes.
struct `Warnings that do not fail a test` {
  /// A report with a warning: a layout pass ended that did not begin.
  private var report: AnalysisReport {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(
      home,
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewWillLayoutSubviews,
      .viewDidLayoutSubviews,
      .viewDidLayoutSubviews
    )
    return builder.analyze()
  }

  private func warnings(below failOn: Severity?) -> String? {
    TestOutcome.warnings(
      in: report,
      below: failOn,
      of: RunIdentity(
        names: ["AppTests", "CartTests", "pays()"],
        location: CodeLocation(
          fileID: "App/CartTests.swift",
          filePath: "CartTests.swift",
          line: 3,
          column: 3
        )
      ),
      fileName: "pays.json"
    )
  }

  @Test func `a warning is printed with the setting that lets it fail the test`() {
    let count = report.findings.count { $0.severity == .warning && $0.confidence != .low }
    #expect(count > 0)
    for failOn in [Severity.error, nil] {
      let text = warnings(below: failOn) ?? ""
      #expect(text.hasPrefix("CartTests/pays(): \(count) warning"))
      #expect(text.contains("not fail this test; .lifeline(failOn: .warning) lets it fail\n  "))
      #expect(text.split(separator: "\n").count == count + 1)
    }
  }

  @Test func `a warning that fails the test is not printed again`() {
    #expect(warnings(below: .warning) == nil)
  }
}
