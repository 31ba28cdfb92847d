/// Reads the JSON of records of the `log` tool in one pass, without recursion.
///
/// Numbers are returned as text; values of any depth can be skipped. Source: RFC 8259.
struct JSONScanner {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  private(set) var position: Int

  /// Creates a scanner at the start of the bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next byte that is not white space, or `nil` at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.endIndex, bytes[position] <= 0x20 { position += 1 }
    return position < bytes.endIndex ? bytes[position] : nil
  }

  /// Skips a character; returns whether it was there.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Reads a string and decodes its escapes; returns `nil` if there is none or if it is truncated.
  ///
  /// A surrogate without its partner becomes U+FFFD.
  mutating func string() -> [UInt8]? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): guard readEscape(into: &text) else { return nil }
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Reads the text of a number.
  mutating func number() -> ArraySlice<UInt8>? {
    guard let first = peek(), first.isDigit || first == UInt8(ascii: "-") else { return nil }
    let start = position
    while position < bytes.endIndex,
      bytes[position].isDigit || "+-.eE".utf8.contains(bytes[position])
    {
      position += 1
    }
    return bytes[start..<position]
  }

  /// Skips any value; returns `false` if there is none or if it is truncated.
  mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      guard let first = peek() else { return false }
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { return false }
      case UInt8(ascii: "\""):
        guard skipString() else { return false }
        continue
      case UInt8(ascii: ","), UInt8(ascii: ":"): guard depth > 0 else { return false }
      default:
        while position < bytes.endIndex, !Self.ends.contains(bytes[position]) { position += 1 }
        continue
      }
      position += 1
    } while depth > 0
    return true
  }

  private static let ends = Set(" \t\r\n,:]}[{\"".utf8)

  private mutating func skipString() -> Bool {
    position += 1
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return true }
    }
    position = bytes.endIndex
    return false
  }

  private mutating func readEscape(into text: inout [UInt8]) -> Bool {
    guard position < bytes.endIndex else { return false }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): return readUnit(into: &text)
    default: text.append(byte)
    }
    return true
  }

  private mutating func readUnit(into text: inout [UInt8]) -> Bool {
    guard let unit = hexadecimalUnit() else { return false }
    var value = unit
    if (0xD800...0xDBFF).contains(unit) {
      let start = position
      var isPair = position + 1 < bytes.endIndex && bytes[position] == UInt8(ascii: "\\")
      isPair = isPair && bytes[position + 1] == UInt8(ascii: "u")
      position += isPair ? 2 : 0
      if isPair, let low = hexadecimalUnit(), (0xDC00...0xDFFF).contains(low) {
        value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = start
      }
    }
    text += Unicode.Scalar(value).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
    return true
  }

  private mutating func hexadecimalUnit() -> UInt32? {
    guard position + 4 <= bytes.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<(position + 4)] {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}
