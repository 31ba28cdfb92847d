extension YAMLParser {
  /// Parses a text without quotes, which may have several lines.
  mutating func plainText(
    within parent: Int,
    inBrackets: Bool
  ) throws(ConfigurationError) -> YAMLNode {
    var result = node()
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    switch peek {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      if isBlank(index + 1) || inBrackets && ",[]{}".utf8.contains(next) {
        throw error("expected a value")
      }
    case let byte where "!&*".utf8.contains(byte): throw error("tags and aliases are not supported")
    case let byte where ",[]{}#|>%@`".utf8.contains(byte):
      throw error("a text begins with '\(Character(Unicode.Scalar(byte)))'; quote it")
    default: break
    }
    var text: [UInt8] = []
    while true {
      let start = index
      while !endsPlainText(inBrackets: inBrackets) { advance() }
      text += trimmed(bytes[start..<index])
      let end = self
      guard peek == UInt8(ascii: "\n") else { break }
      let breaks = skipBreaks()
      let isInside = inBrackets || indent > parent
      guard index < bytes.count, isInside, peek != UInt8(ascii: "#"), !isMarker("---"),
        !isMarker("..."), !endsPlainText(inBrackets: inBrackets)
      else {
        self = end
        break
      }
      // The next key of the mapping that contains the text is not within it.
      text += Self.fold(breaks)
    }
    result.content = .scalar(String(decoding: text, as: UTF8.self))
    return result
  }

  private func endsPlainText(inBrackets: Bool) -> Bool {
    switch peek {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: ":"):
      isBlank(index + 1) || inBrackets && ",[]{}".utf8.contains(bytes[index + 1])
    case UInt8(ascii: "#"): index > 0 && isBlank(index - 1)
    case let byte: inBrackets && ",[]{}".utf8.contains(byte)
    }
  }

  /// Skips spaces and ends of lines.
  ///
  /// - Returns: The number of ends of lines.
  private mutating func skipBreaks() -> Int {
    var count = 0
    while index < bytes.count, isBlank(index) {
      if peek == UInt8(ascii: "\n") { count += 1 }
      advance()
    }
    return count
  }

  /// What several ends of lines become within a text.
  private static func fold(_ breaks: Int) -> [UInt8] {
    breaks == 1 ? [0x20] : [UInt8](repeating: 0x0A, count: breaks - 1)
  }

  private func trimmed(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = part.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return [] }
    return part[...last]
  }

  /// Parses a text in quotes.
  mutating func quotedText(within parent: Int) throws(ConfigurationError) -> YAMLNode {
    var result = node()
    let quote = peek
    var text: [UInt8] = []
    // The length of the text up to its last character that is no space of the source.
    var solid = 0
    advance()
    while true {
      guard index < bytes.count, !isMarker("---"), !isMarker("...") else {
        throw error("a quote is not closed", at: result)
      }
      let byte = peek
      if byte == UInt8(ascii: "\n") {
        text.removeSubrange(solid...)
        text += Self.fold(skipBreaks())
        guard index >= bytes.count || indent > parent else {
          throw error("a quote is not closed", at: result)
        }
        solid = text.count
        continue
      }
      advance()
      if byte == quote {
        guard quote == UInt8(ascii: "'"), peek == quote else { break }
        advance()
        text.append(byte)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += try escape()
      } else {
        text.append(byte)
        if byte == 0x20 || byte == 0x09 { continue }
      }
      solid = text.count
    }
    result.content = .scalar(String(decoding: text, as: UTF8.self))
    return result
  }

  /// The escapes of one letter; source: YAML 1.2, section 5.7.
  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
    UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "\t"): "\t", UInt8(ascii: "N"): "\u{85}",
    UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]
  private static let digits: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  private mutating func escape() throws(ConfigurationError) -> [UInt8] {
    let letter = peek
    if letter == UInt8(ascii: "\n") {
      let breaks = skipBreaks()
      return [UInt8](repeating: 0x0A, count: breaks - 1)
    }
    if let text = Self.escapes[letter] {
      advance()
      return Array(text.utf8)
    }
    guard let count = Self.digits[letter], index + count < bytes.count,
      let number = UInt32(
        String(decoding: bytes[index + 1...index + count], as: UTF8.self),
        radix: 16
      ),
      let scalar = Unicode.Scalar(number)
    else { throw error("an escape with '\\' is not known") }
    for _ in 0...count { advance() }
    return Array(String(Character(scalar)).utf8)
  }

  /// Parses a text that begins with `|` or `>`.
  mutating func blockText(within parent: Int) throws(ConfigurationError) -> YAMLNode {
    var result = node()
    let isFolded = peek == UInt8(ascii: ">")
    var margin: Int?
    var chomping: UInt8?
    advance()
    while !isBlank(index) {
      switch peek {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): chomping = peek
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        margin = max(parent, 0) + Int(peek - UInt8(ascii: "0"))
      default: throw error("unexpected text after '|' or '>'")
      }
      advance()
    }
    let header = line
    while peek != UInt8(ascii: "\n") {
      if !isBlank(index), peek != UInt8(ascii: "#") {
        throw error("unexpected text after '|' or '>'")
      }
      if peek == UInt8(ascii: "#") {
        while peek != UInt8(ascii: "\n") { advance() }
      } else {
        advance()
      }
    }
    assert(line == header)
    advance()
    var lines: [ArraySlice<UInt8>] = []
    while index < bytes.count, !isMarker("---"), !isMarker("...") {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let spaces = bytes[index..<end].prefix { $0 == 0x20 }.count
      let isEmpty = index + spaces == end
      if !isEmpty, margin == nil, spaces > parent { margin = spaces }
      guard isEmpty || margin.map({ spaces >= $0 }) ?? false else { break }
      lines.append(bytes[min(end, index + (margin ?? spaces))..<end])
      index = min(end + 1, bytes.count)
      (line, lineStart, column) = (line + 1, index, 0)
    }
    let count = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    // The last line feed is this parser's own.
    let empty = lines.count - count - (index >= bytes.count ? 1 : 0)
    var text: [UInt8] = []
    for (number, part) in lines.prefix(count).enumerated() {
      text += part
      guard number + 1 < count else { break }
      let isIndented = { (part: ArraySlice<UInt8>) in part.first == 0x20 || part.first == 0x09 }
      let next = lines[number + 1]
      if !isFolded || isIndented(part) || isIndented(next) || part.isEmpty {
        text.append(0x0A)
      } else if !next.isEmpty {
        text.append(0x20)
      }
    }
    if chomping != UInt8(ascii: "-"), count > 0 { text.append(0x0A) }
    if chomping == UInt8(ascii: "+") { text += [UInt8](repeating: 0x0A, count: max(0, empty)) }
    result.content = .scalar(String(decoding: text, as: UTF8.self))
    return result
  }
}
