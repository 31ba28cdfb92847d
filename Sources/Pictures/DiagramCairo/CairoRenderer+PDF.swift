internal import CCairo
public import DiagramLayout

extension CairoRenderer {
  /// The maximum side of a page in points; Acrobat does not show longer ones (ISO 32000-1,
  /// annex C.2, “Implementation limits”).
  public static let largestPageSide = 14_400.0

  /// Draws a scene as a PDF file of one page, with searchable text and links.
  ///
  /// A pixel of the scene is 0.75 points, as on a screen with 96 pixels per inch; a scene that is
  /// too large for a page is scaled down. The dates in the file are fixed, so that equal scenes
  /// result in equal bytes.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``CairoError`` with code `picture-too-large` for an empty or infinite scene,
  ///   `no-fonts` or `cairo-failed`.
  public func pdf(_ scene: Scene) throws(CairoError) -> [UInt8] {
    let longest = max(scene.size.width, scene.size.height)
    guard scene.size.width >= 1, scene.size.height >= 1, longest.isFinite else {
      throw CairoError(
        .tooLarge,
        "the picture is \(scene.size.width.short)×\(scene.size.height.short), expected a page"
      )
    }
    let scale = min(0.75, Self.largestPageSide / longest)
    let bytes = ByteSink()
    // The surface writes into the bytes until the canvas, which ends before, has destroyed it.
    defer { withExtendedLifetime(bytes) {} }
    let surface = cairo_pdf_surface_create_for_stream(
      ByteSink.write,
      Unmanaged.passUnretained(bytes).toOpaque(),
      scene.size.width * scale,
      scene.size.height * scale
    )
    let canvas = try CairoCanvas(owning: surface)
    let facts: [(cairo_pdf_metadata_t, String)] = [
      (CAIRO_PDF_METADATA_TITLE, scene.title),
      (CAIRO_PDF_METADATA_SUBJECT, scene.summary),
      (CAIRO_PDF_METADATA_CREATOR, Self.generator),
      (CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z"),
      (CAIRO_PDF_METADATA_MOD_DATE, "2000-01-01T00:00:00Z"),
    ]
    for (fact, text) in facts { cairo_pdf_surface_set_metadata(canvas.surface, fact, text) }
    cairo_scale(canvas.context, scale, scale)
    ScenePainter(cairo: canvas.context, theme: theme, pango: try PangoText(), marksLinks: true)
      .paint(scene)
    try canvas.check()
    cairo_surface_finish(canvas.surface)
    try canvas.check()
    return bytes.bytes
  }
}
