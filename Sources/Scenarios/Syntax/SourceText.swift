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
      throw ScenarioError(
        .unreadable,
        "the file is no UTF-8 text",
        help: "save the file as UTF-8"
      )
    }
    // Some editors begin a file with a byte order mark.
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

  /// Refuses what YAML has no place for, and blanks that only look like some.
  private func refuseControls() throws(ScenarioError) {
    for (number, line) in lines.enumerated() {
      var isIndent = true
      for (column, scalar) in line.enumerated() {
        let place = Place(line: number + 1, column: column + 1)
        if scalar == "\t", isIndent {
          throw ScenarioError(.yaml, at: place, "a tab stands here", help: "indent by two blanks")
        }
        if scalar != " ", scalar != "-", scalar != ":" { isIndent = false }
        if scalar == ":" { isIndent = true }
        guard scalar.properties.generalCategory == .control, scalar != "\t" else { continue }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: 4 - code.count) + code
        throw ScenarioError(
          .unreadable,
          at: place,
          "the control character U+\(digits) stands here",
          help: scalar == "\r" ? "end lines with a line feed" : "remove it"
        )
      }
    }
  }

  /// Returns the second place at which a mapping has a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - first: Where the mapping begins.
  /// - Returns: The place, or `nil` when the key is written in another way.
  func secondPlace(of key: String, inMappingAt first: Place) -> Place? {
    var found = 0
    for number in (first.line - 1)..<max(first.line, lines.count) {
      let line = lines[number].map(String.init).joined()
      let indent = line.prefix { $0 == " " || $0 == "-" }.count
      guard indent == first.column - 1 else { continue }
      let rest = line.dropFirst(indent)
      guard rest.hasPrefix(key + ":") else { continue }
      found += 1
      if found == 2 { return Place(line: number + 1, column: first.column) }
    }
    return nil
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
