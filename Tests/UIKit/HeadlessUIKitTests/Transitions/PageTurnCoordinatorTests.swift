import HeadlessUIKit
import Testing

struct `The coordinator of a page turn` {
  @Test @MainActor func `an animated page turn has a coordinator until it has ended`() async throws
  {
    let journal = Journal()
    try await withApp { app in
      let (pages, book) = try await turnablePages(journal, in: app)
      pages.setViewControllers([book.second], direction: .forward, animated: true) { _ in
        journal.note("completion")
      }
      let coordinator = try #require(pages.transitionCoordinator)
      #expect(book.first.transitionCoordinator === coordinator)
      #expect(book.second.transitionCoordinator === coordinator)
      #expect(coordinator.isAnimated && !coordinator.initiallyInteractive)
      #expect(coordinator.transitionDuration == 0.3)
      #expect(coordinator.viewController(forKey: .from) === book.first)
      #expect(coordinator.viewController(forKey: .to) === book.second)
      coordinator.animate(alongsideTransition: nil) { journal.note("cancelled \($0.isCancelled)") }
      try await app.settle()
      let expected = [
        "B.viewDidAppear", "A.viewDidDisappear", "cancelled false", "B.didMove(toParent:other)",
        "completion",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(pages.transitionCoordinator == nil && book.second.transitionCoordinator == nil)
    }
  }

  @Test @MainActor func `a page turn without animation has no coordinator`() async throws {
    let journal = Journal()
    try await withApp { app in
      let (pages, book) = try await turnablePages(journal, in: app)
      book.second.onViewWillAppear = {
        journal.note("has coordinator: \($0.transitionCoordinator != nil)")
      }
      pages.setViewControllers([book.second], direction: .forward, animated: false)
      #expect(journal.lines.contains("has coordinator: false"))
      book.second.onViewWillAppear = nil
    }
  }

  @Test @MainActor func `a block that a page adds in viewWillAppear runs alongside the turn`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let (pages, book) = try await turnablePages(journal, in: app)
      let bar = UIView()
      book.second.onViewWillAppear = { page in
        page.view.addSubview(bar)
        page.transitionCoordinator?.animate { _ in
          journal.note("alongside")
          bar.alpha = 0
        }
      }
      pages.setViewControllers([book.second], direction: .forward, animated: true)
      let expected = ["B.viewWillAppear", "A.viewWillDisappear", "alongside"]
      #expect(journal.lines(observedIn: expected) == expected)
      try await app.advance(by: .milliseconds(150))
      #expect(abs(bar.presentationAlpha - 0.5) < 0.001)
      try await app.settle()
      book.second.onViewWillAppear = nil
    }
  }

  @Test(arguments: [false, true]) @MainActor
  func `the coordinator of a swipe follows the finger and reports a cancellation`(
    isCancelled: Bool
  ) async throws {
    let journal = Journal()
    try await withApp { app in
      let (pages, book) = try await turnablePages(journal, in: app)
      #expect(pages.beginInteractivePageTurn(.forward))
      let coordinator = try #require(book.second.transitionCoordinator)
      #expect(pages.transitionCoordinator === coordinator)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      coordinator.notifyWhenInteractionChanges { journal.note("released \($0.isCancelled)") }
      coordinator.animate(alongsideTransition: nil) { journal.note("ended \($0.isCancelled)") }
      pages.updateInteractivePageTurn(0.25)
      #expect(coordinator.percentComplete == 0.25)
      if isCancelled {
        pages.cancelInteractivePageTurn()
      } else {
        pages.finishInteractivePageTurn()
      }
      #expect(journal.lines.last == "released \(isCancelled)")
      try await app.settle()
      let shown = isCancelled ? "A.viewDidAppear" : "B.viewDidAppear"
      let expected = ["released \(isCancelled)", shown, "ended \(isCancelled)"]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(pages.transitionCoordinator == nil)
    }
  }

  @Test @MainActor func `a swipe that another turn interrupts is reported as cancelled`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let (pages, book) = try await turnablePages(journal, in: app)
      pages.beginInteractivePageTurn(.forward)
      pages.transitionCoordinator?.animate(alongsideTransition: nil) {
        journal.note("ended \($0.isCancelled)")
      }
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      #expect(journal.lines.contains("ended true"))
      try await app.settle()
      #expect(pages.children.count == 1 && book.second.parent == nil)
    }
  }

  @MainActor
  private func turnablePages(
    _ journal: Journal,
    in app: HeadlessApp
  ) async throws -> (UIPageViewController, TwoPages) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = TwoPages(journal)
    pages.dataSource = book
    pages.setViewControllers([book.first], direction: .forward, animated: false)
    try await launch(pages, in: app)
    journal.clear()
    return (pages, book)
  }
}

/// A data source with two pages, A and B.
@MainActor
private final class TwoPages: UIPageViewControllerDataSource {
  let first: LoggingViewController
  let second: LoggingViewController

  init(_ journal: Journal) {
    first = LoggingViewController("A", journal)
    second = LoggingViewController("B", journal)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === second ? first : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === first ? second : nil }
}
