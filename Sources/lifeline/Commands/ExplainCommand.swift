import ArgumentParser
import TraceAnalysis

/// `lifeline explain RULE`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a rule means, why it matters and what to do.",
    discussion: "EXAMPLES\n  lifeline explain LC209\n  lifeline explain did-appear-repeated"
  )

  @Argument(help: "A rule's id or name; without it, all rules are listed.")
  var rule: String?

  func run() throws {
    guard let rule else {
      for descriptor in RuleRegistry.all {
        print("\(descriptor.id)  \(descriptor.name)  (\(descriptor.severity.rawValue))")
      }
      return
    }
    guard let descriptor = RuleRegistry.rule(matching: rule) else {
      throw CommandFailure(
        message: "there is no rule '\(rule)'",
        help: "'lifeline explain' without a rule lists them all"
      )
    }
    print(descriptor.explanation())
  }
}
