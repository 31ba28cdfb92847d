/// A row of an ``EquationSystem``: a constraint over dense columns.
struct SystemRow {
  /// The coefficients of the columns.
  var entries: SparseRow
  var relation: Relation
  var constant: Double
  /// The precedence of the row; rows of a greater precedence are met first.
  var precedence: Double
  var weight: Double

  /// The precedence of rows that must hold.
  static let required = 1001.0
  /// The precedence of broken rows: below required rows and above optional rows, whose precedence
  /// is their priority.
  static let broken = 1000.0

  var isEquation: Bool { relation == .equal && precedence == Self.required }
}

/// Required rows that cannot hold together.
struct RowConflict {
  /// The row that shows the contradiction.
  var row: Int
  /// The rows, in order.
  var rows: [Int]
}

/// A set of constraints, solved at once: equations by elimination, and then the rest in terms of
/// the variables that no equation determines, in independent parts.
struct EquationSystem {
  private let rows: [SystemRow]
  /// The right sides of ``rows``.
  private var originalConstants: [Double]
  /// The magnitude below which a violation results from rounding.
  private var tolerance = 0.0
  /// The values by column.
  private(set) var values: [Double]
  /// Whether the parts were solved to their optima.
  private(set) var isOptimal = true
  private let elimination: Elimination
  private var parts: [SystemPart]
  /// The right sides of the reduced rows.
  private var constants: [Double]
  /// The rows that no free column influences.
  private let settledRows: [Int]

  /// Eliminates the equations and solves the rest.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - columnCount: The number of columns.
  ///   - isInOrder: Whether the equations are eliminated in order, which takes longer but finds for
  ///     each contradictory equation earlier ones that it contradicts.
  init(rows: [SystemRow], columnCount: Int, isInOrder: Bool = false) {
    self.rows = rows
    let elimination = Elimination(
      rows: rows.map(\.entries),
      isEquation: rows.map(\.isEquation),
      columnCount: columnCount,
      isInOrder: isInOrder
    )
    let open = rows.indices.filter { !rows[$0].isEquation }
    originalConstants = rows.map(\.constant)
    let constants = elimination.constants(from: originalConstants)
    values = [Double](repeating: 0, count: columnCount)
    settledRows = open.filter { elimination.rows[$0].isEmpty }
    parts = SystemPart.parts(
      of: open.filter { !elimination.rows[$0].isEmpty },
      rows: rows,
      reduced: elimination.rows,
      constants: constants,
      columnCount: columnCount
    )
    self.elimination = elimination
    self.constants = constants
    solveParts()
  }

  /// Changes right sides, and solves again from the present optimum.
  mutating func setConstants(_ changes: [(row: Int, constant: Double)]) {
    for change in changes { originalConstants[change.row] = change.constant }
    constants = elimination.constants(from: originalConstants)
    for index in parts.indices { parts[index].follow(constants) }
    solveParts()
  }

  private mutating func solveParts() {
    tolerance = 1e-7 * originalConstants.reduce(10) { max($0, abs($1)) }
    isOptimal = true
    for index in parts.indices {
      if !parts[index].solve() { isOptimal = false }
      parts[index].store(into: &values)
    }
    elimination.substitute(into: &values, constants: constants)
  }

  /// Whether a required row does not hold.
  var hasConflicts: Bool {
    elimination.dependentRows.contains { abs(constants[$0]) > tolerance }
      || settledRows.contains { !isHeld(settled: $0) }
      || parts.contains { $0.isContradictory(tolerance: tolerance) }
  }

  /// Whether a row that no free column influences holds or is not required.
  private func isHeld(settled row: Int) -> Bool {
    guard rows[row].precedence == SystemRow.required else { return true }
    switch rows[row].relation {
    case .equal: return true
    case .lessThanOrEqual: return constants[row] >= -tolerance
    case .greaterThanOrEqual: return constants[row] <= tolerance
    }
  }

  /// Returns sets of required rows that cannot hold together; empty if all hold.
  ///
  /// No row of a set can be left out of it. After a set whose last row is an equation, the search
  /// in that part ends.
  func conflicts() -> [RowConflict] {
    var conflicts: [RowConflict] = []
    for row in elimination.dependentRows where abs(constants[row]) > tolerance {
      conflicts.append(RowConflict(row: row, rows: rowsCombined(in: [(row, 1)])))
    }
    for row in settledRows where !isHeld(settled: row) {
      conflicts.append(RowConflict(row: row, rows: rowsCombined(in: [(row, 1)])))
    }
    for part in parts {
      part.findConflicts(tolerance: tolerance) { row, factors in
        conflicts.append(RowConflict(row: row, rows: rowsCombined(in: factors)))
        return conflicts.last?.rows.last == row
      }
    }
    return conflicts
  }

  /// Returns the original rows that a sum of reduced rows combines, in order.
  private func rowsCombined(in factors: [(row: Int, factor: Double)]) -> [Int] {
    var all = [Double](repeating: 0, count: rows.count)
    for (row, factor) in factors { all[row] += factor }
    let combination = elimination.combination(of: all)
    let least = 1e-9 * combination.reduce(0) { max($0, abs($1)) }
    return combination.indices.filter { abs(combination[$0]) > least }
  }

  /// Returns the values that a column can have in optimal solutions.
  func range(ofColumn column: Int) -> ValueRange {
    let expansion = elimination.expansion(of: column)
    var lower = values[column]
    var upper = values[column]
    var isBoundByParts = expansion
    for part in parts {
      let factors = part.columns.map { isBoundByParts.removeValue(forKey: $0) ?? 0 }
      guard factors.contains(where: { $0 != 0 }) else { continue }
      lower -= part.reach(of: factors.map { -$0 })
      upper += part.reach(of: factors)
    }
    // The remaining columns occur in no row.
    if isBoundByParts.values.contains(where: { $0 != 0 }) {
      return ValueRange(lower: -.infinity, upper: .infinity)
    }
    return ValueRange(lower: lower, upper: upper)
  }
}
