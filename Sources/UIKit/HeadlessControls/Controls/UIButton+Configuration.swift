@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

extension UIButton {
  /// The content and look of a button; the names of UIKit's `UIButton.Configuration`
  /// (developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
  @preconcurrency @MainActor
  public struct Configuration: Hashable {
    /// The kind of background.
    fileprivate enum Look: Hashable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    /// The size of a button; the names of UIKit's `UIButton.Configuration.Size`.
    public enum Size: Int, Sendable {
      case medium
      case small
      /// The smallest size.
      case mini
      case large
    }

    /// The corners of a background; the names of UIKit's `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background, scaled with the text.
      case dynamic = 0
      /// The radius of the background.
      case fixed = 1
      /// The radius is half of the height.
      case capsule = 2
      /// A large radius.
      case large = 3
      /// A medium radius.
      case medium = 4
      /// A small radius.
      case small = 5
    }

    /// The alignment of the title and the subtitle; the names of UIKit's
    /// `UIButton.Configuration.TitleAlignment`.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment of the content.
      case automatic = 0
      /// The image is at the leading edge.
      case leading = 1
      /// The image is in the middle.
      case center = 2
      /// The image is at the trailing edge.
      case trailing = 3
    }

    /// The mark of a button with a menu; the names of UIKit's `UIButton.Configuration.Indicator`.
    public enum Indicator: Int, Sendable {
      /// The mark that the platform chooses.
      case automatic = 0
      /// No mark.
      case none = 1
      /// A mark for a menu of choices.
      case popup = 2
    }

    fileprivate let look: Look
    fileprivate var explicitInsets: NSDirectionalEdgeInsets?

    private init(_ look: Look) {
      self.look = look
    }

    /// Returns a configuration without a background.
    public static func plain() -> Self { Self(.plain) }
    /// Returns a configuration with a background in a light tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Self { Self(.gray) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Self { Self(.filled) }
    /// Returns a configuration without a border.
    public static func borderless() -> Self { Self(.borderless) }
    /// Returns a configuration with a border.
    public static func bordered() -> Self { Self(.bordered) }
    /// Returns a configuration with a tinted border.
    public static func borderedTinted() -> Self { Self(.borderedTinted) }
    /// Returns a configuration with a prominent background.
    public static func borderedProminent() -> Self { Self(.borderedProminent) }

    public var title: String?
    /// The title with attributes; it replaces ``title``.
    public var attributedTitle: AttributedString?
    /// The subtitle, below the title.
    public var subtitle: String?
    /// The subtitle with attributes; it replaces ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// The alignment of the title and the subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How lines of the title are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How lines of the subtitle are broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Changes the attributes of the title; it is not part of the equality.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle; it is not part of the equality.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the color of the image; it is not part of the equality.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of the activity indicator; it is not part of the equality.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width that the image takes at least, which has no effect here.
    public var imageReservation: CGFloat = 0
    /// The mark of a button with a menu.
    public var indicator = Indicator.automatic
    public var background = UIBackgroundConfiguration.clear()
    /// The corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    public var image: UIImage?
    /// The edge of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle.
    public var titlePadding: CGFloat = 1
    /// The color of the title and the image.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    // choice: button-configuration-insets
    /// The distance of the content from the edges.
    ///
    /// By default 7 points at the top and bottom and 12 at the sides; 5 and 10 for small and mini
    /// buttons, 15 and 20 for large ones.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { explicitInsets ?? defaultInsets }
      set { explicitInsets = newValue }
    }

    /// Returns the configuration for a button, which is the same.
    public func updated(for button: UIButton) -> Self { self }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    /// Restores the default ``contentInsets``.
    public mutating func setDefaultContentInsets() { explicitInsets = nil }

    private var defaultInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .medium: (7, 12)
        case .small, .mini: (5, 10)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical,
        leading: horizontal,
        bottom: vertical,
        trailing: horizontal
      )
    }

    /// The font of the title: 17 points, or 15 for small and mini buttons.
    var titleFont: UIFont {
      let isSmall = buttonSize == .small || buttonSize == .mini
      return .preferredFont(forTextStyle: isSmall ? .subheadline : .body)
    }

    var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }
  }
}

extension UIButton.Configuration {
  /// Compares all values except for transformers.
  public static func == (left: Self, right: Self) -> Bool {
    left.compared == right.compared && left.background == right.background
      && left.texts == right.texts
  }

  /// Adds the values to a hash, except for transformers, the background and attributed texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(compared)
  }

  private var texts: [AttributedString?] { [attributedTitle, attributedSubtitle] }

  private var compared: [AnyHashable?] {
    [
      look, explicitInsets, title, subtitle, titleAlignment, titleLineBreakMode,
      subtitleLineBreakMode, preferredSymbolConfigurationForImage, imageReservation, indicator,
      cornerStyle, image, imagePlacement, imagePadding, titlePadding, baseForegroundColor,
      baseBackgroundColor, buttonSize, showsActivityIndicator,
    ]
  }
}

extension UIButton.Configuration {
  /// Reads the element of a configuration.
  @MainActor
  init(_ nib: NibReader) {
    switch nib["style"] {
    case "filled": self = .filled()
    case "gray": self = .gray()
    case "tinted": self = .tinted()
    default: self = .plain()
    }
    nib.text("title") { title = $0 }
    nib.attributedText("attributedTitle") { title = $0.string }
    nib.text("subtitle") { subtitle = $0 }
    nib.image("image") { image = $0 }
    nib.color("baseForegroundColor") { baseForegroundColor = $0 }
    nib.color("baseBackgroundColor") { baseBackgroundColor = $0 }
    // Nothing is drawn.
    nib.ignore("cornerStyle", "imagePlacement", "imagePadding", "titlePadding", "buttonSize")
    for child in nib.element.children where !child.isRead { child.ignore() }
  }
}
