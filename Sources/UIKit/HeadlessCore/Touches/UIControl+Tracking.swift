import Foundation

/// How a control follows a touch, and the events that it sends.
///
/// A touch that moves sends `touchDragInside` or `touchDragOutside` for each movement, and before
/// that `touchDragExit` or `touchDragEnter` if it crosses the border (newbe.dev, “UIButton
/// events”).
extension UIControl {
  // choice: control-outside-distance
  /// The distance beyond the bounds up to which a touch that moves counts as inside, in points.
  private static let margin: CGFloat = 70

  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    isTracking = true
    isHighlighted = true
    guard sendsTouchDown else { return }
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    let area = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    isTouchInside = area.contains(touch.location(in: self))
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    followDrag(to: touch.location(in: self), with: event)
  }

  func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking else { return }
    let isInside = isTouchInside
    endTracking(touches.first, with: event)
    stopTracking()
    guard isInside, let touch = touches.first else {
      sendActions(for: .touchUpOutside, with: event)
      return
    }
    finishTap(at: touch.location(in: self), with: event)
  }

  func abandonTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether a tap in the control is not a tap of a recognizer of a superview that would cancel it:
  /// a button's tap is its own, that of a plain control is not (a log of 2023, techqa.club
  /// 77329118).
  func keepsTap(from gesture: UIGestureRecognizer) -> Bool {
    guard hasOwnTap, isEnabled, gesture.cancelsTouchesInView, gesture.view !== self,
      let tap = gesture as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether a slider that a finger moves keeps a swipe along it from a recognizer of a superview
  /// (developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls).
  func keepsSwipe(from gesture: UIGestureRecognizer) -> Bool {
    guard followsDrags, isTracking, gesture.view !== self,
      let swipe = gesture as? UISwipeGestureRecognizer
    else { return false }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }
}
