/// The texts of one kind that a sequence of packets refers to by number.
struct Interning<Key: Hashable> {
  private var numbers: [Key: UInt64] = [:]

  /// Returns the number of a key, and whether the key is new; numbers count up from 1.
  mutating func number(of key: Key) -> (number: UInt64, isNew: Bool) {
    if let number = numbers[key] { return (number, false) }
    let number = UInt64(numbers.count) + 1
    numbers[key] = number
    return (number, true)
  }
}
