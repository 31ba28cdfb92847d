internal import CZlib

/// Writes the pixels of a picture as a PNG file.
///
/// Cairo's writer lets libpng try all five filters on each row. For drawings that takes twice the
/// time and results in more bytes: their rows repeat exactly, and deflate finds repetitions best in
/// unfiltered bytes. A picture with few colors is written with a palette, and one with many
/// colors with the nearest colors of a palette if all are near enough; see ``PNGPalette``. Equal
/// pixels result in equal bytes with the same version of zlib. Format: W3C, Portable Network
/// Graphics (PNG) Specification, third edition, 2025.
package enum PNGEncoder {
  /// Pixels in Cairo's format RGB24: 32 bits each in native byte order, the highest eight unused.
  package struct Image {
    /// The first row; valid while the image is used.
    let pixels: UnsafeRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int

    /// Describes pixels; each row begins at a multiple of four bytes.
    package init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) {
      self.pixels = pixels
      self.width = width
      self.height = height
      self.bytesPerRow = bytesPerRow
    }

    func row(_ number: Int) -> UnsafeBufferPointer<UInt32> {
      let start = pixels + number * bytesPerRow
      // A row is aligned, see the initializer, and contains one word for each pixel.
      return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width)
    }
  }

  private static let level: Int32 = 6
  /// The first bytes of every PNG file.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// A text near the beginning of each file that names the program: keyword, NUL, text.
  package static let generator = Array("tEXtSoftware\0\(CairoRenderer.generator)".utf8)

  /// Writes a file.
  ///
  /// - Throws: ``CairoError`` with code `cairo-failed` when zlib has no memory.
  package static func encode(_ image: Image) throws(CairoError) -> [UInt8] {
    let palette = PNGPalette(image)
    var file = signature
    let depth = UInt8(palette?.bitsPerPixel ?? 8)
    let kind: UInt8 = palette == nil ? 2 : 3
    add("IHDR", word(image.width) + word(image.height) + [depth, kind, 0, 0, 0], to: &file)
    add("tEXt", Array(generator.dropFirst(4)), to: &file)
    if let palette { add("PLTE", palette.bytes, to: &file) }
    add("IDAT", try compressed(image, palette), to: &file)
    add("IEND", [], to: &file)
    return file
  }

  private static func compressed(
    _ image: Image,
    _ palette: PNGPalette?
  ) throws(CairoError) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit_(&stream, level, ZLIB_VERSION, size) == Z_OK else {
      throw CairoError(.library, "zlib could not start")
    }
    defer { deflateEnd(&stream) }
    let bitsPerPixel = palette?.bitsPerPixel ?? 24
    var row = [UInt8](repeating: 0, count: 1 + (image.width * bitsPerPixel + 7) / 8)
    var output = [UInt8](repeating: 0, count: 1 << 16)
    var result: [UInt8] = []
    for number in 0..<image.height {
      // The first byte is the filter: 0, none.
      if let palette {
        palette.fill(&row, from: image.row(number))
      } else {
        fill(&row, from: image.row(number))
      }
      let isLast = number == image.height - 1
      try deflate(&row, with: &stream, isLast ? Z_FINISH : Z_NO_FLUSH, &output, &result)
    }
    return result
  }

  private static func fill(_ row: inout [UInt8], from pixels: UnsafeBufferPointer<UInt32>) {
    row.withUnsafeMutableBufferPointer { bytes in
      guard let target = bytes.baseAddress, let source = pixels.baseAddress else { return }
      let count = pixels.count
      var index = 0
      while index < count {
        let pixel = source[index]
        let start = 1 + index * 3
        target[start] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[start + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[start + 2] = UInt8(truncatingIfNeeded: pixel)
        index += 1
      }
    }
  }

  private static func deflate(
    _ row: inout [UInt8],
    with stream: inout z_stream,
    _ flush: Int32,
    _ output: inout [UInt8],
    _ result: inout [UInt8]
  ) throws(CairoError) {
    var status = Z_OK
    row.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { room in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        repeat {
          stream.next_out = room.baseAddress
          stream.avail_out = UInt32(room.count)
          status = CZlib.deflate(&stream, flush)
          result += room.prefix(room.count - Int(stream.avail_out))
        } while status == Z_OK && stream.avail_out == 0
      }
    }
    guard status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK) || status == Z_BUF_ERROR else {
      throw CairoError(.library, "zlib could not compress the picture: status \(status)")
    }
  }

  private static func add(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += word(data.count)
    let start = file.count
    file += Array(type.utf8) + data
    let sum = file[start...].withUnsafeBufferPointer { bytes in
      crc32_z(0, bytes.baseAddress, bytes.count)
    }
    file += word(Int(sum))
  }

  private static func word(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
