/// A pattern for classes and files: `*` stands for any text, `?` for one letter.
public struct GlobPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let letters: [Character]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    letters = Array(text)
  }

  /// Whether the pattern stands for the whole text.
  ///
  /// - Complexity: O(*p* · *t*) time for *p* and *t* letters, whatever the pattern is.
  public func matches(_ text: String) -> Bool {
    let text = Array(text)
    var place = 0
    var index = 0
    var star: Int?
    var resume = 0
    while index < text.count {
      if place < letters.count, letters[place] == "*" {
        star = place
        resume = index
        place += 1
      } else if place < letters.count, letters[place] == "?" || letters[place] == text[index] {
        place += 1
        index += 1
      } else if let star {
        place = star + 1
        resume += 1
        index = resume
      } else {
        return false
      }
    }
    while place < letters.count, letters[place] == "*" { place += 1 }
    return place == letters.count
  }

  /// Whether the pattern stands for a path: for the whole of it, or for its last names.
  ///
  /// `*.log` and `logs/*` match `build/logs/device.log`.
  public func matches(path: String) -> Bool {
    if matches(path) { return true }
    var rest = path[...]
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
      if matches(String(rest)) { return true }
    }
    return false
  }
}
