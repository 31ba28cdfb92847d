package import AnalysisEngine
package import Findings
import TraceModel

/// Reports as SARIF 2.1.0, in the subset that GitHub's code scanning accepts.
///
/// One run for all inputs. Every result has a physical location with a relative path where the user
/// gave one, its message as text, and fingerprints that do not depend on lines and times. The
/// evidence is written to `relatedLocations` and, with the states, to one code flow.
/// Source: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”;
/// docs.github.com “SARIF support for code scanning”.
public enum SARIFReport {
  /// The address of the schema.
  static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// Returns the document.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, in the order of the command line.
  ///   - rules: The ids of the rules that are reported.
  ///   - registry: The rules.
  ///   - version: The version of the command.
  ///   - pages: The address of the rules' pages; `nil` for no links.
  ///   - usesBaseline: Whether results state that they are new or known.
  /// - Returns: JSON with one rule and one result per line; the same inputs give the same bytes.
  package static func text(
    of inputs: [CheckedInput],
    rules: [RuleID],
    registry: RuleRegistry,
    version: String,
    pages: PageAddress?,
    usesBaseline: Bool
  ) -> String {
    var results: [SARIFResult] = []
    var seen: [String: Int] = [:]
    for input in inputs {
      guard let report = input.report else { continue }
      let entries =
        report.findings.map { ($0, SuppressedFinding?.none) }
        + report.suppressed.map { ($0.finding, Optional($0)) }
      for (finding, suppression) in entries {
        let fingerprint = finding.fingerprint
        seen["\(input.name)\n\(fingerprint)", default: 0] += 1
        results.append(
          SARIFResult(
            finding: finding,
            uri: uri(of: input.name),
            occurrence: seen["\(input.name)\n\(fingerprint)"] ?? 1,
            suppression: suppression,
            state: usesBaseline ? (suppression?.isKnown == true ? "unchanged" : "new") : nil
          )
        )
      }
    }
    let used = Set(results.map(\.finding.rule)).union(rules)
    let descriptors = registry.descriptors.filter { used.contains($0.id) }
    let indexes = Dictionary(
      uniqueKeysWithValues: descriptors.enumerated().map { ($0.element.id, $0.offset) }
    )
    var json = JSONText()
    json.raw("{\n")
    json.member("$schema", schema)
    json.raw(",\n\"version\":\"2.1.0\",\n\"runs\":[{\n\"tool\":{\"driver\":{")
    json.member("name", "lifeline")
    json.raw(",")
    json.member("semanticVersion", version)
    json.raw(",\n\"rules\":[")
    for (index, rule) in descriptors.enumerated() {
      json.raw(index == 0 ? "\n" : ",\n")
      write(rule, in: registry, pages: pages, to: &json)
    }
    json.raw("]}},\n\"automationDetails\":{\"id\":\"lifeline/\"},\n")
    json.raw("\"columnKind\":\"unicodeCodePoints\",\n")
    writeInvocation(inputs, to: &json)
    json.raw(",\n\"results\":[")
    for (index, result) in results.enumerated() {
      json.raw(index == 0 ? "\n" : ",\n")
      result.write(to: &json, ruleIndex: indexes[result.finding.rule] ?? 0)
    }
    json.raw("]\n}]\n}\n")
    return json.text
  }

  private static func write(
    _ rule: RuleDescriptor,
    in registry: RuleRegistry,
    pages: PageAddress?,
    to json: inout JSONText
  ) {
    json.raw("{")
    json.member("id", rule.id.text)
    json.raw(",")
    json.member("name", pascalCase(rule.name))
    for (key, text) in [
      ("shortDescription", rule.summary), ("fullDescription", "\(rule.summary) \(rule.rationale)"),
    ] {
      json.raw(",\"\(key)\":{")
      json.member("text", text)
      json.raw("}")
    }
    if let pages {
      json.raw(",")
      json.member("helpUri", pages.page(of: rule))
    }
    let page = RulePage(of: rule, in: registry)
    json.raw(",\"help\":{")
    json.member("text", page.text)
    json.raw(",")
    json.member("markdown", page.markdown)
    json.raw("},\"defaultConfiguration\":{")
    json.member("level", SARIFResult.level(of: rule.severity))
    json.raw("},\"properties\":{")
    json.member("precision", SARIFResult.precision(of: rule.confidence))
    json.raw(",")
    json.member("problem.severity", SARIFResult.problemSeverity(of: rule.severity))
    json.raw(",\"tags\":[\"lifecycle\",\"uikit\"]}}")
  }

  private static func writeInvocation(_ inputs: [CheckedInput], to json: inout JSONText) {
    let succeeds = inputs.allSatisfy { $0.report != nil }
    json.raw("\"invocations\":[{\"executionSuccessful\":\(succeeds),")
    json.raw("\"toolExecutionNotifications\":[")
    var isFirst = true
    func write(level: String, code: String, text: String, uri: String, line: Int) {
      json.raw(isFirst ? "\n{" : ",\n{")
      isFirst = false
      json.member("level", level)
      json.raw(",\"descriptor\":{")
      json.member("id", code)
      json.raw("},\"message\":{")
      json.member("text", text)
      json.raw("},\"locations\":[{\"physicalLocation\":")
      SARIFResult.writeLocation(uri: uri, line: UInt32(clamping: line), to: &json)
      json.raw("}]}")
    }
    for input in inputs {
      let uri = uri(of: input.name)
      switch input.outcome {
      case .failure(let sentence):
        write(level: "error", code: "input", text: sentence, uri: uri, line: 0)
      case .report(let report):
        if let sentence = report.earlyEnd, !input.failsOnCut {
          write(level: "note", code: "cut", text: sentence, uri: uri, line: 0)
        }
        for shortfall in input.shortfalls {
          write(level: "error", code: shortfall.code, text: shortfall.sentence, uri: uri, line: 0)
        }
        for problem in report.problems.prefix(100) {
          let level = SARIFResult.level(of: Severity(rawValue: problem.severity.rawValue) ?? .note)
          let line = problem.line
          write(level: level, code: problem.code, text: problem.message, uri: uri, line: line)
        }
      }
    }
    json.raw("]}]")
  }

  /// The address of an input: a path relative to the repository if the user entered one.
  static func uri(of name: String) -> String {
    guard name != "-" else { return "stdin" }
    var path = name[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = UnicodeScalar(byte)
      let isPlain =
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
        default: false
        }
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result.isEmpty ? "input" : result
  }

  private static func pascalCase(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
