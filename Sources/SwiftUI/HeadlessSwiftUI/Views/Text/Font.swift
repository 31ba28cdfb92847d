public import Foundation
import HeadlessUIKit

/// A font that depends on the environment (developer.apple.com/documentation/swiftui/font).
public struct Font: Hashable, Sendable {
  private enum Base: Hashable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat)
  }

  private let base: Base
  private let design: Design?
  private var weightChange: Weight?
  private var isItalic = false
  private var isMonospaced = false

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.design = design
    weightChange = weight
    isMonospaced = design == .monospaced
  }

  /// The purpose of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let name: String
    let value: CGFloat

    public static let ultraLight = Weight(name: "ultraLight", value: -0.8)
    public static let thin = Weight(name: "thin", value: -0.6)
    public static let light = Weight(name: "light", value: -0.4)
    public static let regular = Weight(name: "regular", value: 0)
    public static let medium = Weight(name: "medium", value: 0.23)
    public static let semibold = Weight(name: "semibold", value: 0.3)
    public static let bold = Weight(name: "bold", value: 0.4)
    public static let heavy = Weight(name: "heavy", value: 0.56)
    public static let black = Weight(name: "black", value: 0.62)
  }

  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles of the first level.
  public static let title = Font(.style(.title))
  /// The font of titles of the second level.
  public static let title2 = Font(.style(.title2))
  /// The font of titles of the third level.
  public static let title3 = Font(.style(.title3))
  /// The font of headings.
  public static let headline = Font(.style(.headline))
  /// The font of subheadings.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of bodies.
  public static let body = Font(.style(.body))
  /// The font of callouts.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The font of small captions.
  public static let caption2 = Font(.style(.caption2))

  /// Returns the system font of a style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(.style(style), weight: weight, design: design) }

  /// Returns the system font of a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(.system(size), weight: weight, design: design) }

  /// Returns a font with a name; its widths are those of the system font.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }
  /// Returns a font with a name; its widths are those of the system font.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize))
  }
  /// Returns a font with a name; its widths are those of the system font.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size))
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weightChange = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns the font with characters of one width.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// Returns the font with digits of one width, which they have.
  public func monospacedDigit() -> Font { self }

  /// The font in words, such as `title`.
  package var text: String {
    let name =
      switch base {
      case .style(let style): "\(style)"
      case .system(let size): "system \(size.text)"
      case .custom(let name, let size): "\(name) \(size.text)"
      }
    var parts = [name]
    if let weightChange { parts.append(weightChange.name) }
    if isItalic { parts.append("italic") }
    if isMonospaced { parts.append("monospaced") }
    return parts.joined(separator: " ")
  }

  /// The font that measures the text.
  func resolved(weight: Weight? = nil, isMonospaced: Bool = false) -> UIFont {
    let size: CGFloat
    let styled: UIFont.Weight
    switch base {
    case .style(let style):
      size = UIFont.preferredFont(forTextStyle: style.uiStyle).pointSize
      styled = style == .headline ? .semibold : .regular
    case .system(let points): (size, styled) = (points, .regular)
    case .custom(let name, let points):
      if weight == nil, weightChange == nil, let font = UIFont(name: name, size: points) {
        return font
      }
      (size, styled) = (points, .regular)
    }
    let chosen = (weight ?? weightChange).map { UIFont.Weight($0.value) } ?? styled
    return self.isMonospaced || isMonospaced
      ? .monospacedSystemFont(ofSize: size, weight: chosen)
      : .systemFont(ofSize: size, weight: chosen)
  }
}

extension Font.TextStyle {
  /// The UIKit style.
  fileprivate var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}
