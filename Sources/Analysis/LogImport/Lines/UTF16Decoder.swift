/// Converts chunks of UTF-16 to UTF-8.
///
/// Source: The Unicode Standard, version 15, section 3.9, definition D91, and 23.8 for the byte
/// order mark.
struct UTF16Decoder {
  /// The byte order of the units.
  private let isBigEndian: Bool
  private var half: UInt8?
  private var high: UInt32?

  /// Detects UTF-16 by its byte order mark, or by a zero byte in each of two ASCII characters.
  ///
  /// Returns `nil` for other text.
  ///
  /// - Parameter bytes: The first bytes, four if there are as many.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): isBigEndian = false
    case (0xFE, 0xFF): isBigEndian = true
    default:
      guard bytes.count >= 4 else { return nil }
      let units = (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0)
      switch units {
      case (false, true, false, true): isBigEndian = false
      case (true, false, true, false): isBigEndian = true
      default: return nil
      }
      let text = isBigEndian ? [bytes[1], bytes[3]] : [bytes[0], bytes[2]]
      guard text.allSatisfy({ (0x09..<0x7F).contains($0) }) else { return nil }
    }
  }

  /// Returns the text of the next bytes; an incomplete character is kept for the next chunk.
  ///
  /// A surrogate without its partner becomes U+FFFD.
  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2 + 4)
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let unit = isBigEndian ? UInt32(first) << 8 | UInt32(byte) : UInt32(byte) << 8 | UInt32(first)
      append(unit, into: &text)
    }
    return text
  }

  /// Returns replacement characters for incomplete units at the end of the input.
  mutating func finish() -> [UInt8] {
    var text: [UInt8] = []
    if high != nil { encode(0xFFFD, into: &text) }
    if half != nil { encode(0xFFFD, into: &text) }
    high = nil
    half = nil
    return text
  }

  private mutating func append(_ unit: UInt32, into text: inout [UInt8]) {
    if let high {
      self.high = nil
      if (0xDC00...0xDFFF).contains(unit) {
        encode(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), into: &text)
        return
      }
      encode(0xFFFD, into: &text)
    }
    switch unit {
    case 0xD800...0xDBFF: high = unit
    case 0xDC00...0xDFFF: encode(0xFFFD, into: &text)
    default: encode(unit, into: &text)
    }
  }

  private func encode(_ value: UInt32, into text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
  }
}
