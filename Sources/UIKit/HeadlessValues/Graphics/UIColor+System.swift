import Foundation

/// A color of the system for the light and dark styles.
///
/// The values are those of Apple's Human Interface Guidelines, “Color”, and those that apps print
/// on iOS 13 to 18. Colors for increased contrast are the same.
package struct SystemColor: Hashable, Sendable {
  /// The name that UIKit prints, such as `systemRedColor`.
  package let name: String
  private let light: ColorComponents
  private let dark: ColorComponents
  /// The color of the dark style on an elevated level.
  private let elevated: ColorComponents

  fileprivate init(
    _ name: String,
    _ light: ColorComponents,
    _ dark: ColorComponents,
    elevated: ColorComponents? = nil
  ) {
    self.name = name + "Color"
    self.light = light
    self.dark = dark
    self.elevated = elevated ?? dark
  }

  func components(for traits: UITraitCollection) -> ColorComponents {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated : dark
  }
}

/// The colors of the system, which follow the interface style
/// (developer.apple.com/documentation/uikit/uicolor, “Standard colors” and “UI element colors”).
extension UIColor {
  /// The color of text on a dark background, whatever the style is.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on a light background, whatever the style is.
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let systemRed = system("systemRed", (255, 59, 48, 1), (255, 69, 58, 1))
  public static let systemOrange = system("systemOrange", (255, 149, 0, 1), (255, 159, 10, 1))
  public static let systemYellow = system("systemYellow", (255, 204, 0, 1), (255, 214, 10, 1))
  public static let systemGreen = system("systemGreen", (52, 199, 89, 1), (48, 209, 88, 1))
  public static let systemMint = system("systemMint", (0, 199, 190, 1), (99, 230, 226, 1))
  public static let systemTeal = system("systemTeal", (48, 176, 199, 1), (64, 200, 224, 1))
  public static let systemCyan = system("systemCyan", (50, 173, 230, 1), (100, 210, 255, 1))
  public static let systemBlue = system("systemBlue", (0, 122, 255, 1), (10, 132, 255, 1))
  public static let systemIndigo = system("systemIndigo", (88, 86, 214, 1), (94, 92, 230, 1))
  public static let systemPurple = system("systemPurple", (175, 82, 222, 1), (191, 90, 242, 1))
  public static let systemPink = system("systemPink", (255, 45, 85, 1), (255, 55, 95, 1))
  public static let systemBrown = system("systemBrown", (162, 132, 94, 1), (172, 142, 104, 1))
  public static let systemGray = system("systemGray", (142, 142, 147, 1), (142, 142, 147, 1))
  /// The second gray of the system.
  public static let systemGray2 = system("systemGray2", (174, 174, 178, 1), (99, 99, 102, 1))
  /// The third gray of the system.
  public static let systemGray3 = system("systemGray3", (199, 199, 204, 1), (72, 72, 74, 1))
  /// The fourth gray of the system.
  public static let systemGray4 = system("systemGray4", (209, 209, 214, 1), (58, 58, 60, 1))
  /// The fifth gray of the system.
  public static let systemGray5 = system("systemGray5", (229, 229, 234, 1), (44, 44, 46, 1))
  /// The sixth gray of the system.
  public static let systemGray6 = system("systemGray6", (242, 242, 247, 1), (28, 28, 30, 1))
  /// The default tint color.
  public static let tintColor = system("tintColor", (0, 122, 255, 1), (10, 132, 255, 1))
  /// The color of text.
  public static let label = system("label", (0, 0, 0, 1), (255, 255, 255, 1))
  /// The color of secondary text.
  public static let secondaryLabel = system(
    "secondaryLabel",
    (60, 60, 67, 0.6),
    (235, 235, 245, 0.6)
  )
  /// The color of tertiary text.
  public static let tertiaryLabel = system("tertiaryLabel", (60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The color of quaternary text.
  public static let quaternaryLabel = system(
    "quaternaryLabel",
    (60, 60, 67, 0.18),
    (235, 235, 245, 0.16)
  )
  public static let link = system("link", (0, 122, 255, 1), (9, 132, 255, 1))
  public static let placeholderText = system(
    "placeholderText",
    (60, 60, 67, 0.3),
    (235, 235, 245, 0.3)
  )
  /// The color of thin lines.
  public static let separator = system("separator", (60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// The color of opaque thin lines.
  public static let opaqueSeparator = system("opaqueSeparator", (198, 198, 200, 1), (56, 56, 58, 1))
  /// The background color of a screen.
  public static let systemBackground = system(
    "systemBackground",
    (255, 255, 255, 1),
    (0, 0, 0, 1),
    elevated: (28, 28, 30, 1)
  )
  /// The background color of content within content.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground",
    (242, 242, 247, 1),
    (28, 28, 30, 1),
    elevated: (44, 44, 46, 1)
  )
  /// The background color of content within secondary content.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground",
    (255, 255, 255, 1),
    (44, 44, 46, 1),
    elevated: (58, 58, 60, 1)
  )
  /// The background color of a grouped screen.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground",
    (242, 242, 247, 1),
    (0, 0, 0, 1),
    elevated: (28, 28, 30, 1)
  )
  /// The background color of content on a grouped screen.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground",
    (255, 255, 255, 1),
    (28, 28, 30, 1),
    elevated: (44, 44, 46, 1)
  )
  /// The background color of content within content on a grouped screen.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground",
    (242, 242, 247, 1),
    (44, 44, 46, 1),
    elevated: (58, 58, 60, 1)
  )
  /// The color that fills thin shapes.
  public static let systemFill = system("systemFill", (120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// The color that fills shapes of a medium size.
  public static let secondarySystemFill = system(
    "secondarySystemFill",
    (120, 120, 128, 0.16),
    (120, 120, 128, 0.32)
  )
  /// The color that fills large shapes.
  public static let tertiarySystemFill = system(
    "tertiarySystemFill",
    (118, 118, 128, 0.12),
    (118, 118, 128, 0.24)
  )
  /// The color that fills large areas.
  public static let quaternarySystemFill = system(
    "quaternarySystemFill",
    (116, 116, 128, 0.08),
    (118, 118, 128, 0.18)
  )

  private typealias Bytes = (red: Int, green: Int, blue: Int, alpha: CGFloat)

  private static func system(
    _ name: String,
    _ light: Bytes,
    _ dark: Bytes,
    elevated: Bytes? = nil
  ) -> UIColor {
    func components(_ bytes: Bytes) -> ColorComponents {
      ColorComponents(bytes: bytes.red, bytes.green, bytes.blue, alpha: bytes.alpha)
    }
    let color = SystemColor(
      name,
      components(light),
      components(dark),
      elevated: elevated.map(components)
    )
    return UIColor(.system(color, alpha: nil))
  }
}
