import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis

struct `Every rule` {
  /// Rules whose mistake can not be made without breaking another rule: the cause of a child that
  /// never appears is a finding of its own.
  private static let companions: [String: Set<String>] = ["LC306": ["LC305"], "LC901": ["LC208"]]

  @Test func `has a folder of fixtures, and every folder has a rule`() {
    #expect(RuleFixture.rules == RuleRegistry.all.map(\.id.text).sorted())
  }

  @Test func `stands in the order of its number, once`() {
    let ids = RuleRegistry.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(Set(RuleRegistry.all.map(\.name)).count == ids.count)
  }

  @Test(arguments: RuleRegistry.all)
  func `has a trace that fires and one that is silent`(rule: RuleDescriptor) {
    let names = RuleFixture.all.filter { $0.rule == rule.id.text }.map(\.name)
    #expect(names.contains("fires"))
    #expect(names.contains("silent"))
  }

  @Test(arguments: RuleFixture.all)
  func `fires where it should and nowhere else`(fixture: RuleFixture) throws {
    let report = try fixture.analyze()
    #expect(report.findings.contains { $0.rule.text == fixture.rule } == fixture.fires)
    let others = Set(report.rules).subtracting([fixture.rule])
    #expect(others.isSubset(of: fixture.fires ? Self.companions[fixture.rule] ?? [] : []))
  }

  @Test(arguments: RuleFixture.all)
  func `says what its fixture expects`(fixture: RuleFixture) throws {
    let text = try fixture.analyze().text(fileName: fixture.path)
    expectGolden(text, at: "traces/rules/\(fixture.rule)/\(fixture.name).findings.txt")
  }

  @Test(arguments: RuleRegistry.all)
  func `has a page`(rule: RuleDescriptor) {
    let fixtures = RuleFixture.all.filter { $0.rule == rule.id.text }
    let list = fixtures.map { fixture in
      let verb = fixture.fires ? "Fires on" : "Is silent on"
      return "- \(verb) [\(fixture.name).json](\(fixture.name).json): "
        + "[what the command says](\(fixture.name).findings.txt)\n"
    }
    let page = """
      # \(rule.id) \(rule.name)

      \(rule.summary)

      ```text
      \(rule.explanation().trimmingCharacters(in: .newlines))
      ```

      \(list.joined())
      """
    expectGolden(page, at: "traces/rules/\(rule.id)/README.md")
  }

  @Test func `stands in the list of rules`() {
    let rows = RuleRegistry.all.map { rule in
      "| [\(rule.id)](\(rule.id)/README.md) | \(rule.name) | \(rule.severity.rawValue) "
        + "| \(rule.summary) |\n"
    }
    let list = """
      # Rules

      `lifeline explain RULE` prints these pages.

      | rule | name | severity | what it says |
      |---|---|---|---|
      \(rows.joined())
      ## Not implemented

      These rules of the catalogue need something that no trace says yet.

      | rule | name | what is missing |
      |---|---|---|
      | LC109 | outlet-before-load | reads of outlets and subviews |
      | LC604 | size-read-too-early | reads of bounds and safe areas |
      | LC607 | subviews-added-on-every-layout | who added a view, and why |
      | LC801 | observer-added-twice | observers, when they are added and removed |
      | LC803 | timer-survives-disappearance | which controller a timer belongs to |
      | LC804 | notification-center-detachment | removals of observers |
      | LC805 | work-in-will-disappear-lost | what work is; states that an app records are LC410 |
      | LC811 | heavy-work-in-will-appear | what a slow callback does; that it is slow is LC810 |

      ## How sure they are

      [MUTATIONS.md](MUTATIONS.md) tells how many mistakes are found when callbacks of recorded
      runs are taken out, doubled or exchanged.
      """
    expectGolden(list, at: "traces/rules/README.md")
  }

  @Test(arguments: RuleRegistry.all)
  func `is found by number and by name`(rule: RuleDescriptor) {
    #expect(RuleRegistry.rule(matching: rule.id.text.lowercased()) == rule)
    #expect(RuleRegistry.rule(matching: rule.name) == rule)
  }

  @Test(arguments: RuleRegistry.all)
  func `explains itself on one screen`(rule: RuleDescriptor) {
    let lines = rule.explanation().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 50)
    #expect(lines.allSatisfy { $0.count <= 130 })
    #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.sources.isEmpty)
  }
}
