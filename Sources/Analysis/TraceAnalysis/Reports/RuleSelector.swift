import Findings
import TraceModel

/// A user's selection of one or more rules: an id, a name, the beginning of ids, or `all`.
public struct RuleSelector: Hashable, Sendable {
  /// The text, with `LC` in capitals.
  public let text: String
  /// The number of letters of an id that the selector fixes; a more exact selector has more.
  let precision: Int
  /// Whether the selector names one rule, by its id or name.
  let isExact: Bool
  private let prefix: String

  /// Reads a selector.
  ///
  /// - Parameter text: `LC204`, `did-disappear-repeated`, `LC2`, `LC` or `all`, in any case.
  /// - Throws: ``RuleSelectorError`` when it names no rule.
  public init(_ text: String) throws(RuleSelectorError) {
    let upper = text.uppercased()
    if upper == "ALL" {
      (self.text, prefix, precision, isExact) = ("all", "LC", 0, false)
    } else if let rule = RuleRegistry.rule(matching: text) {
      let id = rule.id.text
      (self.text, prefix, precision, isExact) = (id, id, id.count, true)
    } else if upper.hasPrefix("LC"),
      RuleRegistry.all.contains(where: { $0.id.text.hasPrefix(upper) })
    {
      (self.text, prefix, precision, isExact) = (upper, upper, upper.count, false)
    } else {
      throw RuleSelectorError(text: text)
    }
  }

  /// Whether the selector names a rule.
  public func matches(_ rule: RuleDescriptor) -> Bool { matches(rule.id) }

  /// Whether the selector names the rule with an id.
  func matches(_ id: RuleID) -> Bool { id.text.hasPrefix(prefix) }
}

/// An error about a text that does not name a rule.
public struct RuleSelectorError: Error, Hashable, Sendable {
  /// The text.
  public let text: String

  /// Creates an error about a text.
  public init(text: String) { self.text = text }

  /// The problem.
  public var message: String { "there is no rule '\(text)'" }

  /// How to correct the text: the nearest rule, or the command that lists all rules.
  public var help: String {
    guard let near = RuleRegistry.nearest(to: text) else {
      return "'lifeline rules' lists them; 'LC2' names all whose ids begin so"
    }
    return "did you mean \(near.id) \(near.name)? 'lifeline rules' lists all"
  }
}

extension RuleRegistry {
  /// Returns the rule whose id or name is nearest to a text; `nil` when none is near.
  public static func nearest(to text: String) -> RuleDescriptor? {
    let wanted = text.lowercased()
    let names = all.flatMap { [$0.id.text.lowercased(), $0.name] }
    guard let name = Spelling.nearest(to: wanted, in: names) else { return nil }
    return rule(matching: name)
  }

  /// The rules whose id or name begins with a text, ignoring case.
  public static func rules(beginning text: String) -> [RuleDescriptor] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    return all.filter { $0.id.text.lowercased().hasPrefix(wanted) || $0.name.hasPrefix(wanted) }
  }
}
