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
/// (developer.apple.com/documentation/uikit/uitraitcollection), limited to the size classes and the
/// style.
public final class UITraitCollection: NSObject {
  /// The horizontal space.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical space.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The interface style.
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass,
    style: UIUserInterfaceStyle
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() {
    self.init(horizontal: .unspecified, vertical: .unspecified, style: .unspecified)
  }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass, vertical: .unspecified, style: .unspecified)
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: .unspecified, vertical: verticalSizeClass, style: .unspecified)
  }

  /// Creates a collection that specifies the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontal: .unspecified, vertical: .unspecified, style: userInterfaceStyle)
  }

  /// Merges collections; for each trait, the last collection that specifies it has precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: RawRepresentable<Int>>(_ trait: (UITraitCollection) -> Trait) -> Trait? {
      traitCollections.map(trait).last { $0.rawValue != 0 }
    }
    self.init(
      horizontal: last(\.horizontalSizeClass) ?? .unspecified,
      vertical: last(\.verticalSizeClass) ?? .unspecified,
      style: last(\.userInterfaceStyle) ?? .unspecified
    )
  }

  /// Creates the traits of a window.
  ///
  /// The size classes match devices with screens of that size: the height is compact below
  /// 500 points, and the width is regular from 668 points if the height is at least 414 points (the
  /// device size classes of Apple's Human Interface Guidelines, “Layout”).
  convenience init(ofWindow size: CGSize, style: UIUserInterfaceStyle) {
    let isLow = size.height < 500
    let isWide = size.width >= 668 && (!isLow || size.height >= 414)
    self.init(
      horizontal: isWide ? .regular : .compact,
      vertical: isLow ? .compact : .regular,
      style: style == .unspecified ? .light : style
    )
  }

  /// Whether the other object specifies the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
  }

  /// A hash value for use with `isEqual`.
  public override var hash: Int {
    horizontalSizeClass.rawValue * 9 + verticalSizeClass.rawValue * 3 + userInterfaceStyle.rawValue
  }
}
