public import DiagramLayout

/// Writes scenes as SVG with real text: searchable, readable by screen readers, light and dark.
///
/// Colours are presentation attributes with a class each; one media query gives the classes their
/// dark values, so that viewers without style sheets still show the light picture. A pure function
/// of the scene.
public struct SVGRenderer: Sendable {
  /// Which colours a file carries.
  public enum Appearance: Hashable, Sendable {
    /// One theme only.
    case fixed(Theme)
    /// Light colours, and dark ones where the viewer asks for them.
    case automatic
  }

  /// Which colours the file carries.
  public var appearance: Appearance
  /// What all ids begin with; `nil` derives it from the titles, so that two different pictures
  /// can stand in one page.
  public var idPrefix: String?

  /// Creates a renderer.
  public init(appearance: Appearance = .automatic, idPrefix: String? = nil) {
    self.appearance = appearance
    self.idPrefix = idPrefix
  }

  /// Writes a scene.
  ///
  /// - Returns: A whole SVG document that ends with a line feed.
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

  /// Makes a short prefix from the titles.
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
