/// Divides a Markdown text into the parts that the site changes.
///
/// Code, in fences and between backticks, is verbatim. Linear in the length of the text, except
/// that an opening bracket without its closing bracket costs a scan to the end of its paragraph.
package struct MarkdownScanner {
  private let text: Substring
  private var index: Substring.Index
  private var verbatimStart: Substring.Index
  private var parts: [MarkdownPart] = []

  private init(_ text: Substring) {
    self.text = text
    index = text.startIndex
    verbatimStart = text.startIndex
  }

  /// The parts of a text, in order; together they cover the whole text.
  package static func parts(of text: Substring) -> [MarkdownPart] {
    var scanner = MarkdownScanner(text)
    scanner.scan()
    return scanner.parts
  }

  private mutating func scan() {
    while index < text.endIndex {
      if isAtLineStart, skipFence() { continue }
      switch text[index] {
      case "\\": advance(by: 2)
      case "`": skipCode()
      case "<": scanElement()
      case "!": scanImage()
      case "[": scanLink()
      default: advance(by: 1)
      }
    }
    flush()
  }

  private var isAtLineStart: Bool {
    index == text.startIndex || text[text.index(before: index)].isNewline
  }

  private mutating func advance(by count: Int) {
    index = text.index(index, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
  }

  private mutating func flush() {
    if verbatimStart < index { parts.append(.verbatim(text[verbatimStart..<index])) }
    verbatimStart = index
  }

  private mutating func append(_ part: MarkdownPart, upTo end: Substring.Index) {
    flush()
    parts.append(part)
    index = end
    verbatimStart = end
  }

  /// Skips the lines of a fenced code block that begins at the current line.
  private mutating func skipFence() -> Bool {
    let line = text[index...].prefix { !$0.isNewline }
    let fence = line.drop { $0 == " " }.prefix { $0 == "`" }
    guard fence.count >= 3 else { return false }
    index = afterLine(line)
    while index < text.endIndex {
      let next = text[index...].prefix { !$0.isNewline }
      index = afterLine(next)
      let marks = next.drop { $0 == " " }
      if marks.count >= fence.count, marks.allSatisfy({ $0 == "`" }) { break }
    }
    return true
  }

  private func afterLine(_ line: Substring) -> Substring.Index {
    line.endIndex < text.endIndex ? text.index(after: line.endIndex) : line.endIndex
  }

  /// Skips code between equal runs of backticks; a run without its end is text.
  private mutating func skipCode() {
    let run = text[index...].prefix { $0 == "`" }
    var rest = paragraph(from: run.endIndex)
    while let start = rest.firstIndex(of: "`") {
      let end = rest[start...].prefix { $0 == "`" }
      if end.count == run.count {
        index = end.endIndex
        return
      }
      rest = rest[end.endIndex...]
    }
    index = run.endIndex
  }

  private mutating func scanElement() {
    if text[index...].hasPrefix("<!--") {
      let end = text[index...].firstRange(of: "-->")?.upperBound ?? text.endIndex
      append(.comment(text[index..<end]), upTo: end)
      return
    }
    let name = text[text.index(after: index)...].drop { $0 == "/" }
    guard let first = name.first, first.isLetter,
      !name.prefix(while: { $0 != ">" }).contains(":") || name.hasPrefix("a "),
      let end = paragraph(from: index).firstIndex(of: ">")
    else {
      advance(by: 1)
      return
    }
    let after = text.index(after: end)
    append(.element(text[index..<after]), upTo: after)
  }

  private mutating func scanImage() {
    let start = text.index(after: index)
    guard start < text.endIndex, text[start] == "[", let link = link(at: start) else {
      advance(by: 1)
      return
    }
    append(.image(description: link.text, destination: link.destination), upTo: link.end)
  }

  private mutating func scanLink() {
    guard let link = link(at: index) else {
      advance(by: 1)
      return
    }
    append(.link(text: link.text, destination: link.destination), upTo: link.end)
  }

  /// The link whose opening bracket is at an index, with brackets in its text counted.
  private func link(
    at start: Substring.Index
  ) -> (text: Substring, destination: Substring, end: Substring.Index)? {
    let area = paragraph(from: start)
    guard let close = Self.closing("[", "]", in: area) else { return nil }
    let label = area[area.index(after: area.startIndex)..<close]
    let rest = area[area.index(after: close)...]
    guard rest.first == "(", let end = Self.closing("(", ")", in: rest) else { return nil }
    let destination = rest[rest.index(after: rest.startIndex)..<end]
    return (label, destination, rest.index(after: end))
  }

  /// The text from an index to the end of its paragraph.
  private func paragraph(from start: Substring.Index) -> Substring {
    let rest = text[start...]
    return rest[..<(rest.firstRange(of: "\n\n")?.lowerBound ?? rest.endIndex)]
  }

  /// The index of the bracket that closes the first one of a text; brackets in code are skipped.
  private static func closing(
    _ open: Character,
    _ close: Character,
    in text: Substring
  ) -> Substring.Index? {
    var depth = 0
    var inCode = false
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character == "\\" {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      }
      if character == "`" { inCode.toggle() }
      if !inCode {
        if character == open { depth += 1 }
        if character == close {
          depth -= 1
          if depth == 0 { return index }
        }
      }
      index = text.index(after: index)
    }
    return nil
  }
}
