package import CommandEnvironment
import Findings
import TraceAnalysis

/// Finds rules by id, name or prefix: the work of `lifeline explain`.
package enum RuleExplanation {
  /// Returns the page of a rule, or the list of the rules with a prefix.
  ///
  /// - Parameter rule: The id, the name, or a prefix of either; `nil` for the list of all rules.
  /// - Returns: Lines, with a line feed at the end.
  /// - Throws: ``CommandFailure`` when no rule matches.
  package static func text(for rule: String?) throws(CommandFailure) -> String {
    guard let rule else { return list(RuleRegistry.all) }
    if let descriptor = RuleRegistry.rule(matching: rule) { return descriptor.explanation() }
    let rules = RuleRegistry.rules(beginning: rule)
    if rules.count == 1, let descriptor = rules.first { return descriptor.explanation() }
    guard rules.isEmpty else { return list(rules) }
    let error = RuleSelectorError(text: rule)
    throw CommandFailure(message: error.message, help: error.help)
  }

  private static func list(_ rules: [RuleDescriptor]) -> String {
    rules.map { "\($0.id)  \($0.name)  (\($0.severity.rawValue))\n" }.joined()
  }
}
