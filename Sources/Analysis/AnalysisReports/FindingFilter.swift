public import AnalysisEngine
public import Findings
public import TraceModel

/// Decides which findings of an input are reported, and with which severity.
///
/// It keeps its decisions, so that findings can be printed as soon as they are certain and the
/// report at the end agrees.
public struct FindingFilter: Sendable {
  private let policy: ReportPolicy
  private let fileName: String
  private let registry: RuleRegistry
  /// The reported findings, in the order in which the filter received them.
  public private(set) var reported: [Finding] = []
  /// The numbers of the log lines that each pattern of the policy matches.
  private var lines: [GlobPattern: Set<UInt32>] = [:]
  private var suppressed: [SuppressedFinding] = []
  private var deselected = 0

  /// Creates a filter for one input.
  package init(policy: ReportPolicy, fileName: String, registry: RuleRegistry) {
    self.policy = policy
    self.fileName = fileName
    self.registry = registry
  }

  /// Records that a pattern of the policy matches a line of the log, before its findings are
  /// filtered.
  public mutating func noteLine(_ number: UInt32, matching pattern: GlobPattern) {
    lines[pattern, default: []].insert(number)
  }

  /// Filters findings.
  ///
  /// - Parameters:
  ///   - findings: Findings that the filter did not receive before.
  ///   - baseline: The known findings; each one that is reported again is removed.
  /// - Returns: The reported findings, with the severities of the user.
  public mutating func take(_ findings: [Finding], baseline: inout Baseline) -> [Finding] {
    var kept: [Finding] = []
    for finding in findings {
      guard let finding = adjusted(finding) else {
        deselected += 1
        continue
      }
      if let entry = policy.accepted.first(where: {
        $0.covers(finding, fileName: fileName, lines: lines)
      }) {
        suppressed.append(
          SuppressedFinding(finding: finding, by: .configuration, reason: entry.reason)
        )
      } else if baseline.use(finding.key) {
        suppressed.append(SuppressedFinding(finding: finding, by: baseline.origin, reason: ""))
      } else {
        kept.append(finding)
      }
    }
    reported += kept
    return kept
  }

  /// Returns the report with the findings that were accepted, in the order of the trace.
  public func report(_ report: AnalysisReport) -> AnalysisReport {
    var result = report
    let indexes = Dictionary(
      report.findings.enumerated().map { (Self.identity($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    result.findings = reported.enumerated()
      .map { (index: indexes[Self.identity($0.element)] ?? .max, offset: $0.offset, $0.element) }
      .sorted { ($0.index, $0.offset) < ($1.index, $1.offset) }
      .map(\.2)
    let known = report.suppressed.compactMap { entry in
      adjusted(entry.finding).map {
        SuppressedFinding(finding: $0, by: entry.by, reason: entry.reason)
      }
    }
    result.suppressed = known + suppressed
    result.checkedRules = report.checkedRules.compactMap(policy.adjusted)
    result.inapplicableRuleCount = policy.ruleCount(in: registry) - result.checkedRules.count
    if !registry.judgingReleases.contains(where: policy.includes) {
      result.counts.unjudgedReleases = 0
    }
    result.deselectedFindings = deselected + report.suppressed.count - known.count
    return result
  }

  /// A finding with the user's severity; `nil` when the user deselected it.
  private func adjusted(_ finding: Finding) -> Finding? {
    guard policy.includes(finding.rule), finding.confidence >= policy.minimumConfidence else {
      return nil
    }
    var finding = finding
    switch policy.level(of: finding) {
    case .off: return nil
    case .severity(let severity): finding.severity = severity
    case nil: break
    }
    return finding
  }

  /// The identity of a finding, without its severity, confidence and cause.
  private static func identity(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = .note
    finding.confidence = .low
    finding.cause = nil
    return finding
  }
}
