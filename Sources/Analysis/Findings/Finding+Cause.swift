public import TraceModel

extension Finding {
  /// The finding that a different finding follows from.
  public struct Cause: Hashable, Sendable {
    /// The rule, such as `LC216`.
    public var rule: RuleID
    /// The rule's name.
    public var name: String
    /// The moment that the cause refers to.
    public var time: Instant
    /// Whether the moment is known.
    public var isTimed: Bool
    /// The line that the cause refers to; 0 when there is none.
    public var line: UInt32

    /// Refers to a finding.
    public init(_ finding: Finding) {
      rule = finding.rule
      name = finding.name
      time = finding.time
      isTimed = finding.evidence.last?.isTimed ?? false
      line = finding.line
    }
  }
}
