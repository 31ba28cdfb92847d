import CCairo
import DiagramCairo
import Foundation
import TestSupport
import Testing

struct `PNG encoder` {
  /// The pixels that Cairo reads from a file, without the unused byte.
  private func decoded(_ bytes: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt32]) {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-png-\(UInt64.random(in: 0...UInt64.max)).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let surface = try #require(cairo_image_surface_create_from_png(file.path))
    defer { cairo_surface_destroy(surface) }
    #expect(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = try #require(cairo_image_surface_get_data(surface))
    var pixels: [UInt32] = []
    for row in 0..<height {
      for column in 0..<width {
        let place = UnsafeRawPointer(data) + row * stride + column * 4
        pixels.append(place.load(as: UInt32.self) & 0xFF_FFFF)
      }
    }
    return (width, height, pixels)
  }

  private func encoded(_ pixels: [UInt32], width: Int) throws -> [UInt8] {
    try pixels.withUnsafeBytes { memory in
      let base = try #require(memory.baseAddress)
      return try PNGEncoder.encode(
        PNGEncoder.Image(
          pixels: base,
          width: width,
          height: pixels.count / width,
          bytesPerRow: width * 4
        )
      )
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 200, 256], [1, 7, 8, 33])
  func `a PNG with few colours keeps every pixel`(colors: Int, width: Int) throws {
    var random = SplitMix64(seed: UInt64(colors * 100 + width))
    let palette = (0..<colors).map {
      UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) & 0xFF_FFFF | 0xAB00_0000
    }
    let pixels = (0..<width * 50).map { place in
      place < colors ? palette[place] : palette[Int.random(in: 0..<colors, using: &random)]
    }
    let file = try encoded(pixels, width: width)
    let result = try decoded(file)
    #expect(result.width == width)
    #expect(result.height == 50)
    #expect(result.pixels == pixels.map { $0 & 0xFF_FFFF })
    #expect(try encoded(pixels, width: width) == file)
  }

  /// A mix of two colours, with a share of 255.
  private func mixed(_ from: UInt32, _ to: UInt32, share: UInt32) -> UInt32 {
    var color: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      let low = (from >> shift) & 0xFF
      let high = (to >> shift) & 0xFF
      let value = (low * (255 - share) + high * share) / 255
      color |= value << shift
    }
    return color
  }

  /// The maximum difference of two colours in red, green or blue.
  private func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [16, 8, 0] {
      let low = Int((first >> shift) & 0xFF)
      let high = Int((second >> shift) & 0xFF)
      most = max(most, abs(low - high))
    }
    return most
  }

  @Test(arguments: [257, 700, 3_000])
  func `a palette changes shades only slightly and frequent colours never`(shades: Int) throws {
    // Shades between a few colours, like the edges of letters, on large areas.
    let flat: [UInt32] = [0xFFFFFF, 0xF6F8FA, 0x1F2328, 0x00734F, 0xE69F00, 0x0B5CAD]
    var random = SplitMix64(seed: UInt64(shades))
    var pixels = flat.flatMap { Array(repeating: $0, count: 4_000) }
    for number in 0..<shades {
      let (from, to) = (flat[number % flat.count], flat[(number + 1 + number / 97) % flat.count])
      pixels.append(mixed(from, to, share: UInt32.random(in: 0...255, using: &random)))
    }
    while pixels.count % 100 != 0 { pixels.append(0) }
    let file = try encoded(pixels, width: 100)
    #expect(Array(file[24...25]) == [8, 3])
    let result = try decoded(file)
    #expect(result.pixels.prefix(flat.count * 4_000) == pixels.prefix(flat.count * 4_000))
    let worst = zip(pixels, result.pixels).map(distance).max()
    #expect((worst ?? 99) <= 16)
    #expect(try encoded(pixels, width: 100) == file)
  }

  @Test func `a PNG keeps all colours if a palette would change them too much`() throws {
    let pixels = (0..<10_000).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) & 0xFF_FFFF }
    let file = try encoded(pixels, width: 100)
    #expect(Array(file[24...25]) == [8, 2])
    #expect(try decoded(file).pixels == pixels)
  }

  @Test func `a PNG with few colours is written with a palette`() throws {
    let pixels = (0..<10_000).map { UInt32($0 % 3) }
    let file = try encoded(pixels, width: 100)
    // The ninth and tenth byte of the header: the bits per pixel, and 3 for a palette.
    #expect(Array(file[24...25]) == [2, 3])
    #expect(file.count < 300)
  }
}
