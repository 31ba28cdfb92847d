/// The open brackets, one bit each: an object or an array.
struct BracketStack {
  private var bits = SIMD8<UInt64>()
  /// The number of open brackets; the owner limits it to ``ByteScanner/depthLimit``.
  private(set) var depth = 0

  /// Opens a bracket.
  mutating func push(isObject: Bool) {
    let bit: UInt64 = 1 << UInt64(depth & 63)
    if isObject { bits[depth >> 6] |= bit } else { bits[depth >> 6] &= ~bit }
    depth += 1
  }

  /// Closes the innermost bracket; returns whether it belonged to an object.
  mutating func pop() -> Bool {
    depth -= 1
    return bits[depth >> 6] & (1 << UInt64(depth & 63)) != 0
  }
}
