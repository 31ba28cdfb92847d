public import Findings
import TraceModel

/// How a finding of a rule may follow from a different finding: of which rule, and how near.
public struct CauseLink: Hashable, Sendable {
  /// The distance within which a cause explains a finding about the same object.
  public enum Window: Hashable, Sendable {
    /// The lifetime of the object.
    case life
    /// A duration; where the trace has no clock, a number of events of the trace.
    case near(milliseconds: Int64, events: UInt64)

    /// The immediate effects of a wrong call: a transition takes less than a second.
    public static let transition = Window.near(milliseconds: 1000, events: 64)

    /// Whether a cause is near enough.
    func reaches(from cause: Finding, to finding: Finding, events: UInt64) -> Bool {
      guard case .near(let milliseconds, let limit) = self else { return true }
      guard let first = cause.evidence.last, let last = finding.evidence.last, first.isTimed,
        last.isTimed
      else { return events <= limit }
      let (distance, overflow) = last.time.nanoseconds
        .subtractingReportingOverflow(first.time.nanoseconds)
      return !overflow && distance <= milliseconds * 1_000_000
    }
  }

  /// The rule whose finding explains the other, such as `LC216`.
  public let rule: RuleID
  /// The distance within which the cause explains a finding.
  public let window: Window

  package init(_ rule: RuleID, within window: Window = .transition) {
    self.rule = rule
    self.window = window
  }
}

/// A rule's findings about one object.
struct CauseKey: Hashable {
  var subject: SubjectID
  var rule: RuleID
}
