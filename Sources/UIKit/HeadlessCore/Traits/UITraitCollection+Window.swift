import Foundation

extension UITraitCollection {
  /// Creates the traits of a window.
  ///
  /// The size classes match devices with screens of that size: the height is compact below
  /// 500 points, and the width is regular from 668 points if the height is at least 414 points (the
  /// device size classes of Apple's Human Interface Guidelines, “Layout”).
  convenience init(
    ofWindow size: CGSize,
    style: UIUserInterfaceStyle,
    scale: CGFloat,
    direction: UIUserInterfaceLayoutDirection,
    idiom: UIUserInterfaceIdiom = .phone,
    textSize: UIContentSizeCategory = .large
  ) {
    let isLow = size.height < 500
    let isWide = size.width >= 668 && (!isLow || size.height >= 414)
    var values = TraitValues()
    values.horizontalSizeClass = isWide ? .regular : .compact
    values.verticalSizeClass = isLow ? .compact : .regular
    values.userInterfaceStyle = style == .unspecified ? .light : style
    values.displayScale = scale
    values.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    values.userInterfaceIdiom = idiom
    values.userInterfaceLevel = .base
    values.displayGamut = .P3
    values.preferredContentSizeCategory = textSize
    values.accessibilityContrast = .normal
    values.forceTouchCapability = .unavailable
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    self.init(values)
  }

  /// The traits of an iPhone in portrait.
  @MainActor static var ofDefaultWindow: UITraitCollection {
    UITraitCollection(
      ofWindow: UIWindow.defaultSize,
      style: .unspecified,
      scale: HeadlessDevice.defaultScale,
      direction: .leftToRight,
      textSize: Runtime.current.platform.textSize
    )
  }

  // choice: current-traits
  /// The traits with which colors are resolved: those of the running
  /// ``performAsCurrent(_:)``, or those that the app has set, or those of the key
  /// window.
  ///
  /// UIKit sets them to the traits of a view before it calls methods such as `layoutSubviews`; the
  /// runtime does not. Outside the main actor, they are those of an iPhone in portrait.
  public static var current: UITraitCollection {
    get {
      guard MainActorCheck.isOnMainActor else { return phone }
      return MainActor.assumeIsolated {
        let runtime = Runtime.current
        return runtime.currentTraits ?? runtime.mainWindow?.traitsOfContent ?? .ofDefaultWindow
      }
    }
    set {
      guard MainActorCheck.isOnMainActor else { return }
      MainActor.assumeIsolated { Runtime.current.currentTraits = newValue }
    }
  }

  /// Runs a closure during which the collection is ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    guard MainActorCheck.isOnMainActor else { return actions() }
    let old = MainActor.assumeIsolated {
      let old = Runtime.current.currentTraits
      Runtime.current.currentTraits = self
      return old
    }
    actions()
    MainActor.assumeIsolated { Runtime.current.currentTraits = old }
  }

  private static let phone = UITraitCollection(
    ofWindow: CGSize(width: 390, height: 844),
    style: .light,
    scale: HeadlessDevice.defaultScale,
    direction: .leftToRight
  )
}
