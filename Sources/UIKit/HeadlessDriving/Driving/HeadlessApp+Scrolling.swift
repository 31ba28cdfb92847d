@_spi(Runtime) import HeadlessCore
public import Foundation
import TraceModel

/// Methods that scroll and zoom as a finger does.
///
/// A drag itself takes no time, and the hierarchy is laid out after each step. If the content
/// continues to move without the finger, the clock moves it: advance or settle.
extension HeadlessApp {
  /// Drags the content by a distance and lets it stop there.
  ///
  /// The content does not leave its limits, but a drag of 60 points beyond the top begins
  /// refreshing with a refresh control. A scroll view that can't scroll is not dragged.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: The change of the offset: positive values show content farther down or right.
  public func scroll(_ scrollView: UIScrollView, by distance: CGPoint) {
    drag(scrollView, by: distance, velocity: .zero)
  }

  /// Drags the content vertically by a distance and lets it stop there.
  public func scroll(_ scrollView: UIScrollView, by distance: CGFloat) {
    scroll(scrollView, by: CGPoint(x: 0, y: distance))
  }

  /// Drags the content to an offset, within its limits, and lets it stop there.
  public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    record(scrollView) {
      scrollView.layoutIfNeeded()
      perform(scrollView, to: offset, velocity: .zero)
    }
  }

  /// Drags the content by a distance, and lets the finger leave with a speed.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: The change of the offset during the drag.
  ///   - velocity: The speed of the content when the finger leaves, in points per second.
  public func drag(_ scrollView: UIScrollView, by distance: CGPoint, velocity: CGPoint) {
    record(scrollView) {
      scrollView.layoutIfNeeded()
      let start = scrollView.contentOffset
      let target = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
      perform(scrollView, to: target, velocity: velocity)
    }
  }

  /// Drags the content briefly, and lifts the finger with a velocity in points per second.
  public func fling(_ scrollView: UIScrollView, velocity: CGPoint) {
    let distance = CGPoint(x: velocity.x / 50, y: velocity.y / 50)
    drag(scrollView, by: distance, velocity: velocity)
  }

  /// Taps the status bar, which scrolls to the top unless the scroll view or its delegate refuse.
  public func scrollToTop(_ scrollView: UIScrollView) {
    record(scrollView) {
      guard scrollView.scrollsToTop, scrollView.isScrollEnabled else { return }
      let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
      guard scrollView.contentOffset != top else { return }
      let isAllowed = scrollView.ask(.scrollViewShouldScrollToTop) {
        $0.scrollViewShouldScrollToTop(scrollView)
      }
      if isAllowed ?? true {
        scrollView.animate(.scrollToTop, to: top, for: .milliseconds(300))
      }
    }
  }

  /// Changes the scale with two fingers.
  public func pinch(_ scrollView: UIScrollView, to scale: CGFloat) {
    record(scrollView) {
      guard scrollView.isScrollEnabled || scrollView.maximumZoomScale > 1 else { return }
      scrollView.isZooming = true
      let view = scrollView.zoom(toScale: scale, around: nil, sends: true)
      scrollView.isZooming = false
      if let view { scrollView.endZooming(of: view) }
    }
  }

  private func record(_ scrollView: UIScrollView, _ body: () -> Void) {
    runtime.inContext {
      runtime.dispatcher.call(.scrollTo, on: scrollView.traceSubject, body)
    }
  }

  private func perform(_ scrollView: UIScrollView, to target: CGPoint, velocity: CGPoint) {
    guard velocity.x.isFinite, velocity.y.isFinite else { return }
    let pulls = -scrollView.adjustedContentInset.top - target.y
    var target = scrollView.limited(target)
    let current = scrollView.contentOffset
    if !scrollView.scrolls(.horizontal) { target.x = current.x }
    if !scrollView.scrolls(.vertical) { target.y = current.y }
    guard scrollView.scrolls(.horizontal) || scrollView.scrolls(.vertical) else { return }
    guard scrollView.beginDragging() else { return }
    for offset in scrollView.steps(to: target) {
      scrollView.drag(to: offset)
      scrollView.layoutIfNeeded()
    }
    if pulls >= Self.refreshDistance { scrollView.refreshControl?.pull() }
    scrollView.endDragging(velocity: velocity)
  }

  // choice: refresh-pull-distance
  /// The distance beyond the top from which a drag begins refreshing.
  private static let refreshDistance: CGFloat = 60
}

extension UIScrollView {
  /// Whether a finger can move the content along an axis.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let insets = adjustedContentInset
    switch axis {
    case .horizontal:
      return alwaysBounceHorizontal
        || contentSize.width + insets.left + insets.right > bounds.width
    case .vertical:
      return alwaysBounceVertical
        || contentSize.height + insets.top + insets.bottom > bounds.height
    }
  }
}

extension UIScrollView {
  // choice: driven-scroll-steps
  /// The offsets through which a finger moves the content to a target: steps of at most a quarter
  /// of the bounds, and at most 64.
  fileprivate func steps(to target: CGPoint) -> [CGPoint] {
    let start = contentOffset
    let distance = CGPoint(x: target.x - start.x, y: target.y - start.y)
    guard distance != .zero, distance.x.isFinite, distance.y.isFinite else { return [] }
    func count(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? abs(distance) / (length / 4) : 1
    }
    let parts = max(count(distance.x, bounds.width), count(distance.y, bounds.height))
    let steps = max(1, Int(min(parts, 64).rounded(.up)))
    return (1...steps).map { step in
      guard step < steps else { return target }
      let part = CGFloat(step) / CGFloat(steps)
      return CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
    }
  }
}
