import ArgumentParser
import CommandEnvironment
import LifelineCommand

/// `lifeline explain RULE`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: what it reports, why it matters, how to fix and silence it.",
    discussion: """
      EXAMPLES
        lifeline explain LC209
        lifeline explain did-appear-repeated
        lifeline explain LC20             list the rules with this prefix

      EXIT STATUS
        0  the rule was explained
        2  any failure: wrong usage, no such rule
      """
  )

  @Argument(help: "The id or name of a rule, or a prefix of either; without it, list all rules.")
  var rule: String?

  func run() throws {
    try OutputFile.standard.write(try RuleExplanation.text(for: rule))
  }
}
