extension UITableViewCell {
  private static let cellStyles: [String: CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  /// Returns the style of a cell; cells with content of their own have none.
  package static func cellStyle(_ element: NibElement) -> CellStyle {
    element["style"].flatMap { cellStyles[$0] } ?? .default
  }
}
