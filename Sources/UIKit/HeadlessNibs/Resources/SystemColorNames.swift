extension UIColor {
  /// The colors of the system that catalogs and storyboards can name.
  private static let colorsOfSystem: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
    .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tintColor, .label,
    .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link, .placeholderText, .separator,
    .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ]

  private static let byName: [String: UIColor] = Dictionary(
    colorsOfSystem.compactMap { color in
      if case .system(let system, _) = color.source { (system.name, color) } else { nil }
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// Returns the color of the system with a name in catalogs and storyboards, such as
  /// `systemRedColor`; `nil` for an unknown name.
  package static func system(named name: String) -> UIColor? {
    switch name {
    case "lightTextColor": .lightText
    case "darkTextColor": .darkText
    default: byName[name]
    }
  }
}
