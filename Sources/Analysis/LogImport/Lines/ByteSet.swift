/// A set of bytes with a test that takes no loop.
struct ByteSet: Sendable {
  private var low: SIMD2<UInt64> = .zero
  private var high: SIMD2<UInt64> = .zero

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let bit: UInt64 = 1 << UInt64(byte & 63)
      if byte < 128 { low[Int(byte >> 6)] |= bit } else { high[Int(byte >> 6) - 2] |= bit }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    let words = byte < 128 ? low : high
    return words[Int(byte >> 6) & 1] & (1 << UInt64(byte & 63)) != 0
  }
}
