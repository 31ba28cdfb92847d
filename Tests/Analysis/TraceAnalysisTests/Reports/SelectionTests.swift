import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A policy` {
  private func policy(select: [String] = [], ignore: [String] = []) throws -> ReportPolicy {
    var policy = ReportPolicy()
    policy.selected = try select.map { try RuleSelector($0) }
    policy.ignored = try ignore.map { try RuleSelector($0) }
    return policy
  }

  private func doubled() -> AnalysisReport {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    builder.callback(home, .viewDidAppear)
    return builder.analyze()
  }

  private func filtered(_ policy: ReportPolicy, file: String = "a.log") -> AnalysisReport {
    let report = doubled()
    var filter = FindingFilter(policy: policy, fileName: file)
    var baseline = Baseline()
    _ = filter.take(report.findings, baseline: &baseline)
    return filter.report(report)
  }

  @Test func `the more exact of two selectors wins`() throws {
    let first = try policy(select: ["LC209"], ignore: ["LC2"])
    #expect(first.includes(209) && !first.includes(208) && !first.includes(101))
    let second = try policy(select: ["LC2"], ignore: ["did-appear-repeated"])
    #expect(!second.includes(209) && second.includes(208) && !second.includes(101))
    #expect(try policy(ignore: ["all"]).includes(209) == false)
  }

  @Test func `a policy counts the checked rules`() throws {
    let one = filtered(try policy(select: ["LC208"]))
    #expect(one.checkedRules.map(\.id) == [208])
    #expect(one.text(fileName: "a").hasSuffix("\nchecked with 1 rule\n"))
    let all = filtered(ReportPolicy())
    #expect(
      all.checkedRules.count + all.inapplicableRuleCount
        == RuleRegistry.all.count { !$0.isOptIn }
    )
    let log = filtered(try policy(select: ["LC003", "LC208"])).text(fileName: "a")
    #expect(
      log.hasSuffix("checked with 1 rule; 1 more needs what this recording does not contain\n")
    )
  }

  @Test func `a policy detects that a rule is selected and ignored`() throws {
    #expect(try policy(select: ["lc204"], ignore: ["LC204"]).contradiction?.text == "LC204")
    #expect(try policy(select: ["LC2"], ignore: ["LC204"]).contradiction == nil)
  }

  @Test func `the severity for a class precedes the severity of the rule`() throws {
    var policy = ReportPolicy()
    policy.levels = [.init(rules: try RuleSelector("LC209"), level: .severity(.note))]
    #expect(filtered(policy).findings.map(\.severity) == [.note, .note])
    let levels = [
      ReportPolicy.LevelEntry(rules: try RuleSelector("LC2"), level: .severity(.warning))
    ]
    policy.classLevels = [.init(classes: GlobPattern("Ho*"), levels: levels)]
    #expect(filtered(policy).findings.map(\.severity) == [.warning, .warning])
    policy.levels = [.init(rules: try RuleSelector("all"), level: .off)]
    policy.classLevels = []
    #expect(filtered(policy).findings == [])
    #expect(filtered(policy).deselectedFindings == 2)
  }

  @Test func `a policy accepts a rule for a class in a file`() throws {
    var policy = ReportPolicy()
    policy.accepted = [
      .init(
        rules: try RuleSelector("LC209"),
        classes: GlobPattern("H?me"),
        files: GlobPattern("*.log"),
        reason: "known"
      )
    ]
    #expect(filtered(policy).findings == [])
    #expect(filtered(policy).suppressed.map(\.by) == [.configuration, .configuration])
    #expect(filtered(policy, file: "a.json").findings.count == 2)
  }

  @Test func `findings above the counts of a baseline are reported`() {
    let report = doubled()
    var known = Baseline()
    for finding in report.findings.prefix(1) { known.add(finding.key) }
    var filter = FindingFilter(policy: ReportPolicy(), fileName: "a.log")
    #expect(filter.take(report.findings, baseline: &known).count == 1)
    #expect(filter.report(report).suppressed.map(\.by) == [.baseline])
    #expect(filter.report(report).summary.contains("1 finding known from the baseline"))
  }

  @Test func `an unknown rule gets the nearest rule as a suggestion`() {
    #expect(throws: RuleSelectorError(text: "did-apear-repeated")) {
      try RuleSelector("did-apear-repeated")
    }
    #expect(
      RuleSelectorError(text: "did-apear-repeated").help
        == "did you mean LC209 did-appear-repeated? 'lifeline rules' lists all"
    )
    #expect(RuleSelectorError(text: "xyzzy-plugh-xyzzy").help.hasPrefix("'lifeline rules' lists"))
    #expect(RuleSelectorError(text: String(repeating: "x", count: 100_000)).help.isEmpty == false)
  }
}
