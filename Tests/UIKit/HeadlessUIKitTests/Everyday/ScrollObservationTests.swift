import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// The published observations of scroll views.
struct `Scroll view observations` {
  // observation: scroll-programmatic-guide22
  @Test @MainActor func `code that scrolls sends didScroll and the end of its animation`()
    async throws
  {
    try await withApp { app in
      let delegate = ScrollLog()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.delegate = delegate
      scroll.contentOffset = CGPoint(x: 0, y: 200)
      #expect(delegate.lines == ["didScroll"])
      scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      #expect(delegate.lines == ["didScroll"])
      try await app.settle()
      #expect(delegate.folded == ["didScroll", "didEndScrollingAnimation"])
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 400))
    }
  }

  // observation: scroll-drag-fling-juejin7020
  @Test @MainActor func `a fling decelerates and a slow stop does not`() async throws {
    try await withApp { app in
      let delegate = ScrollLog()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 9000)
      scroll.delegate = delegate
      app.fling(scroll, velocity: CGPoint(x: 0, y: 1000))
      #expect(scroll.isDecelerating)
      try await app.settle()
      #expect(!scroll.isDecelerating)
      #expect(
        delegate.folded == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
          "willBeginDecelerating", "didScroll", "didEndDecelerating",
        ]
      )
      delegate.lines = []
      app.scroll(scroll, by: 300)
      try await app.settle()
      #expect(
        delegate.folded == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
        ]
      )
    }
  }

  // observation: scroll-offset-not-clamped-guide22
  @Test @MainActor func `offsets are not limited, and NaN throws`() async throws {
    let trace = try await record { _ in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.isPagingEnabled = true
      scroll.contentOffset = CGPoint(x: 0, y: 99_999)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 99_999))
      scroll.contentOffset = CGPoint(x: 0, y: -500)
      #expect(scroll.bounds.origin == CGPoint(x: 0, y: -500))
      scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -500))
    }
    let message = try #require(trace.diagnostics(.invalidArgument).first)
    #expect(
      message.hasPrefix("CALayerInvalidGeometry: CALayer bounds contains NaN: [nan 0; 320 480].")
    )
  }

  // observation: scroll-zoom-programmatic-guide22
  @Test @MainActor func `code that zooms sends didScroll and didZoom within the limits`()
    async throws
  {
    try await withApp { _ in
      let delegate = ScrollLog()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.addSubview(content)
      scroll.contentSize = content.frame.size
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 3
      scroll.setZoomScale(2, animated: false)
      #expect(scroll.zoomScale == 1)
      scroll.delegate = delegate
      scroll.setZoomScale(2, animated: false)
      #expect(scroll.zoomScale == 1)
      delegate.zoomed = content
      scroll.setZoomScale(2, animated: false)
      #expect(content.frame.size == CGSize(width: 640, height: 960))
      scroll.setZoomScale(99, animated: false)
      #expect(scroll.zoomScale == 3)
      #expect(delegate.lines == ["didScroll", "didZoom", "didScroll", "didZoom"])
    }
  }

  // observation: scroll-adjusted-inset-guide22
  @Test @MainActor func `the safe area of the window moves the content in the same layout`()
    async throws
  {
    try await withApp { app in
      let window = makeWindow(in: app)
      window.screenSafeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 100, height: 2000)
      #expect(scroll.adjustedContentInset == .zero)
      root.view.addSubview(scroll)
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 62)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -62))
    }
  }
}

/// Lists the messages that a scroll view sends.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  var lines: [String] = []
  var zoomed: UIView?

  /// The messages, with repeated ones once.
  var folded: [String] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { lines.append("willEndDragging") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didScrollToTop") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willBeginZooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("didZoom") }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { lines.append("didEndZooming(\(scale))") }
}
