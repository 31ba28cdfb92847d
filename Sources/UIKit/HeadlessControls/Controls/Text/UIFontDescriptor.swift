public import Foundation

/// The attributes of a font, as UIKit's `UIFontDescriptor`
/// (developer.apple.com/documentation/uikit/uifontdescriptor).
public final class UIFontDescriptor: NSObject, Sendable {
  public let pointSize: CGFloat
  let name: String?
  let weight: UIFont.Weight
  let isItalic: Bool
  let isMonospaced: Bool

  init(size: CGFloat, weight: UIFont.Weight, isItalic: Bool, isMonospaced: Bool, name: String?) {
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.name = name
    super.init()
  }

  convenience init(of font: UIFont) {
    self.init(
      size: font.pointSize,
      weight: font.weight,
      isItalic: font.isItalic,
      isMonospaced: font.isMonospaced,
      name: font.fontName.hasPrefix(".") ? nil : font.fontName
    )
  }

  public convenience init(name fontName: String, size: CGFloat) {
    let font = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
    self.init(of: font)
  }

  /// Returns the descriptor of the font of a text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(of: .preferredFont(forTextStyle: style)) }

  /// Returns the descriptor of the font of a text style for traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(of: .preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// The PostScript name.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with traits; the runtime has every combination.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: pointSize,
      weight: isBold == wasBold ? weight : isBold ? .bold : .regular,
      isItalic: symbolicTraits.contains(.traitItalic),
      isMonospaced: symbolicTraits.contains(.traitMonoSpace),
      name: name
    )
  }

  /// Returns the descriptor with a design; only the monospaced design changes the widths.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      size: pointSize,
      weight: weight,
      isItalic: isItalic,
      isMonospaced: design == .monospaced,
      name: name
    )
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      size: newPointSize,
      weight: weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced,
      name: name
    )
  }

  /// Returns the descriptor with attributes; only the weight in the traits and the size are used.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    return UIFontDescriptor(
      size: attributes[.size] as? CGFloat ?? pointSize,
      weight: traits?[.weight] as? UIFont.Weight ?? weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced,
      name: attributes[.name] as? String ?? name
    )
  }

  /// Creates a descriptor with attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFontDescriptor(of: .systemFont(ofSize: 12)).addingAttributes(attributes)
    self.init(
      size: base.pointSize,
      weight: base.weight,
      isItalic: false,
      isMonospaced: false,
      name: base.name
    )
  }

  /// The traits of a font; the names and values of UIKit's `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Fonts whose characters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Fonts with less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Fonts with more space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Fonts whose characters have one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The point size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
}

extension UIFont {
  /// Creates the font of a descriptor; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize,
      weight: descriptor.weight,
      isItalic: descriptor.isItalic,
      isMonospaced: descriptor.isMonospaced,
      name: descriptor.name
    )
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

  // inert: no fonts are installed
  /// The names of the installed families: none.
  public class var familyNames: [String] { [] }

  // inert: no fonts are installed
  /// The names of the installed fonts of a family: none.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
