import Findings
import PerfettoExport
import TestSupport
import Testing
import TraceModel

struct `The findings of an export` {
  @Test func `a finding is an instant that states its rule, message, evidence and explanation`()
    throws
  {
    let input = try AnalyzedInput(path: "traces/stories/vc4-by-hand.json")
    let export = try DecodedExport([input])
    let instants = export.slices(on: "Findings")
    #expect(instants.count == input.findings.count)
    let finding = try #require(input.findings.first)
    let instant = try #require(instants.first)
    #expect(instant.isInstant)
    let name = "\(finding.rule.text) \(finding.name) \(finding.object.text)"
    #expect(instant.name == name)
    #expect(instant.arguments["rule"] == finding.rule.text)
    #expect(instant.arguments["severity"] == finding.severity.rawValue)
    #expect(instant.arguments["message"] == finding.message)
    #expect(instant.arguments["help"] == finding.help)
    #expect(instant.arguments["explanation"] == "page of \(finding.rule.text)")
    let evidence = try #require(instant.arguments["evidence"])
    for proof in finding.evidence { #expect(evidence.contains(proof.text)) }
    #expect(evidence.contains("line: "))
  }

  @Test func `arrows lead to findings from the calls that prove them`() throws {
    let input = try AnalyzedInput(path: "traces/stories/vc4-by-hand.json")
    let export = try DecodedExport([input])
    for instant in export.slices(on: "Findings") {
      let sources = export.slices.filter { !Set($0.flows).isDisjoint(with: instant.endingFlows) }
      #expect(sources.count == instant.endingFlows.count)
      #expect(sources.allSatisfy { $0.start <= instant.start })
    }
    #expect(export.slices(on: "Findings").contains { !$0.endingFlows.isEmpty })
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `findings about one event are side by side`(seed: UInt64) throws {
    var input = AnalyzedInput(AnalyzedTrace.random(seed: seed, objects: 20))
    input.findings += input.findings
    let export = try DecodedExport([input])
    let starts = export.slices(on: "Findings").map(\.start)
    #expect(starts.count == input.findings.count)
    #expect(Set(starts).count == starts.count)
    #expect(export.errors == [])
  }

  @Test func `findings about the whole trace are at its begin`() throws {
    var input = try AnalyzedInput(path: "traces/stories/vc4-by-hand.json")
    input.findings = input.findings.prefix(1).map { finding in
      var finding = finding
      finding.evidence = []
      finding.object = .none
      return finding
    }
    let export = try DecodedExport([input])
    #expect(export.slices(on: "Findings").map(\.start) == [0])
  }
}
