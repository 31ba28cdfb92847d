internal import Findings
internal import TraceModel

extension PageContent {
  mutating func addFindings(
    _ explanations: [(rule: RuleID, text: String)],
    sources: SourceAddress?
  ) {
    let trace = history.trace
    let rows = findings.map { finding in
      let position = finding.event.flatMap(trace.position(of:))
      return (finding, position, life(of: finding.subject, at: position))
    }
    data.members.objects("findings", rows) { row, json in
      let (finding, position, life) = row
      json.member("rule", finding.rule.text)
      json.member("name", finding.name)
      json.member("severity", finding.severity.rawValue)
      json.member("confidence", finding.confidence.rawValue)
      json.member("life", life)
      json.member("object", VisibleText.of(finding.object.text))
      json.member("message", VisibleText.of(finding.message))
      json.member("help", VisibleText.of(finding.help))
      json.member("event", position ?? -1)
      if let cause = finding.cause {
        let line = cause.line > 0 ? ", line \(cause.line)" : ""
        json.member("cause", "\(cause.rule.text) \(cause.name)\(line)")
      }
      json.objects("evidence", finding.evidence) { evidence, json in
        json.member("event", evidence.event.flatMap(trace.position(of:)) ?? -1)
        json.member("line", Int(evidence.line))
        json.member("object", VisibleText.of(evidence.object.text))
        json.member("text", VisibleText.of(evidence.text))
        json.member("before", VisibleText.of(evidence.before))
        json.member("after", VisibleText.of(evidence.after))
        json.member("note", VisibleText.of(evidence.note))
        guard let source = evidence.source else { return }
        json.member("source", VisibleText.of("\(source.file):\(source.line)"))
        if let sources { json.member("address", sources.address(of: source)) }
      }
    }
    data.members.object("rules") { json in
      for explanation in explanations { json.member(explanation.rule.text, explanation.text) }
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
