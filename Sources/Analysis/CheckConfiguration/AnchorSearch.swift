/// Finds the anchors of a YAML file before it is parsed: with aliases of aliases, a few lines
/// define more values than a machine can compare.
///
/// Two passes: one recognizes quotes and comments as far as a line shows them, and one ignores
/// them. A text that the first pass considers quoted may be an anchor (a quote within a block or a
/// plain text does not open a string), so a file with a possible anchor and a possible alias is
/// always refused. Source: YAML 1.1, sections 3.2.2.2 and 5.3.
struct AnchorSearch {
  private let bytes: [UInt8]

  /// Prepares a search.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line and column, counted from 1, of the first anchor; `nil` when no alias can repeat
  /// anything.
  var anchor: (line: Int, column: Int)? {
    if let index = unquotedAnchor { return position(of: index) }
    guard first(UInt8(ascii: "*")) != nil, let index = first(UInt8(ascii: "&")) else { return nil }
    return position(of: index)
  }

  /// The characters that may precede a quoted text, a comment, an anchor or an alias.
  private static let separators = Array(" \t\r\n[{,:-?".utf8)
  /// The characters that do not follow the `&` of an anchor.
  private static let ends = Array(" \t\r\n&".utf8)

  /// The first `&` or `*` before a name where a value may begin, quoted or not.
  private func first(_ mark: UInt8) -> Int? {
    bytes.indices.first { index in
      guard bytes[index] == mark, index + 1 < bytes.count else { return false }
      return Self.isOfName(bytes[index + 1]) && beginsValue(at: index)
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether a value may begin at an index; line breaks beyond ASCII count as separators.
  private func beginsValue(at index: Int) -> Bool {
    guard index > 0 else { return true }
    return bytes[index - 1] >= 0x80 || Self.separators.contains(bytes[index - 1])
  }

  /// The first anchor outside of quotes and comments.
  private var unquotedAnchor: Int? {
    var quote: UInt8?
    var isComment = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        (isComment, isEscaped) = (false, false)
      } else if isComment || isEscaped {
        isEscaped = false
      } else if let current = quote {
        isEscaped = current == UInt8(ascii: "\"") && byte == UInt8(ascii: "\\")
        if byte == current { quote = nil }
      } else if beginsValue(at: index) {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "#"): isComment = true
        case UInt8(ascii: "&"):
          let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
          if !Self.ends.contains(next) { return index }
        default: break
        }
      }
    }
    return nil
  }

  private func position(of index: Int) -> (line: Int, column: Int) {
    let before = bytes[..<index]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, index - start + 1)
  }
}
