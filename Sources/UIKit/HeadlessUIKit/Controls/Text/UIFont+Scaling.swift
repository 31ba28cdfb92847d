public import Foundation

extension UIFont.TextStyle {
  /// The point sizes for the sizes of text in ascending order, from Apple's Human Interface
  /// Guidelines, “Typography”, “Dynamic Type sizes”.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  /// Returns the point size for a size of text.
  func size(for category: UIContentSizeCategory) -> CGFloat { sizes[category.index] }

  /// Returns the size for a size of text as a factor of the size for Large.
  func scale(for category: UIContentSizeCategory) -> CGFloat {
    size(for: category) / size(for: .large)
  }
}

/// Scales fonts and lengths with the preferred size of text, as UIKit's `UIFontMetrics`
/// (developer.apple.com/documentation/uikit/uifontmetrics).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  // choice: font-metrics-scale
  /// Creates metrics that scale as the point size of a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns the scaled font.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the scaled font for traits.
  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection) }

  /// Returns the scaled font, which is not larger than a maximum.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the scaled font for traits, which is not larger than a maximum; 0 means no maximum.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a scaled length.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a scaled length for traits, rounded to pixels of the default scale.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let scale = HeadlessDevice.defaultScale
    return (value * style.scale(for: category) * scale).rounded() / scale
  }
}
