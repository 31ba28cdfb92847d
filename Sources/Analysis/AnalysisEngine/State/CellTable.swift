package import TraceModel

/// The living cells, headers and footers of tables and collections.
package struct CellTable {
  /// A reusable view.
  package struct Cell {
    /// The index path or section for which it is displayed; empty in the pool.
    var row = ""
    /// How often it was returned for a row.
    package var uses = 0
  }

  private var cells: [SubjectID: Cell] = [:]

  /// The cell with an identity; `nil` for another object.
  package subscript(id: SubjectID) -> Cell? { cells.isEmpty ? nil : cells[id] }

  /// Sets the row for which a cell is displayed; an empty one puts it into the pool.
  mutating func setRow(of id: SubjectID, to row: String) {
    cells[id, default: Cell()].row = row
    if !row.isEmpty { cells[id]?.uses += 1 }
  }

  /// Removes a deallocated cell.
  mutating func remove(_ id: SubjectID) {
    if !cells.isEmpty { cells[id] = nil }
  }
}

extension AnalysisState {
  /// The cell that contains a view, which may be the view itself; `nil` if there is none.
  package func cell(around view: SubjectID) -> SubjectID? {
    var next = view
    for _ in 0..<Self.longestClimbToCell {
      guard next != .none, let slot = hierarchy.find(next) else { return nil }
      if cells[next] != nil { return next }
      next = hierarchy[slot].relations.superview
    }
    return nil
  }

  /// The views of a cell are not nested more deeply; damaged traces contain cycles.
  private static let longestClimbToCell = 64
}
