public import AnalysisEngine
import Findings
import TraceModel

extension RuleRegistry {
  /// Returns rules as a table: id, name, severity, confidence, evidence and summary, one line each.
  public static func table(of rules: [RuleDescriptor]) -> String {
    let head = ["rule", "name", "severity", "confidence", "evidence", "what it says"]
    let rows = rules.map { rule in
      [
        rule.id.text, rule.name,
        rule.isOptIn ? "off (\(rule.severity.rawValue))" : rule.severity.rawValue,
        rule.confidence.rawValue, rule.evidence.map(\.rawValue).joined(separator: ", "),
        rule.summary,
      ]
    }
    let table = [head] + rows
    let widths = head.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      let cells = row.enumerated().map { column, text in
        column == row.count - 1
          ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }
    .joined()
  }

  /// Returns rules as a JSON array, one rule per line, with the content of `explain`.
  public static func json(of rules: [RuleDescriptor]) -> String {
    var json = JSONText()
    json.array { json in
      for rule in rules {
        json.lineBreak()
        json.object(rule.writeMembers)
      }
      json.lineBreak()
    }
    return json.text + "\n"
  }
}

extension RuleDescriptor {
  fileprivate func writeMembers(to json: inout JSONText) {
    json.member("id", id.text)
    json.member("name", name)
    json.member("severity", severity.rawValue)
    json.member("confidence", confidence.rawValue)
    json.member("summary", summary)
    json.member("rationale", rationale)
    json.member("help", help)
    json.member("wrong", wrong.text)
    json.member("right", right.text)
    json.member("since", since)
    json.member("evidence", evidence.map(\.rawValue))
    json.member("exceptions", exceptions)
    json.member("sources", sources)
    json.member("published", published)
    json.member("mayFollowFrom", mayFollowFrom.map(\.rule.text))
    json.member("optIn", literal: "\(isOptIn)")
  }
}
