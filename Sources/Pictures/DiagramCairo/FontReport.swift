public import DiagramLayout

/// The fonts and glyphs that are missing for a picture.
public struct FontReport: Hashable, Sendable {
  /// Sentences that name missing fonts or glyphs and the package that contains them.
  public var warnings: [String]

  /// Checks the fonts for a scene.
  ///
  /// - Throws: ``CairoError`` with code `no-fonts` if no font with letters is installed, or
  ///   `cairo-failed` when Pango can't start.
  public init(checking scene: Scene) throws(CairoError) {
    let pango = try PangoText()
    warnings = []
    checkFamilies(of: scene, with: pango)
    checkGlyphs(of: scene, with: pango)
  }

  private mutating func checkFamilies(of scene: Scene, with pango: PangoText) {
    let used = Set(scene.texts.map(\.font.role))
    for role in Font.Role.allCases where used.contains(role) {
      let (wanted, package) = role.package
      let found = pango.installedFamily(for: Font(role, size: 12))
      guard found != wanted else { continue }
      warnings.append(
        "the font \(wanted) is not installed, \(found ?? "none") is used:"
          + " apt-get install \(package)"
      )
    }
  }

  private mutating func checkGlyphs(of scene: Scene, with pango: PangoText) {
    var counts: [(package: String, glyphs: Int)] = []
    for text in scene.texts {
      pango.set(text.string, font: text.font)
      guard pango.unknownGlyphs > 0 else { continue }
      for scalar in text.string.unicodeScalars where !scalar.isASCII {
        pango.set(String(scalar), font: text.font)
        guard pango.unknownGlyphs > 0 else { continue }
        let package = Self.package(for: scalar)
        if let index = counts.firstIndex(where: { $0.package == package }) {
          counts[index].glyphs += 1
        } else {
          counts.append((package, 1))
        }
      }
    }
    for (package, glyphs) in counts {
      let characters = glyphs == 1 ? "1 character" : "\(glyphs) characters"
      warnings.append("no font has a glyph for \(characters): apt-get install \(package)")
    }
  }

  private static func package(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: "fonts-noto-color-emoji"
    default: "fonts-noto-core"
    }
  }
}

extension Font.Role {
  fileprivate var package: (family: String, name: String) {
    switch self {
    case .words: ("Inter", "fonts-inter")
    case .code: ("DejaVu Sans Mono", "fonts-dejavu-core")
    }
  }
}
