/// Gaussian elimination of equations in a sparse system.
///
/// The shortest equation is taken first, and in it the variable that occurs in the fewest rows
/// (Markowitz, “The elimination form of the inverse and its application to linear programming”,
/// Management Science 3, 1957). Rows are reduced forward only, so that a chain of equations stays
/// as sparse as it was written. Constants are not part of the elimination: ``constants(from:)``
/// repeats its row operations for any right sides.
struct Elimination {
  /// A row operation: the target receives a multiple of the source.
  private struct Operation {
    var source: Int32
    var target: Int32
    var factor: Double
  }

  /// An equation, solved for one of its variables.
  private struct Pivot {
    var row: Int32
    var column: Int32
    var coefficient: Double
  }

  /// The rows: those of pivots as they were when they were solved, the others in terms of the free
  /// columns.
  private(set) var rows: [SparseRow]
  /// The equations that others imply, except for their constants.
  private(set) var dependentRows: [Int] = []
  /// Whether an equation determines the column.
  private(set) var isEliminated: [Bool]
  private var operations: [Operation] = []
  private var pivots: [Pivot] = []

  /// Eliminates equations.
  ///
  /// - Parameters:
  ///   - rows: The left sides.
  ///   - isEquation: Whether the row is one of the equations to eliminate.
  ///   - columnCount: The number of variables.
  ///   - isInOrder: Whether the equations are taken in order, so that each dependent row depends on
  ///     earlier rows only.
  init(rows: [SparseRow], isEquation: [Bool], columnCount: Int, isInOrder: Bool) {
    self.rows = rows
    isEliminated = [Bool](repeating: false, count: columnCount)
    var queue = EquationQueue(rows: rows, isEquation: isEquation, isInOrder: isInOrder)
    var occurrences = [[Int32]](repeating: [], count: columnCount)
    for (row, entries) in rows.enumerated() {
      for entry in entries { occurrences[Int(entry.column)].append(Int32(row)) }
    }
    while let row = queue.pop(from: self.rows) {
      eliminate(row, &occurrences, &queue)
    }
    dependentRows = queue.emptied.sorted()
  }

  private mutating func eliminate(
    _ row: Int,
    _ occurrences: inout [[Int32]],
    _ queue: inout EquationQueue
  ) {
    let equation = rows[row]
    let entry = pivotEntry(of: equation, occurrences)
    let column = entry.column
    isEliminated[Int(column)] = true
    pivots.append(Pivot(row: Int32(row), column: column, coefficient: entry.value))
    let users = occurrences[Int(column)]
    occurrences[Int(column)] = []
    var changes = ColumnChanges()
    for target in users where Int(target) != row {
      guard !queue.isDone[Int(target)] else { continue }
      let coefficient = rows[Int(target)].coefficient(of: column)
      guard coefficient != 0 else { continue }
      let factor = -coefficient / entry.value
      operations.append(Operation(source: Int32(row), target: target, factor: factor))
      rows[Int(target)].add(factor, times: equation, dropping: column, noting: &changes)
      changes.apply(to: &occurrences, row: target)
      queue.update(Int(target), length: rows[Int(target)].count)
    }
  }

  /// Returns the entry of the variable with the fewest occurrences, among those whose coefficients
  /// are not much smaller than others; of equal entries, the last one, so that earlier variables
  /// stay free.
  private func pivotEntry(of equation: SparseRow, _ occurrences: [[Int32]]) -> Entry {
    let least = 0.1 * (equation.map { abs($0.value) }.max() ?? 0)
    var best = equation[0]
    var fewest = Int.max
    for entry in equation where abs(entry.value) >= least {
      let count = occurrences[Int(entry.column)].count
      if count <= fewest {
        fewest = count
        best = entry
      }
    }
    return best
  }

  /// Applies the row operations to right sides.
  ///
  /// - Parameter original: The right sides of the rows before the elimination.
  /// - Returns: The right sides of the reduced rows.
  func constants(from original: [Double]) -> [Double] {
    var constants = original
    constants.withUnsafeMutableBufferPointer { constants in
      for operation in operations {
        constants[Int(operation.target)] += operation.factor * constants[Int(operation.source)]
      }
    }
    return constants
  }

  /// Computes the eliminated variables from the free ones.
  ///
  /// - Parameters:
  ///   - values: The values by column; those of free columns are set.
  ///   - constants: The reduced right sides.
  func substitute(into values: inout [Double], constants: [Double]) {
    for pivot in pivots.reversed() {
      var rest = constants[Int(pivot.row)]
      for entry in rows[Int(pivot.row)] where entry.column != pivot.column {
        rest -= entry.value * values[Int(entry.column)]
      }
      values[Int(pivot.column)] = rest / pivot.coefficient
    }
  }

  /// Returns a variable in terms of the free columns, by column.
  func expansion(of column: Int) -> [Int32: Double] {
    var sum: [Int32: Double] = [Int32(column): 1]
    for pivot in pivots {
      guard let factor = sum.removeValue(forKey: pivot.column) else { continue }
      for entry in rows[Int(pivot.row)] where entry.column != pivot.column {
        sum[entry.column, default: 0] -= factor * entry.value / pivot.coefficient
      }
    }
    return sum
  }

  /// Expresses a sum of reduced rows by the original rows.
  ///
  /// - Parameter factors: The factors of the reduced rows, by row.
  /// - Returns: The factors of the original rows, by row.
  func combination(of factors: [Double]) -> [Double] {
    var factors = factors
    for operation in operations.reversed() where factors[Int(operation.target)] != 0 {
      factors[Int(operation.source)] += operation.factor * factors[Int(operation.target)]
    }
    return factors
  }
}

/// The equations that wait for their elimination, by length.
private struct EquationQueue {
  /// Whether the row is an equation that was taken.
  private(set) var isDone: [Bool]
  /// The equations that have lost all their variables.
  private(set) var emptied: [Int] = []
  private var buckets: [[Int32]] = [[]]
  private var lowest = 1
  private let isEquation: [Bool]
  private let isInOrder: Bool
  private var next = 0

  init(rows: [SparseRow], isEquation: [Bool], isInOrder: Bool) {
    self.isInOrder = isInOrder
    self.isEquation = isEquation
    isDone = [Bool](repeating: false, count: rows.count)
    for row in rows.indices.reversed() where isEquation[row] {
      update(row, length: rows[row].count)
    }
  }

  /// Records the length of a row that has changed.
  mutating func update(_ row: Int, length: Int) {
    guard isEquation[row] else { return }
    guard length > 0 else {
      isDone[row] = true
      emptied.append(row)
      return
    }
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(Int32(row))
    lowest = min(lowest, length)
  }

  /// Removes the shortest equation, or the first one; `nil` if none is left.
  mutating func pop(from rows: [SparseRow]) -> Int? {
    guard isInOrder else { return popShortest(of: rows) }
    while next < rows.count {
      let row = next
      next += 1
      guard isEquation[row], !isDone[row] else { continue }
      isDone[row] = true
      return row
    }
    return nil
  }

  private mutating func popShortest(of rows: [SparseRow]) -> Int? {
    while lowest < buckets.count {
      guard let row = buckets[lowest].popLast() else {
        lowest += 1
        continue
      }
      // An entry of an earlier length is obsolete.
      guard !isDone[Int(row)], rows[Int(row)].count == lowest else { continue }
      isDone[Int(row)] = true
      return Int(row)
    }
    return nil
  }
}
