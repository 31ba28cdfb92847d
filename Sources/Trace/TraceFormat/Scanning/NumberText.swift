/// Decodes numbers of a file.
enum NumberText {
  /// A number, and whether it was reduced to the limit of its type.
  struct Reading<Value: Equatable>: Equatable {
    var value: Value
    var isSaturated = false
  }

  /// Reads an integer; decimals are dropped, a value beyond `Int64` saturates.
  ///
  /// - Returns: The number, or `nil` if the bytes are not a number.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading<Int64>? {
    var magnitude: UInt64 = 0
    var index = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let firstDigit = index
    skipDigits(of: bytes, from: &index, atMost: 18, adding: &magnitude)
    guard index > firstDigit else { return nil }
    if index == bytes.count {
      return Reading(value: isNegative ? -Int64(magnitude) : Int64(magnitude))
    }
    return scaled(bytes, by: 1)
  }

  /// Reads microseconds as nanoseconds, rounded to the nearest.
  ///
  /// Digits before the point and up to three after it are read exactly; numbers with more digits or
  /// an exponent are converted through a `Double`.
  ///
  /// - Returns: The number, or `nil` if the bytes are not a number.
  static func nanoseconds(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading<Int64>? {
    var magnitude: UInt64 = 0
    var index = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let firstDigit = index
    skipDigits(of: bytes, from: &index, atMost: 15, adding: &magnitude)
    guard index > firstDigit else { return nil }
    var decimals = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let firstDecimal = index
      skipDigits(of: bytes, from: &index, atMost: 3, adding: &magnitude)
      decimals = index - firstDecimal
    }
    guard index == bytes.count else { return scaled(bytes, by: 1000) }
    while decimals < 3 {
      magnitude &*= 10
      decimals += 1
    }
    return Reading(value: isNegative ? -Int64(magnitude) : Int64(magnitude))
  }

  /// Appends the digits at an index to a number.
  @inline(__always)
  private static func skipDigits(
    of bytes: UnsafeBufferPointer<UInt8>,
    from index: inout Int,
    atMost limit: Int,
    adding magnitude: inout UInt64
  ) {
    let end = min(bytes.count, index + limit)
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      magnitude = magnitude &* 10 &+ UInt64(digit)
      index += 1
    }
  }

  /// Reads a number of any form through a `Double`.
  private static func scaled(
    _ bytes: UnsafeBufferPointer<UInt8>,
    by factor: Double
  ) -> Reading<Int64>? {
    guard let number = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
    let value = number * factor
    guard !value.isNaN else { return nil }
    let rounded = factor == 1 ? value.rounded(.towardZero) : value.rounded()
    if let exact = Int64(exactly: rounded) { return Reading(value: exact) }
    return Reading(value: value < 0 ? .min : .max, isSaturated: true)
  }

  /// Reads a length in points; `nil` if the bytes are not a number.
  static func points(_ bytes: UnsafeBufferPointer<UInt8>) -> Float? {
    Float(String(decoding: bytes, as: UTF8.self))
  }
}
