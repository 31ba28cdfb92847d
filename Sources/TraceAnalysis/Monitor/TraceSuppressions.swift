import Findings
import TraceModel

/// The suppressions that a trace records, each from its event on.
struct TraceSuppressions {
  /// More than this are not kept.
  private static let limit = 10_000

  /// Those of the trace, in its order.
  private(set) var entries: [RecordedSuppression] = []
  private var places: [CauseKey: Int] = [:]

  /// Adds one; the first about an object and a rule stays.
  mutating func add(_ suppression: RecordedSuppression, subject: SubjectID, rules: [RuleID]) {
    guard entries.count < Self.limit else { return }
    for rule in rules {
      let key = CauseKey(subject: subject, rule: rule)
      if places[key] == nil { places[key] = entries.count }
    }
    entries.append(suppression)
  }

  /// Returns the place of the suppression that covers a finding, and counts it.
  mutating func cover(_ finding: Finding) -> Int? {
    guard !places.isEmpty else { return nil }
    let own = places[CauseKey(subject: finding.subject, rule: finding.rule)]
    guard let place = own ?? places[CauseKey(subject: .none, rule: finding.rule)] else {
      return nil
    }
    entries[place].findings += 1
    return place
  }
}

/// A suppression that a trace records.
public struct RecordedSuppression: Hashable, Sendable {
  /// The rule as the trace names it: an id, a name or a prefix.
  public var rule: String
  /// Whether there is such a rule.
  public var isKnown: Bool
  /// The object that it holds for; empty for all.
  public var subjectName: String
  /// Why; empty when nobody said.
  public var reason: String
  /// The line of the event in its source; 0 when it never was in a file.
  public var line: UInt32
  /// The findings that it covered.
  public var findings = 0
}

extension World {
  /// Notes a suppression; its text is the rule, a colon and the reason.
  mutating func noteSuppression(_ event: TraceEvent, text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = String(parts.first?.trimmingSpaces() ?? "")
    let reason = parts.count > 1 ? String(parts[1].trimmingSpaces()) : ""
    let selector = try? RuleSelector(rule)
    let rules = selector.map { selector in
      RuleRegistry.all.filter { selector.matches($0) }.map(\.id)
    }
    suppressions.add(
      RecordedSuppression(
        rule: rule,
        isKnown: selector != nil,
        subjectName: event.subject == .none ? "" : name(event.subject),
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
