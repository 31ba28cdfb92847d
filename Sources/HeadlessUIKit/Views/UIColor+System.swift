import Foundation

/// The colors of the system in the light style, as UIKit documents them
/// (developer.apple.com/design/human-interface-guidelines/color); they do not follow the style.
extension UIColor {
  /// The background color of a screen.
  public static let systemBackground = UIColor.white
  /// The background color of content within content.
  public static let secondarySystemBackground = bytes(242, 242, 247)
  /// The background color of content within secondary content.
  public static let tertiarySystemBackground = UIColor.white
  /// The background color of a grouped screen.
  public static let systemGroupedBackground = bytes(242, 242, 247)
  /// The background color of content on a grouped screen.
  public static let secondarySystemGroupedBackground = UIColor.white
  /// The color of text.
  public static let label = UIColor.black
  /// The color of secondary text.
  public static let secondaryLabel = bytes(60, 60, 67, alpha: 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = bytes(60, 60, 67, alpha: 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = bytes(60, 60, 67, alpha: 0.18)
  /// The color of placeholders.
  public static let placeholderText = bytes(60, 60, 67, alpha: 0.3)
  /// The color of links.
  public static let link = bytes(0, 122, 255)
  /// The color of thin lines.
  public static let separator = bytes(60, 60, 67, alpha: 0.29)
  /// The color of opaque thin lines.
  public static let opaqueSeparator = bytes(198, 198, 200)
  /// The color that fills shapes.
  public static let systemFill = bytes(120, 120, 128, alpha: 0.2)
  /// The default tint color.
  public static let tintColor = bytes(0, 122, 255)
  /// The red of the system.
  public static let systemRed = bytes(255, 59, 48)
  /// The orange of the system.
  public static let systemOrange = bytes(255, 149, 0)
  /// The yellow of the system.
  public static let systemYellow = bytes(255, 204, 0)
  /// The green of the system.
  public static let systemGreen = bytes(52, 199, 89)
  /// The mint of the system.
  public static let systemMint = bytes(0, 199, 190)
  /// The teal of the system.
  public static let systemTeal = bytes(48, 176, 199)
  /// The cyan of the system.
  public static let systemCyan = bytes(50, 173, 230)
  /// The blue of the system.
  public static let systemBlue = bytes(0, 122, 255)
  /// The indigo of the system.
  public static let systemIndigo = bytes(88, 86, 214)
  /// The purple of the system.
  public static let systemPurple = bytes(175, 82, 222)
  /// The pink of the system.
  public static let systemPink = bytes(255, 45, 85)
  /// The brown of the system.
  public static let systemBrown = bytes(162, 132, 94)
  /// The gray of the system.
  public static let systemGray = bytes(142, 142, 147)
  /// The second gray of the system.
  public static let systemGray2 = bytes(174, 174, 178)
  /// The third gray of the system.
  public static let systemGray3 = bytes(199, 199, 204)
  /// The fourth gray of the system.
  public static let systemGray4 = bytes(209, 209, 214)
  /// The fifth gray of the system.
  public static let systemGray5 = bytes(229, 229, 234)
  /// The sixth gray of the system.
  public static let systemGray6 = bytes(242, 242, 247)

  private static func bytes(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> UIColor {
    UIColor(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      alpha: alpha
    )
  }
}
