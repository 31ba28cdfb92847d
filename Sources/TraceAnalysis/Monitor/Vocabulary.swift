import TraceModel

/// The names that Lifeline knows, for rules and messages.
enum Vocabulary {
  /// The number of known names; later names belong to one trace.
  static let knownCount = NameTable.known.count

  /// Returns the text of a known name.
  static func text(_ name: Name) -> String { name.knownText }
}
