/// Finds the ids of texts, hashing each text once.
///
/// A hash table with open addressing and linear probing, at most half full. A slot stores part of
/// the hash with the id, so that growing and most comparisons do not read the texts.
struct TextIndex: Sendable {
  /// The upper half of a slot is the hash, the lower half the id plus 1; 0 is a free slot.
  private var slots: [UInt64] = Array(repeating: 0, count: 64)

  /// The hash of a text; it differs between processes, so an order must not depend on it.
  static func hash(_ text: String) -> UInt32 {
    UInt32(truncatingIfNeeded: text.hashValue)
  }

  /// Returns the id of a text, or `nil` if the index does not contain it.
  func find(_ text: String, hash: UInt32, in texts: [String]) -> UInt32? {
    var slot = home(of: hash)
    while slots[slot] != 0 {
      let number = UInt32(truncatingIfNeeded: slots[slot]) - 1
      if UInt32(slots[slot] >> 32) == hash, texts[Int(number)] == text { return number }
      slot = next(slot)
    }
    return nil
  }

  /// Adds the id of a text that the index does not contain.
  ///
  /// - Parameters:
  ///   - number: The id.
  ///   - hash: The hash of the text.
  ///   - count: The number of ids in the index.
  mutating func add(_ number: UInt32, hash: UInt32, to count: Int) {
    if (count + 1) * 2 > slots.count { grow() }
    insert(UInt64(hash) << 32 | UInt64(number) + 1)
  }

  /// Removes an id that was added with a hash.
  mutating func remove(_ number: UInt32, hash: UInt32) {
    let wanted = UInt64(hash) << 32 | UInt64(number) + 1
    var gap = home(of: hash)
    while slots[gap] != wanted {
      guard slots[gap] != 0 else { return }
      gap = next(gap)
    }
    // An entry after the gap moves into the gap unless its home is after the gap.
    var slot = next(gap)
    while slots[slot] != 0 {
      let home = home(of: UInt32(slots[slot] >> 32))
      if distance(from: home, to: slot) >= distance(from: gap, to: slot) {
        slots[gap] = slots[slot]
        gap = slot
      }
      slot = next(slot)
    }
    slots[gap] = 0
  }

  private mutating func insert(_ entry: UInt64) {
    var slot = home(of: UInt32(entry >> 32))
    while slots[slot] != 0 { slot = next(slot) }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { insert(entry) }
  }

  private func home(of hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  private func distance(from first: Int, to second: Int) -> Int {
    (second - first) & (slots.count - 1)
  }
}
