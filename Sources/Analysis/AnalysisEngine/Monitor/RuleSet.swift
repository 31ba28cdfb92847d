import Findings

/// The rules of an analysis with their subscriptions, built once for many traces.
struct RuleSet: Sendable {
  let listeners: Listeners
  private let types: [any Rule.Type]
  private let indexByNumber: [Int16]

  init(_ types: [any Rule.Type]) {
    self.types = types
    listeners = Listeners(types)
    let numbers = types.map { Int($0.descriptor.id.number) }
    var indexes = [Int16](repeating: -1, count: (numbers.max() ?? 0) + 1)
    for (index, number) in numbers.enumerated() { indexes[number] = Int16(index) }
    indexByNumber = indexes
  }

  /// The number of rules.
  var count: Int { types.count }

  /// Creates an instance of each rule for one trace.
  func makeRules() -> [any Rule] { types.map { $0.init() } }

  /// The index of a rule in ``makeRules()``; `nil` when it is not in the set.
  func index(of rule: RuleID) -> Int? {
    let number = Int(rule.number)
    guard indexByNumber.indices.contains(number), indexByNumber[number] >= 0 else { return nil }
    return Int(indexByNumber[number])
  }
}
