#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Bytes of a line that are valid only during a call; indices count from the start of the line.
///
/// Copies and slices of it count no references, which take most of the time of short slices of an
/// array.
typealias ByteSlice = Slice<UnsafeBufferPointer<UInt8>>

/// A contiguous part of a line.
protocol LineBytes: RandomAccessCollection<UInt8> where Index == Int, SubSequence == Self {
  /// The index of the first byte with a value in a range; `nil` if there is none.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int?
}

extension ArraySlice: LineBytes where Element == UInt8 {
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    self[range].withUnsafeBufferPointer { $0.firstIndex(of: byte, in: $0.indices) }
      .map { $0 + range.lowerBound }
  }
}

extension Slice: LineBytes where Base == UnsafeBufferPointer<UInt8> {
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    base.firstIndex(of: byte, in: range)
  }
}

extension ArraySlice<UInt8> {
  /// Calls a closure with the bytes; index 0 of its argument is the first byte.
  func withByteSlice<Result>(_ body: (ByteSlice) throws -> Result) rethrows -> Result {
    try withUnsafeBufferPointer { try body($0[...]) }
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  /// The index of the first byte with a value; `nil` if there is none.
  func firstIndex(of byte: UInt8) -> Int? {
    base.firstIndex(of: byte, in: startIndex..<endIndex)
  }

  /// Whether a byte has a value.
  func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first byte with a value in a range; `nil` if there is none.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Four bytes at an index in the order of memory, the first one lowest.
  func word(at index: Int) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(self)
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
  }
}
