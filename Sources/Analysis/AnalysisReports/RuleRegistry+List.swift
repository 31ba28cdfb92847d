public import AnalysisEngine
import Findings

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
    json.raw("[")
    for (index, rule) in rules.enumerated() {
      json.raw(index == 0 ? "\n{" : ",\n{")
      let members = [
        ("id", rule.id.text), ("name", rule.name), ("severity", rule.severity.rawValue),
        ("confidence", rule.confidence.rawValue), ("summary", rule.summary),
        ("rationale", rule.rationale), ("help", rule.help), ("wrong", rule.wrong.text),
        ("right", rule.right.text), ("since", rule.since),
      ]
      for (key, value) in members {
        json.member(key, value)
        json.raw(",")
      }
      let lists = [
        ("evidence", rule.evidence.map(\.rawValue)), ("exceptions", rule.exceptions),
        ("sources", rule.sources), ("mayFollowFrom", rule.mayFollowFrom.map(\.rule.text)),
      ]
      for (key, values) in lists {
        json.raw("\"\(key)\":")
        json.array(values)
        json.raw(",")
      }
      json.raw("\"optIn\":\(rule.isOptIn)}")
    }
    json.raw("\n]\n")
    return json.text
  }
}
