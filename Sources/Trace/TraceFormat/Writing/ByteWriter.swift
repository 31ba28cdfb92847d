/// A position in raw memory at which bytes are written.
///
/// It does not check the end of its memory: its creator gets the maximum line size from
/// ``LineEncoder``.
package struct ByteWriter {
  /// The position of the next byte.
  package private(set) var position: UnsafeMutablePointer<UInt8>

  /// Creates a cursor at a position.
  package init(at position: UnsafeMutablePointer<UInt8>) {
    self.position = position
  }

  /// Writes one byte.
  mutating func put(_ byte: UInt8) {
    position.pointee = byte
    position += 1
  }

  /// Writes a string literal.
  mutating func put(_ text: StaticString) {
    position.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    position += text.utf8CodeUnitCount
  }

  /// Copies bytes.
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    position.update(from: source, count: bytes.count)
    position += bytes.count
  }

  /// Writes the bytes of an array.
  mutating func put(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { put($0) }
  }

  /// Writes a number in decimal, at most 20 bytes.
  mutating func put(decimal value: UInt64) {
    guard value >= 10 else { return put(UInt8(ascii: "0") + UInt8(value)) }
    var count = 1
    var rest = value / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    rest = value
    for index in stride(from: count - 1, through: 0, by: -1) {
      position[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    position += count
  }

  /// Writes a number in decimal with its sign, at most 20 bytes.
  mutating func put(signed value: Int64) {
    if value < 0 { put(UInt8(ascii: "-")) }
    put(decimal: value.magnitude)
  }

  /// Writes a number in hexadecimal without leading zeros, at most 16 bytes.
  mutating func put(hexadecimal value: UInt32) {
    var shift = 28
    while shift > 0, value >> UInt32(shift) == 0 { shift -= 4 }
    while shift >= 0 {
      let digit = UInt8(value >> UInt32(shift) & 15)
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      shift -= 4
    }
  }

  /// Writes nanoseconds as microseconds with exactly three decimals, at most 21 bytes.
  mutating func put(microseconds nanoseconds: Int64) {
    if nanoseconds < 0 { put(UInt8(ascii: "-")) }
    let magnitude = nanoseconds.magnitude
    put(decimal: magnitude / 1000)
    let decimals = magnitude % 1000
    put(UInt8(ascii: "."))
    put(UInt8(ascii: "0") + UInt8(decimals / 100))
    put(UInt8(ascii: "0") + UInt8(decimals / 10 % 10))
    put(UInt8(ascii: "0") + UInt8(decimals % 10))
  }

  /// Writes a length in points: whole numbers without a point, `null` if it is not finite; at most
  /// 16 bytes.
  mutating func put(points value: Float) {
    guard value.isFinite else { return put("null") }
    if let whole = Int64(exactly: value), whole.magnitude < 10_000_000 {
      return put(signed: whole)
    }
    for byte in value.description.utf8 { put(byte) }
  }
}
