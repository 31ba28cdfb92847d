import APICoverage

extension CoverageTable {
  /// The table as `CoverageTable(_:)` reads it.
  var text: String {
    var lines: [String] = []
    var area = ""
    for row in rows {
      if row.area != area {
        area = row.area
        lines.append("## \(area)")
      }
      var line = row.status.mark + (row.isExtension ? "extension " : "") + row.name
      if !row.parents.isEmpty { line += " : \(row.parents.joined(separator: " "))" }
      if !row.reason.isEmpty { line += " | \(row.reason)" }
      lines.append(line)
      guard !row.members.isEmpty else { continue }
      lines.append(" " + row.members.map { $0.status.mark + $0.name.text }.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension APIStatus {
  /// The character before a name in a table.
  fileprivate var mark: String {
    switch self {
    case .behaves: ""
    case .inert: "~"
    case .absent: "-"
    }
  }
}
