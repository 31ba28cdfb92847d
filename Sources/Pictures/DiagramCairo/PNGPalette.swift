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
  static let largestError: Int32 = 16
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
    var (low, high): (Int32, Int32) = (1, largestError)
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
  private static func cover(_ colors: [UInt32], within distance: Int32) -> [UInt32]? {
    var palette: [UInt32] = []
    for (index, color) in colors.enumerated() {
      if index >= fixed, search(palette, for: color, within: distance).least <= distance {
        continue
      }
      guard palette.count < most else { return nil }
      palette.append(color)
    }
    return palette
  }

  private static func nearest(_ color: UInt32, in palette: [UInt32]) -> UInt8 {
    UInt8(truncatingIfNeeded: search(palette, for: color, within: -1).best)
  }

  /// Finds the first color that is near enough, or else the first one of the nearest colors.
  ///
  /// Without calls in the loop, which a debug build does not inline: it runs for millions of pairs.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - color: The color.
  ///   - distance: The distance that is near enough.
  /// - Returns: The index of the color, and its distance: the maximum difference in red, green or
  ///   blue.
  private static func search(
    _ palette: [UInt32],
    for color: UInt32,
    within distance: Int32
  ) -> (best: Int, least: Int32) {
    palette.withUnsafeBufferPointer { colors in
      var (best, least) = (0, Int32.max)
      guard let start = colors.baseAddress else { return (best, least) }
      let red = Int32(bitPattern: color &>> 16)
      let green = Int32(bitPattern: color &>> 8 & 0xFF)
      let blue = Int32(bitPattern: color & 0xFF)
      let count = colors.count
      var number = 0
      while number < count {
        let other = start[number]
        var most = Int32(bitPattern: other &>> 16) - red
        if most < 0 { most = 0 &- most }
        var difference = Int32(bitPattern: other &>> 8 & 0xFF) - green
        if difference < 0 { difference = 0 &- difference }
        if difference > most { most = difference }
        difference = Int32(bitPattern: other & 0xFF) - blue
        if difference < 0 { difference = 0 &- difference }
        if difference > most { most = difference }
        if most < least {
          (best, least) = (number, most)
          if least <= distance { break }
        }
        number += 1
      }
      return (best, least)
    }
  }

  /// Writes the palette indices of a row after its filter byte, the first pixel in the high bits.
  func fill(_ row: inout [UInt8], from pixels: UnsafeBufferPointer<UInt32>) {
    row.withUnsafeMutableBufferPointer { bytes in
      guard let target = bytes.baseAddress, let source = pixels.baseAddress else { return }
      let (count, perByte, bits) = (pixels.count, 8 / bitsPerPixel, UInt8(bitsPerPixel))
      var last = source[0]
      var number = numbers[counted.index(of: last & 0xFF_FFFF)]
      var (index, byte, place) = (0, 0, perByte)
      // Without calls in the loop, which a debug build does not inline.
      while index < count {
        let pixel = source[index]
        if pixel != last {
          last = pixel
          number = numbers[counted.index(of: pixel & 0xFF_FFFF)]
        }
        if place == perByte {
          (byte, place) = (byte + 1, 0)
          target[byte] = number
        } else {
          target[byte] = target[byte] &<< bits | number
        }
        place += 1
        index += 1
      }
      // The first pixel of the last byte is in the high bits too.
      while place < perByte {
        target[byte] = target[byte] &<< bits
        place += 1
      }
    }
  }
}
