package import Findings
import TraceModel

/// The rules of an analysis.
public struct RuleRegistry: Sendable {
  /// The rules as they are at the begin of a trace, in the order of their numbers.
  let rules: [any Rule]
  /// The descriptors of the rules, in the order of their numbers.
  package let descriptors: [RuleDescriptor]
  /// The rules whose findings depend on the order of events or on a missing event.
  let restingOnOrder: Set<RuleID>
  /// The rules that decide whether a controller is deallocated soon enough.
  package let judgingReleases: [RuleID]
  /// The links of each rule with links.
  let causeLinks: [RuleID: [CauseLink]]
  /// The rules whose findings explain others.
  let causes: Set<RuleID>
  /// The rules that are not opt-in, for traces.
  let usualRules: RuleSet

  /// Creates a registry.
  ///
  /// - Parameter rules: The rules, in the order of their numbers.
  package init(_ rules: [any Rule]) {
    self.rules = rules
    descriptors = rules.map { $0.descriptor }
    restingOnOrder = Set(rules.filter { $0.restsOnOrder }.map { $0.descriptor.id })
    judgingReleases = rules.filter { $0.judgesReleases }.map { $0.descriptor.id }
    causeLinks = Dictionary(
      uniqueKeysWithValues: descriptors.filter { !$0.mayFollowFrom.isEmpty }.map {
        ($0.id, $0.mayFollowFrom)
      }
    )
    causes = Set(causeLinks.values.flatMap { $0.map(\.rule) })
    usualRules = RuleSet(rules.filter { !$0.descriptor.isOptIn })
  }

  /// Returns the rule with an id, or `nil` when there is none.
  package func rule(_ id: RuleID) -> RuleDescriptor? { descriptors.first { $0.id == id } }

  /// Returns the rule with a number or name.
  ///
  /// - Parameter text: `LC209`, `lc209` or `did-appear-repeated`, in any case of letters.
  /// - Returns: The rule, or `nil` if no rule matches.
  package func rule(matching text: String) -> RuleDescriptor? {
    let wanted = text.lowercased()
    return descriptors.first { $0.id.text.lowercased() == wanted || $0.name == wanted }
  }

  /// Returns the rule whose id or name is nearest to a text; `nil` when none is near.
  package func nearest(to text: String) -> RuleDescriptor? {
    let wanted = text.lowercased()
    let names = descriptors.flatMap { [$0.id.text.lowercased(), $0.name] }
    guard let name = Spelling.nearest(to: wanted, in: names) else { return nil }
    return rule(matching: name)
  }

  /// The rules whose id or name begins with a text, ignoring case.
  package func rules(beginning text: String) -> [RuleDescriptor] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    return descriptors.filter {
      $0.id.text.lowercased().hasPrefix(wanted) || $0.name.hasPrefix(wanted)
    }
  }

  /// Returns the rules that are not opt-in and the selected opt-in rules, in the order of their
  /// numbers.
  ///
  /// - Parameter optIns: The ids of the selected opt-in rules.
  /// - Returns: The rules.
  func rules(optIns: Set<RuleID>) -> RuleSet {
    let chosen = rules.filter { !$0.descriptor.isOptIn || optIns.contains($0.descriptor.id) }
    return chosen.count == usualRules.rules.count ? usualRules : RuleSet(chosen)
  }
}
