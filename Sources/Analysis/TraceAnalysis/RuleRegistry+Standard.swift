import AnalysisRules

extension RuleRegistry {
  /// All rules.
  public static let standard = RuleRegistry(allRules)

  /// The descriptors of the rules, in the order of their numbers.
  public static var all: [RuleDescriptor] { standard.descriptors }

  /// Returns the rule with a number or name.
  ///
  /// - Parameter text: `LC209`, `lc209` or `did-appear-repeated`, in any case of letters.
  /// - Returns: The rule, or `nil` if no rule matches.
  public static func rule(matching text: String) -> RuleDescriptor? {
    standard.rule(matching: text)
  }

  /// The rules whose id or name begins with a text, ignoring case.
  public static func rules(beginning text: String) -> [RuleDescriptor] {
    standard.rules(beginning: text)
  }

  /// Returns the rule whose id or name is nearest to a text; `nil` when none is near.
  public static func nearest(to text: String) -> RuleDescriptor? { standard.nearest(to: text) }
}
