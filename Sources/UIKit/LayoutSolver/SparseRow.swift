/// A coefficient of a column.
struct Entry {
  var column: Int32
  var value: Double
}

/// The coefficients of a row that are not zero, in order of columns.
typealias SparseRow = [Entry]

/// The part of a sum below which it counts as zero, because it results from cancellation.
private let cancellation = 1e-11

/// The columns that an addition has added to a row, and removed from it.
struct ColumnChanges {
  var gained: [Int32] = []
  var lost: [Int32] = []

  /// Updates the rows in which columns occur, and forgets the changes.
  mutating func apply(to occurrences: inout [[Int32]], row: Int32) {
    for column in gained { occurrences[Int(column)].append(row) }
    for column in lost {
      if let index = occurrences[Int(column)].firstIndex(of: row) {
        occurrences[Int(column)].swapAt(index, occurrences[Int(column)].count - 1)
        occurrences[Int(column)].removeLast()
      }
    }
    gained.removeAll(keepingCapacity: true)
    lost.removeAll(keepingCapacity: true)
  }
}

extension SparseRow {
  /// Returns the coefficient of a column; 0 if the row has none.
  func coefficient(of column: Int32) -> Double {
    guard let index = index(of: column) else { return 0 }
    return self[index].value
  }

  /// Returns the position of a column, or `nil`.
  func index(of column: Int32) -> Int? {
    if count <= 8 { return firstIndex { $0.column == column } }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].column == column ? low : nil
  }

  /// Adds a multiple of a row.
  ///
  /// - Parameters:
  ///   - factor: The factor of the added row.
  ///   - other: The added row.
  ///   - dropped: A column that the sum leaves out.
  ///   - changes: Receives the columns that the row has gained and lost.
  mutating func add(
    _ factor: Double,
    times other: SparseRow,
    dropping dropped: Int32,
    noting changes: inout ColumnChanges
  ) {
    if other.count == 1, other[0].column == dropped {
      if let index = index(of: dropped) { remove(at: index) }
      return
    }
    var sum = SparseRow()
    sum.reserveCapacity(count + other.count)
    var mine = 0
    var theirs = 0
    while mine < count || theirs < other.count {
      let column = Swift.min(
        mine < count ? self[mine].column : .max,
        theirs < other.count ? other[theirs].column : .max
      )
      var value = 0.0
      var size = 0.0
      var isGained = true
      if mine < count, self[mine].column == column {
        value = self[mine].value
        size = abs(value)
        isGained = false
        mine += 1
      }
      if theirs < other.count, other[theirs].column == column {
        let added = factor * other[theirs].value
        value += added
        size = Swift.max(size, abs(added))
        theirs += 1
      }
      guard column != dropped else { continue }
      if abs(value) > cancellation * size {
        sum.append(Entry(column: column, value: value))
        if isGained { changes.gained.append(column) }
      } else if !isGained {
        changes.lost.append(column)
      }
    }
    self = sum
  }
}
