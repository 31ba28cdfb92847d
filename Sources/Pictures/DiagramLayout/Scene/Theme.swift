/// The values of the colors of a scene.
public struct Theme: Hashable, Sendable {
  /// A color without transparency: three components from 0 to 255.
  public struct Color: Hashable, Sendable {
    /// Red, green and blue as one number, red in the highest byte of three.
    public let rgb: UInt32

    /// Creates a color from `0xRRGGBB`.
    public init(_ rgb: UInt32) { self.rgb = rgb }

    /// Red, from 0 to 1.
    public var red: Double { Double(rgb >> 16 & 0xFF) / 255 }
    /// Green, from 0 to 1.
    public var green: Double { Double(rgb >> 8 & 0xFF) / 255 }
    /// Blue, from 0 to 1.
    public var blue: Double { Double(rgb & 0xFF) / 255 }

    /// The color as `#rrggbb`.
    public var hex: String {
      let digits = String(rgb & 0xFF_FFFF, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }

  private let values: [ColorToken: Color]

  private init(_ value: (ColorToken) -> UInt32) {
    var values: [ColorToken: Color] = [:]
    for token in ColorToken.allCases { values[token] = Color(value(token)) }
    self.values = values
  }

  /// The value of a color.
  public subscript(token: ColorToken) -> Color { values[token] ?? Color(0) }

  /// Dark marks on white.
  ///
  /// The fills of the states differ by a ΔE of at least 12.7 under simulated protanopia,
  /// deuteranopia and tritanopia; edges, bars and leaders have a contrast of 3:1 to the panel,
  /// texts of 4.5:1 to their background and of 5.9:1 to states.
  public static let light = Theme { values($0).light }

  /// Light marks on near black.
  public static let dark = Theme { values($0).dark }

  /// The values on white and on near black.
  private static func values(_ token: ColorToken) -> (light: UInt32, dark: UInt32) {
    switch token {
    case .canvas, .callText, .appearedText: (0xFFFFFF, 0x0D1117)
    case .card: (0xFFFFFF, 0x151B23)
    case .panel: (0xF6F8FA, 0x151B23)
    case .panelEdge: (0xD8DEE4, 0x2F3742)
    case .rule: (0xE0E4EA, 0x28303B)
    case .fold: (0xE9EDF0, 0x1E262F)
    case .foldHatch: (0xD8DFE5, 0x313C48)
    case .arrowFaint: (0xC6CED6, 0x3D4753)
    case .text, .mark: (0x1F2328, 0xE6EDF3)
    case .stateText: (0x1F2328, 0x0D1117)
    case .dimText, .view, .arrow: (0x59636E, 0x9DA7B3)
    case .line, .cardEdge: (0x87919B, 0x6E7781)
    case .grid: (0xA1A9B1, 0x5C646E)
    case .loaded: (0xAEB9C6, 0x8492A4)
    case .loadedEdge: (0x6E7B8A, 0xB6C2CF)
    case .detached: (0x6E7B8A, 0x8B949E)
    case .appearing: (0x56B4E9, 0x56B4E9)
    case .appearingEdge: (0x1F7FBF, 0x9AD4F5)
    case .appearingHatch: (0xA2D6F3, 0x346A8A)
    case .appeared: (0x00734F, 0x1FA97A)
    case .appearedEdge: (0x00573C, 0x6FD3B0)
    case .disappearing: (0xE69F00, 0xE69F00)
    case .disappearingEdge: (0xA66A00, 0xFFC65C)
    case .disappearingHatch: (0xF1CA73, 0x835E0A)
    case .call: (0x5175AD, 0x7FA3DE)
    case .nestedCall: (0x7890C2, 0x5B7DB8)
    case .controller, .wireEdge: (0x0B5CAD, 0x6CB6FF)
    case .controllerFill: (0xE3F0FD, 0x16283C)
    case .window: (0x6B4FA0, 0xB39DDB)
    case .windowFill: (0xF1EBFA, 0x241C33)
    case .node: (0x9C2A6C, 0xF29AC9)
    case .nodeFill: (0xFCEDF5, 0x331B2A)
    case .wire: (0xE8F2FB, 0x141F2C)
    case .error: (0xB3261E, 0xFF7B72)
    case .errorFill: (0xFFEBE9, 0x3A1518)
    case .warning: (0x8A5A00, 0xE3B341)
    case .warningFill: (0xFFF4D6, 0x30260B)
    case .note: (0x3D5A80, 0x9DB8D8)
    case .noteFill: (0xEAF1F8, 0x17222F)
    }
  }
}
