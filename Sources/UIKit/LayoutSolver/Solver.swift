/// Solves linear constraints by priority: required constraints hold, and violations are minimal at
/// each priority before any lower priority counts.
///
/// Within a priority the sum of the violations is minimal. Constraints that share variables, even
/// indirectly, form a component; components are solved apart, and again only after a change. A
/// change of a constant continues from the last optimum. The result depends on the constraints and
/// the order of their addition alone; where several solutions are optimal, it can also depend on
/// earlier constants.
public final class Solver {
  private var values: [Double] = []
  /// The constraints of each variable.
  private var constraintsOfVariable: [[Int32]] = []
  private var componentOfVariable: [Int32] = []
  private var unusedVariables: [Int] = []
  private var constraints: [StoredConstraint?] = []
  /// The position of each constraint in its component.
  private var positions: [Int32] = []
  private var unusedConstraints: [Int] = []
  private var components: [Component?] = []
  private var unusedComponents: [Int] = []
  /// The variables whose constraints were added, removed, or changed in priority.
  private var changedVariables: Set<Int> = []
  /// The components with changed constants.
  private var staleComponents: Set<Int> = []
  /// The constraints without variables that were added or changed.
  private var changedStatements: [Int] = []
  private var additions = 0

  /// Creates a solver without variables.
  public init() {}

  /// The number of constraints.
  public var constraintCount: Int { constraints.count - unusedConstraints.count }

  /// Whether constraints have changed since they were last solved.
  public var isDirty: Bool {
    !changedVariables.isEmpty || !staleComponents.isEmpty || !changedStatements.isEmpty
  }

  // Variables.

  /// Adds a variable; its value is 0 until constraints determine it.
  public func addVariable() -> Variable {
    if let index = unusedVariables.popLast() {
      values[index] = 0
      return Variable(index: index)
    }
    values.append(0)
    constraintsOfVariable.append([])
    componentOfVariable.append(-1)
    return Variable(index: values.count - 1)
  }

  /// Removes a variable and the constraints that contain it.
  public func removeVariable(_ variable: Variable) {
    for id in constraintsOfVariable[variable.index] { remove(ConstraintID(index: Int(id))) }
    dissolveComponent(of: variable.index)
    changedVariables.remove(variable.index)
    unusedVariables.append(variable.index)
  }

  /// Returns the constraints that contain a variable.
  package func constraints(of variable: Variable) -> [ConstraintID] {
    constraintsOfVariable[variable.index].map { ConstraintID(index: Int($0)) }
  }

  /// The value after the last call of ``solve(where:)``.
  public func value(of variable: Variable) -> Double { values[variable.index] }

  /// Returns the values that a variable can have in optimal solutions, as of the last call of
  /// ``solve(where:)``.
  public func range(of variable: Variable) -> ValueRange {
    let index = Int(componentOfVariable[variable.index])
    guard index >= 0, let component = components[index],
      let column = component.variables.sortedIndex(of: variable.index)
    else { return ValueRange(lower: -.infinity, upper: .infinity) }
    return component.range(ofColumn: column)
  }

  // Constraints.

  public func add(_ constraint: Constraint) -> ConstraintID {
    let stored = StoredConstraint(constraint, order: additions)
    additions += 1
    let index: Int
    if let unused = unusedConstraints.popLast() {
      index = unused
      constraints[index] = stored
    } else {
      index = constraints.count
      constraints.append(stored)
      positions.append(-1)
    }
    for term in stored.terms { constraintsOfVariable[term.variable.index].append(Int32(index)) }
    noteChange(of: index)
    return ConstraintID(index: index)
  }

  public func remove(_ id: ConstraintID) {
    guard let stored = constraints[id.index] else { return }
    noteChange(of: id.index)
    for term in stored.terms {
      let variable = term.variable.index
      if let index = constraintsOfVariable[variable].firstIndex(of: Int32(id.index)) {
        constraintsOfVariable[variable].remove(at: index)
      }
    }
    changedStatements.removeAll { $0 == id.index }
    constraints[id.index] = nil
    unusedConstraints.append(id.index)
  }

  /// Changes the constant of a constraint.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    guard let stored = constraints[id.index], stored.constant != constant else { return }
    constraints[id.index]?.constant = constant
    guard let variable = stored.terms.first?.variable.index else {
      changedStatements.append(id.index)
      return
    }
    let component = Int(componentOfVariable[variable])
    guard component >= 0, positions[id.index] >= 0 else { return }
    components[component]?.noteConstant(constant, of: Int(positions[id.index]))
    staleComponents.insert(component)
  }

  /// Changes the priority of an optional constraint to a different optional priority.
  public func setPriority(_ priority: Double, of id: ConstraintID) {
    guard let stored = constraints[id.index], stored.priority != priority else { return }
    constraints[id.index]?.priority = priority
    noteChange(of: id.index)
  }

  /// Whether a required constraint does not count as required, because earlier ones contradict it.
  public func isBroken(_ id: ConstraintID) -> Bool { constraints[id.index]?.isBroken ?? false }

  private func noteChange(of index: Int) {
    guard let terms = constraints[index]?.terms else { return }
    positions[index] = -1
    if terms.isEmpty { changedStatements.append(index) }
    for term in terms { changedVariables.insert(term.variable.index) }
  }

  // Solving.

  /// Solves the components that have changed.
  ///
  /// - Parameter isIncluded: Returns whether to solve the component of a variable; components that
  ///   are left out stay dirty.
  /// - Returns: The changed variables, and conflicts that are new.
  public func solve(where isIncluded: (Variable) -> Bool = { _ in true }) -> SolverReport {
    var report = SolverReport()
    guard isDirty else { return report }
    var changed: [Int] = []
    solveStatements(&report)
    rebuildComponents(where: isIncluded, &changed, &report)
    for index in staleComponents.sorted() {
      guard let variable = components[index]?.variables.first else { continue }
      guard isIncluded(Variable(index: variable)) else { continue }
      staleComponents.remove(index)
      components[index]?.solveAgain()
      store(index, &changed, &report)
    }
    report.changed = changed.sorted().map { Variable(index: $0) }
    return report
  }

  /// Reports required constraints without variables that do not hold.
  private func solveStatements(_ report: inout SolverReport) {
    for index in changedStatements {
      guard let stored = constraints[index], stored.isRequired else { continue }
      let holds =
        switch stored.relation {
        case .equal: stored.constant == 0
        case .lessThanOrEqual: stored.constant >= 0
        case .greaterThanOrEqual: stored.constant <= 0
        }
      if !holds, !stored.isBroken {
        let id = ConstraintID(index: index)
        report.conflicts.append(Conflict(constraints: [id], broken: id))
      }
      constraints[index]?.isBroken = !holds
    }
    changedStatements = []
  }

  private func rebuildComponents(
    where isIncluded: (Variable) -> Bool,
    _ changed: inout [Int],
    _ report: inout SolverReport
  ) {
    guard !changedVariables.isEmpty else { return }
    var seeds = changedVariables.sorted().filter { isIncluded(Variable(index: $0)) }
    var walk = ComponentWalk(variableCount: values.count, constraintCount: constraints.count)
    var columns = [Int32](repeating: 0, count: values.count)
    var next = 0
    while next < seeds.count {
      let seed = seeds[next]
      next += 1
      guard !walk.hasVisited(variable: seed) else { continue }
      let (variables, members) = walk.component(of: seed) { variable in
        seeds += dissolveComponent(of: variable)
        return constraintsOfVariable[variable]
      } variables: { constraint in
        constraints[constraint]?.terms ?? []
      }
      for variable in variables { changedVariables.remove(variable) }
      guard !members.isEmpty else {
        setValue(0, of: seed, &changed)
        continue
      }
      for (column, variable) in variables.enumerated() { columns[variable] = Int32(column) }
      build(variables, members, columns, &changed, &report)
    }
  }

  private func build(
    _ variables: [Int],
    _ members: [Int],
    _ columns: [Int32],
    _ changed: inout [Int],
    _ report: inout SolverReport
  ) {
    let members = members.sorted { (constraints[$0]?.order ?? 0) < (constraints[$1]?.order ?? 0) }
    let component = Component(
      variables: variables,
      constraints: members,
      stored: constraints,
      columns: columns
    )
    let index = unusedComponents.popLast() ?? components.count
    if index == components.count { components.append(component) }
    components[index] = component
    for variable in variables { componentOfVariable[variable] = Int32(index) }
    for (position, member) in members.enumerated() { positions[member] = Int32(position) }
    store(index, &changed, &report)
  }

  /// Takes over the solution of a component.
  private func store(_ index: Int, _ changed: inout [Int], _ report: inout SolverReport) {
    guard let component = components[index] else { return }
    if !component.isOptimal { report.isOptimal = false }
    for (column, variable) in component.variables.enumerated() {
      setValue(component.values[column], of: variable, &changed)
    }
    for set in component.conflicts {
      let ids = set.map { ConstraintID(index: component.constraints[$0]) }
      guard let broken = ids.last, constraints[broken.index]?.isBroken == false else { continue }
      report.conflicts.append(Conflict(constraints: ids, broken: broken))
    }
    for (position, constraint) in component.constraints.enumerated() {
      constraints[constraint]?.isBroken = component.broken.contains(position)
    }
  }

  private func setValue(_ value: Double, of variable: Int, _ changed: inout [Int]) {
    guard values[variable] != value else { return }
    values[variable] = value
    changed.append(variable)
  }

  /// Removes the component of a variable.
  ///
  /// - Returns: The variables of the component.
  @discardableResult
  private func dissolveComponent(of variable: Int) -> [Int] {
    let index = Int(componentOfVariable[variable])
    guard index >= 0, let component = components[index] else { return [] }
    for variable in component.variables { componentOfVariable[variable] = -1 }
    components[index] = nil
    staleComponents.remove(index)
    unusedComponents.append(index)
    return component.variables
  }
}

/// The walk through variables and constraints that finds components.
private struct ComponentWalk {
  private var visitedVariables: [Bool]
  private var visitedConstraints: [Bool]

  init(variableCount: Int, constraintCount: Int) {
    visitedVariables = [Bool](repeating: false, count: variableCount)
    visitedConstraints = [Bool](repeating: false, count: constraintCount)
  }

  func hasVisited(variable: Int) -> Bool { visitedVariables[variable] }

  /// Returns the variables, in order, and the constraints of a component.
  mutating func component(
    of seed: Int,
    constraints: (Int) -> [Int32],
    variables terms: (Int) -> [Term]
  ) -> (variables: [Int], constraints: [Int]) {
    var variables = [seed]
    var members: [Int] = []
    visitedVariables[seed] = true
    var next = 0
    while next < variables.count {
      let variable = variables[next]
      next += 1
      for constraint in constraints(variable) {
        let constraint = Int(constraint)
        guard !visitedConstraints[constraint] else { continue }
        visitedConstraints[constraint] = true
        members.append(constraint)
        for term in terms(constraint) where !visitedVariables[term.variable.index] {
          visitedVariables[term.variable.index] = true
          variables.append(term.variable.index)
        }
      }
    }
    variables.sort()
    return (variables, members)
  }
}

extension [Int] {
  /// Returns the position of a member of a sorted array.
  fileprivate func sortedIndex(of member: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < member { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == member ? low : nil
  }
}
