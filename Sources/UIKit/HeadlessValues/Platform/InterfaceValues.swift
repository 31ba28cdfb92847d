/// The style of the status bar; the names and values of UIKit's `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable {
  /// The interface style determines the style.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of the status bar; the names and values of UIKit's `UIStatusBarAnimation`.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The change is not animated.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}

/// A set of orientations; the names and values of UIKit's `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait with the top at the bottom.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the device turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the device turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscapes.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except portrait upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
