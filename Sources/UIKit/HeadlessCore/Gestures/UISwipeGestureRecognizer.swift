import Foundation

/// Recognizes a quick movement in one direction, as UIKit's `UISwipeGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe; the names and values of UIKit's
  /// `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  // choice: swipe-distance
  /// The minimum distance, the maximum lateral distance, and the maximum time.
  private static let limits = (along: CGFloat(50), aside: CGFloat(50), time: TimeInterval(0.5))

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard actualState == .possible, let touch = activeTouches.first else { return }
    guard seconds - touch.startTime <= Self.limits.time else { return state = .failed }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    let way = CGPoint(x: touch.position.x - touch.start.x, y: touch.position.y - touch.start.y)
    let isHorizontal = abs(way.x) >= abs(way.y)
    let (along, aside) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
    guard abs(along) >= Self.limits.along else { return }
    let found: Direction =
      isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    state = direction.contains(found) && abs(aside) <= Self.limits.aside ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
