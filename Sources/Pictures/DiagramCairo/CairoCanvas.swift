internal import CCairo
internal import DiagramLayout

/// Owns a Cairo surface and its drawing context.
struct CairoCanvas: ~Copyable {
  let surface: OpaquePointer
  let context: OpaquePointer

  /// Takes ownership of a surface.
  init(owning surface: OpaquePointer?) throws(CairoError) {
    guard let surface else { throw CairoError(.library, "Cairo could not create a surface") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw CairoError(.library, "Cairo could not create a surface: \(Self.text(of: status))")
    }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw CairoError(.library, "Cairo could not create a context")
    }
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Throws if drawing failed.
  borrowing func check() throws(CairoError) {
    for status in [cairo_status(context), cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS {
      throw CairoError(.library, "Cairo could not draw: \(Self.text(of: status))")
    }
  }

  static func text(of status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown status"
  }
}
