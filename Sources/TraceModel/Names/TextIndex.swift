/// Finds the numbers of texts, hashing each text once.
///
/// Open addressing with linear probing over at most half-filled places. A place stores a part of the
/// hash beside the number, so that growing and most comparisons do not read the texts.
struct TextIndex: Sendable {
  /// The upper half of a place is the hash, the lower half the number plus 1; 0 is a free place.
  private var places: [UInt64] = Array(repeating: 0, count: 64)

  /// The hash of a text, which differs from process to process and must not decide an order.
  static func hash(_ text: String) -> UInt32 {
    UInt32(truncatingIfNeeded: text.hashValue)
  }

  /// Returns the number of a text, or `nil` when the index does not hold it.
  func find(_ text: String, hash: UInt32, in texts: [String]) -> UInt32? {
    var place = home(of: hash)
    while places[place] != 0 {
      let number = UInt32(truncatingIfNeeded: places[place]) - 1
      if UInt32(places[place] >> 32) == hash, texts[Int(number)] == text { return number }
      place = next(place)
    }
    return nil
  }

  /// Adds the number of a text that the index does not hold.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - hash: The hash of the text.
  ///   - count: How many numbers the index holds already.
  mutating func add(_ number: UInt32, hash: UInt32, to count: Int) {
    if (count + 1) * 2 > places.count { grow() }
    insert(UInt64(hash) << 32 | UInt64(number) + 1)
  }

  /// Removes a number that was added with a hash.
  mutating func remove(_ number: UInt32, hash: UInt32) {
    let wanted = UInt64(hash) << 32 | UInt64(number) + 1
    var gap = home(of: hash)
    while places[gap] != wanted {
      guard places[gap] != 0 else { return }
      gap = next(gap)
    }
    // What follows moves into the gap unless the gap lies before its home.
    var place = next(gap)
    while places[place] != 0 {
      let home = home(of: UInt32(places[place] >> 32))
      if distance(from: home, to: place) >= distance(from: gap, to: place) {
        places[gap] = places[place]
        gap = place
      }
      place = next(place)
    }
    places[gap] = 0
  }

  private mutating func insert(_ entry: UInt64) {
    var place = home(of: UInt32(entry >> 32))
    while places[place] != 0 { place = next(place) }
    places[place] = entry
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { insert(entry) }
  }

  private func home(of hash: UInt32) -> Int { Int(hash) & (places.count - 1) }

  private func next(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

  private func distance(from first: Int, to second: Int) -> Int {
    (second - first) & (places.count - 1)
  }
}
