/// Activities that remain violated.
extension LexicographicSimplex {
  /// Whether the cost of an activity of a level exceeds rounding errors.
  func violates(level: Int, by tolerance: Double) -> Bool {
    rows.indices.contains { isViolated($0, level: level, by: tolerance) }
  }

  private func isViolated(_ row: Int, level: Int, by tolerance: Double) -> Bool {
    guard let activity = activity(ofRow: row), activity.level == level else { return false }
    return values[row] < -tolerance && activity.costBelow > 0
      || values[row] > tolerance && activity.costAbove > 0
  }

  /// Returns activities whose sum, with the factors, cannot be zero or more (Farkas’ lemma).
  ///
  /// They are a violated activity, whose cost alone is at the last level, and those that would have
  /// to become negative for the violation to decrease.
  func certificate(ofActivity violated: Int) -> [(activity: Int, factor: Double)] {
    var result = [(activity: violated, factor: 1.0)]
    for (column, unknown) in columnUnknowns.enumerated() where unknown >= parameterCount {
      let slope = gradient[levelCount - 1][column]
      if abs(slope) > 1e-9 { result.append((unknown - parameterCount, slope)) }
    }
    return result
  }

  /// Changes the cost of an activity below zero, and its level.
  mutating func setCostBelow(_ cost: Double, level: Int, ofActivity index: Int) {
    let row = basicUnknowns.firstIndex(of: parameterCount + index)
    if let row { addCost(of: row, factor: -1) }
    activities[index].costBelow = cost
    activities[index].level = level
    if let row { addCost(of: row, factor: 1) }
  }
}
