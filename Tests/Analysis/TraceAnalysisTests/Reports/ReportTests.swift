import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A report` {
  private func doubled() -> AnalysisReport {
    var builder = EventBuilder()
    let home = builder.birth("Home\"View\"")
    builder.callback(home, .viewDidLoad)
    builder.wait(milliseconds: 1500)
    builder.callbacks(home, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    return builder.analyze()
  }

  @Test func `a text report has a gutter, states and marks`() {
    #expect(
      doubled().text(fileName: "home.json") == """
        error[LC209] did-appear-repeated: Home"View"#1: viewDidAppear was called while it was \
        already visible
         --> home.json:8
          |
        4 | 1.500004 s Home"View"#1 viewWillAppear  Hidden    -> Appearing
        6 | 1.500006 s Home"View"#1 viewDidAppear   Appearing -> Visible
          |                         ------------- became visible here
        8 | 1.500008 s Home"View"#1 viewDidAppear   Visible   -> ?
          |                         ^^^^^^^^^^^^^ only viewWillDisappear can follow
          = help: call endAppearanceTransition() once for each \
        beginAppearanceTransition(_:animated:); never call the callback yourself
          = confidence: high   `lifeline explain LC209`

        1 error in 1 controller, 9 events, 1.5 s of trace

        """
    )
  }

  @Test func `a text report is coloured on request`() {
    let text = doubled().text(fileName: "-", options: TextReportOptions(isColored: true))
    #expect(text.hasPrefix("\u{1B}[1;31merror[LC209]\u{1B}[0m did-appear-repeated"))
  }

  @Test func `a JSON report is parsed by other programs`() throws {
    let json = doubled().json(fileName: "a\\b\n.json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    #expect(object["schema"] as? String == "lifeline-report")
    #expect(object["file"] as? String == "a\\b\n.json")
    #expect(object["observed"] is NSNull)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["subject"] as? String == "Home\"View\"#1")
    #expect(findings.first?["line"] as? Int == 8)
    #expect((findings.first?["evidence"] as? [Any])?.count == 3)
    #expect(json == doubled().json(fileName: "a\\b\n.json"))
  }

  @Test func `a report without findings states what was checked`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    let count = RuleRegistry.all.count {
      !$0.isOptIn || AnalysisOptions.pedantic.optIns.contains($0.id)
    }
    #expect(
      builder.analyze().text(fileName: "-") == """
        no errors or warnings in 1 controller, 7 events, 6 µs of trace
        checked with \(count - 2) rules; 2 more need what this recording does not contain

        """
    )
  }

  @Test func `a check fails for findings at or above the given severity`() {
    let report = doubled()
    #expect(report.exitCode() == 1)
    #expect(report.exitCode(failOn: .warning) == 1)
    #expect(report.exitCode(failOn: nil) == 0)
  }

  @Test func `rules about absence are off when events were lost`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear)
    let end = TraceEnd(status: .complete, dropped: 3)
    #expect(builder.analyze(end: end).findings.map(\.rule) == [8])
  }
}

struct `An explanation` {
  @Test func `an explanation draws the region with the rule's cells marked`() throws {
    let rule = try #require(RuleRegistry.rule(matching: "LC209"))
    let text = rule.explanation()
    #expect(text.contains("Visible         LC208"))
    #expect(text.contains("▸ LC209"))
    #expect(text.components(separatedBy: "▸ LC").count == 2)
  }
}
