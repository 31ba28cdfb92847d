import TraceModel

/// Finds what a person may have meant.
enum Suggestion {
  /// Returns `did you mean 'x'?`, or a list of what there is when nothing is near.
  static func text(for word: String, among candidates: [String]) -> String {
    let sorted = Set(candidates).sorted()
    if let nearest = Spelling.nearest(to: word, in: sorted) { return "did you mean '\(nearest)'?" }
    guard !sorted.isEmpty else { return "take it out: nothing is known here" }
    let shown = sorted.prefix(12).joined(separator: ", ")
    return sorted.count > 12 ? "known are \(shown), …" : "known are \(shown)"
  }
}
