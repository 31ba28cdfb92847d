import ArgumentParser
import Findings
import TraceAnalysis

/// `lifeline rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules: id, name, severity, confidence, evidence, what they say.",
    discussion: """
      Evidence tells what a rule needs to see: callbacks (any log), arguments (logs that print \
      them), heuristic (a guess from callbacks), runtime (a recorded trace), input (the file).

      EXAMPLES
        lifeline rules
        lifeline rules --all
        lifeline rules --format json

      EXIT STATUS
        0  listed
        2  wrong usage
      """
  )

  @Option(help: "How the list is written: text or json.")
  var format = RuleListFormat.text

  @Flag(help: "Also lists rules that are off until they are selected.")
  var all = false

  func run() throws {
    let rules = RuleRegistry.all.filter { all || !$0.isOptIn }
    switch format {
    case .text: try OutputFile.standard.write(RuleRegistry.table(of: rules))
    case .json: try OutputFile.standard.write(RuleRegistry.json(of: rules))
    }
  }
}

/// How the list of rules is written.
enum RuleListFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
