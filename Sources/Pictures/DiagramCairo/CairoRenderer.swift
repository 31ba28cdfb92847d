internal import CCairo
public import DiagramLayout

/// Draws scenes with Cairo and Pango.
///
/// Equal scenes result in equal bytes with the same fonts and library versions.
public struct CairoRenderer: Sendable {
  /// The colors.
  public var theme: Theme

  public init(theme: Theme = .light) {
    self.theme = theme
  }

  /// The name of the program in the files.
  package static let generator = "lifeline"
  /// The maximum width and height of a picture in pixels, a limit of Cairo's image surface.
  public static let largestSide = 32_767
  /// The maximum number of pixels, of four bytes each.
  public static let largestArea = 250_000_000

  /// Draws a scene as a PNG file.
  ///
  /// - Parameters:
  ///   - scene: The picture.
  ///   - scale: The pixels per unit of the scene: 1, 2 or 3.
  /// - Returns: The bytes of the file.
  /// - Throws: ``CairoError`` with code `bad-scale`, `picture-too-large`, `no-fonts` or
  ///   `cairo-failed`.
  public func png(_ scene: Scene, scale: Int = 2) throws(CairoError) -> [UInt8] {
    try image(scene, scale: scale).png()
  }

  /// Draws a scene into pixels.
  ///
  /// - Parameters:
  ///   - scene: The picture.
  ///   - scale: The pixels per unit of the scene: 1, 2 or 3.
  /// - Returns: The pixels, four bytes each.
  /// - Throws: ``CairoError`` with code `bad-scale`, `picture-too-large`, `no-fonts` or
  ///   `cairo-failed`.
  public func image(_ scene: Scene, scale: Int = 2) throws(CairoError) -> CairoImage {
    guard (1...3).contains(scale) else {
      throw CairoError(
        .badScale,
        "the scale is \(scale), expected 1, 2 or 3",
        help: "use --scale 2 for screens with two pixels a point"
      )
    }
    let (width, height) = try pixels(of: scene, scale: scale)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    let canvas = try CairoCanvas(owning: surface)
    cairo_scale(canvas.context, Double(scale), Double(scale))
    ScenePainter(cairo: canvas.context, theme: theme, pango: try PangoText()).paint(scene)
    cairo_surface_flush(canvas.surface)
    try canvas.check()
    return CairoImage(canvas, width: width, height: height)
  }

  /// Draws a scene as an SVG file with outlines instead of text, for viewers without fonts.
  ///
  /// Cairo numbers its ids across the process; the ids are renumbered in each file.
  ///
  /// - Returns: The bytes of the file, UTF-8.
  /// - Throws: ``CairoError`` with code `picture-too-large`, `no-fonts` or `cairo-failed`.
  public func svgOutlines(_ scene: Scene) throws(CairoError) -> [UInt8] {
    _ = try pixels(of: scene, scale: 1)
    let bytes = ByteSink()
    // The surface writes into the bytes until the canvas, which ends before, has destroyed it.
    defer { withExtendedLifetime(bytes) {} }
    let surface = cairo_svg_surface_create_for_stream(
      ByteSink.write,
      Unmanaged.passUnretained(bytes).toOpaque(),
      scene.size.width,
      scene.size.height
    )
    let canvas = try CairoCanvas(owning: surface)
    cairo_svg_surface_set_document_unit(canvas.surface, CAIRO_SVG_UNIT_PX)
    ScenePainter(cairo: canvas.context, theme: theme, pango: try PangoText()).paint(scene)
    try canvas.check()
    cairo_surface_finish(canvas.surface)
    try canvas.check()
    return SVGDocument(bytes.bytes).renumbered(prefix: "o").titled(scene.title, scene.summary).bytes
  }

  private func pixels(of scene: Scene, scale: Int) throws(CairoError) -> (Int, Int) {
    let width = (scene.size.width * Double(scale)).rounded(.up)
    let height = (scene.size.height * Double(scale)).rounded(.up)
    let side = Double(Self.largestSide)
    guard width >= 1, height >= 1 else {
      throw CairoError(.tooLarge, "the picture is empty: \(width.short)×\(height.short) pixels")
    }
    guard width <= side, height <= side, width * height <= Double(Self.largestArea) else {
      throw CairoError(
        .tooLarge,
        "the picture has \(width.short)×\(height.short) pixels, more than \(Self.largestSide) a "
          + "side or \(Self.largestArea) in all",
        help: scale > 1
          ? "use a smaller scale, --format svg, or draw a part of the trace"
          : "use --format svg, or draw a part of the trace"
      )
    }
    return (Int(width), Int(height))
  }
}
