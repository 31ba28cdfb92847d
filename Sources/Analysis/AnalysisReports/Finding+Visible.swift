import AnalysisEngine
import Findings
import TraceModel

extension Finding {
  /// The finding with hidden characters of the input made visible.
  var visible: Finding {
    var finding = self
    finding.object.className = VisibleText.of(className)
    finding.object.place = VisibleText.of(object.place)
    finding.object.identifier = VisibleText.of(object.identifier)
    finding.object.path = VisibleText.of(object.path)
    finding.message = VisibleText.of(message)
    finding.help = VisibleText.of(help)
    finding.replaceSourceFiles(VisibleText.of)
    for index in evidence.indices {
      finding.evidence[index].object.className = VisibleText.of(evidence[index].object.className)
      finding.evidence[index].object.place = VisibleText.of(evidence[index].object.place)
      finding.evidence[index].object.identifier =
        VisibleText.of(evidence[index].object.identifier)
      finding.evidence[index].ownText = VisibleText.of(evidence[index].ownText)
      finding.evidence[index].note = VisibleText.of(evidence[index].note)
    }
    return finding
  }
}
