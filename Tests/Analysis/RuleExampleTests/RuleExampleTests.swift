import Findings
import TestSupport
import Testing
import TraceAnalysis

@MainActor
struct `The examples of a rule` {
  /// Right examples that another rule reports: the reason by the id of the rule.
  private static let imperfect: [String: String] = [:]

  @Test(arguments: RuleRegistry.all)
  func `the examples of a rule contain a wrong one that the rule reports`(
    rule: RuleDescriptor
  ) throws {
    let compiled = CompiledExample.all[rule.id.text]?.wrong
    let run = ExampleRun(rule: rule.id.text, example: rule.wrong, compiled: compiled)
    let reported = try run.analyze().findings.map(\.rule)
    #expect(reported.contains(rule.id), "reported instead: \(reported)")
  }

  @Test(arguments: RuleRegistry.all)
  func `the examples of a rule contain a right one without a finding`(rule: RuleDescriptor) throws {
    let compiled = CompiledExample.all[rule.id.text]?.right
    let run = ExampleRun(rule: rule.id.text, example: rule.right, compiled: compiled)
    let report = try run.analyze()
    #expect(!report.findings.contains { $0.rule == rule.id })
    if Self.imperfect[rule.id.text] == nil {
      #expect(report.rules == [], "\(report.findings.map(\.message))")
    }
  }

  @Test(arguments: RuleRegistry.all)
  func `the examples of a rule are compiled from the text that the page displays`(
    rule: RuleDescriptor
  ) throws {
    let sides = [("wrong", rule.wrong), ("right", rule.right)].filter { $0.1.isSwift }
    guard !sides.isEmpty else {
      #expect(CompiledExample.all[rule.id.text] == nil)
      return
    }
    let path = "Tests/Analysis/RuleExampleTests/Generated/\(rule.id.text).swift"
    let source = String(decoding: try Repository.bytes(path), as: UTF8.self)
    for (side, example) in sides {
      let indented = example.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      #expect(
        source.contains("    // begin \(side)\n\(indented)\n    // end \(side)\n"),
        "\(path) is not current: run .ci/examples"
      )
    }
  }
}
