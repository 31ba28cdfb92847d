import Foundation
import HeadlessUIKit
import Testing

struct `Scrolling by code and by fingers` {
  @MainActor
  private func scrollView(_ delegate: ScrollLog) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.delegate = delegate
    return scroll
  }

  @Test @MainActor func `a drag stays within the content`() async throws {
    try await withApp { app in
      let scroll = scrollView(ScrollLog())
      app.scroll(scroll, by: -100)
      #expect(scroll.contentOffset.y == 0)
      app.scroll(scroll, by: CGPoint(x: 50, y: 9000))
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 1600))
      app.scroll(scroll, to: CGPoint(x: 0, y: 700))
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
      scroll.isScrollEnabled = false
      app.scroll(scroll, by: 100)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
    }
  }

  @Test(arguments: [(CGFloat(0), CGFloat(400)), (500, 800), (-500, 0)])
  @MainActor
  func `a paged drag rests at a page`(velocity: CGFloat, y: CGFloat) async throws {
    try await withApp { app in
      let scroll = scrollView(ScrollLog())
      scroll.isPagingEnabled = true
      app.drag(scroll, by: CGPoint(x: 0, y: 420), velocity: CGPoint(x: 0, y: velocity))
      try await app.settle()
      #expect(scroll.contentOffset.y == (velocity < 0 ? 400 : y))
    }
  }

  @Test @MainActor func `the delegate changes where the content rests`() async throws {
    try await withApp { app in
      let delegate = SnappingDelegate()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.contentSize = CGSize(width: 300, height: 2000)
      scroll.delegate = delegate
      app.fling(scroll, velocity: CGPoint(x: 0, y: 1500))
      try await app.settle()
      #expect(delegate.velocity.y == 1.5)
      #expect(scroll.contentOffset.y == 123)
    }
  }

  @Test @MainActor func `an assignment stops an animation`() async throws {
    try await withApp { app in
      let delegate = ScrollLog()
      let scroll = scrollView(delegate)
      scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      try await app.advance(by: .milliseconds(100))
      #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 500)
      scroll.contentOffset.y = 20
      try await app.settle()
      #expect(scroll.contentOffset.y == 20)
      #expect(!delegate.lines.contains("didEndScrollingAnimation"))
    }
  }

  @Test @MainActor func `a rectangle becomes visible with the shortest movement`() async throws {
    try await withApp { _ in
      let scroll = scrollView(ScrollLog())
      scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
      #expect(scroll.contentOffset.y == 150)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
      #expect(scroll.contentOffset.y == 150)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
      #expect(scroll.contentOffset.y == 20)
    }
  }

  @Test @MainActor func `a tap on the status bar scrolls to the top`() async throws {
    try await withApp { app in
      let delegate = ScrollLog()
      let scroll = scrollView(delegate)
      scroll.contentOffset.y = 900
      app.scrollToTop(scroll)
      try await app.settle()
      #expect(scroll.contentOffset.y == 0)
      #expect(delegate.folded == ["didScroll", "didScrollToTop"])
      scroll.contentOffset.y = 900
      scroll.scrollsToTop = false
      app.scrollToTop(scroll)
      try await app.settle()
      #expect(scroll.contentOffset.y == 900)
    }
  }

  @Test @MainActor func `two fingers zoom between the messages of zooming`() async throws {
    try await withApp { app in
      let delegate = ScrollLog()
      let scroll = scrollView(delegate)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.addSubview(content)
      delegate.zoomed = content
      scroll.maximumZoomScale = 4
      app.pinch(scroll, to: 2)
      #expect(
        delegate.lines == ["willBeginZooming", "didScroll", "didZoom", "didEndZooming(2.0)"]
      )
      delegate.lines = []
      scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
      try await app.settle()
      #expect(scroll.zoomScale == 3)
      #expect(
        delegate.lines == ["willBeginZooming", "didScroll", "didZoom", "didEndZooming(3.0)"]
      )
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  @MainActor
  func `values that are not finite change nothing`(value: CGFloat) async throws {
    try await withApp { app in
      let scroll = scrollView(ScrollLog())
      app.scroll(scroll, by: value)
      app.fling(scroll, velocity: CGPoint(x: 0, y: value))
      scroll.setContentOffset(CGPoint(x: value, y: 0), animated: true)
      scroll.setZoomScale(value, animated: false)
      try await app.settle()
      #expect(scroll.contentOffset.y.isFinite)
      #expect(scroll.zoomScale == 1)
    }
  }
}

@MainActor
private final class SnappingDelegate: UIScrollViewDelegate {
  var velocity = CGPoint.zero

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    targetContentOffset.pointee.y = 123
  }
}
