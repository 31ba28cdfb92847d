public import Foundation
import TraceModel

/// Zooming as a value: the scale of the view that the delegate returns.
extension UIScrollView {
  /// Sets the scale and notifies the delegate, as UIKit of iOS 18.2 does: the offset changes before
  /// `scrollViewDidZoom`.
  ///
  /// - Returns: The zoomed view; `nil` if the scale did not change.
  @discardableResult
  package func zoom(
    toScale scale: CGFloat,
    around center: CGPoint?,
    sends willBegin: Bool
  ) -> UIView? {
    guard scale.isFinite else { return nil }
    let new = max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
    guard new > 0, new != zoomStorage else { return nil }
    let answer = ask(.viewForZooming) { $0.viewForZooming(in: self) }
    guard let view = answer ?? nil else { return nil }
    if willBegin {
      notify(.scrollViewWillBeginZooming, argument: view.traceSubject) {
        $0.scrollViewWillBeginZooming(self, with: view)
      }
    }
    let factor = new / zoomStorage
    let middle =
      center.map { CGPoint(x: $0.x * new, y: $0.y * new) }
      ?? CGPoint(x: bounds.midX * factor, y: bounds.midY * factor)
    let origin = view.frame.origin
    zoomStorage = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.frame.origin = origin
    contentSize = view.frame.size
    let target = limited(
      CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    )
    if target == contentOffset {
      notify(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) }
    } else {
      move(to: target)
    }
    notify(.scrollViewDidZoom) { $0.scrollViewDidZoom(self) }
    return view
  }

  // choice: zoom-animated
  /// Sets the scale at once, and notifies the delegate of the end 250 ms later.
  func animateZoom(toScale scale: CGFloat, around center: CGPoint?) {
    guard let view = zoom(toScale: scale, around: center, sends: true) else { return }
    life.runtime.loop.schedule(
      after: .milliseconds(250),
      label: "zooming",
      isCancelled: { [weak self] in self == nil }
    ) { [weak self] in
      self?.endZooming(of: view)
    }
  }

  /// Notifies the delegate of the end of zooming.
  package func endZooming(of view: UIView) {
    notify(.scrollViewDidEndZooming, argument: view.traceSubject) {
      $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Returns an offset that shows content only, within the insets.
  package func limited(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func limit(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(-low, min(value, high))
    }
    return CGPoint(
      x: limit(offset.x, insets.left, contentSize.width - bounds.width + insets.right),
      y: limit(offset.y, insets.top, contentSize.height - bounds.height + insets.bottom)
    )
  }
}

extension UIScrollView {
  /// The speed with which the movement of the content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the indicators; the names and values of UIKit's `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How dragging dismisses the keyboard; the names and values of UIKit's
  /// `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging does not dismiss the keyboard.
    case none = 0
    /// The beginning of a drag dismisses it.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// The beginning of a drag dismisses the keyboard, with the accessory view.
    case onDragWithAccessory = 3
    /// The keyboard follows the finger, with the accessory view.
    case interactiveWithAccessory = 4
  }
}
