import Foundation
import TestSupport
import Testing
import TraceAnalysis

/// The members that ``AnalysisReport/json(fileName:)`` documents, on which other programs rely.
struct `The JSON of a report` {
  private static let report: Set<String> = [
    "schema", "version", "file", "title", "clock", "end", "observed", "counts", "problems",
    "findings", "transitions", "suppressed",
  ]
  private static let finding: Set<String> = [
    "rule", "name", "severity", "confidence", "subject", "class", "callback", "message", "help",
    "time", "line", "fingerprint", "cause", "evidence",
  ]
  private static let evidence: Set<String> = [
    "time", "line", "subject", "text", "before", "after", "note",
  ]
  private static let transition: Set<String> = [
    "kind", "from", "to", "start", "end", "line", "endLine",
  ]

  /// The sets of members of the objects in an array.
  private static func members(_ values: Any?) -> Set<Set<String>> {
    Set((values as? [[String: Any]] ?? []).map { Set($0.keys) })
  }

  @Test(arguments: RuleFixture.all.filter(\.fires))
  func `has the documented members`(fixture: RuleFixture) throws {
    var report = try fixture.analyze()
    report.suppressed = report.findings.map {
      SuppressedFinding(finding: $0, by: .baseline, reason: "known")
    }
    let json = Data(report.json(fileName: fixture.path).utf8)
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(Set(object.keys) == Self.report)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    // A finding about a view states its path, too.
    #expect(findings.allSatisfy { Set($0.keys).subtracting(["path"]) == Self.finding })
    for finding in findings {
      #expect(Self.members(finding["evidence"]).isSubset(of: [Self.evidence]))
      guard let cause = finding["cause"] as? [String: Any] else { continue }
      #expect(Set(cause.keys) == ["rule", "name", "time", "line"])
    }
    let suppressed = try #require(object["suppressed"] as? [[String: Any]])
    #expect(suppressed.count == findings.count)
    #expect(
      suppressed.allSatisfy {
        Set($0.keys).subtracting(["path"]) == Self.finding.union(["by", "reason"])
      }
    )
    #expect(Self.members(object["transitions"]).isSubset(of: [Self.transition]))
  }
}
