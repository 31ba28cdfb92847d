/// An unknown of a ``Solver``; a dense number.
package struct Variable: Hashable, Sendable {
  /// The position among the variables of the solver.
  package let index: Int
}

/// The identity of a constraint within its ``Solver``; a dense number, reused after removal.
package struct ConstraintID: Hashable, Sendable {
  /// The position among the constraints of the solver.
  package let index: Int
}

/// A variable with its coefficient.
package struct Term: Sendable {
  /// The variable.
  package var variable: Variable
  /// The factor of the variable.
  package var coefficient: Double

  /// Creates a term.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between the sum of a constraint's terms and its constant.
package enum Relation: Sendable {
  /// The sum is at most the constant.
  case lessThanOrEqual
  /// The sum is the constant.
  case equal
  /// The sum is at least the constant.
  case greaterThanOrEqual
}

/// A linear constraint: the sum of its terms, a relation, and a constant.
package struct Constraint: Sendable {
  /// The priority of constraints that must hold.
  package static let required = 1000.0

  /// The terms; terms of the same variable are added up.
  package var terms: [Term]
  /// The relation between the sum of the terms and ``constant``.
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// The priority, above 0 and at most ``required``; all violations at a priority count before any
  /// violation at a lower priority.
  package var priority: Double
  /// The factor of the violation among constraints of equal priority.
  package var weight: Double

  /// Creates a constraint.
  ///
  /// - Precondition: The coefficients and the constant are finite, and the priority is in
  ///   `0...1000`.
  package init(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Double = Constraint.required,
    weight: Double = 1
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
  }
}
