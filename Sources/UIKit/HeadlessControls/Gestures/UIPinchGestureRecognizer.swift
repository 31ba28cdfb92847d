@_spi(Runtime) import HeadlessCore
public import Foundation

/// Recognizes two fingers that approach or part, as UIKit's `UIPinchGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale since the beginning, or since it was set.
  open var scale: CGFloat = 1
  /// The change of the scale per second.
  open private(set) var velocity: CGFloat = 0

  private var last: (distance: CGFloat, time: TimeInterval)?
  private var start: CGFloat = 0

  // choice: pinch-distance
  /// The change of the distance after which a pinch begins, in points.
  private static let distance: CGFloat = 8

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = activeTouches.pair else { return }
    last = (pair.distance, seconds)
    if actualState == .possible { start = pair.distance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = activeTouches.pair?.distance, let last, last.distance > 0 else { return }
    let factor = distance / last.distance
    let interval = seconds - last.time
    if interval > 0 { velocity = (factor - 1) * scale / interval }
    scale *= factor
    self.last = (distance, seconds)
    if actualState != .possible {
      state = .changed
    } else if abs(distance - start) >= Self.distance {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count < 2 else { return }
    if actualState != .possible {
      state = .ended
    } else if activeTouches.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  @_spi(Runtime) open override func forget() {
    scale = 1
    velocity = 0
    last = nil
    start = 0
  }
}

extension [UITouch] {
  /// The distance and the direction from the first touch to the second, of exactly two.
  @MainActor
  var pair: (distance: CGFloat, angle: CGFloat)? {
    guard count == 2 else { return nil }
    let (one, other) = (self[0].position, self[1].position)
    return (one.distance(to: other), atan2(other.y - one.y, other.x - one.x))
  }
}
