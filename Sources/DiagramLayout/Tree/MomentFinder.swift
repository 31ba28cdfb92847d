internal import TraceModel

/// Finds the trees of moments, and says what to do where there is none.
struct MomentFinder {
  let history: TraceHistory

  /// Returns the tree of a moment.
  func tree(at moment: TreeLayout.Moment) throws(LayoutError) -> ViewTree {
    switch moment {
    case .end: return history.tree(afterEvents: history.trace.events.count)
    case .time(let time):
      guard time >= .zero, time <= history.end else {
        throw LayoutError(
          .momentOutside,
          "\(TimeText.length(time.nanoseconds)) is outside the trace",
          help: "choose a time from 0 to \(history.text(ofTime: history.end.nanoseconds))"
        )
      }
      return history.tree(at: time)
    case .mark(let name):
      if let tree = history.tree(atMark: name) { return tree }
      throw LayoutError(.unknownMark, "the trace has no mark '\(name)'", help: help(for: name))
    }
  }

  /// Names a moment for people.
  func text(of moment: TreeLayout.Moment, _ tree: ViewTree) -> String {
    let time =
      history.isUntimed ? "event \(tree.events)" : history.text(ofTime: tree.time.nanoseconds)
    return switch moment {
    case .end: "the end, \(time)"
    case .time: time
    case .mark(let name): "mark “\(name)”, \(time)"
    }
  }

  private func help(for name: String) -> String {
    var known: [String] = []
    for mark in history.marks where !known.contains(mark.name) && known.count < 12 {
      known.append(mark.name)
    }
    guard !known.isEmpty else { return "the trace has no marks; choose a time" }
    let near = known.map { ($0, Self.distance(name, $0)) }
      .filter { $0.1 <= max(1, $0.0.count / 3) }.min { $0.1 < $1.1 }
    if let near { return "did you mean '\(near.0)'?" }
    return "choose one of its marks: \(known.joined(separator: ", "))"
  }

  /// How many characters must be inserted, removed or replaced; looks at 60 of each word.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased().prefix(60)), Array(right.lowercased().prefix(60)))
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column + 1] + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
