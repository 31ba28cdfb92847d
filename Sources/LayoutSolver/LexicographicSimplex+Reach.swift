/// The extent of the set of optima.
extension LexicographicSimplex {
  /// Returns by how much a sum of parameters can grow without changing any cost; `infinity` if
  /// there is no limit.
  ///
  /// The sum becomes a last level of the cost, which the search then minimizes.
  mutating func reach(of factors: [Double]) -> Double {
    goal = factors
    let start = goalValue
    gradient.append(goalSlopes)
    levelCount += 1
    return minimize() ? max(0, goalValue - start) : .infinity
  }

  /// The decrease of the goal with each column.
  var goalSlopes: [Double] {
    var slopes = [Double](repeating: 0, count: columnUnknowns.count)
    for (column, unknown) in columnUnknowns.enumerated() where unknown < parameterCount {
      slopes[column] -= goal[unknown]
    }
    for (row, unknown) in basicUnknowns.enumerated()
    where unknown < parameterCount && goal[unknown] != 0 {
      for entry in rows[row] { slopes[Int(entry.column)] -= goal[unknown] * entry.value }
    }
    return slopes
  }

  private var goalValue: Double {
    var sum = 0.0
    for (row, unknown) in basicUnknowns.enumerated() where unknown < parameterCount {
      sum += goal[unknown] * values[row]
    }
    return sum
  }
}
