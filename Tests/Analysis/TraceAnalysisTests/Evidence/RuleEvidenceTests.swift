import Findings
import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

/// How often each rule reports something in correct programs, and where it is right in published
/// code.
struct `The evidence of rules` {
  @Test @MainActor func `no rule reports a warning in a correct program`() async throws {
    var findings: [RuleID: [(program: String, finding: Finding)]] = [:]
    var programs = 0
    func add(_ program: String, _ report: AnalysisReport) {
      programs += 1
      for finding in report.findings {
        findings[finding.rule, default: []].append((program, finding))
      }
    }
    for path in try Repository.files(in: "traces/stories").filter({ $0.hasSuffix(".json") })
    where ExpectedFindings.rules(of: "stories/\(path.dropLast(5)).yml") == [] {
      var reader = try TraceReader(path: Repository.url("traces/stories/\(path)").path)
      add("stories/\(path)", try Self.analyze(&reader))
    }
    for path in Corpus.paths
    where try Corpus.scenario(path).waitsFor.isEmpty && ExpectedFindings.rules(of: path) == [] {
      var reader = TraceReader(bytes: try await Corpus.result(of: path).trace)
      let trace = try Trace(reading: &reader)
      guard !trace.events.contains(where: { $0.kind == .diagnostic && $0.name != .suppression })
      else { continue }
      add(path, TraceAnalysis.analyze(trace, options: Self.options))
    }
    for program in try PublishedProgram.all(.correct) {
      add("programs/\(program.id)", try await program.report(pedantic: true))
    }
    #expect(programs > 250)
    let wrong = findings.values.joined().filter {
      $0.finding.severity > .info && $0.finding.confidence == .high && !Self.isOff($0.finding.rule)
    }
    #expect(wrong.map { "\($0.program): \($0.finding.rule) \($0.finding.message)" } == [])
    let rows = RuleRegistry.all.map { rule -> String in
      let found = findings[rule.id] ?? []
      let where_ = Set(found.map(\.program)).count
      let state = rule.isOptIn ? "off" : rule.severity.rawValue
      let published =
        rule.published.isEmpty
        ? RuleDescriptor.isAboutCode(rule.id) ? "none known" : "judges the recording or the log"
        : rule.published
      return "| \(rule.id) | \(state) | \(found.isEmpty ? "–" : "\(found.count) in \(where_)") "
        + "| \(published) |\n"
    }
    expectGolden(Self.page(rows, programs: programs), at: "traces/rules/EVIDENCE.md")
  }

  private static func isOff(_ rule: RuleID) -> Bool {
    RuleRegistry.all.contains { $0.id == rule && $0.isOptIn }
  }

  private static let options = AnalysisOptions(
    optIns: Set(RuleRegistry.all.filter(\.isOptIn).map(\.id))
  )

  private static func analyze(_ reader: inout TraceReader) throws -> AnalysisReport {
    try TraceAnalysis.analyze(&reader, options: options)
  }

  private static func page(_ rows: [String], programs: Int) -> String {
    let pedantic = RuleRegistry.all.filter { $0.isOptIn && $0.published.isEmpty }
    return """
      # What the rules rest on

      For each rule: its severity, or that it is off by default; its findings in \(programs) correct programs
      (stories and scenarios without a mistake or a warning of UIKit, and [published
      programs](../programs/README.md)), with all rules on; and a mistake in published code that it
      describes. A test compares the findings, and fails for a warning or an error of high confidence.

      A rule about code without a published mistake is off by default: \(pedantic.count) of
      \(RuleRegistry.all.count) rules. `--pedantic`, or `rules: pedantic` in `.lifeline.yml`, turns them on.

      | rule | severity | findings in correct programs | published mistake |
      |---|---|---|---|
      \(rows.joined())
      """
  }
}
