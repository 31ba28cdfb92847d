import Findings
import TraceModel

/// What a user wrote to name one rule or several: an id, a name, the beginning of ids, or `all`.
public struct RuleSelector: Hashable, Sendable {
  /// The text, with `LC` in capitals.
  public let text: String
  /// How exactly it names rules: the number of letters of an id that it fixes.
  let precision: Int
  private let prefix: String

  /// Reads a selector.
  ///
  /// - Parameter text: `LC204`, `did-disappear-repeated`, `LC2`, `LC` or `all`, in any case.
  /// - Throws: ``RuleSelectorError`` when it names no rule.
  public init(_ text: String) throws(RuleSelectorError) {
    let upper = text.uppercased()
    if upper == "ALL" {
      (self.text, prefix, precision) = ("all", "LC", 0)
    } else if let rule = RuleRegistry.rule(matching: text) {
      (self.text, prefix, precision) = (rule.id.text, rule.id.text, rule.id.text.count)
    } else if upper.hasPrefix("LC"), RuleRegistry.all.contains(where: { $0.id.text.hasPrefix(upper) }) {
      (self.text, prefix, precision) = (upper, upper, upper.count)
    } else {
      throw RuleSelectorError(text: text)
    }
  }

  /// Whether the selector names a rule.
  public func matches(_ rule: RuleDescriptor) -> Bool { matches(rule.id) }

  /// Whether the selector names the rule with an id.
  func matches(_ id: RuleID) -> Bool { id.text.hasPrefix(prefix) }
}

/// A text that names no rule.
public struct RuleSelectorError: Error, Hashable, Sendable {
  /// The text.
  public let text: String

  /// Creates an error about a text.
  public init(text: String) { self.text = text }

  /// What is wrong.
  public var message: String { "there is no rule '\(text)'" }

  /// What to do: the nearest rule, or the way to the list.
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

  /// The rules whose id or name begins with a text, in any case of letters.
  public static func rules(beginning text: String) -> [RuleDescriptor] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    return all.filter { $0.id.text.lowercased().hasPrefix(wanted) || $0.name.hasPrefix(wanted) }
  }
}
