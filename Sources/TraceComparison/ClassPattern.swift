/// A pattern for class names: `*` stands for any characters, `?` for one.
public struct ClassPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let characters: [Character]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Tells whether a name matches as a whole.
  ///
  /// - Complexity: O(*n* · *m*) for a name of *n* and a pattern of *m* characters.
  public func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (place, here) = (0, 0)
    var (star, mark) = (-1, 0)
    while here < name.count {
      if place < characters.count, characters[place] == "*" {
        (star, mark) = (place, here)
        place += 1
      } else if place < characters.count,
        characters[place] == "?" || characters[place] == name[here]
      {
        place += 1
        here += 1
      } else if star >= 0 {
        // The star takes one character more.
        mark += 1
        (place, here) = (star + 1, mark)
      } else {
        return false
      }
    }
    return characters[place...].allSatisfy { $0 == "*" }
  }
}
