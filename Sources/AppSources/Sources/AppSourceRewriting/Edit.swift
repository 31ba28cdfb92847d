/// The replacement of a range of bytes of a file.
struct Edit: Sendable {
  /// Offsets in UTF-8 from the start of the file; empty for an insertion.
  let range: Range<Int>
  let replacement: String

  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an insertion.
  init(at offset: Int, _ text: String) {
    self.init(offset..<offset, text)
  }
}

/// The edits of one file, applied together.
struct EditList: Sendable {
  private var edits: [Edit] = []

  /// Adds an edit; of edits at one offset, the one added first is applied first.
  mutating func append(_ edit: Edit) {
    edits.append(edit)
  }

  /// Returns the bytes with all edits applied; each byte outside of the edited ranges is kept.
  ///
  /// An edit that overlaps an earlier one is ignored: a range that is replaced as a whole contains
  /// the edits of its parts.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 32)
    var position = 0
    let sorted = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      // Insertions come before the replacement at the same offset, longer ranges before their
      // parts.
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return left.offset < right.offset
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }
}

extension [UInt8] {
  /// Returns spaces instead of a range of bytes, with its line breaks, so that lines and columns
  /// stay.
  func blank(_ range: Range<Int>) -> String {
    String(
      decoding: self[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 },
      as: UTF8.self
    )
  }

  /// Returns the line breaks in a range of bytes.
  func lineBreaks(in range: Range<Int>) -> String {
    String(repeating: "\n", count: self[range].count { $0 == 0x0A })
  }
}

extension String {
  /// The text with spaces at its end up to a width in bytes.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - utf8.count))
  }

  /// The text as a string literal of Swift.
  var swiftLiteral: String {
    var literal = "\""
    for character in unicodeScalars {
      switch character {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(character)
      }
    }
    return literal + "\""
  }
}
