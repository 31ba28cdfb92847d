import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about scrolling.
@MainActor
struct `Evidence of everyday scrolling` {
  // observation: scroll-defaults-apple
  @Test func `a scroll view bounces and does not page by default`() {
    let scroll = UIScrollView()
    #expect(scroll.bounces)
    #expect(!scroll.isPagingEnabled)
    #expect(scroll.scrollsToTop)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.isScrollEnabled)
    #expect(!scroll.alwaysBounceVertical)
    #expect(!scroll.isDirectionalLockEnabled)
  }

  // observation: scroll-zoom-defaults-apple
  @Test func `a scroll view does not zoom by default`() {
    let scroll = UIScrollView()
    #expect(scroll.zoomScale == 1)
    #expect(scroll.minimumZoomScale == 1)
    #expect(scroll.maximumZoomScale == 1)
    #expect(scroll.bouncesZoom)
  }

  // observation: scroll-keyboard-mode-default-apple
  @Test func `scrolling keeps the keyboard by default`() {
    #expect(UIScrollView().keyboardDismissMode == .none)
  }

  // observation: scroll-deceleration-rates-apple
  @Test func `content decelerates at two rates`() {
    #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 0.0001)
    #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 0.0001)
    #expect(UIScrollView().decelerationRate == .normal)
  }

  // observation: scroll-indicators-default-apple
  @Test func `both indicators show by default`() {
    let scroll = UIScrollView()
    #expect(scroll.showsVerticalScrollIndicator)
    #expect(scroll.showsHorizontalScrollIndicator)
    #expect(scroll.automaticallyAdjustsScrollIndicatorInsets)
  }

  // observation: scroll-inset-keeps-offset-swifterswift
  @Test func `an inset leaves the offset`() {
    let scroll = everydaySquare(500)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scroll.contentOffset == .zero)
  }

  // observation: scroll-offset-to-negative-inset-swifterswift
  @Test func `an offset of minus the inset is kept`() {
    let scroll = everydaySquare(500)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    scroll.setContentOffset(CGPoint(x: 50, y: -10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 50, y: -10))
  }

  // observation: scroll-inset-values-reactivecocoa
  @Test func `insets and the zoom scale are what was set`() throws {
    let scroll = UIScrollView()
    let delegate = ScrollLog()
    delegate.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(try #require(delegate.zoomed))
    scroll.delegate = delegate
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 5
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    scroll.zoomScale = 3
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 1
    #expect(scroll.zoomScale == 1)
  }

  // observation: scroll-zoom-limit-setters-reactivecocoa
  @Test func `limits of the zoom scale can be any`() {
    let scroll = UIScrollView()
    for limit in [CGFloat(42), 0] {
      scroll.minimumZoomScale = limit
      scroll.maximumZoomScale = limit
      #expect(scroll.minimumZoomScale == limit)
      #expect(scroll.maximumZoomScale == limit)
    }
  }

  // observation: scroll-rect-visible-minimal-apple
  @Test func `a rectangle is scrolled to just far enough`() {
    let scroll = everydaySquare(1000)
    scroll.contentSize.width = 100
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 100, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 250)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 100)
  }

  // observation: scroll-bounds-origin-is-offset-apple
  @Test func `the origin of the bounds is the offset`() {
    let scroll = everydaySquare(500)
    scroll.bounds.origin = CGPoint(x: 0, y: 33)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 33))
  }

  // observation: scroll-pan-attached-apple
  @Test func `a scroll view has a pan`() {
    let scroll = UIScrollView()
    #expect(scroll.panGestureRecognizer.view === scroll)
  }

  // observation: scroll-touches-cancel-default-apple
  @Test func `touches in a control are not cancelled by default`() {
    #expect(UIScrollView().touchesShouldCancel(in: UIView()))
    #expect(!UIScrollView().touchesShouldCancel(in: UIControl()))
  }

  // observation: scroll-at-rest-flags
  @Test func `a scroll view at rest does nothing`() {
    let scroll = UIScrollView()
    #expect(!scroll.isTracking)
    #expect(!scroll.isDragging)
    #expect(!scroll.isDecelerating)
    #expect(!scroll.isZooming)
    #expect(!scroll.isZoomBouncing)
  }

  // observation: scroll-insets-never-apple
  @Test func `insets are not adjusted if never`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(1000)
      scroll.contentInset.top = 10
      scroll.contentInsetAdjustmentBehavior = .never
      try await showCovered(scroll, in: app)
      #expect(scroll.adjustedContentInset.top == 10)
    }
  }

  // observation: scroll-insets-always-apple
  @Test func `insets are adjusted on all sides if always`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(10)
      scroll.contentInsetAdjustmentBehavior = .always
      let window = try await showCovered(scroll, in: app)
      window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)
      try await app.settle()
      #expect(scroll.adjustedContentInset == window.screenSafeAreaInsets)
    }
  }

  // observation: scroll-insets-scrollable-axes-apple
  @Test func `insets are adjusted in directions that scroll`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(10)
      scroll.contentInsetAdjustmentBehavior = .scrollableAxes
      try await showCovered(scroll, in: app)
      #expect(scroll.adjustedContentInset == .zero)
      scroll.contentSize.height = 3000
      try await app.settle()
      #expect(scroll.adjustedContentInset.top == 47)
      #expect(scroll.adjustedContentInset.bottom == 34)
    }
  }

  // observation: scroll-insets-always-bounce-counts
  @Test func `a direction that always bounces scrolls`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(10)
      scroll.contentInsetAdjustmentBehavior = .scrollableAxes
      scroll.alwaysBounceVertical = true
      try await showCovered(scroll, in: app)
      #expect(scroll.adjustedContentInset.top == 47)
    }
  }

  // observation: scroll-content-guide-sets-size-apple
  @Test func `constraints to the content guide define the content`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(0)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
      try app.show(scroll)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 900),
      ])
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    }
  }

  // observation: scroll-frame-guide-fixed-apple
  @Test func `a view at the frame guide does not scroll`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(1000)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
      try app.show(scroll)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        view.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      scroll.layoutIfNeeded()
      let top = view.convert(CGPoint.zero, to: nil).y
      scroll.contentOffset.y = 100
      scroll.layoutIfNeeded()
      #expect(view.convert(CGPoint.zero, to: nil).y == top)
    }
  }

  // observation: scroll-zoom-to-rect
  @Test func `zooming to a rectangle fills the view with it`() throws {
    let scroll = everydaySquare(100)
    let delegate = ScrollLog()
    delegate.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(try #require(delegate.zoomed))
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    scroll.zoom(to: CGRect(x: 25, y: 25, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
  }

  // observation: scroll-zoom-scales-content-size
  @Test func `zooming scales the size of the content`() throws {
    let scroll = everydaySquare(100)
    let delegate = ScrollLog()
    delegate.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(try #require(delegate.zoomed))
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    scroll.zoomScale = 3
    #expect(scroll.contentSize == CGSize(width: 300, height: 300))
  }

  // observation: scroll-refresh-is-subview
  @Test func `a refresh control is in its scroll view`() {
    let scroll = UIScrollView()
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    #expect(refresh.superview === scroll)
    scroll.refreshControl = nil
    #expect(refresh.superview == nil)
  }

  // observation: scroll-refresh-in-list-resets
  @Test func `code begins and ends refreshing`() {
    let refresh = UIRefreshControl()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }

  // observation: scroll-offset-animated-reports-each-step
  @Test func `an animated scroll moves in steps`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(1000)
      let delegate = ScrollLog()
      scroll.delegate = delegate
      try app.show(scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      try await app.advance(by: .milliseconds(150))
      #expect(scroll.contentOffset.y > 0)
      #expect(scroll.contentOffset.y < 400)
      try await app.settle()
      #expect(scroll.contentOffset.y == 400)
    }
  }

  // observation: scroll-animated-interrupted-by-set
  @Test func `code that sets the offset ends an animated scroll`() async throws {
    try await withApp { app in
      let scroll = everydaySquare(1000)
      try app.show(scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      scroll.contentOffset.y = 50
      try await app.settle()
      #expect(scroll.contentOffset.y == 50)
    }
  }
}

@MainActor
@discardableResult
private func showCovered(_ scroll: UIScrollView, in app: HeadlessApp) async throws -> UIWindow {
  let root = UIViewController()
  scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  root.view.addSubview(scroll)
  return try await showPhone(root, in: app)
}
