public import Foundation

/// How much room there is in one direction; the names and values of UIKit's
/// `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Light or dark; the names and values of UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The traits of the surroundings of a view or controller, as UIKit's `UITraitCollection`
/// (developer.apple.com/documentation/uikit/uitraitcollection); the size classes and the style only.
public final class UITraitCollection: NSObject {
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Light or dark.
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

  /// Creates a collection that specifies nothing.
  public override convenience init() {
    self.init(horizontal: .unspecified, vertical: .unspecified, style: .unspecified)
  }

  /// Creates a collection that specifies the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass, vertical: .unspecified, style: .unspecified)
  }

  /// Creates a collection that specifies the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: .unspecified, vertical: verticalSizeClass, style: .unspecified)
  }

  /// Creates a collection that specifies light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(horizontal: .unspecified, vertical: .unspecified, style: userInterfaceStyle)
  }

  /// Creates a collection of what several specify; a later one counts more.
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

  /// Makes the traits of a window.
  ///
  /// The size classes are those of the devices whose screens have such a size: less than 500 points
  /// down is compact; across it takes 668 points for the regular class, and a shorter side of 414
  /// points on telephones (the device size classes of Apple's Human Interface Guidelines, “Layout”).
  convenience init(ofWindow size: CGSize, style: UIUserInterfaceStyle) {
    let isLow = size.height < 500
    let isWide = size.width >= 668 && (!isLow || size.height >= 414)
    self.init(
      horizontal: isWide ? .regular : .compact,
      vertical: isLow ? .compact : .regular,
      style: style == .unspecified ? .light : style
    )
  }

  /// Whether the other object specifies the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
  }

  /// A number that equal collections share.
  public override var hash: Int {
    horizontalSizeClass.rawValue * 9 + verticalSizeClass.rawValue * 3 + userInterfaceStyle.rawValue
  }
}
