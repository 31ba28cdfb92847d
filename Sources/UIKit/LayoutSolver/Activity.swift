/// The left side minus the right side of a row, whose violation has a cost.
struct Activity {
  /// The coefficients of the parameters.
  var entries: SparseRow
  /// The value where all parameters are zero.
  var constant: Double
  /// The rank of the cost: 0 is minimized first.
  var level: Int
  /// The cost of each unit above zero.
  var costAbove: Double
  /// The cost of each unit below zero.
  var costBelow: Double
}
