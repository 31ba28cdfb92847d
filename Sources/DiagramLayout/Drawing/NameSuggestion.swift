/// Finds the name that somebody meant.
enum NameSuggestion {
  /// Says that a mark does not exist, and which one was likely meant.
  static func unknownMark(_ name: String, among marks: [String]) -> LayoutError {
    var known: [String] = []
    for mark in marks where !known.contains(mark) && known.count < 12 { known.append(mark) }
    let help: String
    if let near = nearest(to: name, among: marks) {
      help = "did you mean '\(near)'?"
    } else if known.isEmpty {
      help = "the trace has no marks; choose a time such as 1.5 or 250ms"
    } else {
      help = "choose one of its marks: \(known.joined(separator: ", "))"
    }
    return LayoutError(.unknownMark, "the trace has no mark '\(name)'", help: help)
  }

  /// The name with the least edits, when a third of its characters or fewer need one.
  ///
  /// Source of the distance: V. I. Levenshtein, Soviet Physics Doklady 10 (1966), “Binary codes
  /// capable of correcting deletions, insertions and reversals”.
  static func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().prefix(longest))
    var best: (name: String, distance: Int)?
    for candidate in names.prefix(1_000) {
      let other = Array(candidate.lowercased().prefix(longest))
      let distance = distance(wanted, other)
      guard distance <= max(wanted.count, other.count) / 3 else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static let longest = 60

  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (place, character) in first.enumerated() {
      var corner = row[0]
      row[0] = place + 1
      for (column, other) in second.enumerated() {
        let change = corner + (character == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, corner + 1)
      }
    }
    return row[second.count]
  }
}
