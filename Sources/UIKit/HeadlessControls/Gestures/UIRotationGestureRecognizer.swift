@_spi(Runtime) import HeadlessCore
public import Foundation

/// Recognizes two fingers that turn, as UIKit's `UIRotationGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, or since it was set, in radians.
  open var rotation: CGFloat = 0
  /// The change of the angle per second.
  open private(set) var velocity: CGFloat = 0

  private var last: (angle: CGFloat, time: TimeInterval)?

  // choice: rotation-angle
  /// The angle after which a rotation begins, in radians.
  private static let angle: CGFloat = 0.1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let pair = activeTouches.pair { last = (pair.angle, seconds) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle = activeTouches.pair?.angle, let last else { return }
    var step = angle - last.angle
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    let interval = seconds - last.time
    if interval > 0 { velocity = step / interval }
    rotation += step
    self.last = (angle, seconds)
    if actualState != .possible {
      state = .changed
    } else if abs(rotation) >= Self.angle {
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
    rotation = 0
    velocity = 0
    last = nil
  }
}
