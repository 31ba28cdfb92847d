public import Foundation

/// A device: the size of its screen, its scale, and the safe area that its bars and its display
/// leave.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines, “Layout”. Apple publishes no
/// insets; each row names who printed them. The insets are those without bars of the app.
public struct HeadlessDevice: Hashable, Sendable {
  /// Apple's name of the device.
  public let name: String
  /// The size in portrait, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The number of pixels per point of windows without a device.
  public static let defaultScale: CGFloat = 3
  public let portraitInsets: UIEdgeInsets
  public let landscapeInsets: UIEdgeInsets

  private init(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    portrait: UIEdgeInsets,
    landscape: UIEdgeInsets
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    portraitInsets = portrait
    landscapeInsets = landscape
  }

  /// The kind of device.
  var idiom: UIUserInterfaceIdiom { name.hasPrefix("iPad") ? .pad : .phone }

  /// Returns the insets of a window of a size; `nil` for a size that is not the screen's.
  public func safeAreaInsets(in windowSize: CGSize) -> UIEdgeInsets? {
    if windowSize == size { return portraitInsets }
    let isLandscape = windowSize == CGSize(width: size.height, height: size.width)
    return isLandscape ? landscapeInsets : nil
  }

  /// Returns the device with a name, in any case of letters.
  public static func named(_ name: String) -> HeadlessDevice? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// All devices, phones first.
  public static let all: [HeadlessDevice] = phones + tablets

  private static let phones: [HeadlessDevice] =
    // A status bar of 20 points, which landscape hides:
    // github.com/pointfreeco/swift-snapshot-testing, View.swift, iPhone8.
    devices(["iPhone 8", "iPhone SE"], 375, 667, scale: 2, top: 20, bottom: 0, sides: 0)
    // Safe areas of 375 by 734 and 724 by 354 points:
    // qiita.com/usagimaru/items/761e9a5f3d78b1939df8.
    + devices(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      375,
      812,
      scale: 3,
      top: 44,
      bottom: 34,
      sides: 44
    )
    // Safe areas of 414 by 818 and 808 by 393 points: the same page.
    + devices(["iPhone XR"], 414, 896, scale: 2, top: 44, bottom: 34, sides: 44)
    // github.com/pointfreeco/swift-snapshot-testing, View.swift, iPhone12 and iPhone12ProMax.
    + devices(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
      390,
      844,
      scale: 3,
      top: 47,
      bottom: 34,
      sides: 47
    )
    + devices(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      428,
      926,
      scale: 3,
      top: 47,
      bottom: 34,
      sides: 47
    )
    // 59 and 34 points in portrait, 59 and 21 in landscape: csl.cool/2023/09/15/ios-dev/
    // ios-layout-adaptation; 59 points on both sizes: zhangwen.site/en/blog/iphone14-size.
    + devices(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      393,
      852,
      scale: 3,
      top: 59,
      bottom: 34,
      sides: 59
    )
    + devices(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      430,
      932,
      scale: 3,
      top: 59,
      bottom: 34,
      sides: 59
    )

  // Printed insets of all iPads of iOS 14, equal in both orientations:
  // blog.csdn.net/jia12216/article/details/109466661.
  private static let tablets: [HeadlessDevice] = [
    tablet("iPad mini (5th generation)", 768, 1_024, top: 20, bottom: 0),
    tablet("iPad (8th generation)", 810, 1_080, top: 20, bottom: 0),
    tablet("iPad Pro 11-inch", 834, 1_194, top: 24, bottom: 20),
    tablet("iPad Pro 12.9-inch", 1_024, 1_366, top: 24, bottom: 20),
  ]

  /// Phones of one size; a display with a home indicator has 21 points below in landscape.
  private static func devices(
    _ names: [String],
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    top: CGFloat,
    bottom: CGFloat,
    sides: CGFloat
  ) -> [HeadlessDevice] {
    let portrait = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let low: CGFloat = bottom > 0 ? 21 : 0
    let landscape = UIEdgeInsets(top: 0, left: sides, bottom: low, right: sides)
    return names.map {
      HeadlessDevice($0, width, height, scale: scale, portrait: portrait, landscape: landscape)
    }
  }

  private static func tablet(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    bottom: CGFloat
  ) -> HeadlessDevice {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return HeadlessDevice(name, width, height, scale: 2, portrait: insets, landscape: insets)
  }
}

extension UIWindow {
  /// Creates a window that fills the screen of a device in portrait and has its safe area.
  ///
  /// ``rotate(to:)`` gives it the safe area of the orientation.
  public convenience init(device: HeadlessDevice) {
    self.init(frame: CGRect(origin: .zero, size: device.size))
    fill(device)
  }

  /// Follows a device from now on.
  func fill(_ device: HeadlessDevice) {
    self.device = device
    followDevice()
  }

  /// Sets the safe area that the device has at the present size.
  func followDevice() {
    guard let insets = device?.safeAreaInsets(in: bounds.size) else { return }
    screenSafeAreaInsets = insets
  }
}
