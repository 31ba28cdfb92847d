/// Rows that share free columns with no row outside the part, and their simplex.
struct SystemPart {
  /// The columns of the system, by parameter of the simplex.
  let columns: [Int32]
  /// The rows of the system, by activity of the simplex.
  private let rows: [Int]
  /// The factors of the right sides in the activities: 1 or -1.
  private let signs: [Double]
  private var simplex: LexicographicSimplex
  private var isSolved = false

  /// Divides rows into parts.
  ///
  /// - Parameters:
  ///   - open: The rows to divide.
  ///   - rows: All rows of the system.
  ///   - reduced: Their left sides in terms of free columns.
  ///   - constants: Their reduced right sides.
  ///   - columnCount: The number of columns of the system.
  /// - Returns: The parts, in order of their first rows.
  static func parts(
    of open: [Int],
    rows: [SystemRow],
    reduced: [SparseRow],
    constants: [Double],
    columnCount: Int
  ) -> [SystemPart] {
    var groups = DisjointSets(count: columnCount)
    for row in open {
      for entry in reduced[row].dropFirst() {
        groups.join(Int(entry.column), Int(reduced[row][0].column))
      }
    }
    var indices = [Int](repeating: -1, count: columnCount)
    var members: [[Int]] = []
    for row in open {
      let root = groups.root(of: Int(reduced[row][0].column))
      if indices[root] < 0 {
        indices[root] = members.count
        members.append([])
      }
      members[indices[root]].append(row)
    }
    return members.map { SystemPart(of: $0, rows, reduced, constants) }
  }

  private init(
    of members: [Int],
    _ rows: [SystemRow],
    _ reduced: [SparseRow],
    _ constants: [Double]
  ) {
    var columns = members.flatMap { reduced[$0].map(\.column) }
    columns.sort()
    columns = columns.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    var precedences = members.map { rows[$0].precedence }
    precedences.sort(by: >)
    precedences = precedences.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    let signs = members.map { rows[$0].relation == .lessThanOrEqual ? -1.0 : 1.0 }
    let activities = members.indices.map { index in
      let row = rows[members[index]]
      let sign = signs[index]
      return Activity(
        entries: reduced[members[index]].map {
          Entry(column: Int32(Self.position(of: $0.column, in: columns)), value: sign * $0.value)
        },
        constant: -sign * constants[members[index]],
        level: Self.position(of: row.precedence, in: precedences),
        costAbove: row.relation == .equal ? row.weight : 0,
        costBelow: row.weight
      )
    }
    self.columns = columns
    self.rows = members
    self.signs = signs
    simplex = LexicographicSimplex(
      parameterCount: columns.count,
      levelCount: precedences.count,
      activities: activities
    )
    hasRequiredRows = precedences.first == SystemRow.required
  }

  private let hasRequiredRows: Bool

  /// Returns the position of a value that a sorted array, ascending or descending, contains.
  private static func position<Value: Comparable>(of value: Value, in sorted: [Value]) -> Int {
    if sorted.count <= 8 { return sorted.firstIndex(of: value) ?? 0 }
    let isAscending = sorted[0] < sorted[sorted.count - 1]
    var low = 0
    var high = sorted.count - 1
    while low < high {
      let middle = (low + high) / 2
      let isBefore = isAscending ? sorted[middle] < value : sorted[middle] > value
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Takes over changed right sides.
  mutating func follow(_ constants: [Double]) {
    var changes = [Double](repeating: 0, count: rows.count)
    var isChanged = false
    for (index, row) in rows.enumerated() {
      let constant = -signs[index] * constants[row]
      guard constant != simplex.activities[index].constant else { continue }
      changes[index] = constant - simplex.activities[index].constant
      simplex.activities[index].constant = constant
      isChanged = true
    }
    guard isChanged else { return }
    simplex.addToConstants(changes)
    isSolved = false
  }

  /// Moves to an optimum.
  ///
  /// - Returns: Whether the search ended at an optimum.
  mutating func solve() -> Bool {
    guard !isSolved else { return true }
    isSolved = simplex.minimize()
    return isSolved
  }

  /// Writes the values of the part's columns.
  func store(into values: inout [Double]) {
    for (column, value) in zip(columns, simplex.parameterValues) { values[Int(column)] = value }
  }

  /// Whether the required rows cannot hold together.
  func isContradictory(tolerance: Double) -> Bool {
    hasRequiredRows && simplex.violates(level: 0, by: tolerance)
  }

  /// Finds required rows that contradict earlier ones.
  ///
  /// - Parameters:
  ///   - tolerance: The magnitude below which a violation results from rounding.
  ///   - report: Receives the row, and the rows whose sum is a contradiction with their factors.
  ///     Returns whether the search continues without the row.
  func findConflicts(
    tolerance: Double,
    report: (_ row: Int, _ factors: [(row: Int, factor: Double)]) -> Bool
  ) {
    guard isContradictory(tolerance: tolerance) else { return }
    let required = simplex.activities.indices.filter { simplex.activities[$0].level == 0 }
    var search = LexicographicSimplex(
      parameterCount: columns.count,
      levelCount: 2,
      activities: required.map { index in
        var activity = simplex.activities[index]
        activity.costBelow = 0
        return activity
      }
    )
    for (position, index) in required.enumerated() {
      // The cost of the row counts after those of earlier rows, so that only this row is violated.
      search.setCostBelow(1, level: 1, ofActivity: position)
      _ = search.minimize()
      guard search.violates(level: 1, by: tolerance) else {
        search.setCostBelow(1, level: 0, ofActivity: position)
        continue
      }
      let factors = search.certificate(ofActivity: position).map { position, factor in
        (rows[required[position]], factor * signs[required[position]])
      }
      guard report(rows[index], factors) else { return }
      search.setCostBelow(0, level: 0, ofActivity: position)
    }
  }

  /// Computes by how much a sum of the part’s columns can grow without changing any cost.
  ///
  /// - Parameter factors: The factors of the columns, by parameter.
  /// - Returns: The maximum growth; `infinity` if there is no limit.
  func reach(of factors: [Double]) -> Double {
    var search = simplex
    return search.reach(of: factors)
  }
}

/// A partition of numbers (union–find with path halving).
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  mutating func join(_ one: Int, _ other: Int) {
    let one = root(of: one)
    let other = root(of: other)
    if one != other { parents[max(one, other)] = min(one, other) }
  }
}
