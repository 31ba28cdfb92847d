public import Foundation
import TextMetrics

/// A font, as UIKit's `UIFont` (developer.apple.com/documentation/uikit/uifont).
///
/// No font file is read: widths come from a table of Inter's advance widths, which differ from
/// those of San Francisco by a few percent. Vertical metrics are fixed parts of the point size.
public final class UIFont: NSObject, Sendable {
  /// The size of the em in points.
  public let pointSize: CGFloat
  /// The PostScript name; for example, `.SFUI-Regular`.
  public let fontName: String
  public let familyName: String
  package let weight: Weight
  package let isItalic: Bool
  package let isMonospaced: Bool

  package init(
    size: CGFloat,
    weight: Weight,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    name: String? = nil
  ) {
    // choice: font-size-zero
    pointSize = size.isFinite && size > 0 ? size : Self.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    let family = isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    familyName = name.map { String($0.prefix { $0 != "-" }) } ?? family
    fontName =
      name
      ?? (isMonospaced ? ".SFUIMono-" : ".SFUI-") + weight.suffix + (isItalic ? "Italic" : "")
    super.init()
  }

  // choice: named-fonts
  /// Creates a font with a name; every name is accepted, and its widths are those of the system
  /// font.
  ///
  /// Words such as `Bold` in the name determine the weight.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let words = fontName.lowercased()
    self.init(
      size: fontSize,
      weight: Weight.named.first { words.contains($0.word) }?.weight ?? .regular,
      isItalic: words.contains("italic") || words.contains("oblique"),
      isMonospaced: words.contains("mono") || words.hasPrefix("courier")
        || words.hasPrefix("menlo"),
      name: fontName
    )
  }

  /// Returns the system font with a regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system font with a bold weight, which is semibold, as in UIKit.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// Returns the italic system font, whose widths are those of the upright one.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the system font with characters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }

  /// Returns the system font with digits of one width, which those of the table have.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the font of a text style, for the preferred size of text of the current traits.
  ///
  /// The sizes are those of Apple's Human Interface Guidelines, “Typography”.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style, for the preferred size of text of traits.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .ofRun).preferredContentSizeCategory
    return UIFont(size: style.size(for: category), weight: style.defaultFont.weight)
  }

  /// Returns the same font in a different size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize,
      weight: weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced,
      name: fontName.hasPrefix(".") ? nil : fontName
    )
  }

  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The standard size of the system font: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The small size of the system font: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  // choice: font-metrics
  /// The height above the baseline: 0.952 of the point size, so 16.19 points at 17.
  ///
  /// This ratio and the following ones are those that apps print for San Francisco on iOS 11 and
  /// later: ascender 1950, descender 494, capital height 1443, x-height 1078, each of 2048 units.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The depth below the baseline, which is negative: 0.241 of the point size.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of a line: 1.193 of the point size, so 20.29 points at 17.
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of a capital letter: 0.705 of the point size.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of the letter x: 0.526 of the point size.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The space between lines, which is part of ``lineHeight``: 0.
  public var leading: CGFloat { 0 }

  /// Returns the width of a character in thousandths of the point size.
  package func thousandths(of character: Character) -> Int {
    AdvanceWidths.width(of: character, in: isMonospaced ? .monospaced : weight.face)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
      && weight == other.weight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
