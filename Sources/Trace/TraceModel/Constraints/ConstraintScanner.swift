/// Reads the parts of a constraint's description.
struct ConstraintScanner {
  /// The named items of a description.
  struct Names {
    /// The items by name; `|` is the superview.
    var items: [String: ConstraintDescription.Item] = [:]
    /// The items in their order.
    var ordered: [ConstraintDescription.Item] = []
  }

  /// A part of an equation.
  enum Piece {
    case item(ConstraintDescription.Item)
    case text(String)
  }

  private var rest: Substring.UTF8View

  private static let quote = UInt8(ascii: "'")
  private static let space = UInt8(ascii: " ")
  private static let longest = 4096

  init(_ text: some StringProtocol) {
    var bytes = Substring(text).utf8
    // A list quotes its elements; Markdown escapes the brackets.
    let around = Set(" \t\"\\,;*".utf8)
    while let first = bytes.first, around.contains(first) { bytes.removeFirst() }
    while let last = bytes.last, around.contains(last) { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ">") {
      bytes.removeLast()
      while bytes.last == UInt8(ascii: "\\") { bytes.removeLast() }
    }
    rest = bytes
  }

  /// Reads the bracket, the class and the address.
  mutating func readHead() -> (className: String, pointer: String)? {
    guard rest.count <= Self.longest, rest.first == UInt8(ascii: "<") else { return nil }
    rest.removeFirst()
    let name = rest.prefix { Self.isNameByte($0) }
    guard let text = String(name), text.hasSuffix("Constraint"), name.endIndex != rest.endIndex
    else { return nil }
    rest = rest[name.endIndex...]
    guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
    skipSpaces()
    guard let pointer = Self.pointer(rest), let pointerText = String(pointer) else { return nil }
    rest = rest[pointer.endIndex...]
    // SnapKit appends the location: `@Header.swift#17`.
    if rest.first == UInt8(ascii: "@") { rest = rest.drop { $0 != UInt8(ascii: " ") } }
    skipSpaces()
    return (text, pointerText)
  }

  /// Reads an identifier in quotation marks; empty if there is none.
  mutating func readIdentifier() -> String {
    guard rest.first == Self.quote else { return "" }
    let inner = rest.dropFirst()
    var end = inner.startIndex
    while end != inner.endIndex {
      let next = inner.index(after: end)
      if inner[end] == Self.quote, next == inner.endIndex || inner[next] == UInt8(ascii: " ") {
        break
      }
      end = next
    }
    guard end != inner.endIndex else { return "" }
    rest = inner[inner.index(after: end)...]
    skipSpaces()
    return String(inner[..<end]) ?? ""
  }

  /// Reads the equation without the remarks in parentheses after it, and the names in these.
  mutating func readBody() -> (body: String, names: Names) {
    var text = String(rest) ?? ""
    if text.hasPrefix("h="), let mask = text.firstRange(of: " v=") {
      // The mask of an autoresizing constraint: `h=--& v=--& `.
      let after = text[mask.upperBound...].drop { $0 != " " }
      text = String(after.drop { $0 == " " })
    }
    var names = Names()
    for opening in [" (active", " (inactive", " (Names:", " (names:", " (LTR)"] {
      guard let range = text.firstRange(of: opening) else { continue }
      if names.items.isEmpty { names = Self.names(in: text[range.lowerBound...]) }
      text = String(text[..<range.lowerBound])
    }
    while text.last == " " { text.removeLast() }
    return (text, names)
  }

  private static func names(in text: Substring) -> Names {
    var names = Names()
    guard let start = text.firstRange(of: "ames:") else { return names }
    let list = text[start.upperBound...]
    var key = ""
    for piece in pieces(of: String(list)) {
      switch piece {
      case .text(let text): key = text.filter { !" ,':".contains($0) }
      case .item(let item):
        names.items[key.isEmpty ? item.className : key] = item
        names.ordered.append(item)
      }
    }
    return names
  }

  private mutating func skipSpaces() {
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
  }

  /// Splits an equation into items and the text between them.
  ///
  /// An item is a class, a colon and an address, with its own text in quotation marks:
  /// `UILabel:0x155'Total'`.
  static func pieces(of body: String) -> [Piece] {
    var pieces: [Piece] = []
    let bytes = body.utf8
    var start = bytes.startIndex
    var position = bytes.startIndex
    while position != bytes.endIndex {
      guard isNameByte(bytes[position]) else {
        position = bytes.index(after: position)
        continue
      }
      let name = bytes[position...].prefix { isNameByte($0) }
      let colon = name.endIndex
      guard colon != bytes.endIndex, bytes[colon] == UInt8(ascii: ":"),
        let pointer = pointer(bytes[bytes.index(after: colon)...].drop { $0 == space }),
        let className = String(name), let text = String(pointer)
      else {
        position = name.endIndex
        continue
      }
      if start != position { pieces.append(.text(String(bytes[start..<position]) ?? "")) }
      let address = UInt64(text.dropFirst(2), radix: 16) ?? 0
      pieces.append(
        .item(ConstraintDescription.Item(className: className, pointer: text, address: address))
      )
      position = afterLabel(bytes, pointer.endIndex)
      start = position
    }
    if start != bytes.endIndex { pieces.append(.text(String(bytes[start...]) ?? "")) }
    return pieces
  }

  /// The index after the text that a label or button prints: `'Total'`.
  private static func afterLabel(
    _ bytes: String.UTF8View,
    _ index: String.UTF8View.Index
  ) -> String.UTF8View.Index {
    guard index != bytes.endIndex, bytes[index] == quote else { return index }
    var end = bytes.index(after: index)
    while end != bytes.endIndex {
      let next = bytes.index(after: end)
      // The text may contain an apostrophe: its end is before a period, a bracket or a space.
      if bytes[end] == quote, next == bytes.endIndex || ".])( >,".utf8.contains(bytes[next]) {
        return next
      }
      end = next
    }
    return index
  }

  /// The address at the start of bytes: `0x` and 1 to 16 hexadecimal digits.
  private static func pointer(_ bytes: Substring.UTF8View) -> Substring.UTF8View? {
    guard bytes.starts(with: "0x".utf8) else { return nil }
    let digits = bytes.dropFirst(2).prefix { isHexadecimal($0) }
    guard (1...16).contains(digits.count) else { return nil }
    return bytes[bytes.startIndex..<digits.endIndex]
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }
}
