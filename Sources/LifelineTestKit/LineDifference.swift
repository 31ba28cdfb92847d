/// The difference of two lists of lines, as a person reads it.
package enum LineDifference {
  private static let context = 2
  private static let limit = 60

  /// A line, and what decides whether it equals another one.
  struct Line: Equatable {
    let key: String
    let text: String

    init(_ text: String, key: String? = nil) {
      self.text = text
      self.key = key ?? text
    }

    static func == (left: Line, right: Line) -> Bool { left.key == right.key }
  }

  /// Returns the lines that are expected only with `-`, those that are there only with `+`, and two
  /// equal ones around them; `…` where equal ones are left out; at most 60 lines.
  static func lines(expected: [Line], actual: [Line]) -> [String] {
    var all: [(mark: String, text: String)] = []
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var place = 0
    for (offset, line) in expected.enumerated() {
      if removed.contains(offset) {
        all.append(("- ", line.text))
        continue
      }
      while inserted.contains(place) {
        all.append(("+ ", actual[place].text))
        place += 1
      }
      all.append(("  ", actual[place].text))
      place += 1
    }
    all += actual[place...].map { ("+ ", $0.text) }
    return shortened(all)
  }

  /// Returns the difference of two texts, line by line.
  package static func lines(expected: String, actual: String) -> [String] {
    func lines(_ text: String) -> [Line] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }
    }
    return Self.lines(expected: lines(expected), actual: lines(actual))
  }

  private static func shortened(_ all: [(mark: String, text: String)]) -> [String] {
    var shown: Set<Int> = []
    for place in all.indices where all[place].mark != "  " {
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
