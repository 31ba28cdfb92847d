import LayoutSolver

/// Views as wide as their superview, with the ten constraints that a label has: edges, two sizes
/// that are not negative, and intrinsic sizes.
struct ColumnBenchmark {
  let viewCount: Int
  /// Whether each view is below the previous one; otherwise the positions are independent.
  let isChain: Bool

  /// Prints the best time of building, in milliseconds, and the mean time of a change of the width,
  /// in microseconds.
  func run() {
    let clock = ContinuousClock()
    var building = Duration.seconds(1_000)
    var column = Column(0, isChain)
    for _ in 0..<max(3, 2_000 / max(1, viewCount)) {
      let time = clock.measure { column = Column(viewCount, isChain) }
      building = min(building, time)
    }
    let resizes = 1_000
    let resizing = clock.measure {
      for index in 0..<resizes { column.setWidth(Double(390 + index % 7)) }
    }
    precondition(column.lastWidth == Double(390 + (resizes - 1) % 7 - 40))
    let milliseconds = building / .milliseconds(1)
    let microseconds = resizing / .microseconds(1) / Double(resizes)
    print("lifeline \(viewCount) \(milliseconds) \(microseconds)")
  }
}

private struct Column {
  private let solver = Solver()
  private let width: ConstraintID
  private let last: Variable

  init(_ viewCount: Int, _ isChain: Bool) {
    let root = solver.addVariable()
    let height = solver.addVariable()
    width = solver.add(Constraint([Term(root)], .equal, 390))
    _ = solver.add(Constraint([Term(height)], .equal, 844))
    var bottom: [Term] = []
    var last = root
    for _ in 0..<viewCount {
      let (x, y) = (solver.addVariable(), solver.addVariable())
      let (width, height) = (solver.addVariable(), solver.addVariable())
      let solver = solver
      func add(
        _ terms: [Term],
        _ relation: Relation,
        _ constant: Double,
        _ priority: Double = Constraint.required
      ) {
        _ = solver.add(Constraint(terms, relation, constant, priority: priority))
      }
      add([Term(width)], .greaterThanOrEqual, 0)
      add([Term(height)], .greaterThanOrEqual, 0)
      add([Term(x)], .equal, 20)
      add([Term(x), Term(width), Term(root, -1)], .equal, -20)
      add([Term(y)] + bottom.map { Term($0.variable, -$0.coefficient) }, .equal, 8)
      add([Term(width)], .lessThanOrEqual, 100, 250)
      add([Term(width)], .greaterThanOrEqual, 100, 750)
      add([Term(height)], .lessThanOrEqual, 21, 250)
      add([Term(height)], .greaterThanOrEqual, 21, 750)
      add([Term(height)], .lessThanOrEqual, 60, 999)
      if isChain { bottom = [Term(y), Term(height)] }
      last = width
    }
    self.last = last
    _ = solver.solve()
  }

  func setWidth(_ value: Double) {
    solver.setConstant(value, of: width)
    _ = solver.solve()
  }

  var lastWidth: Double { solver.value(of: last) }
}
