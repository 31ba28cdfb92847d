import LayoutSolver

/// A solver whose variables and constraints have names.
final class TestSystem {
  let solver = Solver()
  private var variables: [String: Variable] = [:]
  private(set) var constraints: [String: ConstraintID] = [:]
  private var names: [ConstraintID: String] = [:]

  subscript(name: String) -> Variable {
    if let variable = variables[name] { return variable }
    let variable = solver.addVariable()
    variables[name] = variable
    return variable
  }

  /// Adds a constraint; its name is the text of its terms unless one is given.
  func add(
    _ terms: KeyValuePairs<String, Double>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double = Constraint.required,
    weight: Double = 1,
    named name: String? = nil
  ) {
    let terms = terms.map { (name: $0.key, coefficient: $0.value) }
    add(terms: terms, relation, constant, priority, weight: weight, named: name)
  }

  func add(
    terms: [(name: String, coefficient: Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double,
    weight: Double = 1,
    named name: String?
  ) {
    let constraint = Constraint(
      terms.map { Term(self[$0.name], $0.coefficient) },
      relation,
      constant,
      priority: priority,
      weight: weight
    )
    let id = solver.add(constraint)
    let name = name ?? "\(constraints.count)"
    constraints[name] = id
    names[id] = name
  }

  /// Adds the constraints of an intrinsic length.
  func addLength(_ name: String, _ length: Double, hugging: Double = 250, compression: Double = 750)
  {
    add([name: 1], .lessThanOrEqual, length, hugging)
    add([name: 1], .greaterThanOrEqual, length, compression)
  }

  func remove(_ name: String) {
    guard let id = constraints.removeValue(forKey: name) else { return }
    solver.remove(id)
  }

  func set(_ name: String, to constant: Double) {
    guard let id = constraints[name] else { return }
    solver.setConstant(constant, of: id)
  }

  /// Solves, and returns the names of the constraints of each new conflict; the last is broken.
  @discardableResult
  func solve() -> [[String]] {
    solver.solve().conflicts.map { $0.constraints.map { names[$0] ?? "?" } }
  }

  func value(_ name: String) -> Double { solver.value(of: self[name]) }

  func range(_ name: String) -> ValueRange { solver.range(of: self[name]) }

  /// The values of variables, rounded to millionths.
  func values(_ names: String...) -> [Double] {
    names.map { (value($0) * 1e6).rounded() / 1e6 + 0 }
  }
}
