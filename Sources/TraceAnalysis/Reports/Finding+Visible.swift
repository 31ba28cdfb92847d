import Findings
import TraceModel

extension Finding {
  /// The finding with all that came from a log or a trace made visible.
  var visible: Finding {
    var finding = self
    finding.object.className = VisibleText.of(className)
    finding.message = VisibleText.of(message)
    finding.help = VisibleText.of(help)
    for place in evidence.indices {
      finding.evidence[place].object.className = VisibleText.of(evidence[place].object.className)
      finding.evidence[place].ownText = VisibleText.of(evidence[place].ownText)
      finding.evidence[place].note = VisibleText.of(evidence[place].note)
    }
    return finding
  }
}
