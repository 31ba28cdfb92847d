public import Findings

/// A finding that is not reported, and why.
public struct SuppressedFinding: Hashable, Sendable {
  /// What keeps a finding from being reported.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The author of the run said so in the trace.
    case trace
    /// The configuration ignores the rule for the class or the file.
    case configuration
    /// The finding was known when the baseline was written.
    case baseline
  }

  /// The finding.
  public var finding: Finding
  /// What keeps it from being reported.
  public var by: Origin
  /// Why; empty when nobody said.
  public var reason: String

  /// Creates one.
  public init(finding: Finding, by: Origin, reason: String) {
    self.finding = finding
    self.by = by
    self.reason = reason
  }
}
