/// The parts of a view’s frame that its constraints do not determine.
package struct UndeterminedGeometry: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let horizontalPosition = UndeterminedGeometry(rawValue: 1 << 0)
  package static let verticalPosition = UndeterminedGeometry(rawValue: 1 << 1)
  package static let width = UndeterminedGeometry(rawValue: 1 << 2)
  package static let height = UndeterminedGeometry(rawValue: 1 << 3)

  /// The message of the diagnostic ``Name/layoutAmbiguous``: `its width and its height are not
  /// determined`.
  package var message: String {
    var parts: [String] = []
    if contains(.horizontalPosition) { parts.append("its horizontal position") }
    if contains(.verticalPosition) { parts.append("its vertical position") }
    if contains(.width) { parts.append("its width") }
    if contains(.height) { parts.append("its height") }
    guard let last = parts.last else { return "its frame is determined" }
    let list =
      parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
    return "\(list) \(parts.count == 1 ? "is" : "are") not determined"
  }
}
