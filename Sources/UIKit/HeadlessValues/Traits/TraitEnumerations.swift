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

/// The kind of device; the names and values of UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is unknown.
  case unspecified = -1
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The visual level of content; the names and values of UIKit's `UIUserInterfaceLevel`.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is unknown.
  case unspecified = -1
  /// The level of the main content of a window.
  case base = 0
  /// A level above the main content.
  case elevated = 1
}

/// The contrast of colors; the names and values of UIKit's `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is unknown.
  case unspecified = -1
  case normal = 0
  /// An increased contrast.
  case high = 1
}

/// The range of colors of a display; the names and values of UIKit's `UIDisplayGamut`.
public enum UIDisplayGamut: Int, Sendable {
  /// The range is unknown.
  case unspecified = -1
  /// sRGB.
  case SRGB = 0
  case P3 = 1
}

/// Whether a display measures force; the names and values of UIKit's `UIForceTouchCapability`.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  /// The display does not measure force.
  case unavailable = 1
  /// The display measures force.
  case available = 2
}

/// Whether text is bold for legibility; the names and values of UIKit's `UILegibilityWeight`.
public enum UILegibilityWeight: Int, Sendable {
  /// The weight is unknown.
  case unspecified = -1
  /// Text is regular.
  case regular = 0
  /// Text is bold.
  case bold = 1
}

/// Whether the app's windows are active; the names and values of UIKit's
/// `UIUserInterfaceActiveAppearance`.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  case inactive = 0
  case active = 1
}
