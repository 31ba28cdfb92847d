/// The kinds of JSON values that a reader must distinguish.
enum ValueSort: UInt8 {
  /// No value.
  case none
  /// A string without escapes: its bytes are its text.
  case string
  /// A string with escapes.
  case escapedString
  case number
  /// `true`
  case yes
  /// `false`
  case no
  /// `null`
  case null
  case object
  case array

  /// Whether the value is a string, with or without escapes.
  var isString: Bool { self == .string || self == .escapedString }
}
