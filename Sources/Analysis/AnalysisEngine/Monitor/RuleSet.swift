import Findings

/// The rules of an analysis with their subscriptions, built once for many traces.
struct RuleSet: Sendable {
  let listeners: Listeners
  /// The rules as they are at the begin of a trace.
  let rules: [any Rule]
  private let indexByNumber: [Int16]

  init(_ rules: [any Rule]) {
    self.rules = rules
    listeners = Listeners(rules)
    let numbers = rules.map { Int($0.descriptor.id.number) }
    var indexes = [Int16](repeating: -1, count: (numbers.max() ?? 0) + 1)
    for (index, number) in numbers.enumerated() { indexes[number] = Int16(index) }
    indexByNumber = indexes
  }

  /// The index of a rule in ``rules``; `nil` when it is not in the set.
  func index(of rule: RuleID) -> Int? {
    let number = Int(rule.number)
    guard indexByNumber.indices.contains(number), indexByNumber[number] >= 0 else { return nil }
    return Int(indexByNumber[number])
  }
}
