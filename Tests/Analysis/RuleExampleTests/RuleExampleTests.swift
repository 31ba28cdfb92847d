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
    let run = ExampleRun(rule: rule, isWrong: true)
    let reported = try run.analyze().findings.map(\.rule)
    #expect(reported.contains(rule.id), "reported instead: \(reported)")
  }

  @Test(arguments: RuleRegistry.all)
  func `the examples of a rule contain a right one without a finding`(
    rule: RuleDescriptor
  ) throws {
    let run = ExampleRun(rule: rule, isWrong: false)
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
    #expect(rule.wrong.kind == rule.right.kind)
    guard rule.wrong.isSwift else {
      #expect(compiledExample(of: rule.id.text) == nil)
      return
    }
    let path = "traces/rules/examples/\(rule.id.text).swift"
    let source = String(decoding: try Repository.bytes(path), as: UTF8.self)
    for (side, example) in [("wrong", rule.wrong), ("right", rule.right)] {
      let indented = example.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      let head = "  static func \(side)(_ app: HeadlessApp, _ window: UIWindow) throws {"
      #expect(!example.text.isEmpty && source.contains("\(head)\n\(indented)\n  }\n"))
    }
  }
}
