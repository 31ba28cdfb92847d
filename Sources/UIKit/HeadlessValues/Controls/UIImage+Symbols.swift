public import Foundation

extension UIImage {
  // It is Sendable unchecked, because it has subclasses: the only one is final, in this file, and
  // has constants of sendable types.
  /// The configuration of an image, as UIKit's `UIImage.Configuration`.
  ///
  /// In this runtime, only symbols have a configuration.
  public class Configuration: NSObject, @unchecked Sendable {
    fileprivate override init() {
      super.init()
    }
  }

  /// The weight of a symbol; the names and values of UIKit's `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// The scale of a symbol; the names and values of UIKit's `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    /// The scale of another configuration.
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The size, weight and colors of a symbol, as UIKit's `UIImage.SymbolConfiguration`
  /// (developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
  ///
  /// Unchecked like its superclass; `values` is a constant of a sendable type.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor]?
      var prefersMulticolor = false
      var prefersMonochrome = false
    }

    private let values: Values

    private init(_ values: Values) {
      self.values = values
      super.init()
    }

    /// Creates a configuration with a size of text.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration with a size of text and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size of text, a weight and a scale.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates a configuration with the size of a style of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
    }

    /// Creates a configuration with the size of a style of text and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      let font = UIFont.preferredFont(forTextStyle: textStyle)
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize))
    }

    /// Creates a configuration with the size of a font and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a configuration with shades of a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    /// Creates a configuration with colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors))
    }

    /// A configuration without values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Returns a configuration that prefers the symbol's colors.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: true))
    }

    /// Returns a configuration that prefers one color.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMonochrome: true))
    }

    /// Returns the configuration with the values of another one where that has them.
    public func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> SymbolConfiguration {
      var merged = otherConfiguration.values
      merged.pointSize = merged.pointSize ?? values.pointSize
      merged.weight = merged.weight ?? values.weight
      merged.scale = merged.scale ?? values.scale
      merged.colors = merged.colors ?? values.colors
      merged.prefersMulticolor = merged.prefersMulticolor || values.prefersMulticolor
      merged.prefersMonochrome = merged.prefersMonochrome || values.prefersMonochrome
      return SymbolConfiguration(merged)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    public override var hash: Int { values.hashValue }

    /// The size of a symbol without a configuration.
    package static let defaultSize = CGSize(width: 20, height: 20)

    // choice: symbol-configuration-size
    /// The size of a symbol: proportional to the point size, of which 17 points give 20; a fifth
    /// smaller or larger for the small and the large scale.
    package var symbolSize: CGSize {
      let points = values.pointSize ?? 17
      guard points.isFinite, points > 0 else { return Self.defaultSize }
      let factor: CGFloat =
        switch values.scale {
        case .small: 0.8
        case .large: 1.2
        default: 1
        }
      let length = (points * factor * 20 / 17).rounded()
      return CGSize(width: length, height: length)
    }
  }
}
