/// The colours of a picture that has at most 256 of them, in the order of their first pixels.
struct PNGPalette {
  /// Red, green and blue of each colour.
  private(set) var bytes: [UInt8] = []
  /// 1, 2, 4 or 8: what the number of colours needs.
  private(set) var bitsPerPixel = 8
  /// The numbers of colours by a hash of the colour; empty places hold `UInt64.max`.
  private var table = [UInt64](repeating: .max, count: size)

  private static let size = 1 << 11

  /// Collects the colours; `nil` when there are more than 256.
  init?(_ image: PNGEncoder.Image) {
    var count = 0
    for number in 0..<image.height {
      var last = UInt32.max
      for pixel in image.row(number) where pixel != last {
        last = pixel
        let place = self.place(of: pixel)
        guard table[place] == .max else { continue }
        guard count < 256 else { return nil }
        table[place] = UInt64(pixel & 0xFF_FFFF) << 8 | UInt64(count)
        bytes += [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
        count += 1
      }
    }
    bitsPerPixel = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
  }

  private func place(of pixel: UInt32) -> Int {
    let color = UInt64(pixel & 0xFF_FFFF)
    var place = Int(color &* 0x9E37_79B9 >> 16) & (Self.size - 1)
    while table[place] != .max, table[place] >> 8 != color {
      place = (place + 1) & (Self.size - 1)
    }
    return place
  }

  /// Writes the numbers of a row's colours after its filter byte, the first pixel in high bits.
  func fill(_ row: inout [UInt8], from pixels: UnsafeBufferPointer<UInt32>) {
    var last: (pixel: UInt32, number: UInt8)?
    row.withUnsafeMutableBufferPointer { bytes in
      let perByte = 8 / bitsPerPixel
      for place in 1..<bytes.count { bytes[place] = 0 }
      for (place, pixel) in pixels.enumerated() {
        if last?.pixel != pixel {
          last = (pixel, UInt8(truncatingIfNeeded: table[self.place(of: pixel)]))
        }
        let shift = 8 - bitsPerPixel * (place % perByte + 1)
        bytes[1 + place / perByte] |= (last?.number ?? 0) << shift
      }
    }
  }
}
