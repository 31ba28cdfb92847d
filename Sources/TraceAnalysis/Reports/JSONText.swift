import TraceModel

/// JSON that is written piece by piece, with RFC 8259's escapes.
struct JSONText {
  private(set) var text = ""

  /// Adds text that is JSON already.
  mutating func raw(_ json: String) { text += json }

  /// Adds a member of an object whose value is a string.
  mutating func member(_ key: String, _ value: String) {
    string(key)
    text += ":"
    string(value)
  }

  /// Adds an array of strings.
  mutating func array(_ values: [String]) {
    text += "["
    for (place, value) in values.enumerated() {
      if place > 0 { text += "," }
      string(value)
    }
    text += "]"
  }

  /// Adds a string.
  mutating func string(_ value: String) {
    JSONEscaping.append(value, to: &text)
  }
}
