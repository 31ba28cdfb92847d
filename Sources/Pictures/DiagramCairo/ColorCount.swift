/// The number of pixels of each color in a picture.
struct ColorCount {
  /// A color with the number of its pixels.
  struct Entry {
    /// Red, green and blue, eight bits each.
    var color: UInt32
    /// The number of pixels.
    var pixels: Int
  }

  /// The colors in the order of their first pixels.
  private(set) var entries: [Entry] = []
  /// A hash table of the indices of colors in ``entries``; −1 for free slots.
  private var table = [Int32](repeating: -1, count: size)

  /// The maximum number of colors.
  static let most = 1 << 14
  private static let size = 1 << 16

  /// Counts the pixels of a picture; `nil` if it has more than ``most`` colors.
  init?(_ image: PNGEncoder.Image) {
    for number in 0..<image.height {
      let row = image.row(number)
      guard let start = row.baseAddress else { continue }
      let count = row.count
      var index = 0
      // Without calls in the loop, which a debug build does not inline.
      while index < count {
        let pixel = start[index]
        var end = index + 1
        while end < count && start[end] == pixel { end += 1 }
        guard add(pixel & 0xFF_FFFF, pixels: end - index) else { return nil }
        index = end
      }
    }
  }

  private mutating func add(_ color: UInt32, pixels: Int) -> Bool {
    let slot = slot(of: color)
    if table[slot] >= 0 {
      entries[Int(table[slot])].pixels += pixels
      return true
    }
    guard entries.count < Self.most else { return false }
    table[slot] = Int32(entries.count)
    entries.append(Entry(color: color, pixels: pixels))
    return true
  }

  /// The index of a color of the picture in ``entries``.
  func index(of color: UInt32) -> Int { max(0, Int(table[slot(of: color)])) }

  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: UInt64(color) &* 0x9E37_79B9 >> 16) & (Self.size - 1)
    while table[slot] >= 0, entries[Int(table[slot])].color != color {
      slot = (slot + 1) & (Self.size - 1)
    }
    return slot
  }
}
