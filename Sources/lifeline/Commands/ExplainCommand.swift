import ArgumentParser
import Findings
import TraceAnalysis

/// `lifeline explain RULE`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a rule means, why it matters, what to do and how to silence it.",
    discussion: """
      EXAMPLES
        lifeline explain LC209
        lifeline explain did-appear-repeated
        lifeline explain LC20             lists the rules that begin so

      EXIT STATUS
        0  explained
        2  there is no such rule
      """
  )

  @Argument(help: "A rule's id, its name, or the beginning of either; without it, all are listed.")
  var rule: String?

  func run() throws {
    guard let rule else { return try list(RuleRegistry.all) }
    if let descriptor = RuleRegistry.rule(matching: rule) {
      return try OutputFile.standard.write(descriptor.explanation())
    }
    let near = RuleRegistry.rules(beginning: rule)
    if near.count == 1, let descriptor = near.first {
      return try OutputFile.standard.write(descriptor.explanation())
    }
    guard near.isEmpty else { return try list(near) }
    let error = RuleSelectorError(text: rule)
    throw CommandFailure(message: error.message, help: error.help)
  }

  private func list(_ rules: [RuleDescriptor]) throws {
    let lines = rules.map { "\($0.id)  \($0.name)  (\($0.severity.rawValue))\n" }
    try OutputFile.standard.write(lines.joined())
  }
}
