public import Findings
public import TraceModel

/// What an analysis found, as a value.
public struct AnalysisReport: Hashable, Sendable {
  /// What the trace says about itself.
  public var header: TraceHeader
  /// How the trace ended.
  public var end: TraceEnd
  /// The findings by ascending line, then time, then rule.
  public var findings: [Finding]
  /// The first of the findings that were withheld, `nil` when none was.
  public var firstWithheld: Finding?
  /// What was counted.
  public var counts: AnalysisCounts
  /// The callbacks that the trace would have printed, in the order of a life; `nil` for all.
  public var observed: [String]?
  /// What the reader could not use, in the order of lines.
  public var problems: [TraceProblem]
  /// Those of the findings that ``Analyzer/takeCertainFindings()`` did not give out before the end.
  public var lateFindings: [Finding] = []
  /// The findings that are not reported, and why.
  public var suppressed: [SuppressedFinding] = []
  /// The suppressions that the trace records, in its order.
  public var suppressions: [RecordedSuppression] = []
  /// The findings that the user did not ask for: by rule, severity or confidence.
  public var deselectedFindings = 0
  /// The number of rules whose findings are reported.
  public var ruleCount = RuleRegistry.all.count { !$0.isOptIn }
  /// The transitions between controllers in the order in which they ended, at most 1000.
  public var transitions: [ObservedTransition] = []

  /// How long a controller may live after it left before it is a leak.
  public var release = Thresholds().release

  /// Whether the trace holds nothing that a rule could judge, so that the absence of findings means
  /// nothing.
  public var isUnjudged: Bool {
    counts.judgedEvents == 0
      && !(findings + suppressed.map(\.finding)).contains {
        $0.severity >= .warning
      }
  }

  /// Whether the end of a recording is missing: its program died, or its recorder stopped.
  ///
  /// A log never states its end.
  public var endsEarly: Bool {
    (header.clock == .virtual || header.clock == .monotonic) && end.status != .complete
  }

  /// Creates a report.
  init(
    header: TraceHeader,
    end: TraceEnd,
    findings: [Finding],
    firstWithheld: Finding?,
    counts: AnalysisCounts,
    observed: [String]?,
    problems: [TraceProblem]
  ) {
    self.header = header
    self.end = end
    self.findings = findings
    self.firstWithheld = firstWithheld
    self.counts = counts
    self.observed = observed
    self.problems = problems
  }

  /// The number of findings of a severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The number of findings of each rule that has some, by rule.
  public var ruleCounts: [(rule: RuleID, count: Int)] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
      .map { (rule: $0.key, count: $0.value.count) }
  }

  /// Returns the exit status of a command that shows the report.
  ///
  /// - Parameter severity: The least severity that fails; `nil` never fails.
  /// - Returns: 1 when a finding is at least as bad, otherwise 0. A finding of low confidence does
  ///   not fail.
  public func exitCode(failOn severity: Severity? = .error) -> Int32 {
    guard let severity else { return 0 }
    let fails = findings.contains { $0.severity >= severity && $0.confidence != .low }
    return fails ? 1 : 0
  }
}
