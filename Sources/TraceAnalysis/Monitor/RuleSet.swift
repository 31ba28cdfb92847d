import Findings

/// The rules that check a trace together, and what is looked up in them: made once, used for many
/// traces.
struct RuleSet: Sendable {
  /// The rules that speak without being asked for.
  static let standard = RuleSet(RuleRegistry.types.filter { !$0.descriptor.isOptIn })

  /// Which rules want which signals.
  let listeners: Listeners
  private let types: [any Rule.Type]
  private let placeByNumber: [Int16]

  /// The standard rules and those that are asked for, in the order of their numbers.
  ///
  /// - Parameter optIns: The ids of the rules that speak only when they are asked for, and are.
  /// - Returns: The rules, ready to take their signals.
  static func with(optIns: Set<RuleID>) -> RuleSet {
    let isAsked = RuleRegistry.types.map {
      $0.descriptor.isOptIn && optIns.contains($0.descriptor.id)
    }
    guard isAsked.contains(true) else { return standard }
    return RuleSet(
      zip(RuleRegistry.types, isAsked).filter { !$0.0.descriptor.isOptIn || $0.1 }.map { $0.0 }
    )
  }

  private init(_ types: [any Rule.Type]) {
    self.types = types
    listeners = Listeners(types)
    let numbers = types.map { Int($0.descriptor.id.number) }
    var places = [Int16](repeating: -1, count: (numbers.max() ?? 0) + 1)
    for (place, number) in numbers.enumerated() { places[number] = Int16(place) }
    placeByNumber = places
  }

  /// Makes a fresh instance of each rule, for one trace.
  func makeRules() -> [any Rule] { types.map { $0.init() } }

  /// The place of a rule among those of ``makeRules()``; `nil` when it is not in the set.
  func place(of rule: RuleID) -> Int? {
    let number = Int(rule.number)
    guard placeByNumber.indices.contains(number), placeByNumber[number] >= 0 else { return nil }
    return Int(placeByNumber[number])
  }
}
