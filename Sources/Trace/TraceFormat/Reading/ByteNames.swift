#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A table of values by text that is searched by bytes, without a `String` for each line.
///
/// Open addressing with linear probing; at most half of the slots are used. The hash is seeded for
/// each process, so that no file can cause collisions on purpose; no order depends on it.
struct ByteNames<Value> {
  private struct Entry {
    var hash: UInt64
    var start: Int
    var count: Int
    var value: Value
  }

  private var slots: [Int32]
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  private let seed: UInt64

  /// Creates an empty table.
  init() {
    slots = Array(repeating: -1, count: 256)
    seed = UInt64(truncatingIfNeeded: "seed".hashValue) | 1
  }

  /// Returns the index of the entry for a text, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hash: Its hash by ``hash(_:)``.
  /// - Returns: The index of the entry.
  func find(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if entries[number].hash == hash, isText(text, of: number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a text that is not in the table; returns the index of its entry.
  @discardableResult
  mutating func add(
    _ text: UnsafeBufferPointer<UInt8>,
    hash: UInt64,
    _ value: Value
  ) -> Int {
    if entries.count * 2 >= slots.count { grow() }
    let number = entries.count
    entries.append(Entry(hash: hash, start: bytes.count, count: text.count, value: value))
    bytes.append(contentsOf: text)
    assignSlot(to: number, hash: hash)
    return number
  }

  /// The value of an entry.
  subscript(number: Int) -> Value {
    get { entries[number].value }
    set { entries[number].value = newValue }
  }

  private mutating func assignSlot(to number: Int, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in entries.indices { assignSlot(to: number, hash: entries[number].hash) }
  }

  private func isText(_ text: UnsafeBufferPointer<UInt8>, of number: Int) -> Bool {
    let entry = entries[number]
    guard entry.count == text.count, !text.isEmpty else { return entry.count == text.count }
    return bytes.withUnsafeBufferPointer { stored in
      guard let known = stored.baseAddress, let found = text.baseAddress else { return false }
      return memcmp(known + entry.start, found, text.count) == 0
    }
  }

  /// The hash of a text in this table.
  ///
  /// Mixes eight bytes at a time: multiply, then fold the upper half into the lower one.
  func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index + 8 <= raw.count {
      state = Self.mix(state ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < raw.count {
      rest = rest << 8 | UInt64(raw[index])
      index += 1
    }
    return Self.mix(state ^ rest)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
