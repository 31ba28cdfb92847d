public import Findings

/// The kind of evidence that a rule needs.
public enum EvidenceClass: String, Hashable, Sendable, CaseIterable {
  /// The callbacks alone: device logs are enough.
  case callbacks
  /// Callbacks with their arguments, where the log prints them.
  case arguments
  /// An indication from callbacks alone, at most an info.
  case heuristic
  /// Facts that only the recording runtime provides.
  case runtime
  /// The input itself.
  case input
}

/// The texts and properties of a rule.
public struct RuleDescriptor: Hashable, Sendable {
  /// The identity, such as `LC209`; it is stable and never reused.
  public let id: RuleID
  /// The name of the mistake in kebab case, such as `did-appear-repeated`.
  public let name: String
  /// The reported problem, in one sentence.
  public let summary: String
  /// Why it matters.
  public let rationale: String
  /// The recommended correction.
  public let help: String
  /// The severity of a finding, unless the rule chooses a different severity for a case.
  public let severity: Severity
  /// The highest confidence of a finding.
  public let confidence: Confidence
  /// The kinds of evidence that the rule needs.
  public let evidence: [EvidenceClass]
  /// An example that the rule reports.
  public let wrong: RuleExample
  /// The same example without the mistake.
  public let right: RuleExample
  /// Cases that look wrong and are not reported, one sentence each.
  public let exceptions: [String]
  /// The documentation, discussions and messages of UIKit that the rule rests on.
  public let sources: [String]
  /// The first version that has the rule.
  public let since: String
  /// The rules whose findings about the same object explain a finding of this one.
  public let mayFollowFrom: [CauseLink]
  /// A mistake in published code that the rule reports, with its source; empty if none is known.
  public let published: String
  /// Whether the rule is off unless the user enables it: it is about code, and no mistake in
  /// published code is known, or the correct code of some apps breaks it.
  public let isOptIn: Bool

  package init(
    _ id: RuleID,
    _ name: String,
    _ severity: Severity,
    _ evidence: [EvidenceClass],
    confidence: Confidence = .high,
    summary: String,
    rationale: String,
    help: String,
    examples: RuleExamples,
    exceptions: [String] = [],
    sources: [String],
    published: String = "",
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
    wrong = examples.wrong
    right = examples.right
    self.exceptions = exceptions
    self.sources = sources
    self.since = since
    self.mayFollowFrom = mayFollowFrom
    self.published = published
    self.isOptIn = isOptIn || published.isEmpty && Self.isAboutCode(id)
  }

  /// Whether a rule judges the code of an app, and not the recording, the log or the test.
  package static func isAboutCode(_ id: RuleID) -> Bool { id.number >= 100 && id != 910 }
}
