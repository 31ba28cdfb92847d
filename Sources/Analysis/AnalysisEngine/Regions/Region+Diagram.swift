package import Findings

extension Region {
  /// Draws the table as text: a row per state, a column per event, the next state or broken rule.
  ///
  /// - Parameter marked: The rule whose cells are marked with `▸`.
  /// - Returns: The lines of the drawing, without line feeds.
  package func diagram(marking marked: RuleID? = nil) -> [String] {
    let head = [""] + columns.map(\.text)
    let body = rows.map { row in
      [row.state]
        + row.cells.map { cell in
          switch cell {
          case .to(let state): "→ \(rows[Int(state)].state)"
          case .breaks(let rule): (rule == marked ? "▸ " : "  ") + rule.text
          }
        }
    }
    let table = [head] + body
    let widths = head.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        guard column < row.count - 1 else { break }
        line += String(repeating: " ", count: widths[column] - text.count + 2)
      }
      return line
    }
  }
}
