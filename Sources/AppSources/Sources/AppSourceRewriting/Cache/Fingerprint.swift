import Foundation

/// A number of 128 bits that identifies content, the same in each process.
///
/// It does not resist attacks: the cache that compares it is in the build folder.
struct Fingerprint: Hashable, Codable, Sendable {
  private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Identifies a value by its JSON.
  init(of value: some Encodable) {
    self.init([UInt8](JSONEncoder.stable.data(value)))
  }

  init(_ bytes: [UInt8]) {
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

  /// The number of ``bytes``.
  static let size = 16

  /// The number as bytes, the lowest of each half first.
  var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) } }
  }

  private mutating func mix(_ word: UInt64) {
    high = (high ^ word) &* 0x2127_599B_F432_5C37
    high ^= high >> 29
    low = (low &+ word &+ high) &* 0x8803_55F2_1E6D_1965
    low ^= low >> 32
  }
}

extension JSONEncoder {
  /// Encodes equal values equally.
  static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  /// Encodes a value whose numbers are integers, which can't fail.
  func data(_ value: some Encodable) -> Data { (try? encode(value)) ?? Data() }
}

/// A set whose elements are encoded in order.
@propertyWrapper
struct Ordered: Codable, Sendable {
  var wrappedValue: Set<String>

  init(wrappedValue: Set<String>) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Set<String>.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.sorted())
  }
}
