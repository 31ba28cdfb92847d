/// Divides Swift source into tokens.
///
/// Every sequence of bytes has tokens: an unterminated string ends with its line, an unterminated
/// comment with the file.
package struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [SourceToken] = []
  /// The strings whose interpolations enclose the current position.
  private var strings: [OpenString] = []

  private struct OpenString {
    var pounds: Int
    var isMultiline: Bool
    var parentheses = 0
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of a file.
  package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SwiftLexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  package static func tokens(of text: String) -> [SourceToken] {
    tokens(of: Array(text.utf8))
  }

  private mutating func run() {
    while index < bytes.count { step() }
  }

  private func byte(at offset: Int = 0) -> UInt8 {
    let position = index + offset
    return position < bytes.count ? bytes[position] : 0
  }

  private mutating func step() {
    let byte = byte()
    switch byte {
    case UInt8(ascii: "\n"):
      index += 1
      newLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0:
      index += 1
    case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "/"):
      lineComment()
    case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "*"):
      blockComment()
    case UInt8(ascii: "/") where regexEnd != nil:
      if let end = regexEnd { add(.string, upTo: end) }
    case UInt8(ascii: "\""):
      beginString(pounds: 0)
    case UInt8(ascii: "#"):
      pound()
    case UInt8(ascii: "`"):
      quotedWord()
    case let digit where Self.isDigit(digit):
      number()
    case let first where Self.isWord(first):
      word()
    default:
      mark(byte)
    }
  }

  private mutating func newLine() {
    line += 1
    lineStart = index
  }

  private mutating func add(_ kind: SourceToken.Kind, upTo end: Int, textFrom start: Int? = nil) {
    let text = String(decoding: bytes[(start ?? index)..<end], as: UTF8.self)
    append(kind, text, at: index)
    index = end
  }

  private mutating func append(_ kind: SourceToken.Kind, _ text: String, at start: Int) {
    tokens.append(
      SourceToken(kind: kind, text: text, line: line, column: start - lineStart + 1)
    )
  }

  // MARK: Comments

  private mutating func lineComment() {
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    var start = index
    while start < end, bytes[start] == UInt8(ascii: "/") { start += 1 }
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    var last = end
    while last > start, Self.isSpace(bytes[last - 1]) { last -= 1 }
    append(.comment, String(decoding: bytes[start..<last], as: UTF8.self), at: index)
    index = end
  }

  private mutating func blockComment() {
    var depth = 0
    while index < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(at: 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else if byte() == UInt8(ascii: "\n") {
        index += 1
        newLine()
      } else {
        index += 1
      }
    }
    index = bytes.count
  }

  // MARK: Strings

  /// The end of the regular expression literal that begins here, if one does.
  private var regexEnd: Int? {
    let next = byte(at: 1)
    guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "=") else {
      return nil
    }
    guard let last = tokens.last, last.kind == .punctuation || last.text == "=",
      !")]}.".contains(last.text)
    else { return nil }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 1
      } else if bytes[end] == UInt8(ascii: "/") {
        return end + 1
      }
      end += 1
    }
    return nil
  }

  private mutating func pound() {
    var pounds = 0
    while byte(at: pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(at: pounds) == UInt8(ascii: "\"") {
      append(.string, "", at: index)
      index += pounds
      beginString(pounds: pounds, isMarked: true)
    } else if byte(at: pounds) == UInt8(ascii: "/") {
      extendedRegex(pounds)
    } else if pounds == 1, Self.isWord(byte(at: 1)) {
      var end = index + 1
      while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
      add(.directive, upTo: end)
    } else {
      index += pounds
    }
  }

  private mutating func extendedRegex(_ pounds: Int) {
    append(.string, "", at: index)
    index += pounds + 1
    while index < bytes.count {
      if byte() == UInt8(ascii: "\n") {
        index += 1
        newLine()
      } else if byte() == UInt8(ascii: "/"),
        (0..<pounds).allSatisfy({ byte(at: 1 + $0) == UInt8(ascii: "#") })
      {
        index += 1 + pounds
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func beginString(pounds: Int, isMarked: Bool = false) {
    let start = index
    let isMultiline = byte(at: 1) == UInt8(ascii: "\"") && byte(at: 2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    if !isMarked { append(.string, "", at: start) }
    readString(OpenString(pounds: pounds, isMultiline: isMultiline))
  }

  /// Reads up to the end of a string, or up to its next interpolation.
  private mutating func readString(_ string: OpenString) {
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"):
        if !string.isMultiline { return }
        index += 1
        newLine()
      case UInt8(ascii: "\\") where poundsFollow(string.pounds):
        let escaped = byte(at: 1 + string.pounds)
        index += 1 + string.pounds
        if escaped == UInt8(ascii: "(") {
          strings.append(string)
          mark(escaped)
          return
        }
        if index < bytes.count, escaped != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\"") where endsString(string):
        index += (string.isMultiline ? 3 : 1) + string.pounds
        return
      default:
        index += 1
      }
    }
  }

  private func poundsFollow(_ count: Int, from start: Int = 1) -> Bool {
    (0..<count).allSatisfy { byte(at: start + $0) == UInt8(ascii: "#") }
  }

  private func endsString(_ string: OpenString) -> Bool {
    guard string.isMultiline else { return poundsFollow(string.pounds) }
    return byte(at: 1) == UInt8(ascii: "\"") && byte(at: 2) == UInt8(ascii: "\"")
      && poundsFollow(string.pounds, from: 3)
  }

  // MARK: Words and symbols

  private mutating func quotedWord() {
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    append(.word, String(decoding: bytes[(index + 1)..<end], as: UTF8.self), at: index)
    index = end < bytes.count && bytes[end] == UInt8(ascii: "`") ? end + 1 : end
  }

  private mutating func word() {
    var end = index
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    add(.word, upTo: end)
  }

  private mutating func number() {
    var end = index
    while end < bytes.count {
      let isFraction =
        bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && Self.isDigit(bytes[end + 1])
      guard Self.isWord(bytes[end]) || isFraction else { break }
      end += 1
    }
    add(.number, upTo: end)
  }

  private mutating func mark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
      add(.punctuation, upTo: index + 1)
    case UInt8(ascii: ")"):
      add(.punctuation, upTo: index + 1)
      guard !strings.isEmpty else { return }
      strings[strings.count - 1].parentheses -= 1
      if strings[strings.count - 1].parentheses == 0 {
        var string = strings.removeLast()
        string.parentheses = 0
        readString(string)
      }
    case UInt8(ascii: "-") where self.byte(at: 1) == UInt8(ascii: ">"):
      add(.symbol, upTo: index + 2)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      add(.symbol, upTo: index + 1)
    case let symbol where Self.isSymbol(symbol):
      var end = index
      while end < bytes.count, Self.isSymbol(bytes[end]) { end += 1 }
      add(.symbol, upTo: end)
    default:
      add(.punctuation, upTo: index + 1)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func isSymbol(_ byte: UInt8) -> Bool {
    "=+-*/%!&|^~?".utf8.contains(byte)
  }
}
