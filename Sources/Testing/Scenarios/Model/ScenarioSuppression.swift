import TraceModel

/// A comment that accepts findings of a scenario: `# lifeline:disable LC205, LC209: the reason`.
///
/// The run records it in the trace, so that a recording of the scenario has the same findings.
package struct ScenarioSuppression: Sendable {
  /// A rule: an id, a name or the beginning of ids, as the file spells it.
  package let rule: String
  /// The reason; empty when none is stated.
  package let reason: String
  /// The line of the comment, counted from 1.
  package let line: Int
  /// The column of the comment, counted from 1.
  package let column: Int

  private static let mark = "lifeline:"
  private static let verb = "disable"

  /// Reads the suppressions of a file from the comments of all lines.
  ///
  /// - Throws: ``ScenarioError`` for a comment that begins like a suppression and is none.
  static func all(in source: SourceText) throws(ScenarioError) -> [ScenarioSuppression] {
    var list: [ScenarioSuppression] = []
    for (number, line) in source.lines.enumerated() {
      let text = String(String.UnicodeScalarView(line))
      guard let (comment, column) = comment(of: text) else { continue }
      let rest = comment.dropFirst(mark.count)
      let words = rest.prefix { $0 != ":" }
      let reason = rest.dropFirst(words.count + 1)
      let rules = words.dropFirst(verb.count).split { $0 == "," || $0 == " " }
      guard rest.hasPrefix(verb + " "), !rules.isEmpty else {
        throw ScenarioError(
          .badValue,
          at: FilePosition(line: number + 1, column: column),
          "'# \(VisibleText.of(String(comment.prefix(40))))' names no rule to disable",
          help: "write '# lifeline:disable LC205: the reason'"
        )
      }
      let stated = String(reason.drop { $0 == " " })
      list += rules.map {
        ScenarioSuppression(rule: String($0), reason: stated, line: number + 1, column: column)
      }
    }
    return list
  }

  /// The comment of a line that begins with the mark, and its column; `nil` for another line.
  private static func comment(of line: String) -> (text: Substring, column: Int)? {
    var rest = line[...]
    while let hash = rest.firstIndex(of: "#") {
      let isBegin = hash == line.startIndex || line[line.index(before: hash)] == " "
      let text = line[line.index(after: hash)...].drop { $0 == " " }
      if isBegin, text.hasPrefix(mark) {
        return (text, line.distance(from: line.startIndex, to: hash) + 1)
      }
      rest = rest[rest.index(after: hash)...]
    }
    return nil
  }
}
