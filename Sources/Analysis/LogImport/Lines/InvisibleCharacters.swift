/// Removes characters that are neither text nor space, such as NUL, which a damaged copy or a padded
/// field leaves within a name.
///
/// Tabs, line terminators and the separators U+001C to U+001F are space and stay. Outside ASCII, the
/// controls of the second set, soft hyphens, and marks of width zero and of direction are removed.
/// Source: Unicode 15, general categories Cc and Cf.
enum InvisibleCharacters {
  /// Returns a line without these characters.
  static func strip(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.contains(where: { starts.contains($0) }) else { return line }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var rest = line
    while let byte = rest.first {
      let length = Self.length(byte, of: rest)
      if length == 0 { result.append(byte) }
      rest = rest.dropFirst(max(1, length))
    }
    return result[...]
  }

  private static let controls = Array(0x00...0x08) + Array(0x0E...0x1B) + [0x7F] as [UInt8]
  private static let starts = ByteSet(controls + [0xC2, 0xE2, 0xEF])
  private static let removed = ByteSet(controls)

  /// The length of the removed character at the start of the bytes; 0 if they begin with another one.
  private static func length(_ byte: UInt8, of bytes: ArraySlice<UInt8>) -> Int {
    if byte < 0x80 { return removed.contains(byte) ? 1 : 0 }
    guard starts.contains(byte) else { return 0 }
    let (scalar, length) = UnicodeDecoding.scalar(at: bytes.startIndex, of: bytes)
    switch scalar?.value ?? 0 {
    case 0x80...0x9F, 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
      return length
    default: return 0
    }
  }
}
