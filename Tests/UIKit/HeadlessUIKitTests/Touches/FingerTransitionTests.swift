import Foundation
import HeadlessUIKit
import Testing

/// Transitions that a finger drives.
@MainActor
struct `Transitions by a finger` {
  private func pages(
    _ count: Int,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    in app: HeadlessApp
  ) async throws -> (UIPageViewController, PageSource) {
    let source = PageSource(count)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    try await launch(pages, in: app)
    return (pages, source)
  }

  // observation: page-datasource-delegate-wisdomsky
  // observation: page-neighbours-yajamon
  @Test func `a swipe turns a page, and each neighbor is asked for once`() async throws {
    try await withApp { app in
      let (pages, source) = try await pages(3, in: app)
      try app.drag(
        from: CGPoint(x: 200, y: 300),
        to: CGPoint(x: 150, y: 300),
        duration: .seconds(1)
      )
      try await app.settle()
      #expect(source.lines == ["after(0)", "before(0)", "will(1)", "did(0, false)"])
      source.lines = []
      try app.swipe(pages.view, .left)
      try await app.settle()
      #expect(pages.viewControllers == [source.pages[1]])
      #expect(source.lines == ["will(1)", "did(0, true)", "after(1)"])
      source.lines = []
      try app.swipe(pages.view, .right)
      try await app.settle()
      #expect(pages.viewControllers == [source.pages[0]])
      #expect(source.lines == ["will(0)", "did(1, true)", "before(0)"])
      source.lines = []
      try app.swipe(pages.view, .right)
      try await app.settle()
      #expect(pages.viewControllers == [source.pages[0]])
      #expect(source.lines == [])
    }
  }

  @Test func `a short and slow drag goes back to the page`() async throws {
    try await withApp { app in
      let (pages, source) = try await pages(3, in: app)
      let start = CGPoint(x: 200, y: 300)
      try app.drag(from: start, to: CGPoint(x: 140, y: 300), duration: .seconds(1))
      try await app.settle()
      #expect(pages.viewControllers == [source.pages[0]])
      #expect(source.lines.suffix(2) == ["will(1)", "did(0, false)"])
      try app.drag(from: start, to: CGPoint(x: 200, y: 50))
      try await app.settle()
      #expect(source.lines.last == "did(0, false)")
    }
  }

  @Test func `vertical pages turn with vertical swipes`() async throws {
    try await withApp { app in
      let (pages, source) = try await pages(3, .vertical, in: app)
      try app.swipe(pages.view, .left)
      try await app.settle()
      #expect(source.lines == [])
      try app.swipe(pages.view, .up)
      try await app.settle()
      #expect(pages.viewControllers == [source.pages[1]])
    }
  }

  @Test func `a paging scroll view stops at the next page`() async throws {
    try await withApp { app in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.contentInsetAdjustmentBehavior = .never
      view.isPagingEnabled = true
      view.contentSize = CGSize(width: 900, height: 300)
      try app.show(view)
      try app.swipe(view, .left)
      try await app.settle()
      #expect(view.contentOffset == CGPoint(x: 300, y: 0))
    }
  }

  @Test(arguments: [(5.0, true), (60.0, false)])
  func `a drag from the left edge pops a screen`(from x: CGFloat, pops: Bool) async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      journal.clear()
      try app.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: 300, y: 300))
      try await app.settle()
      #expect(navigation.viewControllers.count == (pops ? 1 : 2))
      #expect(journal.lines.contains("A.viewDidAppear") == pops)
    }
  }

  @Test func `a drag that goes back keeps the screen`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      journal.clear()
      let points = [5.0, 200, 20].map { CGPoint(x: $0, y: 300) }
      try app.drag(through: points, duration: .seconds(2))
      try await app.settle()
      #expect(navigation.viewControllers.count == 2)
      #expect(
        journal.lines.filter { $0.hasPrefix("B.view") && !$0.contains("Layout") }
          == ["B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear"]
          || journal.lines.contains("B.viewWillAppear")
      )
    }
  }

  @Test func `the edge precedes a scroll view and a row, and the root stays`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      let scrollView = UIScrollView(frame: navigation.view.bounds)
      scrollView.contentSize = CGSize(width: 3_000, height: 300)
      navigation.topViewController?.view.addSubview(scrollView)
      try await app.settle()
      let (start, end) = (CGPoint(x: 8, y: 300), CGPoint(x: 300, y: 300))
      scrollView.contentOffset.x = 500
      try app.drag(from: start, to: end)
      #expect(scrollView.contentOffset.x == 500)
      try await app.settle()
      #expect(navigation.viewControllers.count == 1)
      try app.drag(from: start, to: end)
      try await app.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}

@MainActor
private final class PageSource: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var lines: [String] = []

  init(_ count: Int) {
    pages = (0..<count).map { _ in UIViewController() }
  }

  private func number(_ page: UIViewController) -> Int { pages.firstIndex(of: page) ?? -1 }

  private func page(_ number: Int) -> UIViewController? {
    pages.indices.contains(number) ? pages[number] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    lines.append("before(\(number(viewController)))")
    return page(number(viewController) - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    lines.append("after(\(number(viewController)))")
    return page(number(viewController) + 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { lines.append("will(\(pendingViewControllers.map(number)[0]))") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { lines.append("did(\(previousViewControllers.map(number)[0]), \(completed))") }
}
