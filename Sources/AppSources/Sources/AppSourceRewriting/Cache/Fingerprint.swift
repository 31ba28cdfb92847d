/// A number of 128 bits that identifies content, the same in each process.
///
/// It does not resist attacks: the cache that compares it is in the build folder.
struct Fingerprint: Hashable, Sendable {
  private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  init(_ bytes: [UInt8]) {
    self.init(of: bytes)
  }

  private init(of bytes: [UInt8]) {
    mix(UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      // A loop over words: debug builds need about as long for a word as for a byte.
      var offset = 0
      while offset + 8 <= buffer.count {
        mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < buffer.count {
        rest = rest << 8 | UInt64(buffer[offset])
        offset += 1
      }
      mix(rest)
    }
  }

  private mutating func mix(_ word: UInt64) {
    high = (high ^ word) &* 0x2127_599B_F432_5C37
    high ^= high >> 29
    low = (low &+ word &+ high) &* 0x8803_55F2_1E6D_1965
    low ^= low >> 32
  }
}
