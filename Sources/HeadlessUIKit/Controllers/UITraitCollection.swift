public import Foundation

/// The space in one direction; the names and values of UIKit's `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The space is unknown.
  case unspecified
  /// The space is limited.
  case compact
  /// The space is ample.
  case regular
}

/// The interface style; the names and values of UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is unknown.
  case unspecified
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The traits of the environment of a view or controller, as UIKit's `UITraitCollection`
/// (developer.apple.com/documentation/uikit/uitraitcollection), limited to the size classes, the
/// style, the scale of the display and the layout direction.
public final class UITraitCollection: NSObject {
  /// The horizontal space.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical space.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The interface style.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels in a point; 0 if it is unknown.
  public let displayScale: CGFloat
  /// The direction of the interface.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  init(
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    style: UIUserInterfaceStyle = .unspecified,
    scale: CGFloat = 0,
    direction: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    displayScale = scale
    layoutDirection = direction
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() {
    self.init(style: .unspecified)
  }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection that specifies the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a collection that specifies the scale of the display.
  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Merges collections; for each trait, the last collection that specifies it has precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: RawRepresentable<Int>>(_ trait: (UITraitCollection) -> Trait) -> Trait? {
      traitCollections.map(trait).last { $0.rawValue != 0 }
    }
    self.init(
      horizontal: last(\.horizontalSizeClass) ?? .unspecified,
      vertical: last(\.verticalSizeClass) ?? .unspecified,
      style: last(\.userInterfaceStyle) ?? .unspecified,
      scale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
      direction: traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection
        ?? .unspecified
    )
  }

  /// Creates the traits of a window.
  ///
  /// The size classes match devices with screens of that size: the height is compact below
  /// 500 points, and the width is regular from 668 points if the height is at least 414 points (the
  /// device size classes of Apple's Human Interface Guidelines, “Layout”).
  convenience init(
    ofWindow size: CGSize,
    style: UIUserInterfaceStyle,
    scale: CGFloat,
    direction: UIUserInterfaceLayoutDirection
  ) {
    let isLow = size.height < 500
    let isWide = size.width >= 668 && (!isLow || size.height >= 414)
    self.init(
      horizontal: isWide ? .regular : .compact,
      vertical: isLow ? .compact : .regular,
      style: style == .unspecified ? .light : style,
      scale: scale,
      direction: direction == .leftToRight ? .leftToRight : .rightToLeft
    )
  }

  /// The traits of an iPhone in portrait.
  @MainActor static var ofDefaultWindow: UITraitCollection {
    UITraitCollection(
      ofWindow: UIWindow.defaultSize,
      style: .unspecified,
      scale: HeadlessDevice.defaultScale,
      direction: .leftToRight
    )
  }

  /// Whether the other object specifies the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
  }

  /// A hash value for use with `isEqual`.
  public override var hash: Int {
    horizontalSizeClass.rawValue * 9 + verticalSizeClass.rawValue * 3 + userInterfaceStyle.rawValue
  }
}
