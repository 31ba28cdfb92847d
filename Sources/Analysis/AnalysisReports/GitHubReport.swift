import AnalysisEngine
import Findings
import TraceModel

/// Findings as annotations of GitHub Actions, which are workflow commands on standard output.
///
/// A step shows ten annotations of each level: the most serious are first, nine of a level are
/// written, and the tenth states the number of the others.
/// Source: docs.github.com “Workflow commands for GitHub Actions”; github.com/actions/toolkit
/// `packages/core/src/command.ts` (escapes) and `docs/problem-matchers.md` (limits).
public enum GitHubReport {
  /// The number of annotations of a level that are written in full.
  public static let limit = 9

  /// Returns the commands, one per line.
  public static func text(of inputs: [CheckedInput]) -> String {
    var levels: [String: [String]] = [:]
    for input in inputs {
      switch input.outcome {
      case .failure(let sentence):
        levels["error", default: []].append(
          command("error", "\(VisibleText.of(input.name)): \(VisibleText.of(sentence))")
        )
      case .report(let report):
        for shortfall in input.shortfalls {
          let sentence = VisibleText.of(shortfall.sentence)
          levels["error", default: []].append(
            command("error", "\(VisibleText.of(input.name)): \(sentence)")
          )
        }
        for finding in report.findings {
          levels[level(of: finding.severity), default: []]
            .append(command(for: finding, fileName: input.name))
        }
      }
    }
    var lines: [String] = []
    for level in ["error", "warning", "notice"] {
      let commands = levels[level] ?? []
      lines += commands.prefix(limit)
      let rest = commands.count - limit
      if rest > 0 {
        let words = ReportText.count(rest, "more \(level)")
        lines.append(command(level, "\(words), see the report"))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A command about the whole input.
  private static func command(_ level: String, _ sentence: String) -> String {
    "::\(level) title=\(property("lifeline"))::\(data(sentence))"
  }

  private static func command(for finding: Finding, fileName: String) -> String {
    var properties: [String] = []
    if let source = finding.source {
      properties = [
        "file=\(property(source.file))", "line=\(source.line)", "endLine=\(source.line)",
        "col=\(source.column)",
      ]
    } else if fileName != "-" {
      properties.append("file=\(property(fileName))")
    }
    if finding.source == nil, fileName != "-", finding.line > 0 {
      properties += ["line=\(finding.line)", "endLine=\(finding.line)"]
    }
    properties.append("title=\(property("\(finding.rule) \(finding.name)"))")
    let finding = finding.visible
    let subject = finding.subject == .none ? "" : "\(finding.object.text): "
    let help = finding.help.isEmpty ? "" : "\nhelp: \(finding.help)"
    let list = properties.joined(separator: ",")
    return "::\(level(of: finding.severity)) \(list)::\(data(subject + finding.message + help))"
  }

  private static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .note: "notice"
    }
  }

  /// Escapes the message of a command; line breaks stay, other hidden characters are shown.
  static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += VisibleText.of(String(scalar))
      }
    }
    return VisibleText.withoutCommands(result)
  }

  /// Escapes a property of a command.
  static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
