import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A message of UIKit` {
  private func log(_ name: Name, _ text: String, clock: ClockKind = .wall) -> AnalysisReport {
    var builder = EventBuilder()
    builder.identity = .pointer
    let home = builder.birth("Home")
    builder.diagnostic(home, name, text)
    builder.diagnostic(home, name, text)
    return builder.analyze(header: TraceHeader(clock: clock, title: "log"))
  }

  @Test(
    arguments: [
      (Name.unbalancedTransition, 901 as RuleID, "Unbalanced calls", "error"),
      (.appearanceCalledDirectly, 902, "Calling -viewWillAppear: directly", "error"),
      (.nestedTransition, 904, "nested push animation", "error"),
    ]
  )
  func `a message of UIKit is reported in a log`(
    name: Name,
    rule: RuleID,
    text: String,
    severity: String
  ) {
    let findings = log(name, text).findings
    #expect(findings.map(\.rule) == [rule, rule])
    #expect(findings.map(\.severity.rawValue) == [severity, severity])
    #expect(findings.allSatisfy { $0.object.text == "Home#1" && $0.message.contains("“\(text)”") })
  }

  @Test func `a message of UIKit is not reported if the call was recorded`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.diagnostic(home, .appearanceCalledDirectly, "Calling -viewWillAppear: directly")
    builder.callback(home, .viewWillAppear, flags: .direct)
    #expect(builder.analyze().rules == ["LC216"])
  }

  @Test func `a message of UIKit is counted if no rule reports it`() {
    let report = log(.uikitDiagnostic, "A message of next year’s UIKit")
    #expect(report.rules == [])
    #expect(report.summary.contains("2 messages of UIKit are not judged yet: first at line 2"))
  }
}
