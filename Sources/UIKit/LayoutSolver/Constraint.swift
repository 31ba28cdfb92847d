/// An unknown of a ``Solver``; a dense number.
public struct Variable: Hashable, Sendable {
  /// The position among the variables of the solver.
  public let index: Int
}

/// The identity of a constraint within its ``Solver``; a dense number, reused after removal.
public struct ConstraintID: Hashable, Sendable {
  /// The position among the constraints of the solver.
  public let index: Int
}

/// A variable with its coefficient.
public struct Term: Sendable {
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between the sum of a constraint's terms and its constant.
public enum Relation: Sendable {
  /// The sum is at most the constant.
  case lessThanOrEqual
  /// The sum is the constant.
  case equal
  /// The sum is at least the constant.
  case greaterThanOrEqual
}

/// A linear constraint: the sum of its terms, a relation, and a constant.
public struct Constraint: Sendable {
  /// The priority of constraints that must hold.
  public static let required = 1000.0

  /// The terms; terms of the same variable are added up.
  public var terms: [Term]
  /// The relation between the sum of the terms and ``constant``.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority, above 0 and at most ``required``; all violations at a priority count before any
  /// violation at a lower priority.
  public var priority: Double
  /// The factor of the violation among constraints of equal priority.
  public var weight: Double

  /// Creates a constraint.
  ///
  /// - Precondition: The coefficients and the constant are finite, and the priority is in
  ///   `0...1000`.
  public init(
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
