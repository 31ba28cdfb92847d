/// Directions of the arrow of a popover; the names and values of UIKit's `UIPopoverArrowDirection`.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
