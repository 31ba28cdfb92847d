public import Foundation
package import HeadlessValues
import HeadlessUIKit

/// The interface style of a view (developer.apple.com/documentation/swiftui/colorscheme).
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The direction of an interface (developer.apple.com/documentation/swiftui/layoutdirection).
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The space in one direction
/// (developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The space is limited.
  case compact
  /// The space is ample.
  case regular
}

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }

/// The values that a hosting controller takes from its traits.
extension EnvironmentValues {
  /// The interface style.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction of the interface.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The horizontal space; `nil` if it is unknown.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical space; `nil` if it is unknown.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Writes the traits of a controller.
  package mutating func write(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    if traits.displayScale > 0 { displayScale = traits.displayScale }
  }
}

extension UserInterfaceSizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
