/// A scenario file as input for YAML: values in Swift's spelling are quoted, the rest is unchanged.
///
/// YAML would parse `A.willMove(toParent: B)` and `[A.addChild(B), B.didMove(toParent: A)]` as
/// mappings and lists. A value or list item that contains a colon and a space is therefore quoted
/// here, and so is each item of a list in brackets. Anchors, aliases, tags, mappings in braces and
/// complex keys are rejected: scenarios do not need them, and without them no value nests deeply.
package struct SourceText {
  /// The maximum size of a file in bytes.
  static let mostBytes = 1 << 18
  /// The maximum number of Unicode scalars of a line.
  static let longestLine = 1_000
  /// The maximum indentation of a line.
  static let deepestIndent = 24

  /// The text for the YAML parser.
  private(set) var yaml = ""
  /// The lines of the file.
  private(set) var lines: [[Unicode.Scalar]] = []
  /// The inserted characters: their columns in the YAML, from 1, by line.
  private var insertions: [[Int]] = []

  /// Reads a file.
  ///
  /// - Throws: ``ScenarioError`` for a file that is not text, is too large, or uses rejected parts
  ///   of YAML.
  package init(_ bytes: [UInt8]) throws(ScenarioError) {
    guard bytes.count <= Self.mostBytes else {
      throw ScenarioError(
        .tooMuch,
        "the file has \(bytes.count) bytes, expected at most \(Self.mostBytes)",
        help: "split the scenario"
      )
    }
    guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else {
      throw ScenarioError(
        .unreadable,
        "the file is not UTF-8 text",
        help: "save the file as UTF-8"
      )
    }
    // Some editors write a byte order mark.
    let scalars =
      text.unicodeScalars.first == "\u{FEFF}"
      ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.last == "\r" ? $0.dropLast() : $0) }
    insertions = [[Int]](repeating: [], count: lines.count)
    try refuseControls()
    var quoter = Quoter(lines: lines)
    try quoter.run()
    insertions = quoter.insertions
    yaml = quoter.output.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
  }

  /// Rejects control characters and tabs.
  private func refuseControls() throws(ScenarioError) {
    for (number, line) in lines.enumerated() {
      var isIndent = true
      for (column, scalar) in line.enumerated() {
        let position = FilePosition(line: number + 1, column: column + 1)
        if scalar == "\t", isIndent {
          throw ScenarioError(.yaml, at: position, "found a tab", help: "indent by two spaces")
        }
        if scalar != " ", scalar != "-", scalar != ":" { isIndent = false }
        if scalar == ":" { isIndent = true }
        guard scalar.properties.generalCategory == .control, scalar != "\t" else { continue }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: 4 - code.count) + code
        throw ScenarioError(
          .unreadable,
          at: position,
          "found the control character U+\(digits)",
          help: scalar == "\r" ? "end lines with a line feed" : "remove it"
        )
      }
    }
  }

  /// Returns the second position of a duplicate key in a mapping.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - first: The position of the mapping.
  /// - Returns: The position, or `nil` if the key has a different spelling there.
  func secondPosition(of key: String, inMappingAt first: FilePosition) -> FilePosition? {
    var found = 0
    for number in (first.line - 1)..<max(first.line, lines.count) {
      let line = lines[number].map(String.init).joined()
      let indent = line.prefix { $0 == " " || $0 == "-" }.count
      guard indent == first.column - 1 else { continue }
      let rest = line.dropFirst(indent)
      guard rest.hasPrefix(key + ":") else { continue }
      found += 1
      if found == 2 { return FilePosition(line: number + 1, column: first.column) }
    }
    return nil
  }

  /// Converts a position in the YAML to the position in the file.
  func original(line: Int, column: Int) -> FilePosition {
    guard insertions.indices.contains(line - 1) else {
      return FilePosition(line: line, column: column)
    }
    let before = insertions[line - 1].count { $0 < column }
    return FilePosition(line: line, column: max(1, column - before))
  }

  /// Returns the lines of a block that begins with `|` or `>`, with their positions.
  ///
  /// Empty lines and lines that begin with `#` are omitted.
  func block(after line: Int) -> [(text: String, position: FilePosition)] {
    var result: [(text: String, position: FilePosition)] = []
    var indent: Int?
    for number in line..<max(line, lines.count) {
      let scalars = lines[number]
      guard let first = scalars.firstIndex(where: { $0 != " " }) else { continue }
      if let indent, first < indent { break }
      indent = indent ?? first
      guard scalars[first] != "#" else { continue }
      let text = String(String.UnicodeScalarView(scalars[first...]))
      result.append((trimmed(text), FilePosition(line: number + 1, column: first + 1)))
    }
    return result
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
