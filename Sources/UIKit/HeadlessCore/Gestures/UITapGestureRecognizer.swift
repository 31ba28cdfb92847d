import Foundation

/// Recognizes taps, as UIKit's `UITapGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uitapgesturerecognizer).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// The number of fingers of each tap.
  open var numberOfTouchesRequired = 1
  // inert: no pointer is connected
  /// The buttons of a pointer, as a mask.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var fingers = 0

  override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = activeTouches.count
    guard fingers <= numberOfTouchesRequired else { return state = .failed }
    failUnlessContinued(after: Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasMoved = touches.contains { $0.position.distance(to: $0.start) > TouchSystem.tapDistance }
    if hasMoved { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      failUnlessContinued(after: TouchSystem.tapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Returns whether the gesture prevents a different one: not a tap that needs more taps, which
  /// follow.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func failUnlessContinued(after delay: TimeInterval) {
    let (taps, count) = (taps, activeTouches.count)
    runtime?.touches.after(delay, of: self) { [weak self] in
      guard let self, self.taps == taps, self.activeTouches.count == count else { return }
      if self.pending == nil { self.state = .failed }
    }
  }

  @_spi(Runtime) open override func forget() {
    taps = 0
    fingers = 0
  }

  /// The longest time of one tap.
  private static let longestTap: TimeInterval = 0.75
}

extension UIEvent {
  /// The buttons of a pointer; the names and values of UIKit's `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}
