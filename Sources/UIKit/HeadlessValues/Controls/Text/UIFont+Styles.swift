public import Foundation
import TextMetrics

extension UIFont {
  /// The weight of a font; the names and values of UIKit's `UIFont.Weight`.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The number: 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    static let named: [(word: String, weight: Weight)] = [
      ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
      ("thin", .thin), ("light", .light), ("medium", .medium), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]

    /// The last part of a PostScript name.
    var suffix: String {
      switch self {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: "Regular"
      }
    }

    /// The nearest column of the table of widths: medium and lighter weights are measured as
    /// regular, and those that are heavier than bold as bold.
    var face: AdvanceWidths.Face {
      if rawValue < Weight.semibold.rawValue { return .regular }
      return rawValue < Weight.bold.rawValue ? .semibold : .bold
    }
  }

  /// The purpose of a text; the names and values of UIKit's `UIFont.TextStyle`.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a style from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The point size and the weight for the text size Large; an unknown style is like the body.
    var defaultFont: (size: CGFloat, weight: Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .callout: (16, .regular)
      case .subheadline: (15, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }
}
