/// The colours that a picture is written with: at most 256.
///
/// A picture of more colours, which the edges of letters always bring, keeps its 64 commonest ones,
/// all flat areas among them. Each other one takes the nearest colour of the palette, which is at
/// most ``largestError`` away in each of red, green and blue; the smallest distance is taken under
/// which 256 colours are enough. On the pictures of `render/` that distance is 3 to 12, and 2 to 6
/// of 100 pixels change, by 0.1 levels on average over all pixels; files have 60 of 100 bytes less
/// than with all their colours, and deflate needs half the time.
struct PNGPalette {
  /// Red, green and blue of each colour.
  private(set) var bytes: [UInt8] = []
  /// 1, 2, 4 or 8: what the number of colours needs.
  private(set) var bitsPerPixel = 8
  private let counted: ColorCount
  /// The number in the palette of each counted colour.
  private var numbers: [UInt8] = []

  /// The greatest change of red, green or blue of a pixel, of 255.
  static let largestError = 16
  /// The colours that never change.
  private static let fixed = 64
  private static let most = 256

  /// Chooses the colours; `nil` when a pixel would change by more than ``largestError``.
  init?(_ image: PNGEncoder.Image) {
    guard let counted = ColorCount(image) else { return nil }
    self.counted = counted
    let colors = counted.entries.map(\.color)
    if colors.count <= Self.most {
      numbers = colors.indices.map { UInt8(truncatingIfNeeded: $0) }
      fill(with: colors)
      return
    }
    // Equal counts are told apart by the colour, so that the choice is always the same.
    let common = counted.entries.sorted { ($1.pixels, $0.color) < ($0.pixels, $1.color) }
    guard let palette = Self.palette(of: common.map(\.color)) else { return nil }
    numbers = colors.map { Self.nearest($0, in: palette) }
    fill(with: palette)
  }

  private mutating func fill(with colors: [UInt32]) {
    bytes = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    let count = colors.count
    bitsPerPixel = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
  }

  /// Finds the smallest distance under which a palette is large enough, by bisection.
  private static func palette(of colors: [UInt32]) -> [UInt32]? {
    var best: [UInt32]?
    var (low, high) = (1, largestError)
    while low <= high {
      let middle = low + (high - low) / 2
      if let palette = cover(colors, within: middle) {
        best = palette
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    return best
  }

  /// Takes colours, the commonest first, that no colour of the palette is near to; `nil` when these
  /// are too many.
  private static func cover(_ colors: [UInt32], within distance: Int) -> [UInt32]? {
    var palette: [UInt32] = []
    for (place, color) in colors.enumerated() {
      if place >= fixed, palette.contains(where: { self.distance($0, color) <= distance }) {
        continue
      }
      guard palette.count < most else { return nil }
      palette.append(color)
    }
    return palette
  }

  private static func nearest(_ color: UInt32, in palette: [UInt32]) -> UInt8 {
    var (best, least) = (0, Int.max)
    for (number, other) in palette.enumerated() {
      let distance = distance(other, color)
      if distance < least { (best, least) = (number, distance) }
    }
    return UInt8(truncatingIfNeeded: best)
  }

  /// The greatest difference of two colours in red, green or blue.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    let red = abs(Int(first >> 16) - Int(second >> 16))
    let green = abs(Int(first >> 8 & 0xFF) - Int(second >> 8 & 0xFF))
    let blue = abs(Int(first & 0xFF) - Int(second & 0xFF))
    return max(red, green, blue)
  }

  /// Writes the numbers of a row's colours after its filter byte, the first pixel in high bits.
  func fill(_ row: inout [UInt8], from pixels: UnsafeBufferPointer<UInt32>) {
    var last: (pixel: UInt32, number: UInt8)?
    row.withUnsafeMutableBufferPointer { bytes in
      let perByte = 8 / bitsPerPixel
      for place in 1..<bytes.count { bytes[place] = 0 }
      for (place, pixel) in pixels.enumerated() {
        if last?.pixel != pixel {
          last = (pixel, numbers[counted.place(of: pixel & 0xFF_FFFF)])
        }
        let shift = 8 - bitsPerPixel * (place % perByte + 1)
        bytes[1 + place / perByte] |= (last?.number ?? 0) << shift
      }
    }
  }
}
