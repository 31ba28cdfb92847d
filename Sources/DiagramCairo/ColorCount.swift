/// How many pixels a picture has of each colour.
struct ColorCount {
  /// A colour with its pixels.
  struct Entry {
    /// Red, green and blue, eight bits each.
    var color: UInt32
    /// The number of pixels.
    var pixels: Int
  }

  /// The colours in the order of their first pixels.
  private(set) var entries: [Entry] = []
  /// The places of colours in ``entries`` by a hash of the colour; −1 where there is none.
  private var table = [Int32](repeating: -1, count: size)

  /// The most colours that are counted.
  static let most = 1 << 14
  private static let size = 1 << 16

  /// Counts the pixels of a picture; `nil` when it has more than ``most`` colours.
  init?(_ image: PNGEncoder.Image) {
    for number in 0..<image.height {
      let row = image.row(number)
      var place = 0
      while place < row.count {
        let pixel = row[place]
        var end = place + 1
        while end < row.count, row[end] == pixel { end += 1 }
        guard add(pixel & 0xFF_FFFF, pixels: end - place) else { return nil }
        place = end
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

  /// The place of a colour of the picture in ``entries``.
  func place(of color: UInt32) -> Int { max(0, Int(table[slot(of: color)])) }

  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: UInt64(color) &* 0x9E37_79B9 >> 16) & (Self.size - 1)
    while table[slot] >= 0, entries[Int(table[slot])].color != color {
      slot = (slot + 1) & (Self.size - 1)
    }
    return slot
  }
}
