/// The text of a write of state: `_count: 1 → 2`.
package struct WrittenState {
  /// The property, such as `_count`; the whole text when it has another form.
  package let property: String
  /// The old and the new value, `1 → 2`; empty when the text has another form.
  let values: String

  /// Reads the text.
  package init(_ text: String) {
    let end = text.firstRange(of: ": ")
    property = String(text[..<(end?.lowerBound ?? text.endIndex)])
    values = end.map { String(text[$0.upperBound...]) } ?? ""
  }

  /// A note for the write: where it happened, then the values.
  package func note(_ place: String) -> String { values.isEmpty ? place : "\(place): \(values)" }
}
