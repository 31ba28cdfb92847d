/// A scenario file as YAML reads it: values in Swift's spelling are quoted, the rest is unchanged.
///
/// `A.willMove(toParent: B)` and `[A.addChild(B), B.didMove(toParent: A)]` are other things in YAML
/// than a person means. A value or list item that holds a colon and a space is therefore quoted
/// here, and so is each item of a list in brackets. Anchors, aliases, tags, mappings in braces and
/// complex keys are refused: scenarios need none, and nothing nests deeply without them.
struct SourceText {
  /// The most bytes of a file.
  static let mostBytes = 1 << 18
  /// The most Unicode scalars of a line.
  static let longestLine = 1_000
  /// The most blanks before a line.
  static let deepestIndent = 24

  /// The YAML.
  private(set) var yaml = ""
  /// The lines of the file.
  private(set) var lines: [[Unicode.Scalar]] = []
  /// The columns of the YAML, from 1, at which a character was put in, by line.
  private var insertions: [[Int]] = []

  /// Reads a file.
  ///
  /// - Throws: ``ScenarioError`` for what is no text, too large, or a part of YAML that is refused.
  init(_ bytes: [UInt8]) throws(ScenarioError) {
    guard bytes.count <= Self.mostBytes else {
      throw ScenarioError(
        .tooMuch,
        "the file has \(bytes.count) bytes, expected at most \(Self.mostBytes)",
        help: "split the scenario"
      )
    }
    guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else {
      throw ScenarioError(.unreadable, "the file is no UTF-8 text")
    }
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.last == "\r" ? $0.dropLast() : $0) }
    insertions = [[Int]](repeating: [], count: lines.count)
    var quoter = Quoter(lines: lines)
    try quoter.run()
    insertions = quoter.insertions
    yaml = quoter.output.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
  }

  /// Returns where a place of the YAML is in the file.
  func original(line: Int, column: Int) -> Place {
    guard insertions.indices.contains(line - 1) else { return Place(line: line, column: column) }
    let before = insertions[line - 1].count { $0 < column }
    return Place(line: line, column: max(1, column - before))
  }

  /// Returns the lines of a block that begins with `|` or `>` in a line, with their places.
  ///
  /// Empty lines and lines that begin with `#` are left out.
  func block(after line: Int) -> [(text: String, place: Place)] {
    var result: [(text: String, place: Place)] = []
    var indent: Int?
    for number in line..<max(line, lines.count) {
      let scalars = lines[number]
      guard let first = scalars.firstIndex(where: { $0 != " " }) else { continue }
      if let indent, first < indent { break }
      indent = indent ?? first
      guard scalars[first] != "#" else { continue }
      let text = String(String.UnicodeScalarView(scalars[first...]))
      result.append((trimmed(text), Place(line: number + 1, column: first + 1)))
    }
    return result
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
