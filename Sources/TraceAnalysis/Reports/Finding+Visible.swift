import TraceModel

extension Finding {
  /// The finding with all that came from a log or a trace made visible.
  var visible: Finding {
    var finding = self
    finding.subjectName = VisibleText.of(subjectName)
    finding.message = VisibleText.of(message)
    finding.help = VisibleText.of(help)
    for place in evidence.indices {
      finding.evidence[place].subjectName = VisibleText.of(evidence[place].subjectName)
      finding.evidence[place].text = VisibleText.of(evidence[place].text)
      finding.evidence[place].note = VisibleText.of(evidence[place].note)
    }
    return finding
  }
}
