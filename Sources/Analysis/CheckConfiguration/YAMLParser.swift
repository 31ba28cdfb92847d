/// Parses the YAML that configurations use: mappings and lists in blocks and in brackets, plain and
/// quoted texts, and texts of several lines.
///
/// Anchors, tags, directives, keys that are no texts, and several documents are refused. JSON is
/// YAML in brackets. Source: YAML 1.2, chapters 6 to 9.
package struct YAMLParser {
  /// The levels of nesting after which a file is refused.
  private static let depthLimit = 200

  let path: String
  /// The bytes with line feeds only, and with one at the end.
  let bytes: [UInt8]
  /// The next byte.
  var index = 0
  /// The line of the next byte, counted from 0, and the index of its first byte.
  var line = 0
  var lineStart = 0
  /// The characters before the next byte in its line.
  var column = 0
  private var depth = 0

  private init(_ bytes: [UInt8], path: String) {
    self.path = path
    var plain: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if byte != UInt8(ascii: "\r") {
        plain.append(byte)
      } else if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        plain.append(UInt8(ascii: "\n"))
      }
    }
    self.bytes = plain + [UInt8(ascii: "\n")]
    if plain.starts(with: "\u{FEFF}".utf8) { (index, lineStart) = (3, 3) }
  }

  /// Parses a file.
  ///
  /// - Returns: The root; `nil` for a file without a value.
  /// - Throws: ``ConfigurationError`` with the position.
  package static func root(of bytes: [UInt8], path: String) throws(ConfigurationError) -> YAMLNode?
  {
    var parser = YAMLParser(bytes, path: path)
    return try parser.document()
  }

  private mutating func document() throws(ConfigurationError) -> YAMLNode? {
    let start = index
    while index < bytes.count {
      if bytes[index] < 0x20, !isBlank(index) { throw error("a control character") }
      advance()
    }
    (index, line, column) = (start, 0, 0)
    lineStart = start
    try skipToContent()
    if peek == UInt8(ascii: "%") { throw error("a directive is not supported") }
    if isMarker("---") {
      index += 3
      try skipToContent()
    }
    guard !isAtEnd else { return nil }
    let root = try blockNode(within: -1, isValue: false)
    try skipToContent()
    if isMarker("---") { throw error("a second document begins") }
    guard isAtEnd else { throw error("a line begins in no column of the lines above") }
    return root
  }

  // MARK: Positions

  var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }
  /// Whether the document ends here.
  private var isAtEnd: Bool { index >= bytes.count || isMarker("...") || isMarker("---") }
  /// The bytes before the next one in its line.
  var indent: Int { index - lineStart }

  /// Whether a byte is a space, a tab or a line feed, or the index is behind the last byte.
  func isBlank(_ index: Int) -> Bool {
    index >= bytes.count || [0x20, 0x09, 0x0A].contains(bytes[index])
  }

  func isMarker(_ text: String) -> Bool {
    index == lineStart && bytes[index...].starts(with: text.utf8) && isBlank(index + 3)
  }

  mutating func advance() {
    if bytes[index] & 0xC0 != 0x80 { column += 1 }
    index += 1
    if bytes[index - 1] == UInt8(ascii: "\n") { (line, lineStart, column) = (line + 1, index, 0) }
  }

  /// A node that begins at the next byte.
  func node(_ content: YAMLNode.Content = .scalar("")) -> YAMLNode {
    YAMLNode(content: content, line: line + 1, column: column + 1)
  }

  func error(_ problem: String, at place: YAMLNode? = nil) -> ConfigurationError {
    let place = place ?? node()
    return ConfigurationError(
      path: path,
      line: place.line,
      column: place.column,
      message: "the file is not valid YAML: \(problem)"
    )
  }

  /// Skips spaces, comments and ends of lines.
  mutating func skipToContent(inBrackets: Bool = false) throws(ConfigurationError) {
    while index < bytes.count {
      if peek == UInt8(ascii: "#"), index == 0 || isBlank(index - 1) {
        while peek != UInt8(ascii: "\n") { advance() }
      } else if !isBlank(index) {
        let before = bytes[lineStart..<index].prefix { $0 == 0x20 || $0 == 0x09 }
        if !inBrackets, before.endIndex == index, before.contains(0x09) {
          throw error("a tab indents the line; indent with spaces")
        }
        return
      } else {
        advance()
      }
    }
  }

  // MARK: Blocks

  private mutating func enter() throws(ConfigurationError) {
    depth += 1
    if depth > Self.depthLimit { throw error("it is nested too deeply") }
  }

  /// Parses a value after the blanks before it.
  ///
  /// The column of the mapping or list that contains it is `parent`, -1 for the root. The value of a
  /// mapping may be a list in the column of its key.
  private mutating func blockNode(
    within parent: Int,
    isValue: Bool
  ) throws(ConfigurationError) -> YAMLNode {
    try enter()
    defer { depth -= 1 }
    let startLine = line
    let empty = node()
    try skipToContent()
    let isSameLine = line == startLine && parent >= 0
    let isList = peek == UInt8(ascii: "-") && isBlank(index + 1)
    guard !isAtEnd, indent > parent || isList && isValue && indent == parent else { return empty }
    if isList {
      if isSameLine, isValue { throw error("a list begins in the line of its key") }
      return try blockSequence()
    }
    switch peek {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try blockText(within: parent)
    case UInt8(ascii: "?") where isBlank(index + 1): throw error("a key with '?' is not supported")
    default: break
    }
    let start = self
    let value = try inlineNode(within: parent, inBrackets: false)
    guard endsKey(inBrackets: false) else {
      try requireEndOfLine()
      return value
    }
    if isSameLine, isValue { throw error("a key begins in the line of another key") }
    guard line == start.line else { throw error("a key has several lines", at: value) }
    self = start
    return try blockMapping()
  }

  /// Whether a colon follows that ends a key, after spaces.
  func endsKey(inBrackets: Bool) -> Bool {
    guard let next = bytes[index...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else {
      return false
    }
    return bytes[next] == UInt8(ascii: ":") && (inBrackets || isBlank(next + 1))
  }

  private mutating func requireEndOfLine() throws(ConfigurationError) {
    let startLine = line
    try skipToContent()
    if index < bytes.count, line == startLine { throw error("unexpected text after a value") }
  }

  private mutating func blockSequence() throws(ConfigurationError) -> YAMLNode {
    var list = node()
    let column = indent
    var items: [YAMLNode] = []
    while !isAtEnd, indent == column, peek == UInt8(ascii: "-"), isBlank(index + 1) {
      advance()
      items.append(try blockNode(within: column, isValue: false))
      try skipToContent()
    }
    guard isAtEnd || indent <= column else {
      throw error("a line begins in no column of the lines above")
    }
    list.content = .sequence(items)
    return list
  }

  private mutating func blockMapping() throws(ConfigurationError) -> YAMLNode {
    var mapping = node()
    let column = indent
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    while !isAtEnd, indent == column, !(peek == UInt8(ascii: "-") && isBlank(index + 1)) {
      let keyLine = line
      let key = try inlineNode(within: column, inBrackets: false)
      guard endsKey(inBrackets: false), line == keyLine else {
        throw error("expected ':' after a key", at: key)
      }
      while peek != UInt8(ascii: ":") { advance() }
      advance()
      pairs.append((key, try blockNode(within: column, isValue: true)))
      try skipToContent()
    }
    guard isAtEnd || indent <= column else {
      throw error("a line begins in no column of the lines above")
    }
    mapping.content = .mapping(pairs)
    try requireDistinct(pairs, in: mapping)
    return mapping
  }

  private func requireDistinct(
    _ pairs: [(key: YAMLNode, value: YAMLNode)],
    in mapping: YAMLNode
  ) throws(ConfigurationError) {
    var names: Set<String> = []
    for (key, _) in pairs {
      guard case .scalar(let name) = key.content else {
        throw error("a key is not a text", at: key)
      }
      guard !names.insert(name).inserted else { continue }
      throw ConfigurationError(
        path: path,
        line: mapping.line,
        column: mapping.column,
        message: "a key is repeated: '\(YAMLDocument.quoted(name))'",
        help: "merge both into one"
      )
    }
  }

  // MARK: Brackets

  /// Parses a text, a list or a mapping in brackets.
  mutating func inlineNode(
    within parent: Int,
    inBrackets: Bool
  ) throws(ConfigurationError) -> YAMLNode {
    switch peek {
    case UInt8(ascii: "["), UInt8(ascii: "{"): try brackets(within: parent)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try quotedText(within: parent)
    default: try plainText(within: parent, inBrackets: inBrackets)
    }
  }

  private mutating func brackets(within parent: Int) throws(ConfigurationError) -> YAMLNode {
    try enter()
    defer { depth -= 1 }
    var result = node()
    let isMapping = peek == UInt8(ascii: "{")
    let end = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    var items: [YAMLNode] = []
    advance()
    try skipToContent(inBrackets: true)
    while peek != end {
      if index >= bytes.count { throw error("a bracket is not closed", at: result) }
      let key = try inlineNode(within: parent, inBrackets: true)
      try skipToContent(inBrackets: true)
      if isMapping {
        var value = node()
        if endsKey(inBrackets: true) {
          advance()
          try skipToContent(inBrackets: true)
          if peek != UInt8(ascii: ","), peek != end {
            value = try inlineNode(within: parent, inBrackets: true)
            try skipToContent(inBrackets: true)
          }
        }
        pairs.append((key, value))
      } else {
        items.append(key)
      }
      if peek == UInt8(ascii: ",") {
        advance()
        try skipToContent(inBrackets: true)
      } else if peek != end {
        throw error(
          index < bytes.count ? "expected ',' or a closing bracket" : "a bracket is not closed"
        )
      }
    }
    advance()
    result.content = isMapping ? .mapping(pairs) : .sequence(items)
    if isMapping { try requireDistinct(pairs, in: result) }
    return result
  }
}
