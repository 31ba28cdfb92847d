public import Foundation

/// Recognizes a finger that stays, as UIKit's `UILongPressGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The time after which the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = activeTouches.count
    guard count <= numberOfTouchesRequired, state == .possible else { return state = .failed }
    guard count == numberOfTouchesRequired else { return }
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
    guard minimumPressDuration > 0 else { return state = .began }
    runtime?.touches.after(minimumPressDuration, of: self) { [weak self] in
      guard let self, self.actualState == .possible, self.activeTouches.count == count else {
        return
      }
      self.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard actualState == .possible else { return state = .changed }
    let hasMoved = touches.contains { $0.position.distance(to: $0.start) > allowableMovement }
    if hasMoved { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if actualState == .possible {
      state = .failed
    } else if activeTouches.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
