import Foundation
import TraceModel

/// The gesture with which a finger moves the content of a scroll view.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  private var start = CGPoint.zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The scroll view, if its class is a delegate; UIKit throws for another object.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { view as? any UIGestureRecognizerDelegate }
    set {
      guard newValue !== view || view == nil else { return }
      (runtime ?? .current).fail(
        exception: "NSInvalidArgumentException",
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.",
        about: view?.traceSubject ?? .none
      )
    }
  }

  /// Whether the content can follow the finger in the direction in which it has moved.
  override func mayBegin(movedBy distance: CGPoint) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let room = scrollView.scrollRoom
    return abs(distance.x) > abs(distance.y) ? room.width > 0 : room.height > 0
  }

  override func sendActions() {
    switch actualState {
    case .began:
      start = scrollView?.contentOffset ?? .zero
      // The first distance has been used up by the recognition.
      setTranslation(.zero, in: nil)
      _ = scrollView?.beginDragging()
    case .changed:
      let moved = translation(in: scrollView)
      guard let scrollView else { break }
      let target = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
      scrollView.drag(to: scrollView.stretched(target))
    case .ended, .cancelled:
      let speed = velocity(in: scrollView)
      let end = actualState == .cancelled ? .zero : CGPoint(x: -speed.x, y: -speed.y)
      scrollView?.endDragging(velocity: end)
    default: break
    }
    super.sendActions()
  }
}

extension UIScrollView {
  // choice: scroll-stretch
  /// Returns the place of content that a finger drags: beyond an edge where it bounces it follows
  /// less and less, by no more than the length of the view.
  fileprivate func stretched(_ target: CGPoint) -> CGPoint {
    let (edge, room) = (limited(target), scrollRoom)
    func stretch(_ target: CGFloat, _ edge: CGFloat, _ room: CGFloat, _ length: CGFloat) -> CGFloat
    {
      guard bounces, room > 0, length > 0 else { return edge }
      let part = (target - edge) / length
      return edge + part / (1 + abs(part)) * length / 2
    }
    return CGPoint(
      x: stretch(target.x, edge.x, room.width, bounds.width),
      y: stretch(target.y, edge.y, room.height, bounds.height)
    )
  }

  /// The distances by which the content can be scrolled; positive where it bounces in any case.
  fileprivate var scrollRoom: CGSize {
    let inset = adjustedContentInset
    let width = contentSize.width + inset.left + inset.right - bounds.width
    let height = contentSize.height + inset.top + inset.bottom - bounds.height
    return CGSize(
      width: alwaysBounceHorizontal ? max(width, 1) : width,
      height: alwaysBounceVertical ? max(height, 1) : height
    )
  }
}
