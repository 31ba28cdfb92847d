/// The choice of the column that leaves zero, and of the row that stops it.
extension LexicographicSimplex {
  /// The magnitude below which a slope counts as zero.
  private static let flat = 1e-9

  /// A point at which the activity of a row reaches zero.
  private struct Breakpoint {
    var row: Int
    var distance: Double
    /// The infinitesimal part of the distance.
    var shift: Double
    var slopeChange: Double
    var level: Int
  }

  /// Returns the move that decreases the cost most, at the first level that any move decreases;
  /// `nil` at an optimum.
  func steepestMove() -> Move? {
    var best: (level: Int, slope: Double, column: Int, direction: Double)?
    for column in columnUnknowns.indices {
      for direction in [1.0, -1.0] {
        let (kinkLevel, kink) = costOfLeavingZero(column, direction)
        for level in 0...min(levelCount - 1, best?.level ?? .max) {
          let slope =
            direction * gradient[level][column] + (level == kinkLevel ? kink : 0)
          guard abs(slope) > Self.flat else { continue }
          guard slope < 0 else { break }
          if let best, best.level == level, slope >= best.slope { break }
          best = (level, slope, column, direction)
          break
        }
      }
    }
    return best.map { move(of: $0.column, direction: $0.direction) }
  }

  /// Returns the slopes of a move.
  func move(of column: Int, direction: Double) -> Move {
    var slopes = gradient.map { direction * $0[column] }
    let (kinkLevel, kink) = costOfLeavingZero(column, direction)
    if kinkLevel >= 0 { slopes[kinkLevel] += kink }
    return Move(column: column, direction: direction, slopes: slopes)
  }

  /// The level and the cost of a nonbasic activity that leaves zero; level -1 for a parameter.
  private func costOfLeavingZero(_ column: Int, _ direction: Double) -> (level: Int, cost: Double) {
    let unknown = columnUnknowns[column]
    guard unknown >= parameterCount else { return (-1, 0) }
    let activity = activities[unknown - parameterCount]
    return (activity.level, direction > 0 ? activity.costAbove : activity.costBelow)
  }

  /// Passes the zeros of activities as long as that decreases the cost.
  ///
  /// - Returns: The row that stops the move; `nil` if none does.
  mutating func passBreakpoints(of move: Move) -> Int? {
    var slopes = move.slopes
    for breakpoint in breakpoints(of: move) {
      slopes[breakpoint.level] += breakpoint.slopeChange
      let leading = slopes.first { abs($0) > Self.flat } ?? 0
      guard leading < 0 else { return breakpoint.row }
      changeSide(of: breakpoint.row)
    }
    return nil
  }

  /// Returns the breakpoints of a move in order of distance.
  private func breakpoints(of move: Move) -> [Breakpoint] {
    var result: [Breakpoint] = []
    for row in occurrences[move.column] {
      let row = Int(row)
      let rate = rows[row].coefficient(of: Int32(move.column)) * move.direction
      guard rate != 0, let activity = activity(ofRow: row), isAbove[row] == (rate < 0) else {
        continue
      }
      result.append(
        Breakpoint(
          row: row,
          distance: max(0, -values[row] / rate),
          shift: -shifts[row] / rate,
          slopeChange: abs(rate) * (activity.costAbove + activity.costBelow),
          level: activity.level
        )
      )
    }
    result.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
    // Distances that only rounding errors separate are ordered by their infinitesimal parts.
    var start = 0
    while start < result.count {
      var end = start + 1
      while end < result.count, result[end].distance - result[start].distance <= precision {
        end += 1
      }
      if end - start > 1 {
        result[start..<end].sort { ($0.shift, $0.row) < ($1.shift, $1.row) }
      }
      start = end
    }
    return result
  }
}
