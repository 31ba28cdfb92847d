import CheckConfiguration
import Findings
import TraceAnalysis
import TraceModel

/// Filters the findings of one input, and writes them as they become certain.
final class FindingStream {
  private let name: String
  private let outputs: [ReportOutput]
  private var filter: FindingFilter
  private var hasBegun = false
  private var groups: FindingGroups
  /// The baseline without the findings that already occurred.
  private(set) var baseline: Baseline

  init(name: String, policy: ReportPolicy, baseline: Baseline, outputs: [ReportOutput]) {
    self.name = name
    self.baseline = baseline
    self.outputs = outputs
    groups = FindingGroups(joins: !outputs.contains(where: \.showsEach))
    filter = FindingFilter(policy: policy, fileName: name)
  }

  /// Records that a pattern of the policy matches a line of the log.
  func note(_ line: MatchedLine) {
    filter.noteLine(line.number, matching: line.pattern)
  }

  /// Writes the findings that pass the filter.
  func write(_ findings: [Finding], header: TraceHeader) throws {
    if !hasBegun {
      hasBegun = true
      for output in outputs { try output.begin(name) }
    }
    let kept = filter.take(findings, baseline: &baseline)
    let joined = outputs.contains(where: \.isForPeople) ? groups.add(kept) : []
    for output in outputs {
      let groups = output.isForPeople ? joined : kept.map { EqualFindings($0) }
      try output.write(groups, of: name, header: header)
    }
  }

  /// Writes the findings that became certain at the end, and returns the filtered report.
  func finish(_ report: AnalysisReport) throws -> AnalysisReport {
    try write(report.lateFindings, header: report.header)
    if let rest = groups.rest {
      for output in outputs { try output.writeRest(rest, of: name) }
    }
    return filter.report(report)
  }
}
