/// Minimizes violations by levels: those of a level count before any of the next level.
///
/// The unknowns are parameters, which are free, and activities, which are affine in the parameters
/// and cost in proportion to their distance from zero on either side. The method is the primal
/// simplex method with a cost vector instead of a cost, as the lexicographic objective of
/// Cassowary (Badros, Borning, Stuckey, “The Cassowary linear arithmetic constraint solving
/// algorithm”, ACM TOCHI 8, 2001), and with activities that may pass zero at a cost (Fourer, “A
/// simplex algorithm for piecewise-linear programming”, Mathematical Programming 33, 1985). Every
/// point is feasible, so it starts anywhere and continues after a change of constants.
///
/// Each row expresses a basic unknown in terms of the columns, the nonbasic unknowns, which are
/// zero. Cycles cannot occur, because each constant has an infinitesimal part (Charnes, “Optimality
/// and degeneracy in linear programming”, Econometrica 20, 1952) that depends only on the row.
struct LexicographicSimplex {
  /// A column that leaves zero, and the costs of doing so.
  struct Move {
    var column: Int
    var direction: Double
    /// The change of the cost with each unit, by level.
    var slopes: [Double]
  }

  /// A basic parameter in terms of the unknowns that were nonbasic when it became basic.
  struct Definition {
    var parameter: Int
    var constant: Double
    var terms: [(unknown: Int, factor: Double)]
  }

  /// The number of parameters; they come first among the unknowns.
  let parameterCount: Int
  var levelCount: Int
  var activities: [Activity]
  /// The coefficients of the columns, by row.
  var rows: [SparseRow]
  /// The values of the basic unknowns.
  var values: [Double]
  /// The infinitesimal parts of ``values``.
  var shifts: [Double]
  /// The basic parameters, in the order in which they became basic.
  ///
  /// A parameter does not limit a move and stays basic, so that its row is taken out.
  var definitions: [Definition] = []
  /// The unknown of each row; a parameter if the row was taken out.
  var basicUnknowns: [Int]
  /// The unknown of each column.
  var columnUnknowns: [Int]
  /// Whether the activity of a row is above zero.
  var isAbove: [Bool]
  /// The rows in which a column may occur.
  var occurrences: [[Int32]]
  /// The change of the cost with each column while all activities stay on their sides of zero: for
  /// each level, by column.
  var gradient: [[Double]]
  /// The factors of the parameters in a sum to maximize after all costs; empty if there is none.
  var goal: [Double] = []
  /// The magnitude below which a value counts as zero.
  let precision: Double

  /// Creates the problem, with all parameters at zero.
  init(parameterCount: Int, levelCount: Int, activities: [Activity]) {
    self.parameterCount = parameterCount
    self.levelCount = levelCount
    self.activities = activities
    rows = activities.map(\.entries)
    values = activities.map(\.constant)
    let scale = activities.reduce(100) { max($0, abs($1.constant)) }
    precision = 1e-11 * scale
    // Fractions of multiples of the golden ratio differ from each other.
    shifts = activities.indices.map {
      let multiple = Double($0 + 1) * 0.618_033_988_749_894_8
      return 0.5 + multiple - Double(Int(multiple))
    }
    basicUnknowns = activities.indices.map { parameterCount + $0 }
    columnUnknowns = Array(0..<parameterCount)
    isAbove = [Bool](repeating: true, count: activities.count)
    occurrences = [[Int32]](repeating: [], count: parameterCount)
    for (row, entries) in rows.enumerated() {
      for entry in entries { occurrences[Int(entry.column)].append(Int32(row)) }
    }
    gradient = [[Double]](
      repeating: [Double](repeating: 0, count: parameterCount),
      count: levelCount
    )
    for row in rows.indices {
      addCost(of: row, factor: 1)
      correctSide(of: row)
    }
  }

  /// The values of all parameters.
  var parameterValues: [Double] {
    var all = [Double](repeating: 0, count: parameterCount + activities.count)
    for (row, unknown) in basicUnknowns.enumerated() where unknown >= parameterCount {
      all[unknown] = values[row]
    }
    for definition in definitions.reversed() {
      all[definition.parameter] = definition.terms.reduce(definition.constant) {
        $0 + $1.factor * all[$1.unknown]
      }
    }
    return Array(all[..<parameterCount])
  }

  /// Returns the activity of a row, or `nil` if its unknown is a parameter.
  func activity(ofRow row: Int) -> Activity? {
    let unknown = basicUnknowns[row]
    return unknown < parameterCount ? nil : activities[unknown - parameterCount]
  }

  // Changes of constants.

  /// Changes the constants of activities.
  ///
  /// - Parameter changes: The change of each activity.
  mutating func addToConstants(_ changes: [Double]) {
    for (row, unknown) in basicUnknowns.enumerated() where unknown >= parameterCount {
      values[row] += changes[unknown - parameterCount]
    }
    for (column, unknown) in columnUnknowns.enumerated() where unknown >= parameterCount {
      let change = changes[unknown - parameterCount]
      guard change != 0 else { continue }
      for row in occurrences[column] {
        values[Int(row)] -= change * rows[Int(row)].coefficient(of: Int32(column))
      }
    }
    for index in definitions.indices {
      for (unknown, factor) in definitions[index].terms where unknown >= parameterCount {
        definitions[index].constant -= factor * changes[unknown - parameterCount]
      }
    }
    for row in rows.indices {
      clamp(row)
      correctSide(of: row)
    }
  }

  // Sides and costs.

  /// Sets a value that rounding errors keep from zero to zero.
  mutating func clamp(_ row: Int) {
    if abs(values[row]) < precision { values[row] = 0 }
  }

  /// Moves the activity of a row to the side of zero on which its value is.
  mutating func correctSide(of row: Int) {
    let isNowAbove = values[row] > 0 || values[row] == 0 && shifts[row] >= 0
    if isAbove[row] != isNowAbove { changeSide(of: row) }
  }

  /// Moves the activity of a row to the other side of zero.
  mutating func changeSide(of row: Int) {
    addCost(of: row, factor: -1)
    isAbove[row].toggle()
    addCost(of: row, factor: 1)
  }

  /// Adds a multiple of a row's cost to the gradient.
  mutating func addCost(of row: Int, factor: Double) {
    guard let activity = activity(ofRow: row) else { return }
    let slope = factor * (isAbove[row] ? activity.costAbove : -activity.costBelow)
    guard slope != 0 else { return }
    gradient[activity.level].withUnsafeMutableBufferPointer { gradient in
      for entry in rows[row] { gradient[Int(entry.column)] += slope * entry.value }
    }
  }

  // The search.

  /// Moves to an optimum.
  ///
  /// - Returns: `false` if the limit of steps was reached, or the cost has no minimum.
  mutating func minimize() -> Bool {
    var pivots = 0
    while pivots < 200 + 20 * (rows.count + parameterCount) {
      guard let move = steepestMove() else {
        guard pivots > 0 else { return true }
        // Additions have left rounding errors in the gradient.
        recomputeGradient()
        guard steepestMove() != nil else { return true }
        continue
      }
      guard let row = passBreakpoints(of: move) else { return false }
      pivot(row: row, column: move.column, direction: move.direction)
      pivots += 1
    }
    return false
  }

  private mutating func recomputeGradient() {
    for level in gradient.indices {
      for column in gradient[level].indices { gradient[level][column] = 0 }
    }
    for row in rows.indices { addCost(of: row, factor: 1) }
    if !goal.isEmpty { gradient[levelCount - 1] = goalSlopes }
  }
}
