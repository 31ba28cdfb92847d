public import Findings

/// A finding that is not reported, and why.
public struct SuppressedFinding: Hashable, Sendable {
  /// The reason why a finding is not reported.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The author of the run recorded the suppression in the trace.
    case trace
    /// The configuration ignores the rule for the class or the file.
    case configuration
    /// The finding was known when the baseline was written.
    case baseline
    /// The report of an earlier check contains the finding.
    case report
  }

  public var finding: Finding
  /// The reason why the finding is not reported.
  public var by: Origin
  /// The reason; empty when none is stated.
  public var reason: String

  /// Whether the finding was known before the check.
  package var isKnown: Bool { by == .baseline || by == .report }

  /// Creates a suppressed finding.
  public init(finding: Finding, by: Origin, reason: String) {
    self.finding = finding
    self.by = by
    self.reason = reason
  }
}
