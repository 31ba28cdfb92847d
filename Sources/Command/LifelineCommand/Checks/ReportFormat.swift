package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case short
  case json
  case jsonl
  case rows
  case sarif
  case junit
  case github

  /// The usual file name ending of the format.
  var ending: String {
    switch self {
    case .text, .short, .github: ".txt"
    case .json, .jsonl, .sarif: ".\(rawValue)"
    case .rows: ".jsonl"
    case .junit: ".xml"
    }
  }

  /// Whether the report is written after the last input, from the reports of all inputs.
  var needsAllInputs: Bool { [.sarif, .junit, .github].contains(self) }

  /// Returns the formats that a file name allows, the most likely one first.
  ///
  /// SARIF is JSON, and is often stored in `.json`.
  ///
  /// - Returns: None for a name whose ending implies no format; such a file contains text.
  static func allowed(inFileNamed name: String) -> [ReportFormat] {
    let name = name.lowercased()
    let endings: [(String, [ReportFormat])] = [
      (".sarif", [.sarif]), (".sarif.json", [.sarif]), (".jsonl", [.jsonl, .rows]),
      (".ndjson", [.jsonl, .rows]), (".json", [.json, .sarif]), (".xml", [.junit]),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? []
  }
}
