import ScenarioCorpus
import Scenarios

/// The part of the page about the rules.
extension CoveragePage {
  /// The rules of `rules.yml`, each with the scenarios that demonstrate it and hold, the tests, or
  /// a reason.
  var ruleSection: [String] {
    var shown: [String: [String]] = [:]
    for entry in entries {
      guard case .holds = entry.state else { continue }
      let link = "[\(entry.path.dropLast(4))](\(entry.path))"
      for rule in entry.scenario.rules { shown[rule, default: []].append(link) }
    }
    let rules = lists.ruleList
    let proven = rules.count { shown[$0.id] != nil || !$0.coveredBy.isEmpty }
    var lines = [
      "", "## Rules", "",
      "What the evidence says, rule by rule: \(proven) of \(rules.count) are shown by scenarios that "
        + "hold or by tests.", "",
      "| rule | what | shown by |", "|---|---|---|",
    ]
    for rule in rules {
      var proofs = shown[rule.id] ?? []
      if !rule.coveredBy.isEmpty { proofs.append(rule.coveredBy) }
      let text = proofs.isEmpty ? "nothing: \(rule.reason)" : proofs.joined(separator: ", ")
      lines.append("| \(rule.id) | \(MarkdownCell.prose(rule.sentence)) | \(text) |")
    }
    return lines
  }
}
