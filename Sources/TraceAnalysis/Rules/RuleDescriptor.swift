public import Findings

/// What a rule needs to see to be judged.
public enum EvidenceClass: String, Hashable, Sendable, CaseIterable {
  /// The callbacks alone: device logs are enough.
  case callbacks
  /// Callbacks with their arguments, where the log prints them.
  case arguments
  /// A guess from callbacks alone, never worse than an info.
  case heuristic
  /// Facts that only the recording runtime knows.
  case runtime
  /// The input itself.
  case input
}

/// What a rule is: its name, its reason, its sources.
public struct RuleDescriptor: Hashable, Sendable {
  /// The identity, such as `LC209`; stable, never given twice.
  public let id: RuleID
  /// What is wrong in kebab case, such as `did-appear-repeated`.
  public let name: String
  /// What the rule reports, in one sentence.
  public let summary: String
  /// Why it matters.
  public let rationale: String
  /// What to do about a finding.
  public let help: String
  /// How bad a finding is, unless the rule says otherwise for a case.
  public let severity: Severity
  /// How sure a finding is at best.
  public let confidence: Confidence
  /// What the rule needs to see.
  public let evidence: [EvidenceClass]
  /// A sequence that the rule reports.
  public let bad: String
  /// A sequence that is right.
  public let good: String
  /// What looks wrong and is right; one sentence each.
  public let exceptions: [String]
  /// Where the facts come from.
  public let sources: [String]
  /// The first version that has the rule.
  public let since: String
  /// The rules whose findings about the same object explain a finding of this one.
  public let mayFollowFrom: [CauseLink]
  /// Whether the rule speaks only when it is asked for.
  public let isOptIn: Bool

  init(
    _ id: RuleID,
    _ name: String,
    _ severity: Severity,
    _ evidence: [EvidenceClass],
    confidence: Confidence = .high,
    summary: String,
    rationale: String,
    help: String,
    bad: String,
    good: String,
    exceptions: [String] = [],
    sources: [String],
    since: String = "0.1.0",
    mayFollowFrom: [CauseLink] = [],
    isOptIn: Bool = false
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.rationale = rationale
    self.help = help
    self.severity = severity
    self.confidence = confidence
    self.evidence = evidence
    self.bad = bad
    self.good = good
    self.exceptions = exceptions
    self.sources = sources
    self.since = since
    self.mayFollowFrom = mayFollowFrom
    self.isOptIn = isOptIn
  }
}
