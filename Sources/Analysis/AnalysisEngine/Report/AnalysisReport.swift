public import Findings
public import TraceModel

/// The result of an analysis.
public struct AnalysisReport: Hashable, Sendable {
  public var header: TraceHeader
  /// How the trace ended.
  public var end: TraceEnd
  /// The findings by ascending line, then time, then rule.
  public var findings: [Finding]
  /// The first withheld finding; `nil` when there is none.
  public var firstWithheld: Finding?
  /// The statistics.
  public var counts: AnalysisCounts
  /// The observed callbacks, in the order of a lifetime; `nil` for all.
  public var observed: [String]?
  /// The problems of the reader, in the order of lines.
  public var problems: [TraceProblem]
  /// The findings that ``Analyzer/takeCertainFindings()`` did not return before the end.
  public var lateFindings: [Finding] = []
  /// The findings that are not reported, with the reasons.
  public var suppressed: [SuppressedFinding] = []
  /// The suppressions that the trace records, in the order of the trace.
  public var suppressions: [RecordedSuppression] = []
  /// The number of findings that the user deselected by rule, severity or confidence.
  public var deselectedFindings = 0
  /// The rules that can report a finding for the input, without those that the user deselected.
  public var checkedRules: [CheckedRule] = []
  /// The number of selected rules that can't report a finding for the input.
  public var inapplicableRuleCount = 0
  /// The transitions between controllers in the order in which they ended, at most 1000.
  public var transitions: [ObservedTransition] = []

  /// How many lines of a log that look like callbacks were parsed; `nil` for a recording, and for a
  /// log in which every such line was parsed.
  public var recognition: Recognition?

  /// The share of parsed lines among those that look like callbacks.
  public struct Recognition: Hashable, Sendable {
    /// The share in percent, rounded down.
    public var percent: Int
    /// The sentence with the numbers and an example.
    public var sentence: String

    /// Creates a share.
    public init(percent: Int, sentence: String) {
      self.percent = percent
      self.sentence = sentence
    }
  }

  /// The longest time that a controller may stay alive after it left.
  public var release = Thresholds().release

  /// Whether the trace contains no event that a rule could judge, so that a report without findings
  /// proves nothing.
  public var isUnjudged: Bool {
    counts.judgedEvents == 0
      && !(findings + suppressed.map(\.finding)).contains {
        $0.severity >= .warning
      }
  }

  /// Whether the end of a recording is missing: its program or its recorder stopped.
  ///
  /// A log never states how it ended.
  public var endsEarly: Bool {
    (header.clock == .virtual || header.clock == .monotonic) && end.status != .complete
  }

  /// Creates a report.
  package init(
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

  /// Replaces the files of the app's sources, such as by their paths on this machine.
  public mutating func replaceSourceFiles(_ replacement: (String) -> String) {
    for index in findings.indices { findings[index].replaceSourceFiles(replacement) }
    for index in lateFindings.indices { lateFindings[index].replaceSourceFiles(replacement) }
    for index in suppressed.indices {
      suppressed[index].finding.replaceSourceFiles(replacement)
    }
  }

  /// The number of findings of a severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The number of findings of each rule with findings, in the order of rules.
  public var ruleCounts: [(rule: RuleID, count: Int)] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
      .map { (rule: $0.key, count: $0.value.count) }
  }

  /// Returns the exit status of a command that prints the report.
  ///
  /// - Parameter severity: The minimum severity that fails the check; `nil` never fails.
  /// - Returns: 1 when a finding has at least this severity, otherwise 0. A finding with low
  ///   confidence does not fail.
  public func exitCode(failOn severity: Severity? = .error) -> Int32 {
    guard let severity else { return 0 }
    let fails = findings.contains { $0.severity >= severity && $0.confidence != .low }
    return fails ? 1 : 0
  }
}
