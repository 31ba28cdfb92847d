public import Foundation

/// A color, as UIKit's `UIColor` (developer.apple.com/documentation/uikit/uicolor): fixed
/// components, or a color that depends on traits.
///
/// Members that need components, such as `getRed(_:green:blue:alpha:)` and `cgColor`, resolve a
/// dynamic color with ``UITraitCollection/current``.
public final class UIColor: NSObject, Sendable {
  /// The definition of the color.
  package enum Source: Sendable {
    case components(ColorComponents)
    case system(SystemColor, alpha: CGFloat?)
    case named(AssetColor, alpha: CGFloat?)
    case provided(by: @Sendable (UITraitCollection) -> UIColor, alpha: CGFloat?)
  }

  package let source: Source

  package init(_ source: Source) {
    self.source = source
    super.init()
  }

  convenience init(_ components: ColorComponents) {
    self.init(.components(components))
  }

  /// Creates a color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red, green, blue, alpha))
  }

  /// Creates a color from Display P3 components, which are used as sRGB components.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(ColorComponents(red, green, blue, alpha))
  }

  /// Creates a shade of gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white, white, white, alpha))
  }

  /// Creates a color from hue, saturation and brightness; each is limited to 0...1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    )
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.rgb)
  }

  // inert: nothing is drawn
  /// Creates a color that repeats an image, whose components are those of transparent black.
  public convenience init(patternImage image: UIImage) {
    self.init(ColorComponents(0, 0, 0, 0))
  }

  /// Creates a color that a closure chooses by the traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.provided(by: dynamicProvider, alpha: nil))
  }

  // choice: named-colors
  /// Creates a color of the app's asset catalogs; `nil` for an unknown name, which is reported.
  ///
  /// Without a folder of resources, every name is accepted, and the components are those of opaque
  /// black.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of a bundle's asset catalogs; `nil` for an unknown name, which is reported.
  ///
  /// The color remains dynamic: the traits are ignored.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = Services.resources
    guard
      let color = resources == nil
        ? AssetColor(name: name) : resources?.color(named: name, in: bundle)
    else { return nil }
    self.init(.named(color, alpha: nil))
  }

  /// Returns the color with a different opacity; a dynamic color remains dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(var components):
      components.alpha = min(1, max(0, alpha.finiteOrZero))
      return UIColor(components)
    case .system(let color, _): return UIColor(.system(color, alpha: alpha))
    case .named(let color, _): return UIColor(.named(color, alpha: alpha))
    case .provided(let provider, _): return UIColor(.provided(by: provider, alpha: alpha))
    }
  }

  /// Returns the fixed color for traits; a color that is not dynamic is returned unchanged.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .components = source { return self }
    return UIColor(components(for: traitCollection))
  }

  package func components(for traits: UITraitCollection) -> ColorComponents {
    var components: ColorComponents
    let override: CGFloat?
    switch source {
    case .components(let fixed): return fixed
    case .system(let color, let alpha):
      (components, override) = (color.components(for: traits), alpha)
    case .named(let color, let alpha):
      (components, override) = (color.components(for: traits), alpha)
    case .provided(let provider, let alpha):
      (components, override) = (provider(traits).components(for: traits), alpha)
    }
    if let override { components.alpha = min(1, max(0, override.finiteOrZero)) }
    return components
  }

  /// The components for the current traits.
  var currentComponents: ColorComponents {
    if case .components(let fixed) = source { return fixed }
    return components(for: .ofRun)
  }

  /// The components for the current traits: red, green, blue, alpha.
  package var parts: [CGFloat] { currentComponents.list }

  /// The Core Graphics color for the current traits; it does not follow later changes.
  public var cgColor: CGColor { CGColor(currentComponents) }

  /// Stores the components for the current traits; always returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores the hue, saturation and brightness for the current traits; always returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    let parts = components.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores the brightness of a shade of gray.
  ///
  /// - Returns: Whether the color is a shade of gray; otherwise nothing is stored.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    guard components.isGray else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  // inert: nothing is drawn
  /// Sets the fill and stroke color of the current context, which does not draw.
  public func set() {}
  // inert: nothing is drawn
  /// Sets the fill color of the current context, which does not draw.
  public func setFill() {}
  // inert: nothing is drawn
  /// Sets the stroke color of the current context, which does not draw.
  public func setStroke() {}

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (source, other.source) {
    case (.components(let one), .components(let two)): one == two
    case (.system(let one, let alpha), .system(let two, let other)): one == two && alpha == other
    case (.named(let one, let alpha), .named(let two, let other)): one == two && alpha == other
    default: false
    }
  }

  public override var hash: Int {
    switch source {
    case .components(let components): components.hashValue
    case .system(let color, _): color.hashValue
    case .named(let color, _): color.hashValue
    case .provided: ObjectIdentifier(self).hashValue
    }
  }

  /// The text of `print(color)`, as UIKit prints colors of its extended color spaces.
  public override var description: String {
    switch source {
    case .components(let color) where color.isGray:
      "UIExtendedGrayColorSpace \(Self.text(color.red)) \(Self.text(color.alpha))"
    case .components(let color):
      "UIExtendedSRGBColorSpace \(color.list.map(Self.text).joined(separator: " "))"
    case .system(let color, _): "<UIDynamicSystemColor; name = \(color.name)>"
    case .named(let color, _): "<UIDynamicCatalogColor; name = \(color.name)>"
    case .provided: "<UIDynamicProviderColor>"
    }
  }

  private static func text(_ part: CGFloat) -> String {
    var rounded = String(Double((part * 1e6).rounded() / 1e6))
    if rounded.hasSuffix(".0") { rounded.removeLast(2) }
    return rounded
  }
}

extension UIColor {
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray with a brightness of 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Gray with a brightness of 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Gray with a brightness of 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
