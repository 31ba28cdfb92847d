internal import CCairo
internal import CPangoCairo
internal import DiagramLayout

/// Pango's objects for text, with options under which equal input results in equal pixels.
///
/// Hinting is off and glyphs have fractional positions, so that widths do not depend on the scale
/// or the surface; ligatures and contextual alternates are off, since Inter turns `->` into an
/// arrow. The direction is fixed, since a right-to-left line would otherwise be aligned to the
/// right edge. An instance belongs to one task.
final class PangoText {
  private let map: OpaquePointer
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var descriptions: [Font: OpaquePointer] = [:]
  private var current: Font?

  /// Creates the objects.
  ///
  /// - Throws: ``CairoError`` with code `no-fonts` if Pango finds no letters, or `cairo-failed`.
  init() throws(CairoError) {
    guard let map = pango_cairo_font_map_new() else {
      throw CairoError(.library, "Pango has no font map for Cairo")
    }
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(UnsafeMutableRawPointer(map))
      throw CairoError(.library, "Pango could not create a context")
    }
    guard let layout = pango_layout_new(context) else {
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(map))
      throw CairoError(.library, "Pango could not create a layout")
    }
    self.map = map
    self.context = context
    self.layout = layout
    pinOptions()
    set("A", font: Font(size: 12))
    guard unknownGlyphs == 0 else { throw .noFonts }
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Sets the line of the layout.
  func set(_ text: String, font: Font) {
    if current != font {
      pango_layout_set_font_description(layout, description(of: font))
      current = font
    }
    let bytes = Array(text.utf8.prefix(Int(Int32.max)))
    bytes.withUnsafeBufferPointer { buffer in
      // `CChar` has the layout of `UInt8`, and Pango copies the characters before it returns.
      buffer.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
      }
    }
  }

  /// The width of the line in the layout, in pixels at scale 1.
  var width: Double {
    var logical = LifelinePangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Double(logical.width) / Double(LIFELINE_PANGO_SCALE)
  }

  /// The characters of the line for which no installed font has a glyph.
  var unknownGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// Draws the line in the layout with its baseline at the current point.
  func show(on cairo: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    pango_cairo_show_layout_line(cairo, line)
  }

  /// Adds the outlines of the line to the current path, its baseline at the current point.
  func addPath(to cairo: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    pango_cairo_layout_line_path(cairo, line)
  }

  /// The installed family that is used for a font.
  func installedFamily(for font: Font) -> String? {
    guard let loaded = pango_font_map_load_font(map, context, description(of: font)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    guard let found = pango_font_describe(loaded) else { return nil }
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }
  }

  private func pinOptions() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, Int32(LIFELINE_PANGO_LEFT_TO_RIGHT))
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("calt=0,liga=0,tnum=1"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func description(of font: Font) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    guard let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(description, font.role.families)
    pango_font_description_set_weight(description, Int32(font.weight.rawValue))
    let size = font.size * Double(LIFELINE_PANGO_SCALE)
    pango_font_description_set_absolute_size(description, size)
    descriptions[font] = description
    return description
  }
}

extension Font.Role {
  /// The families in the order of preference.
  ///
  /// An emoji font must not be in the list: Pango 1.50 would take digits from it.
  var families: String {
    switch self {
    case .words: "Inter,DejaVu Sans"
    case .code: "DejaVu Sans Mono"
    }
  }
}
