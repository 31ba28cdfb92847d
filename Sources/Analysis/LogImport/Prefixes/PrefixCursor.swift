/// Reads the fields of a prefix from bytes.
struct PrefixCursor<Bytes: LineBytes> {
  private let bytes: Bytes
  /// The index of the next byte.
  private(set) var position: Int

  /// Creates a cursor at an index of the bytes.
  init(_ bytes: Bytes, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next byte, or `nil` at the end.
  var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// Skips an ASCII character; returns whether it was there.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let peek, peek == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  var rest: Bytes { bytes[position...] }

  /// Skips spaces; returns whether there was one.
  mutating func skipSpaces() -> Bool {
    let start = position
    while peek == 0x20 { position += 1 }
    return position > start
  }

  /// Reads the bytes before the next space, at most 255.
  mutating func word() -> Bytes {
    let word = rest.prefix(255).prefix { $0 > 0x20 }
    position = word.endIndex
    return word
  }

  /// Reads the bytes before a character and skips the character; returns `nil` if there are none or
  /// if the character does not follow within 256 bytes.
  mutating func text(before mark: StaticString) -> Bytes? {
    let end = min(bytes.endIndex, position + 256)
    let length = mark.utf8CodeUnitCount
    var index = position + 1
    while index + length <= end,
      let start = bytes.firstIndex(of: mark.utf8Start[0], in: index..<(end - length + 1))
    {
      if length == 1 || (1..<length).allSatisfy({ bytes[start + $0] == mark.utf8Start[$0] }) {
        defer { position = start + length }
        return bytes[position..<start]
      }
      index = start + 1
    }
    return nil
  }

  /// Reads one decimal digit.
  mutating func digit() -> UInt8? {
    guard let peek, peek.isDigit else { return nil }
    position += 1
    return peek - UInt8(ascii: "0")
  }

  /// Reads a decimal number of exactly a few digits; returns `nil` if there are fewer or more.
  mutating func decimal(digits count: Int) -> UInt64? {
    guard position + count <= bytes.endIndex else { return nil }
    var result: UInt64 = 0
    for index in position..<(position + count) {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      result = result &* 10 &+ UInt64(digit)
    }
    position += count
    return peek?.isDigit == true ? nil : result
  }

  /// Reads a decimal number; returns `nil` if it has too few or too many digits or does not fit.
  mutating func decimal(digits: ClosedRange<Int>) -> UInt64? {
    number(digits: digits, radix: 10) { $0.isDigit ? $0 - UInt8(ascii: "0") : nil }
  }

  /// Reads a hexadecimal number without `0x`.
  mutating func hexadecimal(digits: ClosedRange<Int>) -> UInt64? {
    number(digits: digits, radix: 16) { $0.hexadecimalValue }
  }

  private mutating func number(
    digits: ClosedRange<Int>,
    radix: UInt64,
    value: (UInt8) -> UInt8?
  ) -> UInt64? {
    let start = position
    var result: UInt64 = 0
    while let byte = peek, let digit = value(byte) {
      guard position - start < digits.upperBound else { return nil }
      let (product, overflow) = result.multipliedReportingOverflow(by: radix)
      guard !overflow, product <= .max - UInt64(digit) else { return nil }
      result = product + UInt64(digit)
      position += 1
    }
    return position - start >= digits.lowerBound ? result : nil
  }
}
