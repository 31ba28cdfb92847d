import TraceModel

/// Suggests corrections of misspelled words.
package enum Suggestion {
  /// Returns `did you mean 'x'?`, or the list of valid words if none is similar.
  package static func text(for word: String, among candidates: [String]) -> String {
    let sorted = Set(candidates).sorted()
    if let nearest = Spelling.nearest(to: word, in: sorted) { return "did you mean '\(nearest)'?" }
    guard !sorted.isEmpty else { return "take it out: nothing is known here" }
    let shown = sorted.prefix(12).joined(separator: ", ")
    return sorted.count > 12 ? "known are \(shown), …" : "known are \(shown)"
  }
}
