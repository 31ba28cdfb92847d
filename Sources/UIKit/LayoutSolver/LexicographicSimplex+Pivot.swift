/// The exchange of a basic and a nonbasic unknown.
extension LexicographicSimplex {
  /// Makes the unknown of a column basic in a row, whose unknown becomes zero.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The column.
  ///   - direction: The side of zero to which the unknown of the column moves: 1 or -1.
  mutating func pivot(row: Int, column: Int, direction: Double) {
    addCost(of: row, factor: -1)
    let coefficient = rows[row].coefficient(of: Int32(column))
    let solved = solve(row, for: Int32(column))
    rows[row] = solved
    values[row] /= -coefficient
    shifts[row] /= -coefficient
    swap(&basicUnknowns[row], &columnUnknowns[column])
    let changed = substitute(solved, ofRow: row, in: column)
    for level in gradient.indices {
      let slope = gradient[level][column]
      guard slope != 0 else { continue }
      gradient[level][column] = 0
      for entry in solved { gradient[level][Int(entry.column)] += slope * entry.value }
    }
    if basicUnknowns[row] < parameterCount {
      takeOut(row)
    } else {
      isAbove[row] = direction > 0
      addCost(of: row, factor: 1)
    }
    for row in changed + [Int32(row)] {
      clamp(Int(row))
      if values[Int(row)] == 0 { correctSide(of: Int(row)) }
    }
  }

  /// Makes the row of a parameter its definition.
  private mutating func takeOut(_ row: Int) {
    definitions.append(
      Definition(
        parameter: basicUnknowns[row],
        constant: values[row],
        terms: rows[row].map { (columnUnknowns[Int($0.column)], $0.value) }
      )
    )
    rows[row] = []
  }

  /// Returns a row solved for a column; the column then contains the unknown that the row had.
  private func solve(_ row: Int, for column: Int32) -> SparseRow {
    let pivot = rows[row].coefficient(of: column)
    return rows[row].map { entry in
      let value = entry.column == column ? 1 / pivot : -entry.value / pivot
      return Entry(column: entry.column, value: value)
    }
  }

  /// Replaces the unknown of a column in all other rows by its row.
  ///
  /// - Returns: The changed rows.
  private mutating func substitute(
    _ solved: SparseRow,
    ofRow row: Int,
    in column: Int
  ) -> [Int32] {
    let users = occurrences[column].filter { $0 != row }
    occurrences[column] = [Int32(row)]
    var changes = ColumnChanges()
    for user in users {
      let index = Int(user)
      guard let entry = rows[index].index(of: Int32(column)) else { continue }
      let factor = rows[index][entry].value
      // The column now contains a different unknown, so its old coefficient is removed first.
      rows[index].remove(at: entry)
      rows[index].add(factor, times: solved, dropping: -1, noting: &changes)
      changes.apply(to: &occurrences, row: user)
      values[index] += factor * values[row]
      shifts[index] += factor * shifts[row]
    }
    return users
  }
}
