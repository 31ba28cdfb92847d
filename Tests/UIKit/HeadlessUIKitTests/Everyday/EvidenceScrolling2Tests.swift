import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about scrolling.
@MainActor
struct `Evidence of everyday scrolling, a second part` {
  // observation: scroll-drag-no-bounce-stays
  @Test func `content that does not bounce stops at its edge`() async throws {
    try await withApp { app in
      let scroll = fingerScroll(1000)
      scroll.bounces = false
      let delegate = ScrollLimits()
      scroll.delegate = delegate
      try app.show(scroll)
      try app.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 260))
      try await app.settle()
      #expect(delegate.lowest == 0)
    }
  }

  // observation: scroll-small-content-not-dragged
  @Test func `small content does not move under a finger`() async throws {
    try await withApp { app in
      let scroll = fingerScroll(50)
      try app.show(scroll)
      let delegate = ScrollLimits()
      scroll.delegate = delegate
      try app.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 260))
      try await app.settle()
      #expect(delegate.lowest == 0)
      #expect(scroll.contentOffset.y == 0)
    }
  }

  // observation: scroll-text-view-is-scroll-view
  @Test func `a text view that does not scroll has an intrinsic height`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.text = "a long text that breaks into several lines"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 20)
  }

  // observation: scroll-nested-inner-first
  @Test func `a drag in nested content moves the inner view`() async throws {
    try await withApp { app in
      let outer = fingerScroll(2000)
      let inner = fingerScroll(1000)
      inner.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
      outer.addSubview(inner)
      try app.show(outer)
      try app.drag(from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 100))
      try await app.settle()
      #expect(inner.contentOffset.y > 0)
      #expect(outer.contentOffset.y == 0)
    }
  }

  // observation: scroll-horizontal-drag-in-vertical-list
  @Test func `a drag across moves no vertical content`() async throws {
    try await withApp { app in
      let scroll = fingerScroll(1000)
      try app.show(scroll)
      try app.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 150))
      try await app.settle()
      #expect(scroll.contentOffset == .zero)
    }
  }

  // observation: scroll-should-scroll-to-top-default
  @Test func `the status bar scrolls to the top and reports it`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(1000)
      let delegate = TopLog()
      scroll.delegate = delegate
      try app.show(scroll)
      scroll.contentOffset.y = 300
      app.scrollToTop(scroll)
      try await app.settle()
      #expect(scroll.contentOffset.y == 0)
      #expect(delegate.count == 1)
    }
  }

  // observation: scroll-did-zoom-and-end-by-code
  @Test func `an animated zoom ends at its scale`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(100)
      let delegate = ScrollLog()
      delegate.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.addSubview(try #require(delegate.zoomed))
      scroll.delegate = delegate
      scroll.maximumZoomScale = 4
      try app.show(scroll)
      scroll.setZoomScale(2, animated: true)
      try await app.settle()
      #expect(delegate.lines.last == "didEndZooming(2.0)")
    }
  }
}

/// A scroll view of 300 by 300 points at (0, 0) for fingers.
@MainActor
private func fingerScroll(_ height: CGFloat) -> UIScrollView {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  scroll.contentSize = CGSize(width: 300, height: height)
  scroll.contentInsetAdjustmentBehavior = .never
  return scroll
}

@MainActor
private final class ScrollLimits: UIScrollViewDelegate {
  var lowest: CGFloat = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lowest = min(lowest, scrollView.contentOffset.y)
  }
}

@MainActor
private final class TopLog: UIScrollViewDelegate {
  var count = 0

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { count += 1 }
}
