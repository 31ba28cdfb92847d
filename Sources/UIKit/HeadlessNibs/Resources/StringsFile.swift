import Foundation

/// The entries of a file of the format `.strings`, in UTF-8 or UTF-16, as text or as a property
/// list.
///
/// Source: Apple's “Internationalization and Localization Guide”, and “Old-Style ASCII Property Lists”
/// for its escapes. A damaged entry is left out and reported; the entries after it are read.
struct StringsFile: Sendable {
  private(set) var entries: [String: String] = [:]
  /// The damaged lines, as `line: description`.
  private(set) var problems: [String] = []

  /// Reads the contents of a file.
  init(_ data: Data) {
    if data.starts(with: Array("bplist00".utf8)) || Self.isXML(data) {
      readPropertyList(data)
    } else if let text = Self.text(of: data) {
      read(Array(text.unicodeScalars))
    } else {
      problems.append("1: the text is neither UTF-8 nor UTF-16")
    }
  }

  /// Returns the characters of a file with or without a byte order mark.
  static func text(of data: Data) -> String? {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xFF, 0xFE]) {
      return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    }
    if start.starts(with: [0xFE, 0xFF]) {
      return String(data: data.dropFirst(2), encoding: .utf16BigEndian)
    }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(data: data.dropFirst(3), encoding: .utf8)
    }
    if start.count >= 2, start[0] == 0 || start[1] == 0 {
      let encoding: String.Encoding = start[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
      return String(data: data, encoding: encoding)
    }
    return String(data: data, encoding: .utf8)
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(16).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 32 }
    return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOC".utf8))
  }

  private mutating func readPropertyList(_ data: Data) {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let entries = list as? [String: Any] else {
        problems.append("1: the property list is not a dictionary")
        return
      }
      for (key, value) in entries {
        if let text = value as? String { self.entries[key] = text }
      }
    } catch {
      problems.append("1: the property list is damaged: \(error.localizedDescription)")
    }
  }

  private mutating func read(_ scalars: [Unicode.Scalar]) {
    var scanner = Scanner(scalars: scalars)
    while scanner.skipSpace(), !scanner.isAtEnd {
      do throws(Problem) {
        let key = try scanner.string()
        scanner.skipSpace()
        var value = key
        if scanner.take("=") {
          scanner.skipSpace()
          value = try scanner.string()
          scanner.skipSpace()
        }
        entries[key] = value
        guard scanner.take(";") else { throw Problem(text: "expected ';' after \"\(key)\"") }
      } catch {
        problems.append("\(scanner.line): \(error.text)")
        scanner.skipEntry()
      }
    }
    if let line = scanner.openComment { problems.append("\(line): the comment has no end") }
  }

  private struct Problem: Error {
    let text: String
  }

  private struct Scanner {
    let scalars: [Unicode.Scalar]
    var index = 0
    var line = 1
    var openComment: Int?

    init(scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    var isAtEnd: Bool { index >= scalars.count }

    private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
      index + distance < scalars.count ? scalars[index + distance] : nil
    }

    private mutating func advance() {
      if scalars[index] == "\n" { line += 1 }
      index += 1
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard peek() == scalar else { return false }
      advance()
      return true
    }

    /// Skips white space and comments.
    @discardableResult
    mutating func skipSpace() -> Bool {
      while let scalar = peek() {
        if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
          advance()
        } else if scalar == "/", peek(1) == "/" {
          while let next = peek(), next != "\n" { advance() }
        } else if scalar == "/", peek(1) == "*" {
          skipComment()
        } else {
          break
        }
      }
      return true
    }

    private mutating func skipComment() {
      let start = line
      index += 2
      while !isAtEnd {
        if peek() == "*", peek(1) == "/" {
          index += 2
          return
        }
        advance()
      }
      openComment = start
    }

    /// Skips the rest of a damaged entry: up to a semicolon or the end of the line.
    mutating func skipEntry() {
      while let scalar = peek() {
        advance()
        if scalar == ";" || scalar == "\n" { return }
      }
    }

    /// Reads a quoted or an unquoted string.
    mutating func string() throws(Problem) -> String {
      guard let first = peek() else { throw Problem(text: "the file ends within an entry") }
      guard first == "\"" || first == "'" else { return try word() }
      advance()
      var text = String.UnicodeScalarView()
      while let scalar = peek() {
        advance()
        if scalar == first { return String(text) }
        if scalar == "\\" { text.append(contentsOf: escape()) } else { text.append(scalar) }
      }
      throw Problem(text: "the string has no closing \(first)")
    }

    private mutating func word() throws(Problem) -> String {
      var text = String.UnicodeScalarView()
      while let scalar = peek(),
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "_$:./-".unicodeScalars.contains(scalar)
      {
        text.append(scalar)
        advance()
      }
      guard !text.isEmpty else {
        let found = peek().map { "'\($0)'" } ?? "the end of the file"
        throw Problem(text: "expected a string, found \(found)")
      }
      return String(text)
    }

    private mutating func escape() -> String.UnicodeScalarView {
      guard let scalar = peek() else { return .init() }
      advance()
      switch scalar {
      case "n": return "\n".unicodeScalars
      case "t": return "\t".unicodeScalars
      case "r": return "\r".unicodeScalars
      case "U", "u": return unit()
      case "0"..."7":
        var value = scalar.value - 48
        for _ in 0..<2 {
          guard let next = peek(), ("0"..."7").contains(next) else { break }
          value = value * 8 + next.value - 48
          advance()
        }
        return String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").unicodeScalars
      default: return String(Character(scalar)).unicodeScalars
      }
    }

    /// Reads up to four hexadecimal digits, and the second one of a surrogate pair.
    private mutating func unit() -> String.UnicodeScalarView {
      var units = [digits()]
      if (0xD800..<0xDC00).contains(units[0]), peek() == "\\", peek(1) == "U" || peek(1) == "u" {
        index += 2
        units.append(digits())
      }
      return String(decoding: units, as: UTF16.self).unicodeScalars
    }

    private mutating func digits() -> UInt16 {
      var value: UInt16 = 0
      for _ in 0..<4 {
        guard let scalar = peek(), let digit = Character(scalar).hexDigitValue else { break }
        value = value << 4 | UInt16(digit)
        advance()
      }
      return value
    }
  }
}
