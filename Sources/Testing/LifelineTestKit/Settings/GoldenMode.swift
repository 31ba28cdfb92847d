/// When a test writes its golden files instead of comparing with them.
///
/// The environment variable `LIFELINE_RECORD` with one of the raw values overrides the test's own
/// mode. If `CI` is set, nothing is written. A test that wrote a file fails with a message.
public enum GoldenMode: String, Sendable, CaseIterable {
  /// Writes every file.
  case all
  /// Writes the files that are missing or differ.
  case failed
  /// Writes the files that are missing.
  case missing
  /// Writes nothing.
  case never

  /// Determines the mode of a run.
  ///
  /// - Parameters:
  ///   - own: The mode of the test.
  ///   - environment: The environment variables.
  /// - Returns: The mode, and the reason if a request to write is refused; empty otherwise.
  package static func resolve(
    own: GoldenMode?,
    environment: [String: String]
  ) -> (mode: GoldenMode, note: String) {
    let word = environment["LIFELINE_RECORD"] ?? ""
    if !(environment["CI"] ?? "").isEmpty {
      let note = word.isEmpty ? "" : "LIFELINE_RECORD=\(word) is refused because CI is set"
      return (.never, note)
    }
    guard !word.isEmpty else { return (own ?? .missing, "") }
    if let mode = GoldenMode(rawValue: word) { return (mode, "") }
    let words = allCases.map(\.rawValue).joined(separator: ", ")
    return (.never, "LIFELINE_RECORD is '\(word)', expected one of \(words)")
  }
}
