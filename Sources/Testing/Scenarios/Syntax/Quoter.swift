/// Adds the quotes that YAML needs around values in Swift's spelling.
struct Quoter {
  private let lines: [[Unicode.Scalar]]
  /// The lines with quotes.
  private(set) var output: [[Unicode.Scalar]] = []
  /// The inserted characters: their columns in the output, from 1, by line.
  private(set) var insertions: [[Int]]
  private var number = 0

  init(lines: [[Unicode.Scalar]]) {
    self.lines = lines
    insertions = [[Int]](repeating: [], count: lines.count)
  }

  /// Processes all lines.
  mutating func run() throws(ScenarioError) {
    while number < lines.count {
      let line = lines[number]
      guard line.count <= SourceText.longestLine else {
        throw ScenarioError(
          .tooMuch,
          at: FilePosition(line: number + 1, column: SourceText.longestLine + 1),
          "the line has \(line.count) characters, expected at most \(SourceText.longestLine)",
          help: "split the line"
        )
      }
      let start = line.firstIndex { $0 != " " } ?? line.count
      guard start < line.count, line[start] != "#" else {
        output.append(line)
        number += 1
        continue
      }
      guard start <= SourceText.deepestIndent else {
        throw ScenarioError(
          .tooMuch,
          at: FilePosition(line: number + 1, column: start + 1),
          "the line is indented by \(start) spaces, expected at most \(SourceText.deepestIndent)",
          help: "indent by two spaces per level"
        )
      }
      try entry(line, from: start)
    }
  }

  /// Processes a line that begins an entry.
  private mutating func entry(_ line: [Unicode.Scalar], from start: Int) throws(ScenarioError) {
    var content = start
    var isItem = false
    while content + 1 < line.count, line[content] == "-", line[content + 1] == " " {
      isItem = true
      content += 2
      while content < line.count, line[content] == " " { content += 1 }
    }
    guard content < line.count, content - start <= 8 else {
      guard content >= line.count else { throw refused(line, at: content, "lists in lists") }
      return keep(line)
    }
    if let value = valueStart(line, from: content, isItem: isItem) {
      guard content < value, !"[{&*!?%@`".unicodeScalars.contains(line[content]) else {
        throw refused(line, at: content, "a key that is not a word")
      }
      return try self.value(line, from: value, keyIndent: content, isItem: isItem)
    }
    try value(line, from: content, keyIndent: start, isItem: isItem)
  }

  /// Processes a value.
  private mutating func value(
    _ line: [Unicode.Scalar],
    from start: Int,
    keyIndent: Int,
    isItem: Bool
  ) throws(ScenarioError) {
    guard start < line.count else { return keep(line) }
    switch line[start] {
    case "\"", "'", "#": keep(line)
    case "|", ">":
      keep(line)
      block(indent: keyIndent)
    case "[": try list(from: start)
    case "{", "&", "*", "!", "%", "@", "`":
      throw refused(line, at: start, "a value that begins with '\(line[start])'")
    default:
      if line[start] == "?", start + 1 == line.count || line[start + 1] == " " {
        throw refused(line, at: start, "a complex key")
      }
      quoteIfNeeded(line, from: start)
    }
  }

  private mutating func keep(_ line: [Unicode.Scalar]) {
    output.append(line)
    number += 1
  }

  /// Copies the lines of a block scalar.
  private mutating func block(indent: Int) {
    while number < lines.count {
      let start = lines[number].firstIndex { $0 != " " }
      if let start, start <= indent { return }
      output.append(lines[number])
      number += 1
    }
  }

  private mutating func quoteIfNeeded(_ line: [Unicode.Scalar], from start: Int) {
    var end = line.count
    for index in start..<line.count where line[index] == "#" && line[index - 1] == " " {
      end = index
      break
    }
    while end > start, line[end - 1] == " " { end -= 1 }
    let body = line[start..<end]
    let needsQuotes =
      body.last == ":"
      || body.indices.dropLast().contains { body[$0] == ":" && body[$0 + 1] == " " }
    guard needsQuotes else { return keep(line) }
    var made = Array(line[..<start])
    open(&made, line: number)
    for scalar in body { append(scalar, to: &made, line: number) }
    open(&made, line: number)
    made += line[end...]
    output.append(made)
    number += 1
  }

  /// Quotes the items of a list in brackets, which may take several lines.
  private mutating func list(from start: Int) throws(ScenarioError) {
    var depth = 0
    var isInItem = false
    var quote: Unicode.Scalar?
    let first = number
    var index = start
    while number < lines.count {
      let line = lines[number]
      var made = number == first ? Array(line[..<start]) : []
      while index < line.count {
        let scalar = line[index]
        if let open = quote {
          made.append(scalar)
          if scalar == open { quote = nil }
        } else if !isInItem {
          switch scalar {
          case "[" where depth == 0:
            depth = 1
            made.append(scalar)
          case "]" where depth == 1:
            made += line[index...]
            output.append(made)
            number += 1
            return
          case " ", ",": made.append(scalar)
          case "\"", "'":
            quote = scalar
            made.append(scalar)
          case "[", "{", "&", "*", "!":
            throw refused(line, at: index, "an item that begins with '\(scalar)'")
          case "#" where index == 0 || line[index - 1] == " ":
            index = line.count
            continue
          default:
            isInItem = true
            open(&made, line: number)
            continue
          }
        } else if depth == 1, scalar == "," || scalar == "]" {
          isInItem = false
          close(&made, line: number)
          continue
        } else {
          if scalar == "(" || scalar == "[" { depth += 1 }
          if (scalar == ")" || scalar == "]") && depth > 1 { depth -= 1 }
          append(scalar, to: &made, line: number)
        }
        index += 1
      }
      if isInItem, depth == 1 {
        isInItem = false
        close(&made, line: number)
      }
      output.append(made)
      number += 1
      index = 0
    }
    throw ScenarioError(
      .yaml,
      at: FilePosition(line: first + 1, column: start + 1),
      "the list that begins here is not closed",
      help: "close it with ']'"
    )
  }

  private mutating func open(_ made: inout [Unicode.Scalar], line: Int) {
    made.append("'")
    insertions[line].append(made.count)
  }

  /// Closes a quote before trailing spaces.
  private mutating func close(_ made: inout [Unicode.Scalar], line: Int) {
    var blanks: [Unicode.Scalar] = []
    while made.last == " " { blanks.append(made.removeLast()) }
    open(&made, line: line)
    made += blanks
  }

  private mutating func append(
    _ scalar: Unicode.Scalar,
    to made: inout [Unicode.Scalar],
    line: Int
  ) {
    if scalar == "'" { open(&made, line: line) }
    made.append(scalar)
  }

  /// Returns the index of the value of a key, or `nil` for a line without a key.
  ///
  /// In a list item only a single word is a key: `A.willMove(toParent: B)` has none.
  private func valueStart(_ line: [Unicode.Scalar], from start: Int, isItem: Bool) -> Int? {
    var index = start
    if let quote = line[start...].first, quote == "\"" || quote == "'" {
      guard let close = line[(start + 1)...].firstIndex(of: quote), close + 1 < line.count,
        line[close + 1] == ":"
      else { return nil }
      index = close + 1
    } else {
      while index < line.count {
        if line[index] == ":", index + 1 == line.count || line[index + 1] == " " { break }
        if isItem, !line[index].properties.isAlphabetic { return nil }
        index += 1
      }
      guard index < line.count else { return nil }
    }
    index += 1
    while index < line.count, line[index] == " " { index += 1 }
    return index
  }

  private func refused(_ line: [Unicode.Scalar], at index: Int, _ what: String) -> ScenarioError {
    ScenarioError(
      .yaml,
      at: FilePosition(line: number + 1, column: index + 1),
      "\(what) is not part of a scenario",
      help: "scenarios use keys, texts and lists; quote a text that begins with a special character"
    )
  }
}
