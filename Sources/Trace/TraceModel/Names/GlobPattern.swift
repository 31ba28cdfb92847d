/// A pattern for classes and files: `*` matches any text, `?` one character.
public struct GlobPattern: Hashable, Sendable {
  public let text: String
  private let letters: [Character]

  public init(_ text: String) {
    self.text = text
    letters = Array(text)
  }

  /// Whether the pattern matches a whole text.
  ///
  /// - Complexity: O(*p* · *t*) time for *p* and *t* characters.
  public func matches(_ text: String) -> Bool {
    let text = Array(text)
    var position = 0
    var index = 0
    var star: Int?
    var resume = 0
    while index < text.count {
      if position < letters.count, letters[position] == "*" {
        star = position
        resume = index
        position += 1
      } else if position < letters.count,
        letters[position] == "?" || letters[position] == text[index]
      {
        position += 1
        index += 1
      } else if let star {
        position = star + 1
        resume += 1
        index = resume
      } else {
        return false
      }
    }
    while position < letters.count, letters[position] == "*" { position += 1 }
    return position == letters.count
  }

  /// Whether the pattern matches a whole path or its last components.
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
