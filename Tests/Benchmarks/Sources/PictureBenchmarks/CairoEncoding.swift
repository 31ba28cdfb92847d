import Foundation
import PlainCairo

/// Measurements of Cairo's PNG writer.
enum CairoEncoding {
  /// Reads a PNG file and writes its pixels by `cairo_surface_write_to_png`.
  ///
  /// - Returns: The time of the writing, and the number of bytes; `nil` when Cairo fails.
  static func measure(_ file: URL) -> (time: Duration, bytes: Int)? {
    let surface = cairo_image_surface_create_from_png(file.path)
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let copy = file.deletingPathExtension().appendingPathExtension("cairo.png")
    defer { try? FileManager.default.removeItem(at: copy) }
    var status = CAIRO_STATUS_SUCCESS
    let time = ContinuousClock().measure {
      status = cairo_surface_write_to_png(surface, copy.path)
    }
    let bytes = try? copy.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard status == CAIRO_STATUS_SUCCESS, let bytes else { return nil }
    return (time, bytes)
  }
}
