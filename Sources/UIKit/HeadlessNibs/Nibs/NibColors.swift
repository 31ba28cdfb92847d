/// The colors of Interface Builder by their names, which are those of UIKit in Objective-C.
@MainActor
enum NibColors {
  static let named: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "linkColor": .link, "placeholderTextColor": .placeholderText, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "tintColor": .tintColor,
    "clearColor": .clear, "blackColor": .black, "whiteColor": .white, "darkGrayColor": .darkGray,
    "grayColor": .gray, "lightGrayColor": .lightGray, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "yellowColor": .yellow, "orangeColor": .orange, "cyanColor": .cyan,
    "magentaColor": .magenta, "purpleColor": .purple, "brownColor": .brown,
    "lightTextColor": .lightText, "darkTextColor": .darkText,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "scrollViewTexturedBackgroundColor": .systemBackground,
    "viewFlipsideBackgroundColor": .systemBackground,
    "underPageBackgroundColor": .systemBackground,
  ]

  /// Returns the color of an element: `nil` for `<nil>` and for a color that is not known.
  static func color(_ element: NibElement, in session: NibSession) -> UIColor? {
    element.isRead = true
    guard element.name == "color" else { return nil }
    let alpha = element.number("alpha")
    // The color space has no effect: components are those of sRGB, as in the runtime's colors.
    _ = (element["colorSpace"], element["customColorSpace"])
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      _ = element["systemColor"]
      _ = element["cocoaTouchSystemColor"]
      return UIColor(red: red, green: green, blue: blue, alpha: alpha ?? 1)
    }
    let system =
      element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    _ = element["cocoaTouchSystemColor"]
    if let system, let color = named[system] {
      _ = element.number("white")
      return color
    }
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha ?? 1) }
    if let name = element["name"] {
      return UIColor(named: name, in: session.bundle, compatibleWith: nil)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      let parts = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha ?? 1)
    }
    if let system, let components = session.document.color(named: system) {
      return color(components, in: session)
    }
    session.note("found a color that is not known", element)
    return nil
  }
}
