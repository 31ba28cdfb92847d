/// Suggests known words for misspelled ones.
public enum Spelling {
  /// Words longer than this are not compared.
  private static let maximumLength = 64

  /// Finds the most similar word.
  ///
  /// A word is similar if it needs at most one edit for every three letters of the text (rounded,
  /// at least one), and fewer edits than it has letters. Case is ignored.
  ///
  /// - Parameters:
  ///   - text: The misspelled word.
  ///   - words: The known words.
  /// - Returns: The most similar word, the first of equally similar words; `nil` if none is
  ///   similar.
  public static func nearest(to text: String, in words: [String]) -> String? {
    guard !text.isEmpty, text.count <= maximumLength else { return nil }
    let letters = Array(text.lowercased())
    let limit = max(1, (letters.count + 1) / 3)
    var best: (word: String, distance: Int)?
    for word in words where abs(word.count - letters.count) <= limit {
      let distance = distance(letters, Array(word.lowercased()))
      guard distance <= limit, distance < word.count else { continue }
      if distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two
  /// words.
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
