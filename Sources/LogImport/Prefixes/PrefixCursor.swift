/// Reads the fields of a prefix from bytes.
struct PrefixCursor {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  private(set) var position: Int

  /// Creates a cursor at an index of the bytes.
  init(_ bytes: ArraySlice<UInt8>, at position: Int) {
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

  /// The bytes from the cursor on.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// Skips spaces; returns whether there was one.
  mutating func skipSpaces() -> Bool {
    let start = position
    while peek == 0x20 { position += 1 }
    return position > start
  }

  /// Reads the bytes before the next space, at most 255.
  mutating func word() -> ArraySlice<UInt8> {
    let word = rest.prefix(255).prefix { $0 > 0x20 }
    position = word.endIndex
    return word
  }

  /// Reads the bytes before a character and skips the character; returns `nil` if there are none or
  /// if the character does not follow within 256 bytes.
  mutating func text(before mark: StaticString) -> ArraySlice<UInt8>? {
    let end = min(bytes.endIndex, position + 256)
    let length = mark.utf8CodeUnitCount
    var index = position
    while index + length <= end {
      let isHere = (0..<length).allSatisfy { bytes[index + $0] == mark.utf8Start[$0] }
      if isHere, index > position {
        defer { position = index + length }
        return bytes[position..<index]
      }
      index += 1
    }
    return nil
  }

  /// Reads one decimal digit.
  mutating func digit() -> UInt8? {
    guard let peek, peek.isDigit else { return nil }
    position += 1
    return peek - UInt8(ascii: "0")
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
