public import DiagramLayout

/// Writes scenes as SVG with real text: searchable, readable by screen readers, light and dark.
///
/// Colors are presentation attributes, each with a class; a media query assigns the dark values to
/// the classes, so that viewers without style sheets show the light picture. The output only
/// depends on the scene.
public struct SVGRenderer: Sendable {
  /// The colors in a file.
  public enum Appearance: Hashable, Sendable {
    /// One theme only.
    case fixed(Theme)
    /// Light colors, and dark ones for viewers in dark mode.
    case automatic
  }

  /// The colors in the file.
  public var appearance: Appearance
  /// The prefix of all ids; `nil` derives it from the titles, so that a page can contain several
  /// pictures.
  public var idPrefix: String?

  /// Creates a renderer.
  public init(appearance: Appearance = .automatic, idPrefix: String? = nil) {
    self.appearance = appearance
    self.idPrefix = idPrefix
  }

  /// Writes a scene.
  ///
  /// - Returns: A complete SVG document that ends with a line feed.
  public func render(_ scene: Scene) -> String {
    let theme: Theme =
      switch appearance {
      case .fixed(let theme): theme
      case .automatic: .light
      }
    var writer = SVGWriter(theme: theme, prefix: idPrefix ?? Self.prefix(of: scene))
    writer.write(scene, darkTheme: appearance == .automatic ? .dark : nil)
    return writer.text
  }

  /// Derives a short prefix from the titles.
  ///
  /// FNV-1a with 32 bits (G. Fowler, L. C. Noll, K.-P. Vo, draft-eastlake-fnv).
  private static func prefix(of scene: Scene) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in "\(scene.title)\n\(scene.summary)\n\(scene.groups.first?.id ?? "")".utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return "d" + String(hash, radix: 36) + "-"
  }
}
