import AnalysisEngine
package import Findings
package import TraceModel

/// Findings about equal messages, which readers see as one with a count.
///
/// A log of a crash loop has the same exception in each run.
package struct EqualFindings {
  fileprivate struct Key: Hashable {
    let rule: RuleID
    let message: String
  }

  package let first: Finding
  private var count = 1
  private var lastLine: UInt32

  package init(_ finding: Finding) {
    first = finding
    lastLine = finding.line
  }

  fileprivate mutating func add(_ finding: Finding) {
    count += 1
    lastLine = finding.line
  }

  /// The sentence about the others; `nil` if there are none.
  package var repeats: String? {
    guard count > 1 else { return nil }
    let place = lastLine > 0 ? ", the last at line \(lastLine)" : ""
    return "and \(ReportText.count(count - 1, "equal finding"))\(place)"
  }

  /// Returns the findings as text, with the evidence of the first.
  package func text(
    fileName: String,
    header: TraceHeader,
    options: TextReportOptions
  ) -> String {
    var writer = FindingWriter(fileName: fileName, header: header, options: options)
    writer.write(self)
    return writer.text
  }

  /// Returns the findings as one line.
  package func short(fileName: String) -> String {
    let line = first.short(fileName: fileName)
    guard let repeats else { return line }
    return String(line.dropLast()) + " (\(repeats))\n"
  }
}

extension [Finding] {
  /// The findings in the order of their severity, errors first, with those about equal messages
  /// joined.
  package var groupedForReaders: [EqualFindings] {
    var groups: [EqualFindings] = []
    var indices: [EqualFindings.Key: Int] = [:]
    for severity in [Severity.error, .warning, .info, .note] {
      for finding in self where finding.severity == severity {
        let key = EqualFindings.Key(rule: finding.rule, message: finding.message)
        if finding.isAboutMessage, let index = indices[key] {
          groups[index].add(finding)
          continue
        }
        if finding.isAboutMessage { indices[key] = groups.count }
        groups.append(EqualFindings(finding))
      }
    }
    return groups
  }
}

extension Finding {
  /// Whether the finding repeats a message of UIKit.
  fileprivate var isAboutMessage: Bool { message.contains("“") && rule.number >= 900 }
}
