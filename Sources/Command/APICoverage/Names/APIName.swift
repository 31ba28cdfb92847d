/// The name of a member with the labels of its parameters, such as `addSubview(_:)`.
package struct APIName: Hashable, Comparable, Sendable {
  package var base: String
  /// The labels; `nil` for a property or a case.
  package var labels: [String]?

  /// Reads a name.
  package init(_ text: String) {
    guard let parenthesis = text.firstIndex(of: "("), text.hasSuffix(")") else {
      self.init(base: text, labels: nil)
      return
    }
    let labels = text[text.index(after: parenthesis)...].dropLast()
    self.init(
      base: String(text[..<parenthesis]),
      labels: labels.split(separator: ":").map { String($0) }
    )
  }

  package init(base: String, labels: [String]?) {
    self.base = base
    self.labels = labels
  }

  /// The name as documentation shows it.
  package var text: String {
    guard let labels else { return base }
    return "\(base)(\(labels.map { "\($0):" }.joined()))"
  }

  package static func < (first: Self, second: Self) -> Bool { first.text < second.text }
}
