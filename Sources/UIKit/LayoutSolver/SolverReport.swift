/// The consequences of one call of ``Solver/solve(where:)``.
public struct SolverReport: Sendable {
  /// The variables whose values changed, in order of their indices.
  public var changed: [Variable] = []
  /// The conflicts of required constraints that were not known before.
  public var conflicts: [Conflict] = []
  /// Whether every component was solved to its optimum; `false` if rounding errors made the search
  /// stop at its limit of steps.
  public var isOptimal = true
}

/// Required constraints that cannot hold together, in a set from which no constraint can be
/// removed.
public struct Conflict: Sendable, Equatable {
  /// The constraints of the set, in order of addition.
  public var constraints: [ConstraintID]
  /// The constraint that is broken: the one added last.
  ///
  /// It stays in the system, below all required constraints and above all optional ones.
  public var broken: ConstraintID
}

/// The values that a variable can have in optimal solutions.
public struct ValueRange: Sendable, Equatable {
  /// The minimum value; `-infinity` if there is none.
  public var lower: Double
  /// The maximum value; `infinity` if there is none.
  public var upper: Double

  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether optimal solutions differ in the variable, by more than rounding errors explain.
  public var isAmbiguous: Bool {
    guard lower.isFinite, upper.isFinite else { return true }
    return upper - lower > 1e-6 * max(1, abs(lower), abs(upper))
  }
}
