/// The difference of two texts, line by line, as a person reads it.
package enum LineDifference {
  private static let context = 2
  private static let limit = 60

  /// Returns the lines that differ with `-` and `+`, two equal ones around them, `…` where equal
  /// ones are left out; at most 60 lines.
  package static func lines(from old: String, to new: String) -> [String] {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(mark: String, text: Substring)] = []
    var place = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        all.append(("-", line))
      } else {
        while inserted.contains(place) {
          all.append(("+", new[place]))
          place += 1
        }
        all.append((" ", line))
        place += 1
      }
    }
    while place < new.count {
      all.append(("+", new[place]))
      place += 1
    }
    return shortened(all)
  }

  private static func shortened(_ all: [(mark: String, text: Substring)]) -> [String] {
    let changed = all.indices.filter { all[$0].mark != " " }
    var shown: Set<Int> = []
    for place in changed {
      shown.formUnion(max(0, place - context)...min(all.count - 1, place + context))
    }
    var lines: [String] = []
    var last = -1
    for place in shown.sorted() {
      if place > last + 1 { lines.append("…") }
      lines.append(all[place].mark + all[place].text)
      last = place
    }
    if last < all.count - 1 { lines.append("…") }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["… \(lines.count - limit) more lines"]
  }
}
