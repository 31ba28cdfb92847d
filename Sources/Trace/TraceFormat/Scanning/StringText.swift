/// Decodes strings of a file.
enum StringText {
  /// Returns the bytes of a text with resolved escapes.
  ///
  /// An unknown escape is kept as text; half a surrogate pair becomes U+FFFD.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        text.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += Array(String(scalar(bytes, at: &index)).utf8)
      default: text.append(escape)
      }
    }
    return text
  }

  /// Reads the four digits after `\\u`, and a second escape if they are half a pair.
  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: inout Int
  ) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let first = unit(bytes, at: index) else { return replacement }
    index += 4
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) ?? replacement }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let second = unit(bytes, at: index + 2),
      0xDC00..<0xE000 ~= second
    else { return replacement }
    index += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = hexadecimal(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
