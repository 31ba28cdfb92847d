public import Foundation

/// The content of a row of a list: an image and two texts, as UIKit's `UIListContentConfiguration`
/// (developer.apple.com/documentation/uikit/uilistcontentconfiguration).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The style that a factory method gives the configuration.
  enum Style: Hashable {
    case cell, subtitle, value
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentHeader, extraProminentHeader
    case sidebarHeader, sidebarCell, sidebarSubtitle, accompaniedCell, accompaniedSubtitle
  }

  let style: Style
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The text with attributes; it has precedence over ``text``.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes; it has precedence over ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// The axes in which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  /// The margins of the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts that are one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content.
  public var alpha: CGFloat = 1

  // choice: list-content-metrics
  private init(_ style: Style, _ text: UIFont.TextStyle, secondary: UIFont.TextStyle) {
    self.style = style
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
    directionalLayoutMargins =
      NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  }

  /// Returns the configuration of a cell with a text.
  public static func cell() -> Self { Self(.cell, .body, secondary: .subheadline) }

  /// Returns the configuration of a cell with a second text below the first.
  public static func subtitleCell() -> Self { Self(.subtitle, .body, secondary: .caption1) }

  /// Returns the configuration of a cell with a second text at the trailing edge.
  public static func valueCell() -> Self {
    var result = Self(.value, .body, secondary: .body)
    result.secondaryTextProperties.color = .secondaryLabel
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns the configuration of a header of a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader, .headline, secondary: .footnote) }

  /// Returns the configuration of a footer of a plain list.
  public static func plainFooter() -> Self {
    Self(.plainFooter, .subheadline, secondary: .footnote)
  }

  /// Returns the configuration of a header of a grouped list.
  public static func groupedHeader() -> Self {
    grayed(Self(.groupedHeader, .footnote, secondary: .footnote))
  }

  /// Returns the configuration of a footer of a grouped list.
  public static func groupedFooter() -> Self {
    grayed(Self(.groupedFooter, .footnote, secondary: .footnote))
  }

  /// Returns the configuration of a header of a list.
  public static func header() -> Self { plainHeader() }

  /// Returns the configuration of a footer of a list.
  public static func footer() -> Self { plainFooter() }

  /// Returns the configuration of a prominent header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.prominentHeader, .headline, secondary: .footnote)
  }

  /// Returns the configuration of a very prominent header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.extraProminentHeader, .title3, secondary: .footnote)
  }

  /// Returns the configuration of a header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader, .title3, secondary: .footnote) }

  /// Returns the configuration of a cell of a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell, .body, secondary: .subheadline) }

  /// Returns the configuration of a cell of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> Self {
    Self(.sidebarSubtitle, .body, secondary: .caption1)
  }

  /// Returns the configuration of a cell beside a sidebar.
  public static func accompaniedSidebarCell() -> Self {
    Self(.accompaniedCell, .body, secondary: .subheadline)
  }

  /// Returns the configuration of a cell beside a sidebar with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSubtitle, .body, secondary: .caption1)
  }

  private static func grayed(_ configuration: Self) -> Self {
    var result = configuration
    result.textProperties.color = .secondaryLabel
    return result
  }

  /// Returns a view that shows the image and the texts.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the text colors for a state: dimmed for a disabled cell.
  public func updated(for state: any UIConfigurationState) -> Self {
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    var result = self
    if cell?.isDisabled ?? view?.isDisabled ?? false {
      result.textProperties.color = .tertiaryLabel
      result.secondaryTextProperties.color = .tertiaryLabel
    }
    return result
  }
}

extension UIListContentConfiguration {
  /// How a text is shown; the names of UIKit's `UIListContentConfiguration.TextProperties`.
  @preconcurrency @MainActor
  public struct TextProperties: Hashable {
    /// The alignment of a text; the names of UIKit's `TextAlignment`.
    public enum TextAlignment: Int, Sendable {
      /// The text is aligned at the leading edge.
      case natural
      /// The text is centered.
      case center
      case justified
    }

    /// The change of a text before it is shown; the names of UIKit's `TextTransform`.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none
      /// Uppercase letters.
      case uppercase
      /// Lowercase letters.
      case lowercase
      /// Words that begin with an uppercase letter.
      case capitalized
    }

    public var font: UIFont
    public var color = UIColor.label
    /// The transformation of ``color``; it is not part of the equality.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    /// How lines are broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters move closer together before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the preferred size of text.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the text before it is shown.
    public var transform = TextTransform.none
    /// Whether truncated text is shown in full on demand.
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont) {
      self.font = font
    }

    /// Returns the color after the transformation.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns whether all properties but the transformation of the color are equal.
    public static func == (left: Self, right: Self) -> Bool {
      left.font == right.font && left.color == right.color && left.alignment == right.alignment
        && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
        && left.transform == right.transform
        && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
        && left.minimumScaleFactor == right.minimumScaleFactor
    }

    /// Hashes the font, the color and the number of lines.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }

    /// Returns a text after ``transform``.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How an image is shown; the names of UIKit's `UIListContentConfiguration.ImageProperties`.
  @preconcurrency @MainActor
  public struct ImageProperties: Hashable {
    /// The length with which ``reservedLayoutSize`` requests the standard size.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var tintColor: UIColor?
    /// The transformation of ``tintColor``; it is not part of the equality.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The maximum size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image; 0 for the size of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colors do not affect the image.
    public var accessibilityIgnoresInvertColors = false
    /// The color of the border.
    public var strokeColor: UIColor?
    /// The width of the border.
    public var strokeWidth: CGFloat = 0

    /// Returns the tint color after the transformation.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns whether all properties but the transformation of the tint color are equal.
    public static func == (left: Self, right: Self) -> Bool {
      left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize && left.strokeColor == right.strokeColor
        && left.reservedLayoutSize == right.reservedLayoutSize
        && left.strokeWidth == right.strokeWidth
    }

    /// Hashes the tint color and the radius.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}

/// A set of axes; the names and values of UIKit's `UIAxis`.
public struct UIAxis: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
