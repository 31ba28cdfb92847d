public import Foundation

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
