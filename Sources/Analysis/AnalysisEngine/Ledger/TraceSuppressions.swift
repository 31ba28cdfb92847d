import Findings
import TraceModel

/// The suppressions that a trace records; each is valid from its event on.
struct TraceSuppressions {
  /// The largest number of suppressions that are kept.
  private static let limit = 10_000

  /// The suppressions in the order of the trace.
  private(set) var entries: [RecordedSuppression] = []
  private var indexes: [CauseKey: Int] = [:]

  /// Adds a suppression; the first one for an object and a rule takes precedence.
  mutating func add(_ suppression: RecordedSuppression, subject: SubjectID, rules: [RuleID]) {
    guard entries.count < Self.limit else { return }
    for rule in rules {
      let key = CauseKey(subject: subject, rule: rule)
      if indexes[key] == nil { indexes[key] = entries.count }
    }
    entries.append(suppression)
  }

  /// Returns the index of the suppression that covers a finding, and counts the finding.
  mutating func cover(_ finding: Finding) -> Int? {
    guard !indexes.isEmpty else { return nil }
    let own = indexes[CauseKey(subject: finding.subject, rule: finding.rule)]
    guard let index = own ?? indexes[CauseKey(subject: .none, rule: finding.rule)] else {
      return nil
    }
    entries[index].findings += 1
    return index
  }
}

/// A suppression that a trace records.
public struct RecordedSuppression: Hashable, Sendable {
  /// The rule as the trace names it: an id, a name or a prefix.
  public var rule: String
  /// Whether the rule exists.
  public var isKnown: Bool
  /// The object with the suppressed findings; empty for all objects.
  public var subjectName: String
  /// The reason; empty when none is stated.
  public var reason: String
  /// The line of the event in its source; 0 when the event was never in a file.
  public var line: UInt32
  /// The number of findings that the suppression covers.
  public var findings = 0
}

extension TraceSuppressions {
  /// Adds the suppression of an event, whose text is the rule, a colon and the reason.
  mutating func add(
    _ event: TraceEvent,
    text: String,
    subjectName: String,
    in registry: RuleRegistry
  ) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = String(parts.first?.trimmingSpaces() ?? "")
    let reason = parts.count > 1 ? String(parts[1].trimmingSpaces()) : ""
    let selector = try? RuleSelector(rule, in: registry)
    let rules = selector.map { selector in registry.descriptors.map(\.id).filter(selector.matches) }
    add(
      RecordedSuppression(
        rule: rule,
        isKnown: selector != nil,
        subjectName: subjectName,
        reason: reason,
        line: event.line
      ),
      subject: event.subject,
      rules: rules ?? []
    )
  }
}

extension Substring {
  /// The text without spaces at both ends.
  fileprivate func trimmingSpaces() -> Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
