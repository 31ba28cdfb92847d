package import Findings
import TraceModel

/// A user's selection of one or more rules: an id, a name, the beginning of ids, or `all`.
public struct RuleSelector: Hashable, Sendable {
  /// The text, with `LC` in capitals.
  public let text: String
  /// The number of letters of an id that the selector fixes; a more exact selector has more.
  package let precision: Int
  /// Whether the selector names one rule, by its id or name.
  package let isExact: Bool
  private let prefix: String

  /// Reads a selector.
  ///
  /// - Parameters:
  ///   - text: `LC204`, `did-disappear-repeated`, `LC2`, `LC` or `all`, in any case.
  ///   - registry: The rules.
  /// - Throws: ``RuleSelectorError`` when it names no rule.
  package init(_ text: String, in registry: RuleRegistry) throws(RuleSelectorError) {
    let upper = text.uppercased()
    if upper == "ALL" {
      (self.text, prefix, precision, isExact) = ("all", "LC", 0, false)
    } else if let rule = registry.rule(matching: text) {
      let id = rule.id.text
      (self.text, prefix, precision, isExact) = (id, id, id.count, true)
    } else if upper.hasPrefix("LC"),
      registry.descriptors.contains(where: { $0.id.text.hasPrefix(upper) })
    {
      (self.text, prefix, precision, isExact) = (upper, upper, upper.count, false)
    } else {
      throw RuleSelectorError(text: text)
    }
  }

  /// Whether the selector names a rule.
  public func matches(_ rule: RuleDescriptor) -> Bool { matches(rule.id) }

  /// Whether the selector names the rule with an id.
  package func matches(_ id: RuleID) -> Bool { id.text.hasPrefix(prefix) }
}

/// An error about a text that does not name a rule.
public struct RuleSelectorError: Error, Hashable, Sendable {
  public let text: String

  /// Creates an error about a text.
  public init(text: String) { self.text = text }

  /// The problem.
  public var message: String { "there is no rule '\(text)'" }
}
