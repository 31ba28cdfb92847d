import Foundation
import TestSupport
import Testing
import TraceAnalysis

struct `Every rule` {
  @Test func `has a folder of fixtures, and every folder has a rule`() {
    #expect(RuleFixture.rules == RuleRegistry.all.map(\.id).sorted())
  }

  @Test func `stands in the order of its number, once`() {
    let ids = RuleRegistry.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(Set(RuleRegistry.all.map(\.name)).count == ids.count)
  }

  @Test(arguments: RuleRegistry.all)
  func `has a trace that fires and one that is silent`(rule: RuleDescriptor) {
    let names = RuleFixture.all.filter { $0.rule == rule.id }.map(\.name)
    #expect(names.contains("fires"))
    #expect(names.contains("silent"))
  }

  @Test(arguments: RuleFixture.all)
  func `fires where it should and nowhere else`(fixture: RuleFixture) throws {
    let rules = try fixture.analyze().findings.map(\.rule)
    #expect(rules.contains(fixture.rule) == fixture.fires)
  }

  @Test(arguments: RuleFixture.all)
  func `says what its fixture expects`(fixture: RuleFixture) throws {
    let text = try fixture.analyze().text(fileName: fixture.path)
    expectGolden(text, at: "traces/rules/\(fixture.rule)/\(fixture.name).findings.txt")
  }

  @Test(arguments: RuleRegistry.all)
  func `is found by number and by name`(rule: RuleDescriptor) {
    #expect(RuleRegistry.rule(matching: rule.id.lowercased()) == rule)
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
