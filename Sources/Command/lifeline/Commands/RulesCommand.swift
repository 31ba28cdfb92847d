import ArgumentParser
import CommandEnvironment
import LifelineCommand
import TraceAnalysis

/// `lifeline rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules: id, name, severity, confidence, evidence, summary.",
    discussion: """
      Evidence is the input that a rule needs: callbacks (any log), arguments (logs that print \
      them), heuristic (an inference from callbacks), runtime (a recorded trace), input (the file).

      EXAMPLES
        lifeline rules
        lifeline rules --all
        lifeline rules --format json

      EXIT STATUS
        0  the rules were listed
        2  any failure
      """
  )

  @Option(help: "The format of the list.")
  var format = Format.text

  @Flag(help: "Also list rules that are off by default.")
  var all = false

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  func run() throws {
    let rules = RuleRegistry.all.filter { all || !$0.isOptIn }
    switch format {
    case .text: try OutputFile.standard.write(RuleRegistry.table(of: rules))
    case .json: try OutputFile.standard.write(RuleRegistry.json(of: rules))
    }
  }
}
