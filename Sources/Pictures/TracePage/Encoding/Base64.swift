/// Encodes bytes as ASCII text (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Returns the text of bytes.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let first = UInt32(bytes[index]) << 16
      let second = rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0
      let group = first | second | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
      for digitIndex in 0..<4 {
        let digit = alphabet[Int(group >> (18 - 6 * UInt32(digitIndex)) & 63)]
        text.append(digitIndex > rest ? UInt8(ascii: "=") : digit)
      }
      index += 3
    }
    return text
  }
}
