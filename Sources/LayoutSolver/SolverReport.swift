/// The consequences of one call of ``Solver/solve(where:)``.
package struct SolverReport: Sendable {
  /// The variables whose values changed, in order of their indices.
  package var changed: [Variable] = []
  /// The conflicts of required constraints that were not known before.
  package var conflicts: [Conflict] = []
  /// Whether every component was solved to its optimum; `false` if rounding errors made the search
  /// stop at its limit of steps.
  package var isOptimal = true
}

/// Required constraints that cannot hold together, none of which can be left out of the set.
package struct Conflict: Sendable, Equatable {
  /// The constraints of the set, in order of addition.
  package var constraints: [ConstraintID]
  /// The constraint that is broken: the one added last.
  ///
  /// It stays in the system, below all required constraints and above all optional ones.
  package var broken: ConstraintID
}

/// The values that a variable can have in optimal solutions.
package struct ValueRange: Sendable, Equatable {
  /// The least value; `-infinity` if there is none.
  package var lower: Double
  /// The greatest value; `infinity` if there is none.
  package var upper: Double

  /// Whether optimal solutions differ in the variable, by more than rounding errors explain.
  package var isAmbiguous: Bool {
    guard lower.isFinite, upper.isFinite else { return true }
    return upper - lower > 1e-6 * max(1, abs(lower), abs(upper))
  }
}
