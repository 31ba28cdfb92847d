/// JSON text under construction: commas, brackets and escapes are right by construction.
package struct JSONText {
  package private(set) var text = ""
  /// Whether a comma precedes the next value.
  private var hasValue = false
  /// Whether a line break precedes the next value or bracket.
  private var breaksLine = false

  /// Creates an empty text.
  package init() {}

  /// Begins a new line before the next value, key or closing bracket.
  package mutating func lineBreak() { breaksLine = true }

  /// Adds an object, whose members a closure adds.
  package mutating func object(_ members: (inout JSONText) -> Void) { enclose("{", members, "}") }

  /// Adds an array, whose values a closure adds.
  package mutating func array(_ values: (inout JSONText) -> Void) { enclose("[", values, "]") }

  /// Adds a string; `null` for `nil`.
  package mutating func string(_ value: String?) {
    guard let value else { return literal("null") }
    separate()
    JSONEscaping.append(value, to: &text)
  }

  /// Adds a number, `true`, `false` or `null`.
  package mutating func literal(_ json: String) {
    separate()
    text += json
  }

  /// Adds the key of a member, whose value must follow.
  package mutating func key(_ key: String) {
    string(key)
    text += ":"
    hasValue = false
  }

  /// Adds a member whose value is a string, or `null` for `nil`.
  package mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    string(value)
  }

  /// Adds a member whose value is an integer, or `null` for `nil`.
  package mutating func member(_ key: String, _ value: (some BinaryInteger)?) {
    member(key, literal: value.map { String($0) } ?? "null")
  }

  /// Adds a member whose value is a number, `true`, `false` or `null`.
  package mutating func member(_ key: String, literal json: String) {
    self.key(key)
    literal(json)
  }

  /// Adds a member whose value is an array of strings.
  package mutating func member(_ key: String, _ values: [String]) {
    array(key) { json in for value in values { json.string(value) } }
  }

  /// Adds a member whose value is an object.
  package mutating func object(_ key: String, _ members: (inout JSONText) -> Void) {
    self.key(key)
    object(members)
  }

  /// Adds a member whose value is an array.
  package mutating func array(_ key: String, _ values: (inout JSONText) -> Void) {
    self.key(key)
    array(values)
  }

  private mutating func separate() {
    if hasValue { text += "," }
    if breaksLine { text += "\n" }
    (hasValue, breaksLine) = (true, false)
  }

  private mutating func enclose(
    _ opening: String,
    _ content: (inout JSONText) -> Void,
    _ closing: String
  ) {
    literal(opening)
    hasValue = false
    content(&self)
    if breaksLine { text += "\n" }
    text += closing
    (hasValue, breaksLine) = (true, false)
  }
}
