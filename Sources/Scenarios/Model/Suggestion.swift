/// Finds what a person may have meant.
enum Suggestion {
  /// Returns `did you mean 'x'`, or a list of what there is when nothing is near.
  static func text(for word: String, among candidates: [String]) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "did you mean '\(nearest)'" }
    let sorted = Set(candidates).sorted()
    guard !sorted.isEmpty else { return "take it out: nothing is known here" }
    let shown = sorted.prefix(12).joined(separator: ", ")
    return sorted.count > 12 ? "known are \(shown), …" : "known are \(shown)"
  }

  /// Returns the candidate with the least edits, when they are few for the length of the word.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, min(word.count, 60) / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in Set(candidates).sorted() where abs(candidate.count - word.count) <= limit {
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Returns how many insertions, deletions, replacements and swaps of neighbours lead from one
  /// word to another.
  ///
  /// Source: F. J. Damerau, Communications of the ACM 7 (1964), “A technique for computer detection
  /// and correction of spelling errors”.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, mine) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (mine == other ? 0 : 1))
        if row > 0, column > 0, mine == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = last
      last = current
    }
    return last[right.count]
  }
}
