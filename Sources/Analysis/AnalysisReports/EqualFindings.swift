import AnalysisEngine
package import Findings
package import TraceModel

/// Findings that readers see as one with a count: of one rule, with equal messages, about objects of one
/// class.
package struct EqualFindings {
  package let first: Finding
  private var count = 1
  /// The lines of the second, the third and the last finding.
  private var lines: [UInt32] = []

  package init(_ finding: Finding) {
    first = finding
  }

  fileprivate mutating func add(_ finding: Finding) {
    count += 1
    if lines.count > 2 { lines[2] = finding.line } else { lines.append(finding.line) }
  }

  /// The sentence about the others; `nil` if there are none.
  package var repeats: String? {
    guard count > 1 else { return nil }
    return "and \(ReportText.count(count - 1, "equal finding"))\(places)"
  }

  private var places: String {
    guard let last = lines.last, last > 0 else { return "" }
    let others = lines.map { "\($0)" }
    switch count {
    case 2: return ", at line \(last)"
    case 3: return ", at lines \(others[0]) and \(others[1])"
    default: return ", at lines \(others[0]), \(others[1])\(count > 4 ? " …" : "") and \(last)"
    }
  }

  /// Returns the findings as text, with the evidence of the first.
  package func text(
    fileName: String,
    header: TraceHeader,
    options: TextReportOptions
  ) -> String {
    var writer = FindingWriter(fileName: fileName, header: header, options: options)
    writer.write(self)
    return writer.text
  }

  /// Returns the findings as one line.
  package func short(fileName: String) -> String {
    let line = first.short(fileName: fileName)
    guard let repeats else { return line }
    return String(line.dropLast()) + " (\(repeats))\n"
  }
}

/// Joins equal findings for readers, also across the parts in which a check of a pipe reports them.
///
/// A log of a loop of crashes has the same mistake in each run. The first of more than three equal
/// findings is shown, and the first ``maximumGroups`` groups of a rule: the length of a report is bounded
/// by the number of rules.
package struct FindingGroups {
  private struct Key: Hashable {
    let rule: RuleID
    let severity: Severity
    let message: String
    let className: String

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      message = Self.withoutNumbers(finding.message)
      className = finding.object.classText
    }

    /// A text without addresses and the numbers of objects: `0x…`, `#3`.
    private static func withoutNumbers(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "#")) || text.contains("0x") else { return text }
      return text.replacing(/0x[0-9a-fA-F]+|#[0-9]+/, with: "#")
    }
  }

  /// The number of separate findings that are shown although they are equal.
  private static let maximumSeparate = 3
  /// The number of groups of one rule that are shown.
  private static let maximumGroups = 25

  /// Whether equal findings are joined.
  private let joins: Bool
  /// The shown findings of each group.
  private var shown: [Key: Int] = [:]
  private var groupCounts: [RuleID: Int] = [:]
  /// The findings that no text mentions, by their rules.
  private var hidden: [RuleID: Int] = [:]

  package init(joins: Bool) { self.joins = joins }

  /// Adds findings and returns those to show, errors first.
  package mutating func add(_ findings: [Finding]) -> [EqualFindings] {
    var groups: [EqualFindings] = []
    var indices: [Key: [Int]] = [:]
    for severity in [Severity.error, .warning, .info, .note] {
      for finding in findings where finding.severity == severity {
        guard joins else {
          groups.append(EqualFindings(finding))
          continue
        }
        let key = Key(finding)
        let limit = finding.isAboutMessage ? 1 : Self.maximumSeparate
        if let first = indices[key], first.count == limit {
          groups[first[0]].add(finding)
        } else if shown[key, default: 0] >= limit || isFull(finding, key) {
          hidden[finding.rule, default: 0] += 1
        } else {
          indices[key, default: []].append(groups.count)
          groups.append(EqualFindings(finding))
        }
      }
    }
    // The second and third finding of a group with a count are part of the count.
    var dropped: Set<Int> = []
    for (key, members) in indices {
      shown[key, default: 0] += members.count
      guard members.count > 1, groups[members[0]].repeats != nil else { continue }
      let joined = members.map { groups[$0] }
      groups[members[0]] = EqualFindings(joining: joined)
      dropped.formUnion(members.dropFirst())
    }
    return groups.indices.filter { !dropped.contains($0) }.map { groups[$0] }
  }

  /// Whether enough groups of the rule of a finding are shown; counts its group if it is new.
  private mutating func isFull(_ finding: Finding, _ key: Key) -> Bool {
    guard shown[key] == nil else { return false }
    guard groupCounts[finding.rule, default: 0] < Self.maximumGroups else { return true }
    shown[key] = 0
    groupCounts[finding.rule, default: 0] += 1
    return false
  }

  /// The sentence about the findings that no text mentions; `nil` if there are none.
  package var rest: String? {
    guard !hidden.isEmpty else { return nil }
    let parts = hidden.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
    let count = ReportText.count(hidden.values.reduce(0, +), "similar finding")
    return "\(count) not shown: \(parts.joined(separator: ", ")); --all shows each"
  }
}

extension EqualFindings {
  /// Joins groups, the first of which has the count.
  fileprivate init(joining groups: [EqualFindings]) {
    let lines = groups.dropFirst().map(\.first.line) + groups[0].lines.suffix(1)
    first = groups[0].first
    count = groups.reduce(0) { $0 + $1.count }
    self.lines = Array(lines.prefix(2)) + lines.suffix(1)
  }
}

extension Finding {
  /// Whether the finding repeats a message of UIKit.
  fileprivate var isAboutMessage: Bool { message.contains("“") && rule.number >= 900 }
}
