import AnalysisEngine
import Findings
import TraceModel

/// A result of a SARIF run.
struct SARIFResult {
  /// The largest number of events of a finding that are written.
  private static let evidenceLimit = 20

  let finding: Finding
  /// The address of the input.
  let uri: String
  /// The number of the finding among the input's findings with this fingerprint, from 1.
  let occurrence: Int
  /// The reason why the finding is not reported; `nil` when it is reported.
  let suppression: SuppressedFinding?
  /// `new` or `unchanged` against a baseline; `nil` without one.
  let state: String?

  /// Writes the object.
  func write(to json: inout JSONText, ruleIndex: Int) {
    let evidence = finding.evidence.suffix(Self.evidenceLimit)
    json.raw("{")
    json.member("ruleId", finding.rule.text)
    json.raw(",\"ruleIndex\":\(ruleIndex),")
    json.member("level", Self.level(of: finding.severity))
    json.raw(",\"message\":{")
    json.member("text", message)
    json.raw("},\"locations\":[{\"physicalLocation\":")
    Self.writeLocation(uri: uri, line: finding.line, to: &json)
    if finding.subject != .none {
      json.raw(",\"logicalLocations\":[{")
      json.member("fullyQualifiedName", logicalName)
      json.raw(",\"kind\":\"function\"}]")
    }
    json.raw("}]")
    writeRelated(evidence.dropLast(), to: &json)
    if !evidence.isEmpty { writeFlow(Array(evidence), to: &json) }
    json.raw(",\"partialFingerprints\":{")
    json.member("lifelineFinding/v1", finding.fingerprint)
    json.raw(",")
    json.member("primaryLocationLineHash", "\(finding.fingerprint):\(occurrence)")
    json.raw("}")
    if let state {
      json.raw(",")
      json.member("baselineState", state)
    }
    if let suppression { write(suppression, to: &json) }
    json.raw(",\"properties\":{")
    json.member("confidence", finding.confidence.rawValue)
    if let cause = finding.cause {
      json.raw(",")
      json.member("cause", cause.rule.text)
    }
    json.raw("}}")
  }

  private var message: String {
    let subject = finding.subject == .none ? "" : "\(finding.object.text): "
    let cause = finding.cause.map { "; follows from \($0.rule) \($0.name)" } ?? ""
    return subject + finding.message + cause
  }

  private var logicalName: String {
    let callback = finding.key.callback
    let path = finding.object.path
    guard path.isEmpty else { return callback.isEmpty ? path : "\(path).\(callback)" }
    return callback.isEmpty ? finding.object.text : "\(finding.object.classText).\(callback)"
  }

  private func writeRelated(_ items: ArraySlice<Finding.Evidence>, to json: inout JSONText) {
    json.raw(",\"relatedLocations\":[")
    for (index, item) in items.enumerated() {
      json.raw("\(index == 0 ? "" : ","){\"id\":\(index + 1),\"physicalLocation\":")
      Self.writeLocation(uri: uri, line: item.line, to: &json)
      json.raw(",\"message\":{")
      json.member("text", Self.words(for: item))
      json.raw("}}")
    }
    json.raw("]")
  }

  private func writeFlow(_ items: [Finding.Evidence], to json: inout JSONText) {
    json.raw(",\"codeFlows\":[{\"threadFlows\":[{\"locations\":[")
    for (index, item) in items.enumerated() {
      json.raw("\(index == 0 ? "" : ","){\"executionOrder\":\(index + 1)")
      if !item.before.isEmpty {
        json.raw(",\"state\":{\"before\":{")
        json.member("text", item.before)
        json.raw("},\"after\":{")
        json.member("text", item.after)
        json.raw("}}")
      }
      json.raw(",\"location\":{\"physicalLocation\":")
      Self.writeLocation(uri: uri, line: item.line, to: &json)
      json.raw(",\"message\":{")
      json.member("text", Self.words(for: item))
      json.raw("}}}")
    }
    json.raw("]}]}]")
  }

  private func write(_ suppression: SuppressedFinding, to json: inout JSONText) {
    json.raw(",\"suppressions\":[{")
    json.member("kind", suppression.by == .trace ? "inSource" : "external")
    json.raw(",")
    let reason =
      suppression.reason.isEmpty && suppression.isKnown
      ? "known from the \(suppression.by == .report ? "earlier report" : "baseline")"
      : suppression.reason
    json.member("justification", reason)
    json.raw("}]")
  }

  /// Writes a physical location; the region is left out when the line is not known.
  static func writeLocation(uri: String, line: UInt32, to json: inout JSONText) {
    json.raw("{\"artifactLocation\":{")
    json.member("uri", uri)
    json.raw("}")
    if line > 0 { json.raw(",\"region\":{\"startLine\":\(line)}") }
    json.raw("}")
  }

  private static func words(for item: Finding.Evidence) -> String {
    let head = item.object.id == .none ? item.text : "\(item.object.text) \(item.text)"
    return item.note.isEmpty ? head : "\(head): \(item.note)"
  }

  static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .note: "note"
    }
  }

  /// GitHub's term for a severity.
  static func problemSeverity(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .note: "recommendation"
    }
  }

  /// GitHub's term for a confidence.
  static func precision(of confidence: Confidence) -> String {
    switch confidence {
    case .high: "high"
    case .medium: "medium"
    case .low: "low"
    }
  }
}
