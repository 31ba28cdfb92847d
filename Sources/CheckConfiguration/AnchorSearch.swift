/// Finds the anchors of a YAML file before it is parsed: aliases of aliases let a few lines stand
/// for more values than a machine can compare.
///
/// Two looks: one that follows quotes and comments as far as a line shows them, and one that
/// follows nothing. What the first one takes for quoted may be an anchor (a quote within a block or
/// a plain text opens nothing), so that a file with what could be an anchor and what could be an
/// alias is refused in any case. Source: YAML 1.1, sections 3.2.2.2 and 5.3.
struct AnchorSearch {
  private let bytes: [UInt8]

  /// Prepares a search.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line and column, counted from 1, of the first anchor; `nil` when no alias can repeat
  /// anything.
  var place: (line: Int, column: Int)? {
    if let place = unquotedAnchor { return position(of: place) }
    guard first(UInt8(ascii: "*")) != nil, let place = first(UInt8(ascii: "&")) else { return nil }
    return position(of: place)
  }

  /// What may stand before a quoted text, a comment, an anchor or an alias.
  private static let separators = Array(" \t\r\n[{,:-?".utf8)
  /// What does not follow the `&` of an anchor.
  private static let ends = Array(" \t\r\n&".utf8)

  /// The first mark that a name follows, where a value may begin, quoted or not.
  private func first(_ mark: UInt8) -> Int? {
    bytes.indices.first { place in
      guard bytes[place] == mark, place + 1 < bytes.count else { return false }
      return Self.isOfName(bytes[place + 1]) && beginsValue(at: place)
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

  /// Whether a value may begin at a place; the breaks of lines beyond ASCII count as separators.
  private func beginsValue(at place: Int) -> Bool {
    guard place > 0 else { return true }
    return bytes[place - 1] >= 0x80 || Self.separators.contains(bytes[place - 1])
  }

  /// The first anchor outside of quotes and comments.
  private var unquotedAnchor: Int? {
    var quote: UInt8?
    var isComment = false
    var isEscaped = false
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        (isComment, isEscaped) = (false, false)
      } else if isComment || isEscaped {
        isEscaped = false
      } else if let current = quote {
        isEscaped = current == UInt8(ascii: "\"") && byte == UInt8(ascii: "\\")
        if byte == current { quote = nil }
      } else if beginsValue(at: place) {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "#"): isComment = true
        case UInt8(ascii: "&"):
          let next = place + 1 < bytes.count ? bytes[place + 1] : UInt8(ascii: " ")
          if !Self.ends.contains(next) { return place }
        default: break
        }
      }
    }
    return nil
  }

  private func position(of place: Int) -> (line: Int, column: Int) {
    let before = bytes[..<place]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, place - start + 1)
  }
}
