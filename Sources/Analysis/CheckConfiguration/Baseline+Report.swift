import Findings
import Essentials
public import TraceAnalysis

extension Baseline {
  /// Creates the baseline of an earlier check from its report: `lifeline check --format json`.
  ///
  /// The findings that the earlier check suppressed are known, too.
  ///
  /// - Parameters:
  ///   - bytes: A report, or the array of reports of several inputs.
  ///   - path: The path as the user entered it, for errors.
  /// - Throws: ``ConfigurationError`` for another file.
  public init(report bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    origin = .report
    let help = "write one with 'lifeline check FILES --format json=\(path)'"
    let reports: [Report]
    do {
      let data = Data(bytes)
      let isList = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "[")
      let decoder = JSONDecoder()
      reports =
        isList
        ? try decoder.decode([Report].self, from: data)
        : [try decoder.decode(Report.self, from: data)]
    } catch {
      throw ConfigurationError(
        path: path,
        message: "this is not a JSON report of 'lifeline check'",
        help: help
      )
    }
    for report in reports {
      guard report.schema == "lifeline-report", report.version == 1 else {
        let kind = report.schema == "lifeline-baseline" ? "a baseline" : "another file"
        throw ConfigurationError(
          path: path,
          message: "this is \(kind), not a JSON report of 'lifeline check'",
          help: report.schema == "lifeline-baseline" ? "pass it with --baseline" : help
        )
      }
      for finding in (report.findings ?? []) + (report.suppressed ?? []) {
        guard let rule = RuleID(finding.rule), let callback = finding.callback else {
          throw ConfigurationError(
            path: path,
            message: "a finding of the report names no rule or no callback",
            help: "an earlier version wrote it; \(help)"
          )
        }
        add(Finding.Key(rule: rule, className: finding.class ?? "", callback: callback))
      }
    }
  }

  /// The members of a report that identify its findings.
  private struct Report: Decodable {
    var schema: String
    var version: Int
    var findings: [Item]?
    var suppressed: [Item]?

    struct Item: Decodable {
      var rule: String
      var `class`: String?
      var callback: String?
    }
  }
}
