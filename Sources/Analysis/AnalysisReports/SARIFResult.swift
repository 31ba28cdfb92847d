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
    json.object { json in
      json.member("ruleId", finding.rule.text)
      json.member("ruleIndex", ruleIndex)
      json.member("level", Self.level(of: finding.severity))
      json.object("message") { $0.member("text", message) }
      json.array("locations") { json in
        json.object { json in
          writeLocation(of: finding.source, orLine: finding.line, to: &json)
          guard finding.subject != .none else { return }
          json.array("logicalLocations") { json in
            json.object { json in
              json.member("fullyQualifiedName", logicalName)
              json.member("kind", "function")
            }
          }
        }
      }
      json.array("relatedLocations") { json in
        for (index, item) in evidence.dropLast().enumerated() {
          json.object { json in
            json.member("id", index + 1)
            write(item, to: &json)
          }
        }
      }
      if !evidence.isEmpty { writeFlow(evidence, to: &json) }
      json.object("partialFingerprints") { json in
        json.member("lifelineFinding/v1", finding.fingerprint)
        json.member("primaryLocationLineHash", "\(finding.fingerprint):\(occurrence)")
      }
      if let state { json.member("baselineState", state) }
      if let suppression { write(suppression, to: &json) }
      json.object("properties") { json in
        json.member("confidence", finding.confidence.rawValue)
        if let cause = finding.cause { json.member("cause", cause.rule.text) }
      }
    }
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

  /// Writes the location of an event, and its words.
  private func write(_ item: Finding.Evidence, to json: inout JSONText) {
    writeLocation(of: item.source, orLine: item.line, to: &json)
    json.object("message") { $0.member("text", Self.words(for: item)) }
  }

  private func writeFlow(_ items: ArraySlice<Finding.Evidence>, to json: inout JSONText) {
    json.array("codeFlows") { json in
      json.object { json in
        json.array("threadFlows") { json in
          json.object { json in
            json.array("locations") { json in
              for (index, item) in items.enumerated() {
                json.object { write(step: index + 1, item, to: &$0) }
              }
            }
          }
        }
      }
    }
  }

  private func write(step number: Int, _ item: Finding.Evidence, to json: inout JSONText) {
    json.member("executionOrder", number)
    if !item.before.isEmpty {
      json.object("state") { json in
        json.object("before") { $0.member("text", item.before) }
        json.object("after") { $0.member("text", item.after) }
      }
    }
    json.object("location") { write(item, to: &$0) }
  }

  private func write(_ suppression: SuppressedFinding, to json: inout JSONText) {
    let reason =
      suppression.reason.isEmpty && suppression.isKnown
      ? "known from the \(suppression.by == .report ? "earlier report" : "baseline")"
      : suppression.reason
    json.array("suppressions") { json in
      json.object { json in
        json.member("kind", suppression.by == .trace ? "inSource" : "external")
        json.member("justification", reason)
      }
    }
  }

  /// Writes the physical location of the app's source, or of the input if that is not known.
  private func writeLocation(
    of source: SourcePosition?,
    orLine line: UInt32,
    to json: inout JSONText
  ) {
    guard let source else { return Self.writeLocation(uri: uri, line: line, to: &json) }
    Self.writeLocation(
      uri: SARIFReport.uri(of: source.file),
      line: source.line,
      column: source.column,
      to: &json
    )
  }

  /// Writes a physical location; the region is left out when the line is not known.
  static func writeLocation(
    uri: String,
    line: UInt32,
    column: UInt32 = 0,
    to json: inout JSONText
  ) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { $0.member("uri", uri) }
      guard line > 0 else { return }
      json.object("region") { json in
        json.member("startLine", line)
        if column > 0 { json.member("startColumn", column) }
      }
    }
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
