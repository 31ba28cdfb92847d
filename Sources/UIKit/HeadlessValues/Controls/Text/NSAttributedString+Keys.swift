public import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The style of the paragraph: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space between characters, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether ligatures are used.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, in percent of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The name of an effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An attachment: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The address of a link: a `URL` or a text.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the expansion.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The lines below or through a text; the names and values of UIKit's `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Lines below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The direction of writing; the names and values of UIKit's `NSWritingDirection`.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
