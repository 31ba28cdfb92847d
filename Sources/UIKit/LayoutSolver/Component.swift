/// Constraints that share variables with no other constraints, and their solution.
struct Component {
  /// The variables, by column.
  let variables: [Int]
  /// The constraints, in order of addition.
  let constraints: [Int]
  /// The positions in ``constraints`` of those that are broken.
  private(set) var broken: Set<Int> = []
  /// The sets of required constraints that cannot hold together, as positions in ``constraints``.
  private(set) var conflicts: [[Int]] = []
  private var rows: [SystemRow]
  private var system: EquationSystem
  /// The positions in ``constraints`` of changed constants.
  private var changedConstants: [Int] = []

  /// Creates and solves a component.
  ///
  /// - Parameters:
  ///   - variables: The variables, in order.
  ///   - constraints: The constraints, in order of addition.
  ///   - stored: All constraints of the solver.
  ///   - columns: The position in `variables`, by variable.
  init(
    variables: [Int],
    constraints: [Int],
    stored: [StoredConstraint?],
    columns: [Int32]
  ) {
    self.variables = variables
    self.constraints = constraints
    rows = constraints.compactMap { stored[$0] }.map { constraint in
      SystemRow(
        entries: constraint.terms.map {
          Entry(column: columns[$0.variable.index], value: $0.coefficient)
        },
        relation: constraint.relation,
        constant: constraint.constant,
        precedence: constraint.isRequired ? SystemRow.required : constraint.priority,
        weight: constraint.weight
      )
    }
    system = EquationSystem(rows: rows, columnCount: variables.count)
    breakConflicts()
  }

  /// The values of ``variables``.
  var values: [Double] { system.values }

  var isOptimal: Bool { system.isOptimal }

  /// Records that the constant of a constraint has changed.
  mutating func noteConstant(_ constant: Double, of index: Int) {
    rows[index].constant = constant
    changedConstants.append(index)
  }

  /// Solves again after changes of constants.
  mutating func solveAgain() {
    if broken.isEmpty {
      system.setConstants(changedConstants.map { ($0, rows[$0].constant) })
    } else {
      // Constraints that were broken may hold now.
      for index in broken { rows[index].precedence = SystemRow.required }
      broken = []
      conflicts = []
      system = EquationSystem(rows: rows, columnCount: variables.count)
    }
    changedConstants = []
    breakConflicts()
  }

  /// Returns the values that a variable can have in optimal solutions.
  func range(ofColumn column: Int) -> ValueRange { system.range(ofColumn: column) }

  // choice: broken-constraint
  /// Breaks required constraints until the others hold together: of each set in conflict, the
  /// constraint that was added last.
  ///
  /// The result is that of adding the constraints one after the other and breaking those that
  /// contradict earlier ones.
  private mutating func breakConflicts() {
    guard system.hasConflicts else { return }
    while true {
      system = EquationSystem(rows: rows, columnCount: variables.count, isInOrder: true)
      let found = system.conflicts()
      guard !found.isEmpty else { return }
      // A row that is itself the last of its set does not take part in other sets.
      var resolved = found.filter { $0.row == $0.rows.last }
      if resolved.isEmpty {
        resolved = found.min { ($0.rows.last ?? 0) < ($1.rows.last ?? 0) }.map { [$0] } ?? []
      }
      for conflict in resolved {
        guard let last = conflict.rows.last else { return }
        conflicts.append(conflict.rows)
        broken.insert(last)
        rows[last].precedence = SystemRow.broken
      }
    }
  }
}
