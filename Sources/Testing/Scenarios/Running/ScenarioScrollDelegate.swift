import HeadlessUIKit
import TraceModel

/// Receives the callbacks of a scroll view, and returns the view that is zoomed.
final class ScenarioScrollDelegate: NSObject, UIScrollViewDelegate {
  private let script: ObjectScript
  private let zoomedView: UIView?

  init(_ script: ObjectScript, zoomedView: UIView? = nil) {
    self.script = script
    self.zoomedView = zoomedView
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { script.around(.scrollViewDidScroll) {} }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    script.around(.scrollViewWillBeginDragging) {}
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    script.around(.scrollViewWillEndDragging) {}
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    script.around(.scrollViewDidEndDragging) {}
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    script.around(.scrollViewWillBeginDecelerating) {}
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    script.around(.scrollViewDidEndDecelerating) {}
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    script.around(.scrollViewDidEndScrollingAnimation) {}
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    script.around(.viewForZooming) {}
    return zoomedView
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    script.around(.scrollViewWillBeginZooming) {}
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { script.around(.scrollViewDidZoom) {} }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    script.around(.scrollViewDidEndZooming) {}
  }
}
