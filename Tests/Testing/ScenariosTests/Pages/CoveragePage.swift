import ScenarioCorpus
import Scenarios
import TraceModel

/// The page about the behavior of UIKit that is reproduced, and its evidence.
struct CoveragePage {
  /// The result of a scenario.
  enum State: Sendable {
    /// It matches the evidence; the text is the reason for a different accepted order, or empty.
    case holds(accepted: String)
    /// The scenario differs, for the reason in its file.
    case differs(String)
    /// The scenario needs API that the runtime does not have.
    case waits([String])
  }

  /// A scenario of the page.
  struct Entry: Sendable {
    /// The file from the folder of the page, such as `nav/push.yml`.
    let path: String
    let scenario: Scenario
    let state: State
  }

  /// The scenarios, in the order of their paths.
  let entries: [Entry]
  let lists: CoverageLists
  /// The source file that implements each choice, by the choice's id.
  let choicePaths: [String: String]

  /// The kinds of evidence that give an order.
  private static let orders: Set<Evidence> = [
    .consoleLog, .consoleScreenshot, .testAssertion, .authorList,
  ]
  private static let facts: Set<Evidence> = [.assertedFact, .tracedFact]

  /// The page's text, in Markdown.
  var text: String {
    var lines = [
      "# Coverage", "",
      "Generated from the scenario files by `.ci/record`. What published evidence says about UIKit,",
      "whether this runtime does the same, and what it does where there is no evidence.", "",
      "| evidence | reproduced | waiting | differing, with a reason | not reproduced, with a reason "
        + "| covered otherwise | all |",
      "|---|---|---|---|---|---|---|",
    ]
    lines.append(tally("logs, asserted and listed orders", Self.orders))
    lines.append(tally("statements and warnings", [.statement, .warningText]))
    lines.append(tally("facts of other projects' tests and traces", Self.facts))
    lines += ["", "A piece of evidence counts as reproduced when all its scenarios hold."]
    let own = entries.filter { $0.scenario.evidence == .own }
    let holding = own.count { if case .holds = $0.state { true } else { false } }
    lines += [
      "Beside them stand \(own.count) scenarios of what follows from it, of which \(holding) hold."
    ]
    lines += ruleSection
    var area = ""
    for entry in entries {
      let folder = entry.path.prefix { $0 != "/" }
      if folder != area {
        area = String(folder)
        lines += [
          "", "## \(area)", "", "| behaviour | rules | evidence | result |", "|---|---|---|---|",
        ]
      }
      lines.append(row(entry))
    }
    lines += warnings
    lines += ["", "## Not reproduced", "", "| evidence | why |", "|---|---|"]
    for item in lists.notReproduced where !item.reason.isEmpty {
      lines.append("| \(evidence(item)) | \(MarkdownCell.prose(item.reason)) |")
    }
    lines += ["", "## Covered otherwise", "", "| evidence | by |", "|---|---|"]
    for item in lists.notReproduced where !item.coveredBy.isEmpty {
      lines.append("| \(evidence(item)) | \(MarkdownCell.prose(item.coveredBy)) |")
    }
    lines += ["", "## Chosen", "", "There is no evidence for these.", ""]
    lines += ["| behaviour | what the runtime does | where |", "|---|---|---|"]
    for choice in lists.chosen {
      let path = choicePaths[choice.id] ?? "not in the code"
      let behavior = MarkdownCell.prose(choice.behavior)
      lines.append("| \(behavior) | \(MarkdownCell.prose(choice.choice)) | `\(path)` |")
    }
    lines += ["", "## Absent", "", "| what | why |", "|---|---|"]
    for item in lists.absent {
      lines.append("| \(MarkdownCell.prose(item.what)) | \(MarkdownCell.prose(item.why)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The texts that UIKit prints or throws, with the scenarios that demonstrate them.
  private var warnings: [String] {
    var scenarios: [String: [String]] = [:]
    for entry in entries {
      guard case .holds = entry.state else { continue }
      for line in Set(entry.scenario.diagnosticLines) {
        scenarios[line, default: []].append("[\(entry.path.dropLast(4))](\(entry.path))")
      }
    }
    var lines = [
      "", "## Warnings and exceptions", "", "What UIKit prints or throws, word for word.", "",
    ]
    lines += ["| text | shown by |", "|---|---|"]
    for (text, paths) in scenarios.sorted(by: { $0.key < $1.key }) {
      lines.append("| \(MarkdownCell.literal(text)) | \(paths.joined(separator: ", ")) |")
    }
    return lines
  }

  private func tally(_ title: String, _ classes: Set<Evidence>) -> String {
    var states: [String: Int] = [:]
    for entry in entries where classes.contains(entry.scenario.evidence) {
      let rank =
        switch entry.state {
        case .holds: 0
        case .waits: 1
        case .differs: 2
        }
      states[entry.scenario.id] = max(states[entry.scenario.id] ?? 0, rank)
    }
    let rest = lists.notReproduced.filter { classes.contains($0.evidence) && states[$0.id] == nil }
    let covered = rest.count { !$0.coveredBy.isEmpty }
    let counts =
      (0...2).map { rank in states.values.count { $0 == rank } }
      + [rest.count - covered, covered, states.count + rest.count]
    return "| \(title) | " + counts.map(String.init).joined(separator: " | ") + " |"
  }

  private func row(_ entry: Entry) -> String {
    let scenario = entry.scenario
    var result: String
    switch entry.state {
    case .holds(let accepted):
      result = accepted.isEmpty ? "reproduced" : "reproduced in another order: \(accepted)"
    case .differs(let reason): result = "differs: \(reason)"
    case .waits(let names):
      result = "waiting for " + names.map { "`\($0)`" }.joined(separator: ", ")
    }
    if !scenario.unmodelled.isEmpty {
      result += "; not compared: " + scenario.unmodelled.joined(separator: ", ")
    }
    if scenario.behavior != .newest { result += "; as \(scenario.behavior)" }
    let evidence =
      scenario.evidence == .own
      ? MarkdownCell.prose(
        scenario.derived.isEmpty ? "a run of the project's own" : scenario.derived
      )
      : "\(scenario.evidence.rawValue), \(scenario.certainty.rawValue): \(Self.link(scenario))"
    return "| [\(MarkdownCell.prose(scenario.title))](\(entry.path)) | "
      + "\(scenario.rules.joined(separator: ", ")) | \(evidence) | \(MarkdownCell.prose(result)) |"
  }

  private func evidence(_ item: CoverageLists.Evidenced) -> String {
    "\(item.evidence.rawValue), \(item.certainty.rawValue): "
      + Self.link(item.id, source: item.source)
  }

  private static func link(_ scenario: Scenario) -> String {
    link(scenario.id, source: scenario.source)
  }

  /// Links to the first address of a source.
  private static func link(_ id: String, source: String) -> String {
    let words = source.split(separator: " ")
    if let address = words.first(where: { $0.hasPrefix("http") }) {
      return "[\(id)](\(address.trimmingSuffix(while: { ";,)".contains($0) })))"
    }
    if let word = words.first(where: { $0.hasPrefix("github:") }) {
      let parts = word.dropFirst(7).split { ":@,;".contains($0) }
      if let repository = parts.first, repository.contains("/") {
        return "[\(id)](https://github.com/\(repository))"
      }
    }
    return source.isEmpty ? id : "\(id) (\(MarkdownCell.prose(source)))"
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, isTrimmed(last) { result.removeLast() }
    return result
  }
}
