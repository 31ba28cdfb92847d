/// Reads Unicode scalars from bytes that may be invalid UTF-8.
enum UnicodeDecoding {
  /// Returns the scalar at an index and its length in bytes.
  ///
  /// Returns `nil` and the length 1 for a byte that does not begin a well-formed UTF-8 sequence, so
  /// that a reader always advances. Overlong forms and surrogates are not well-formed.
  /// Source: The Unicode Standard, version 15, table 3-7.
  static func scalar(
    at index: Int,
    of bytes: some LineBytes
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    let first = bytes[index]
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return (Unicode.Scalar(first), 1)
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return (nil, 1)
    }
    guard index + length <= bytes.endIndex else { return (nil, 1) }
    for byte in bytes[(index + 1)..<(index + length)] {
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard value >= smallest[length], let scalar = Unicode.Scalar(value) else { return (nil, 1) }
    return (scalar, length)
  }

  /// Whether all bytes are well-formed UTF-8.
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withByteSlice { isValid($0) }
  }

  /// Whether all bytes are well-formed UTF-8.
  static func isValid(_ bytes: ByteSlice) -> Bool {
    var index = bytes.startIndex
    while index + 4 <= bytes.endIndex, bytes.base.word(at: index) & 0x8080_8080 == 0 { index += 4 }
    while index < bytes.endIndex {
      let (scalar, length) = scalar(at: index, of: bytes)
      guard scalar != nil else { return false }
      index += length
    }
    return true
  }
}
