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
    json.object { json in
      json.lineBreak()
      json.member("$schema", schema)
      json.lineBreak()
      json.member("version", "2.1.0")
      json.lineBreak()
      json.array("runs") { json in
        json.object { json in
          json.lineBreak()
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "lifeline")
              json.member("semanticVersion", version)
              json.lineBreak()
              json.array("rules") { json in
                for rule in descriptors {
                  json.lineBreak()
                  write(rule, in: registry, pages: pages, to: &json)
                }
              }
            }
          }
          json.lineBreak()
          json.object("automationDetails") { $0.member("id", "lifeline/") }
          json.lineBreak()
          json.member("columnKind", "unicodeCodePoints")
          json.lineBreak()
          writeInvocation(inputs, to: &json)
          json.lineBreak()
          json.array("results") { json in
            for result in results {
              json.lineBreak()
              result.write(to: &json, ruleIndex: indexes[result.finding.rule] ?? 0)
            }
          }
          json.lineBreak()
        }
      }
      json.lineBreak()
    }
    return json.text + "\n"
  }

  private static func write(
    _ rule: RuleDescriptor,
    in registry: RuleRegistry,
    pages: PageAddress?,
    to json: inout JSONText
  ) {
    json.object { json in
      json.member("id", rule.id.text)
      json.member("name", pascalCase(rule.name))
      json.object("shortDescription") { $0.member("text", rule.summary) }
      json.object("fullDescription") { $0.member("text", "\(rule.summary) \(rule.rationale)") }
      if let pages { json.member("helpUri", pages.page(of: rule)) }
      json.object("help") { json in
        let page = RulePage(of: rule, in: registry)
        json.member("text", page.text)
        json.member("markdown", page.markdown)
      }
      json.object("defaultConfiguration") { json in
        json.member("level", SARIFResult.level(of: rule.severity))
      }
      json.object("properties") { json in
        json.member("precision", SARIFResult.precision(of: rule.confidence))
        json.member("problem.severity", SARIFResult.problemSeverity(of: rule.severity))
        json.member("tags", ["lifecycle", "uikit"])
      }
    }
  }

  private static func writeInvocation(_ inputs: [CheckedInput], to json: inout JSONText) {
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", literal: "\(inputs.allSatisfy { $0.report != nil })")
        json.array("toolExecutionNotifications") { json in
          for input in inputs { writeNotifications(of: input, to: &json) }
        }
      }
    }
  }

  /// Writes the messages about an input as a whole and about its lines.
  private static func writeNotifications(of input: CheckedInput, to json: inout JSONText) {
    let uri = uri(of: input.name)
    func write(_ level: String, _ code: String, _ text: String, line: Int = 0) {
      json.lineBreak()
      json.object { json in
        json.member("level", level)
        json.object("descriptor") { $0.member("id", code) }
        json.object("message") { $0.member("text", text) }
        json.array("locations") { json in
          json.object { SARIFResult.writeLocation(uri: uri, line: UInt32(clamping: line), to: &$0) }
        }
      }
    }
    switch input.outcome {
    case .failure(let sentence): write("error", "input", sentence)
    case .report(let report):
      if let sentence = report.earlyEnd, !input.failsOnCut { write("note", "cut", sentence) }
      for shortfall in input.shortfalls { write("error", shortfall.code, shortfall.sentence) }
      for problem in report.problems.prefix(100) {
        let level = SARIFResult.level(of: Severity(rawValue: problem.severity.rawValue) ?? .note)
        write(level, problem.code, problem.message, line: problem.line)
      }
    }
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
