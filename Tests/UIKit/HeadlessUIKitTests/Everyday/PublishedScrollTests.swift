import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What Apple's documentation and headers say about scroll views.
@MainActor
struct `Published statements about scroll views` {
  private func scroll(_ delegate: ScrollAnswers, height: CGFloat = 9000) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 320, height: height)
    scroll.delegate = delegate
    return scroll
  }

  // source: UIScrollView.h, "velocity is in points/millisecond"
  @Test func `the velocity of the end of a drag is in points per millisecond`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      app.fling(scroll, velocity: CGPoint(x: 0, y: 1500))
      #expect(delegate.velocity == CGPoint(x: 0, y: 1.5))
    }
  }

  // source: UIScrollView.h, "not called if not animating"
  // source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
  @Test func `an offset that is set without animation or is there already ends no animation`()
    async throws
  {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      try await app.settle()
      #expect(delegate.lines == ["didScroll"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
  @Test func `a rectangle that is visible is not scrolled to`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
      try await app.settle()
      #expect(delegate.lines == [])
      scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: true)
      try await app.settle()
      #expect(delegate.lines.last == "didEndScrollingAnimation")
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 530))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbeginzooming(_:with:)
  // source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendzooming(_:with:atscale:)
  @Test(arguments: [true, false])
  func `zooming begins and ends for a gesture and for an animated change`(
    isGesture: Bool
  )
    async throws
  {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.addSubview(content)
      scroll.maximumZoomScale = 3
      delegate.zoomed = content
      if isGesture { app.pinch(scroll, to: 2) } else { scroll.setZoomScale(2, animated: true) }
      try await app.settle()
      #expect(delegate.lines.first == "willBeginZooming")
      #expect(delegate.lines.contains("didZoom"))
      #expect(delegate.lines.last == "didEndZooming(2.0)")
    }
  }

  // source: UIScrollView.h, "return a view that will be scaled. if delegate returns nil, nothing
  // happens"
  @Test func `nothing is scaled without a view for zooming`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      scroll.maximumZoomScale = 3
      app.pinch(scroll, to: 2)
      #expect(scroll.zoomScale == 1)
      #expect(delegate.lines == [])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewshouldscrolltotop(_:)
  // source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
  @Test func `the delegate and the property prevent scrolling to the top`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      #expect(scroll.scrollsToTop)
      scroll.contentOffset = CGPoint(x: 0, y: 500)
      delegate.lines = []
      delegate.scrollsToTop = false
      app.scrollToTop(scroll)
      try await app.settle()
      #expect(delegate.lines == ["shouldScrollToTop"])
      delegate.lines = []
      scroll.scrollsToTop = false
      app.scrollToTop(scroll)
      #expect(delegate.lines == [])
      scroll.scrollsToTop = true
      delegate.scrollsToTop = true
      app.scrollToTop(scroll)
      try await app.settle()
      #expect(delegate.folded == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
      #expect(scroll.contentOffset == .zero)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  @Test func `a finger does not scroll a disabled scroll view, and code does`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      scroll.isScrollEnabled = false
      app.scroll(scroll, by: 100)
      #expect(delegate.lines == [])
      scroll.contentOffset = CGPoint(x: 0, y: 100)
      #expect(delegate.lines == ["didScroll"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/ondrag
  @Test(arguments: [true, false])
  func `the keyboard is dismissed when a drag begins`(dismisses: Bool) async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      scroll.keyboardDismissMode = dismisses ? .onDrag : .none
      stage.view.addSubview(scroll)
      scroll.addSubview(stage.field)
      stage.field.becomeFirstResponder()
      try await app.settle()
      stage.journal.clear()
      app.scroll(scroll, by: 50)
      #expect(stage.field.isFirstResponder != dismisses)
      #expect(stage.lines.contains("app.keyboardWillHide") == dismisses)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
  @Test func `the delegate changes the offset at which the content comes to rest`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      delegate.target = CGPoint(x: 0, y: 700)
      app.fling(scroll, velocity: CGPoint(x: 0, y: 1500))
      try await app.settle()
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
  // source: https://developer.apple.com/documentation/uikit/uiscrollview/isdragging
  @Test func `the properties tell the finger from the motion after it`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      app.fling(scroll, velocity: CGPoint(x: 0, y: 1500))
      try await app.settle()
      #expect(
        delegate.states == [
          "willBeginDragging dragging", "willEndDragging dragging",
          "willBeginDecelerating decelerating",
          "didEndDecelerating",
        ]
      )
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
  @Test func `paging stops at multiples of the bounds`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      scroll.isPagingEnabled = true
      app.fling(scroll, velocity: CGPoint(x: 0, y: 800))
      try await app.settle()
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 480))
      #expect(delegate.lines.last == "didEndDecelerating")
      app.scroll(scroll, by: 100)
      try await app.settle()
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 480))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)
  @Test func `a change of the adjusted insets is reported`() async throws {
    try await withApp { _ in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      #expect(delegate.lines.contains("didChangeAdjustedContentInset"))
    }
  }

  // source: https://www.oreilly.com/library/view/programming-ios-6/9781449365783/ch20s04.html
  @Test func `a drag that stops before the finger leaves is over at once`() async throws {
    try await withApp { app in
      let delegate = ScrollAnswers()
      let scroll = scroll(delegate)
      app.scroll(scroll, by: 200)
      #expect(delegate.lines.last == "didEndDragging(false)")
      try await app.settle()
      #expect(delegate.lines.last == "didEndDragging(false)")
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uirefreshcontrol
  // source: https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
  @Test func `a pull refreshes with an event and code without one`() async throws {
    try await withApp { app in
      let scroll = scroll(ScrollAnswers())
      let control = UIRefreshControl()
      scroll.refreshControl = control
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      control.beginRefreshing()
      #expect(control.isRefreshing)
      #expect(events == 0)
      control.endRefreshing()
      app.scroll(scroll, by: -100)
      #expect(control.isRefreshing)
      #expect(events == 1)
      control.endRefreshing()
      #expect(!control.isRefreshing)
      #expect(events == 1)
    }
  }
}

/// Lists messages and the properties of the scroll view during them.
@MainActor
private final class ScrollAnswers: UIScrollViewDelegate {
  var lines: [String] = []
  var states: [String] = []
  var velocity: CGPoint?
  var target: CGPoint?
  var zoomed: UIView?
  var scrollsToTop = true

  var folded: [String] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func note(_ line: String, _ scroll: UIScrollView) {
    lines.append(line)
    let state =
      (scroll.isDragging ? " dragging" : "") + (scroll.isDecelerating ? " decelerating" : "")
    states.append(line + state)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    lines.append("shouldScrollToTop")
    return scrollsToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didScrollToTop") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("didChangeAdjustedContentInset")
  }

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
