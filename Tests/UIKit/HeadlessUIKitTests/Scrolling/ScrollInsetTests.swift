import Foundation
import HeadlessUIKit
import Testing

struct `Scroll insets` {
  @MainActor
  private func window(_ scroll: UIScrollView, in app: HeadlessApp) -> UIWindow {
    let window = makeWindow(in: app)
    window.screenSafeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    scroll.frame = window.bounds
    root.view.addSubview(scroll)
    return window
  }

  // everyday.json, scroll-adjusted-inset-guide22: printed by UIKit of iOS 18.2
  @Test @MainActor func `content in the safe area of a window begins below it`() async throws {
    try await withApp { app in
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 100, height: 2000)
      let window = window(scroll, in: app)
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -62))
      window.screenSafeAreaInsets.top = 20
      window.layoutIfNeeded()
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -20))
      scroll.contentOffset.y = 300
      window.screenSafeAreaInsets.top = 62
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 62)
      #expect(scroll.contentOffset.y == 300)
    }
  }

  @Test @MainActor func `content whose size constraints determine begins below the safe area`()
    async throws
  {
    try await withApp { app in
      let scroll = UIScrollView()
      let content = Block(100, 2000)
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      content.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
      let window = window(scroll, in: app)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -62))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 2000))
    }
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(100), CGFloat(0)),
    (.automatic, 2000, 62),
    (.scrollableAxes, 100, 0), (.scrollableAxes, 2000, 62), (.always, 100, 62), (.never, 2000, 0),
  ])
  @MainActor
  func `the behavior decides whether the safe area is added`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    height: CGFloat,
    top: CGFloat
  ) async throws {
    try await withApp { app in
      let scroll = UIScrollView()
      scroll.contentInsetAdjustmentBehavior = behavior
      scroll.contentSize.height = height
      window(scroll, in: app).layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == top)
      scroll.alwaysBounceVertical = true
      #expect(scroll.adjustedContentInset.top == (behavior == .never ? 0 : 62))
    }
  }

  @Test @MainActor func `content of a navigation controller is always adjusted vertically`()
    async throws
  {
    final class ScrollingController: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    try await withApp { app in
      let window = makeWindow(in: app)
      window.screenSafeAreaInsets = UIEdgeInsets(top: 62, left: 5, bottom: 0, right: 5)
      let controller = ScrollingController()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      try await app.settle()
      let scroll = try #require(controller.view as? UIScrollView)
      #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 106, left: 0, bottom: 0, right: 0))
    }
  }

  @Test @MainActor func `insets of the app add to the safe area and move no content`() async throws
  {
    try await withApp { app in
      let scroll = UIScrollView()
      scroll.contentSize.height = 2000
      scroll.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
      #expect(scroll.adjustedContentInset == scroll.contentInset)
      #expect(scroll.contentOffset == .zero)
      window(scroll, in: app).layoutIfNeeded()
      #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 72, left: 1, bottom: 36, right: 3))
    }
  }

  // everyday.json, scroll-offset-not-clamped-guide22
  @Test @MainActor func `the offset is not limited to the content, but has to be a number`()
    async throws
  {
    try await withApp { app in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 600)
      scroll.contentOffset = CGPoint(x: -50, y: 5000)
      #expect(scroll.contentOffset == CGPoint(x: -50, y: 5000))
      scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: false)
      #expect(scroll.contentOffset == CGPoint(x: -50, y: 5000))
      #expect(app.diagnostics().count == 1)
      scroll.contentInset.top = .infinity
      #expect(scroll.adjustedContentInset == .zero)
    }
  }

  @Test @MainActor func `changed insets are reported once`() async throws {
    final class ReportingScrollView: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changes += 1
      }
    }
    try await withApp { app in
      let scroll = ReportingScrollView()
      scroll.contentSize.height = 2000
      let window = window(scroll, in: app)
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      #expect(scroll.changes == 1)
    }
  }
}
