#if !canImport(CoreGraphics)
public import Foundation

/// A color with fixed components instead of Core Graphics' `CGColor`, which Foundation on Linux
/// lacks.
public final class CGColor: Hashable, Sendable {
  /// The components as red, green and blue.
  let rgb: ColorComponents
  /// Whether the components are a shade of gray and alpha.
  private let isGray: Bool

  package init(_ components: ColorComponents, isGray: Bool = false) {
    rgb = components
    self.isGray = isGray
  }

  /// Creates a color in the sRGB color space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red, green, blue, alpha))
  }

  /// Creates a color in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red, green, blue, alpha))
  }

  /// Creates a shade of gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(gray, gray, gray, alpha), isGray: true)
  }

  /// The components with alpha as the last one: two for a shade of gray, otherwise four.
  public var components: [CGFloat]? { isGray ? [rgb.red, rgb.alpha] : rgb.list }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The space of the components.
  public var colorSpace: CGColorSpace? {
    isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpace(name: CGColorSpace.sRGB)
  }

  /// Creates a color from components with alpha as the last one; `nil` for too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0],
        green: components[1],
        blue: components[2],
        alpha: components[3]
      )
    }
  }

  /// The opacity from 0 to 1.
  public var alpha: CGFloat { rgb.alpha }

  /// Returns the color with a different opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(ColorComponents(rgb.red, rgb.green, rgb.blue, alpha), isGray: isGray)
  }

  /// Returns whether two colors have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.rgb == other.rgb && one.isGray == other.isGray
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgb)
  }
}
#endif
