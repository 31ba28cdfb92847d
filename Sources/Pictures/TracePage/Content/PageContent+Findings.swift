internal import Findings
internal import TraceModel

extension PageContent {
  mutating func addFindings(_ explanations: [(rule: RuleID, text: String)]) {
    let trace = history.trace
    let rows = findings.map { finding in
      let position = finding.event.flatMap(trace.position(of:))
      return (finding, position, life(of: finding.subject, at: position))
    }
    data.members.objects("findings", rows) { row, json in
      let (finding, position, life) = row
      json.add("rule", finding.rule.text)
      json.add("name", finding.name)
      json.add("severity", finding.severity.rawValue)
      json.add("confidence", finding.confidence.rawValue)
      json.add("life", life)
      json.add("object", VisibleText.of(finding.object.text))
      json.add("message", VisibleText.of(finding.message))
      json.add("help", VisibleText.of(finding.help))
      json.add("event", position ?? -1)
      if let cause = finding.cause {
        let line = cause.line > 0 ? ", line \(cause.line)" : ""
        json.add("cause", "\(cause.rule.text) \(cause.name)\(line)")
      }
      json.objects("evidence", finding.evidence) { evidence, json in
        json.add("event", evidence.event.flatMap(trace.position(of:)) ?? -1)
        json.add("line", Int(evidence.line))
        json.add("object", VisibleText.of(evidence.object.text))
        json.add("text", VisibleText.of(evidence.text))
        json.add("before", VisibleText.of(evidence.before))
        json.add("after", VisibleText.of(evidence.after))
        json.add("note", VisibleText.of(evidence.note))
      }
    }
    data.members.object("rules") { json in
      for explanation in explanations { json.add(explanation.rule.text, explanation.text) }
    }
  }

  /// Returns the lifetime of an identity at an event; −1 if the history has none.
  private func life(of id: SubjectID, at position: Int?) -> Int {
    guard id != .none else { return -1 }
    if let position {
      let own = Int(history.lives[position])
      if own >= 0, history.subjects[own].id == id { return own }
    }
    return lastLives[id] ?? -1
  }
}
