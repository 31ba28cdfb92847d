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
    var factors = goal + [Double](repeating: 0, count: activities.count)
    for definition in definitions {
      for term in definition.terms {
        factors[term.unknown] += factors[definition.parameter] * term.factor
      }
    }
    var slopes = columnUnknowns.map { -factors[$0] }
    for (row, unknown) in basicUnknowns.enumerated()
    where unknown >= parameterCount && factors[unknown] != 0 {
      for entry in rows[row] { slopes[Int(entry.column)] -= factors[unknown] * entry.value }
    }
    return slopes
  }

  private var goalValue: Double {
    zip(goal, parameterValues).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
