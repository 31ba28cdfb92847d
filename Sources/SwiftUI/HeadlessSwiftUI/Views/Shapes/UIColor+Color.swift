import Foundation
public import HeadlessUIKit

extension UIColor {
  /// Creates UIKit's color of a color (developer.apple.com/documentation/uikit/uicolor/init(_:)).
  ///
  /// Colors of assets are found by their name; an unknown name gives clear.
  public convenience init(_ color: Color) {
    self.init(cgColor: (color.source ?? color.named).cgColor)
  }
}

extension Color {
  /// The UIKit color for the name.
  fileprivate var named: UIColor {
    var words = name.split(separator: " ").map(String.init)
    var alpha: CGFloat = 1
    while words.count > 2, words[words.count - 2] == "opacity", let last = Double(words.last ?? "")
    {
      alpha *= CGFloat(last)
      words.removeLast(2)
    }
    let base = Self.color(words)
    return alpha == 1 ? base : base.withAlphaComponent(base.cgColor.alpha * alpha)
  }

  private static func color(_ words: [String]) -> UIColor {
    let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    switch (words.first, numbers.count) {
    case ("rgb", 3): return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1)
    case ("white", 1): return UIColor(white: numbers[0], alpha: 1)
    case ("hsb", 3):
      return UIColor(hue: numbers[0], saturation: numbers[1], brightness: numbers[2], alpha: 1)
    default: break
    }
    let name = words.joined(separator: " ")
    return system[name] ?? UIColor(named: name) ?? .clear
  }

  private static let system: [String: UIColor] = [
    "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen,
    "mint": .systemMint, "teal": .systemTeal, "cyan": .systemCyan, "blue": .systemBlue,
    "indigo": .systemIndigo, "purple": .systemPurple, "pink": .systemPink, "brown": .systemBrown,
    "gray": .systemGray, "white": .white, "black": .black, "clear": .clear, "primary": .label,
    "secondary": .secondaryLabel, "accentColor": .systemBlue,
  ]
}
