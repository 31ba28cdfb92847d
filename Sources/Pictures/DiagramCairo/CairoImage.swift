internal import CCairo

/// The pixels of a drawn picture.
public final class CairoImage {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let canvas: CairoCanvas

  init(_ canvas: consuming CairoCanvas, width: Int, height: Int) {
    self.canvas = canvas
    self.width = width
    self.height = height
  }

  /// Writes the pixels as a PNG file.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``CairoError`` with code `cairo-failed`.
  public func png() throws(CairoError) -> [UInt8] {
    guard let pixels = cairo_image_surface_get_data(canvas.surface) else {
      throw CairoError(.library, "Cairo could not give the pixels of the picture")
    }
    let image = PNGEncoder.Image(
      pixels: UnsafeRawPointer(pixels),
      width: width,
      height: height,
      bytesPerRow: Int(cairo_image_surface_get_stride(canvas.surface))
    )
    return try PNGEncoder.encode(image)
  }
}
