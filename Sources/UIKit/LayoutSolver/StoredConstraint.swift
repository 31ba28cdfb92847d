/// A constraint of a solver.
struct StoredConstraint {
  /// The terms: one for each variable, in order of variables.
  let terms: [Term]
  let relation: Relation
  var constant: Double
  var priority: Double
  let weight: Double
  /// The position in the order of addition.
  let order: Int
  /// Whether the constraint is required and others prevent it from holding.
  var isBroken = false

  init(_ constraint: Constraint, order: Int) {
    terms = Self.merged(constraint.terms)
    relation = constraint.relation
    constant = constraint.constant
    priority = constraint.priority
    weight = constraint.weight
    self.order = order
  }

  var isRequired: Bool { priority >= Constraint.required }

  private static func merged(_ terms: [Term]) -> [Term] {
    let sorted = terms.sorted { $0.variable.index < $1.variable.index }
    var result: [Term] = []
    for term in sorted {
      if let last = result.last, last.variable == term.variable {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { $0.coefficient != 0 }
  }
}
