import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis

struct `Every rule` {
  /// Rules whose mistake cannot be made without breaking a second rule, with the second rule.
  private static let companions: [String: Set<String>] = ["LC306": ["LC305"], "LC901": ["LC208"]]

  @Test func `every rule has a folder of traces, and each folder has a rule`() {
    #expect(RuleFixture.rules == RuleRegistry.all.map(\.id.text).sorted())
  }

  @Test func `every rule is listed once, in the order of its number`() {
    let ids = RuleRegistry.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(Set(RuleRegistry.all.map(\.name)).count == ids.count)
  }

  @Test(arguments: RuleRegistry.all)
  func `every rule has a trace that it reports and a trace that it does not report`(
    rule: RuleDescriptor
  ) {
    let names = RuleFixture.all.filter { $0.rule == rule.id.text }.map(\.name)
    #expect(names.contains("fires"))
    #expect(names.contains("silent"))
  }

  @Test(arguments: RuleFixture.all)
  func `every rule reports exactly the traces that break it`(fixture: RuleFixture) throws {
    let report = try fixture.analyze()
    #expect(report.findings.contains { $0.rule.text == fixture.rule } == fixture.fires)
    let others = Set(report.rules).subtracting([fixture.rule])
    #expect(others.isSubset(of: fixture.fires ? Self.companions[fixture.rule] ?? [] : []))
  }

  @Test(arguments: RuleFixture.all)
  func `every rule gives the recorded findings of its traces`(fixture: RuleFixture) throws {
    let text = try fixture.analyze().text(fileName: fixture.path)
    expectGolden(text, at: "traces/rules/\(fixture.rule)/\(fixture.name).findings.txt")
  }

  @Test(arguments: RuleRegistry.all)
  func `every rule has a page in traces`(rule: RuleDescriptor) {
    let fixtures = RuleFixture.all.filter { $0.rule == rule.id.text }
    let list = fixtures.map { fixture in
      let effect = fixture.fires ? "reported" : "not reported"
      return "- [\(fixture.name).json](\(fixture.name).json), \(effect): "
        + "[output](\(fixture.name).findings.txt)\n"
    }
    let page = "\(rule.markdown())\n## Traces\n\n\(list.joined())"
    expectGolden(page, at: "traces/rules/\(rule.id)/README.md")
  }

  @Test(arguments: RuleRegistry.all)
  func `every rule has a page with the fixed headings in their order`(rule: RuleDescriptor) {
    let lines = rule.explanation().split(separator: "\n").map(String.init)
    let headings = lines.dropFirst().filter { !$0.hasPrefix(" ") }
    #expect(headings.filter(Self.requiredHeadings.contains) == Self.requiredHeadings)
    #expect(headings == Self.headings.filter(headings.contains))
  }

  private static let requiredHeadings = ["What it reports", "Why it matters", "Wrong", "Right"]
  private static let headings =
    requiredHeadings + [
      "What to do", "States", "Known exceptions", "May follow from", "Sources",
      "Seen in published code", "How to silence it",
    ]

  @Test func `every rule has a row in the list of rules`() {
    let rows = RuleRegistry.all.map { rule in
      "| [\(rule.id)](\(rule.id)/README.md) | \(rule.name) | \(rule.severity.rawValue) "
        + "| \(rule.summary) |\n"
    }
    let list = """
      # Rules

      `lifeline explain RULE` prints these pages. In their Swift examples, `app` is the running app and
      `window` its visible window; HomeViewController, DetailViewController and ChartViewController
      are plain view controllers. Each example is compiled and run by the tests of this project.
      [EVIDENCE.md](EVIDENCE.md) lists what each rule reports in correct programs and in published code.

      | rule | name | severity | what it reports |
      |---|---|---|---|
      \(rows.joined())
      ## Not implemented

      These rules need facts that traces do not contain yet.

      | rule | name | missing facts |
      |---|---|---|
      | LC109 | outlet-before-load | reads of outlets and subviews |
      | LC607 | subviews-added-on-every-layout | the caller that adds a view |
      | LC803 | timer-survives-disappearance | the controller that owns a timer |
      | LC804 | notification-center-detachment | removals of observers |
      | LC805 | work-in-will-disappear-lost | the work of a callback; LC410 covers recorded states |
      | LC811 | heavy-work-in-will-appear | the work of a slow callback; LC810 reports its duration |

      ## Detection rates

      [MUTATIONS.md](MUTATIONS.md) lists how many mistakes are found when callbacks of recorded
      runs are removed, duplicated or exchanged. [WORDS.md](WORDS.md) judges every order of the
      callbacks of one object, by change and rule.
      """
    expectGolden(list, at: "traces/rules/README.md")
  }

  @Test(arguments: RuleRegistry.all)
  func `every rule is found by its id and by its name`(rule: RuleDescriptor) {
    #expect(RuleRegistry.rule(matching: rule.id.text.lowercased()) == rule)
    #expect(RuleRegistry.rule(matching: rule.name) == rule)
  }

  @Test(arguments: RuleRegistry.all)
  func `every rule has an explanation that fits a terminal`(rule: RuleDescriptor) {
    let lines = rule.explanation().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 125)
    #expect(lines.allSatisfy { $0.count <= 250 })
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.sources.isEmpty)
  }
}
