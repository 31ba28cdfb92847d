import AnalysisEngine
import TraceModel

/// JSON text under construction, with the escapes of RFC 8259.
struct JSONText {
  private(set) var text = ""

  /// Appends JSON without escaping it.
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
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      string(value)
    }
    text += "]"
  }

  /// Adds a string.
  mutating func string(_ value: String) {
    JSONEscaping.append(value, to: &text)
  }
}
