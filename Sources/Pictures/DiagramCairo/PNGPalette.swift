/// The palette of a picture: at most 256 colors.
///
/// The edges of letters have more colors. The 64 most frequent colors, which include all flat
/// areas, are kept; each other color is replaced by the nearest one of the palette, which differs
/// by at most ``largestError`` in red, green and blue. The smallest distance is used with which 256
/// colors are sufficient. For the pictures in `render/` that distance is 3 to 12, and 2 to 6 % of
/// the pixels change, by 0.1 levels on average over all pixels; files are 60 % smaller than with
/// all colors, and deflate takes half the time.
struct PNGPalette {
  /// Red, green and blue of each color.
  private(set) var bytes: [UInt8] = []
  /// 1, 2, 4 or 8, depending on the number of colors.
  private(set) var bitsPerPixel = 8
  private let counted: ColorCount
  /// The index in the palette of each counted color.
  private var numbers: [UInt8] = []

  /// The maximum change of red, green or blue of a pixel, of 255.
  static let largestError = 16
  /// The number of colors that are kept.
  private static let fixed = 64
  private static let most = 256

  /// Chooses the colors; `nil` if a pixel would change by more than ``largestError``.
  init?(_ image: PNGEncoder.Image) {
    guard let counted = ColorCount(image) else { return nil }
    self.counted = counted
    let colors = counted.entries.map(\.color)
    if colors.count <= Self.most {
      numbers = colors.indices.map { UInt8(truncatingIfNeeded: $0) }
      fill(with: colors)
      return
    }
    // Colors with equal counts are sorted by value, so that the result is deterministic.
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

  /// Finds the smallest distance with which a palette is large enough, by bisection.
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

  /// Selects the most frequent colors that are not near to selected ones; `nil` if there are too
  /// many.
  private static func cover(_ colors: [UInt32], within distance: Int) -> [UInt32]? {
    var palette: [UInt32] = []
    for (index, color) in colors.enumerated() {
      if index >= fixed, palette.contains(where: { self.distance($0, color) <= distance }) {
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

  /// The maximum difference of two colors in red, green or blue.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    let red = abs(Int(first >> 16) - Int(second >> 16))
    let green = abs(Int(first >> 8 & 0xFF) - Int(second >> 8 & 0xFF))
    let blue = abs(Int(first & 0xFF) - Int(second & 0xFF))
    return max(red, green, blue)
  }

  /// Writes the palette indices of a row after its filter byte, the first pixel in the high bits.
  func fill(_ row: inout [UInt8], from pixels: UnsafeBufferPointer<UInt32>) {
    var last: (pixel: UInt32, number: UInt8)?
    row.withUnsafeMutableBufferPointer { bytes in
      let perByte = 8 / bitsPerPixel
      for index in 1..<bytes.count { bytes[index] = 0 }
      for (index, pixel) in pixels.enumerated() {
        if last?.pixel != pixel {
          last = (pixel, numbers[counted.index(of: pixel & 0xFF_FFFF)])
        }
        let shift = 8 - bitsPerPixel * (index % perByte + 1)
        bytes[1 + index / perByte] |= (last?.number ?? 0) << shift
      }
    }
  }
}
