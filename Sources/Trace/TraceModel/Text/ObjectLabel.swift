/// The name of an object in pictures, reports and differences: its class and number, and what
/// distinguishes it from the other objects of its class.
///
/// A number does not identify an object to the reader. The identifier is the title, restoration
/// identifier or accessibility identifier that the app gave the object, see
/// ``Name/identifierProperty``; ``Trace/Subject/place`` is the identity of a SwiftUI node.
public enum ObjectLabel {
  /// Longer identifiers are shortened to this number of characters.
  private static let longestIdentifier = 32

  /// Returns the name: `HomeViewController#3`, `ProductViewController#9 “Shoes”`, `RowView#31 (id
  /// 7)`.
  public static func text(
    className: String,
    number: UInt32,
    identifier: String,
    place: String
  ) -> String {
    className + self.number(number, identifier: identifier, place: place)
  }

  /// Returns the name without the class: `#3`, `#9 “Shoes”`, `#31 (id 7)`.
  public static func number(_ number: UInt32, identifier: String, place: String) -> String {
    "#\(number)\(suffix(identifier: identifier))" + (place.isEmpty ? "" : " (\(place))")
  }

  /// Returns what follows a number: ` “Shoes”`; empty without an identifier.
  public static func suffix(identifier: String) -> String {
    guard !identifier.isEmpty else { return "" }
    let line = identifier.prefix(longestIdentifier + 1).map { $0.isNewline ? " " : $0 }
    let isWhole = line.count <= longestIdentifier
    return " “\(String(line.prefix(longestIdentifier)))\(isWhole ? "" : "…")”"
  }
}
