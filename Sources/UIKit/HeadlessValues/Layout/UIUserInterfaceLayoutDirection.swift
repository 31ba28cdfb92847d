/// The direction of a user interface; the names and values of UIKit's
/// `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Text and views follow each other from left to right.
  case leftToRight
  /// Text and views follow each other from right to left.
  case rightToLeft
}

/// The direction as a trait; the names and values of UIKit's `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is unknown.
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The meaning of a view's content; the names and values of UIKit's `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored in languages that are read from right to left.
  case unspecified
  /// Controls of playback, which are not mirrored.
  case playback
  /// Controls of directions in space, which are not mirrored.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left.
  case forceRightToLeft

  /// Returns the direction of a view with this attribute in an interface with a direction.
  package func direction(
    in interface: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
