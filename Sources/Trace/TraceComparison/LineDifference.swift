/// The difference of two lists of lines, as readable text.
package enum LineDifference {
  private static let context = 2
  private static let limit = 60

  /// A line and the key by which it is compared.
  package struct Line: Equatable {
    let key: String
    let text: String

    package init(_ text: String, key: String? = nil) {
      self.text = text
      self.key = key ?? text
    }

    /// Whether two lines have the same key.
    package static func == (left: Line, right: Line) -> Bool { left.key == right.key }
  }

  /// Returns the difference of two lists of lines.
  ///
  /// Lines that only `expected` has are marked with `-`, lines that only `actual` has with `+`. Two
  /// equal lines around them are included; `…` replaces the others. There are at most 60 lines.
  package static func lines(expected: [Line], actual: [Line]) -> [String] {
    var all: [(mark: String, text: String)] = []
    let alignment = SequenceAlignment(expected.map(\.key), actual.map(\.key))
    for element in alignment.elements {
      switch element {
      case .first(let index): all.append(("- ", expected[index].text))
      case .second(let index): all.append(("+ ", actual[index].text))
      case .both(_, let index): all.append(("  ", actual[index].text))
      }
    }
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
    for index in all.indices where all[index].mark != "  " {
      shown.formUnion(max(0, index - context)...min(all.count - 1, index + context))
    }
    var lines: [String] = []
    var last = -1
    for index in shown.sorted() {
      if index > last + 1 { lines.append("…") }
      lines.append(all[index].mark + all[index].text)
      last = index
    }
    if last < all.count - 1 { lines.append("…") }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["… \(lines.count - limit) more lines"]
  }
}
