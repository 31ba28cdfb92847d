public import Foundation

/// A distance in two directions; the names of UIKit's `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// Creates a distance of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public static let zero = UIOffset()
}

/// The style of a bar; the names and values of UIKit's `UIBarStyle`.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light bar.
  case `default` = 0
  /// Light text on a dark bar.
  case black = 1
}

/// The height of a bar and whether it has a prompt; the names and values of UIKit's `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
  /// The default height.
  case `default` = 0
  /// A bar that is less high.
  case compact = 1
  /// The default height with a prompt.
  case defaultPrompt = 101
  /// A bar that is less high, with a prompt.
  case compactPrompt = 102
}

/// The position of a bar; the names and values of UIKit's `UIBarPosition`.
public enum UIBarPosition: Int, Sendable {
  /// The position is unknown.
  case any = 0
  /// The bar is at the bottom of its superview.
  case bottom = 1
  /// The bar is at the top of its superview.
  case top = 2
  /// The bar is at the top of the screen, extended below the status bar.
  case topAttached = 3
}

/// A bar with a position, as UIKit's `UIBarPositioning`.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Chooses the position of a bar, as UIKit's `UIBarPositioningDelegate`.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  // inert: bars are not placed by their position
  /// Returns the position of a bar in a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
