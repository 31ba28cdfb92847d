/// A value of a property list in the format of OpenStep, in which Xcode writes projects.
///
/// Source: Apple's “Old-Style ASCII Property Lists”.
public enum PropertyListValue: Hashable, Sendable {
  /// A string, quoted or not; data has its hexadecimal digits.
  case string(String)
  case array([PropertyListValue])
  /// A dictionary; of equal keys, the last one counts.
  case dictionary([String: PropertyListValue])

  /// The string, if it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings of an array, or the string as the only one.
  public var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.compactMap(\.string)
    case .dictionary: []
    }
  }

  /// The values by key, if it is a dictionary.
  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The value of a key, if it is a dictionary that has the key.
  public subscript(key: String) -> PropertyListValue? { dictionary?[key] }

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8.
  ///   - path: The name of the file in errors.
  /// - Throws: `ProjectProblem` with the line of the first error.
  public init(_ bytes: [UInt8], path: String) throws(ProjectProblem) {
    var parser = PropertyListParser(bytes: bytes, path: path)
    self = try parser.root()
  }
}

private struct PropertyListParser {
  let bytes: [UInt8]
  let path: String
  var index = 0
  var line = 1

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func root() throws(ProjectProblem) -> PropertyListValue {
    try skipSpace()
    let value = try value(depth: 0)
    try skipSpace()
    guard index == bytes.count else { throw problem("expected the end of the file") }
    return value
  }

  private func problem(_ message: String) -> ProjectProblem {
    let found =
      index < bytes.count
      ? "found '\(String(decoding: [bytes[index]], as: UTF8.self))'" : "the file ends"
    return ProjectProblem(.error, path, line: line, "\(message), \(found)")
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() throws(ProjectProblem) {
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte <= 32 {
        advance()
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let start = line
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          advance()
        }
        guard index + 1 < bytes.count else {
          throw ProjectProblem(.error, path, line: start, "the comment has no end")
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(ProjectProblem) -> PropertyListValue {
    guard depth < 100 else { throw problem("the values are nested too deeply") }
    if take("{") { return try dictionary(depth: depth) }
    if take("(") { return try array(depth: depth) }
    if take("<") {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { advance() }
      guard index < bytes.count else { throw problem("expected '>'") }
      index += 1
      return .string(String(decoding: bytes[start..<index - 1], as: UTF8.self))
    }
    return .string(try string())
  }

  private mutating func dictionary(depth: Int) throws(ProjectProblem) -> PropertyListValue {
    var values: [String: PropertyListValue] = [:]
    while true {
      try skipSpace()
      if take("}") { return .dictionary(values) }
      let key = try string()
      try skipSpace()
      guard take("=") else { throw problem("expected '=' after the key \(key)") }
      try skipSpace()
      values[key] = try value(depth: depth + 1)
      try skipSpace()
      guard take(";") else { throw problem("expected ';' after the value of \(key)") }
    }
  }

  private mutating func array(depth: Int) throws(ProjectProblem) -> PropertyListValue {
    var elements: [PropertyListValue] = []
    while true {
      try skipSpace()
      if take(")") { return .array(elements) }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if take(",") { continue }
      guard take(")") else { throw problem("expected ',' or ')' in an array") }
      return .array(elements)
    }
  }

  private mutating func string() throws(ProjectProblem) -> String {
    guard index < bytes.count else { throw problem("expected a value") }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) {
      let isComment =
        bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "*")
      if isComment { break }
      index += 1
    }
    guard index > start else { throw problem("expected a value") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$./:-+@~^*%&!?#[]".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(ProjectProblem) -> String {
    let start = line
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      advance()
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        text += escape()
      } else {
        text.append(byte)
      }
    }
    throw ProjectProblem(.error, path, line: start, "the string has no closing quotation mark")
  }

  private mutating func escape() -> [UInt8] {
    guard index < bytes.count else { return [] }
    let byte = bytes[index]
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "U"):
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard index < bytes.count,
          let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
        else { break }
        value = value << 4 | UInt32(digit)
        index += 1
      }
      return Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
    default: return [byte]
    }
  }
}
