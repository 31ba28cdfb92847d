import Foundation
import TraceModel

/// Dragging by a finger, which tests and gestures drive.
extension UIScrollView {
  /// Begins a drag.
  ///
  /// - Returns: Whether the content follows the finger.
  package func beginDragging() -> Bool {
    guard isScrollEnabled, !isDragging else { return false }
    stopMotion()
    isTracking = true
    isDragging = true
    notify(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    dismissKeyboard()
    return true
  }

  // choice: scroll-dismisses-keyboard
  /// Ends editing in the window if a drag dismisses the keyboard.
  private func dismissKeyboard() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    guard let window, life.runtime.firstResponder is any EditableText else { return }
    _ = life.runtime.focus.end(in: window, isForced: false)
  }

  /// Moves the content with the finger, within its limits.
  package func drag(to offset: CGPoint) {
    guard isDragging else { return }
    move(to: offset)
  }

  // choice: scroll-deceleration-distance
  /// Ends a drag.
  ///
  /// The content goes on moving if the finger has speed or if it has to reach a page. The distance
  /// is that of a speed which ``UIScrollView/decelerationRate`` reduces in each millisecond.
  ///
  /// - Parameter velocity: The speed of the content, in points per second.
  package func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingOffset(proposed: restingPlace(speed), velocity: speed)
    notify(.scrollViewWillEndDragging) { delegate in
      withUnsafeMutablePointer(to: &target) {
        delegate.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: $0)
      }
    }
    isTracking = false
    isDragging = false
    let decelerates = target.x.isFinite && target.y.isFinite && target != contentOffset
    notify(.scrollViewDidEndDragging, text: "\(decelerates)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    guard decelerates, !isDragging, motion == nil else { return }
    isDecelerating = true
    notify(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    guard isDecelerating else { return }
    animate(.deceleration, to: target, for: .milliseconds(600))
    isDecelerating = true
  }

  /// Returns the offset at which content with a speed stops.
  private func restingPlace(_ speed: CGPoint) -> CGPoint {
    let rate = max(0, min(decelerationRate.rawValue, 0.999))
    let reach = rate / (1 - rate)
    var target = CGPoint(
      x: contentOffset.x + speed.x * reach,
      y: contentOffset.y + speed.y * reach
    )
    guard target.x.isFinite, target.y.isFinite else { return contentOffset }
    if isPagingEnabled {
      target.x = page(contentOffset.x, speed.x, bounds.width)
      target.y = page(contentOffset.y, speed.y, bounds.height)
    }
    let limit = limited(target)
    return limit
  }

  /// Returns the page in the direction of a speed; without one, the nearest page.
  private func page(_ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    if speed > 0 { return (place.rounded(.down) + 1) * length }
    if speed < 0 { return (place.rounded(.up) - 1) * length }
    return place.rounded() * length
  }
}
