import HeadlessUIKit
import Testing
import TraceModel

struct `A page controller` {
  @MainActor
  private func pages(
    _ style: UIPageViewController.TransitionStyle,
    _ book: Book,
    app: HeadlessApp
  ) async throws -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try await launch(pages, in: app)
    book.journal.clear()
    return pages
  }

  // page-scroll-normal-wangling, page-curl-normal-wangling
  @Test(arguments: [
    (
      UIPageViewController.TransitionStyle.scroll,
      ["New.viewWillAppear", "Cur.viewWillDisappear", "New.viewDidAppear", "Cur.viewDidDisappear"]
    ),
    (
      .pageCurl,
      ["New.viewWillAppear", "Cur.viewWillDisappear", "Cur.viewDidDisappear", "New.viewDidAppear"]
    ),
  ])
  @MainActor func `a finished page turn sends the callbacks in the order of its style`(
    style: UIPageViewController.TransitionStyle,
    expected: [String]
  ) async throws {
    let journal = Journal()
    let book = Book(["Cur", "New"], journal)
    try await withApp { app in
      let pages = try await pages(style, book, app: app)
      let window = pages.view.window
      #expect(pages.beginInteractivePageTurn(.forward))
      pages.updateInteractivePageTurn(0.5)
      try await app.advance(by: .seconds(1))
      #expect(journal.lines(observedIn: expected) == Array(expected.prefix(2)))
      pages.finishInteractivePageTurn()
      try await app.settle()
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(pages.viewControllers == [book.pages[1]])
      #expect(pages.children == [book.pages[1]])
      #expect(book.pages[1].view.window === window)
      #expect(book.pages[0].view.window == nil)
    }
  }

  // page-scroll-cancelled-wangling, page-curl-cancelled-wangling
  @Test(arguments: [
    (
      UIPageViewController.TransitionStyle.scroll,
      [
        "New.viewWillAppear", "Cur.viewWillDisappear", "Cur.viewWillAppear", "Cur.viewDidAppear",
        "New.viewWillDisappear", "New.viewDidDisappear",
      ]
    ),
    (
      .pageCurl,
      [
        "New.viewWillAppear", "Cur.viewWillDisappear", "New.viewWillDisappear",
        "Cur.viewWillAppear", "New.viewDidDisappear", "Cur.viewDidAppear",
      ]
    ),
  ])
  @MainActor func `a cancelled page turn sends the callbacks in the order of its style`(
    style: UIPageViewController.TransitionStyle,
    expected: [String]
  ) async throws {
    let journal = Journal()
    let book = Book(["Cur", "New"], journal)
    try await withApp { app in
      let pages = try await pages(style, book, app: app)
      let window = pages.view.window
      pages.beginInteractivePageTurn(.forward)
      pages.cancelInteractivePageTurn()
      try await app.settle()
      let observed = expected + ["New.viewDidAppear", "Cur.viewDidDisappear"]
      #expect(journal.lines(observedIn: observed) == expected)
      #expect(pages.children == [book.pages[0]])
      #expect(book.pages[0].view.window === window)
    }
  }

  @Test @MainActor func `the delegate of a page controller is notified of gestures only`()
    async throws
  {
    let journal = Journal()
    let book = Book(["A", "B", "C"], journal)
    try await withApp { app in
      let pages = try await pages(.scroll, book, app: app)
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      try await app.settle()
      #expect(!journal.lines.contains { $0.hasPrefix("D.") })
      pages.beginInteractivePageTurn(.forward)
      pages.finishInteractivePageTurn()
      try await app.settle()
      pages.beginInteractivePageTurn(.reverse)
      pages.cancelInteractivePageTurn()
      try await app.settle()
      #expect(
        journal.lines.filter { $0.hasPrefix("D.") } == [
          "D.willTransitionTo(C)", "D.didFinishAnimating(from B, completed: true)",
          "D.willTransitionTo(B)", "D.didFinishAnimating(from C, completed: false)",
        ]
      )
      #expect(!pages.beginInteractivePageTurn(.forward))
    }
  }

  // page-setviewcontrollers-in-viewdidload-so48653763
  @Test @MainActor func `a page set in viewDidLoad appears before its first layout`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let pages = EagerPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.first = LoggingViewController("C", journal)
      let window = try await launch(pages, in: app)
      let expected = [
        "C.willMove(toParent:other)", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear",
        "C.didMove(toParent:other)", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(pages.first?.view.window === window)
    }
  }

  @Test @MainActor func `completions of setViewControllers run at the end of the page turn`()
    async throws
  {
    let journal = Journal()
    let book = Book(["A", "B", "C"], journal)
    try await withApp { app in
      let pages = try await pages(.scroll, book, app: app)
      let window = pages.view.window
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
        journal.note("completion \($0)")
      }
      try app.idle()
      #expect(!journal.lines.contains("completion true"))
      try await app.settle()
      let expected = ["B.viewDidAppear", "A.viewDidDisappear", "completion true"]
      #expect(journal.lines(observedIn: expected) == expected)
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        journal.note("completion \($0)")
      }
      pages.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
      #expect(journal.lines.contains("completion false"))
      try await app.settle()
      #expect(book.pages.map { $0.viewIfLoaded?.window === window } == [true, false, false])
    }
  }

  // A second container takes the outgoing page in its viewWillDisappear.
  @Test @MainActor func `a page turn that ends inside its callbacks displays its page`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      let first = StagedController("A", journal)
      let second = StagedController("B", journal)
      let other = UINavigationController()
      first.hooks["viewWillDisappear"] = { [weak first] in
        if let first { other.setViewControllers([first, UIViewController()], animated: false) }
      }
      pages.setViewControllers([first], direction: .forward, animated: false)
      let window = try await launch(pages, in: app)
      pages.setViewControllers([second], direction: .forward, animated: true)
      try await app.settle()
      #expect(second.view.window === window)
      #expect(first.parent === other)
      first.hooks = [:]
    }
  }

  @Test @MainActor func `the page appears and disappears with its container`() async throws {
    let journal = Journal()
    let book = Book(["A"], journal)
    try await withApp { app in
      let pages = try await pages(.scroll, book, app: app)
      let window = try #require(pages.view.window)
      window.rootViewController = UIViewController()
      try await app.settle()
      #expect(journal.lines == ["A.viewWillDisappear", "A.viewDidDisappear"])
      window.rootViewController = pages
      try await app.settle()
      let expected = ["A.viewWillAppear", "A.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `a page controller refuses an empty array and two pages`() async throws {
    let trace = try await record { app in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      pages.setViewControllers(nil, direction: .forward, animated: false)
      let two = [UIViewController(), UIViewController()]
      pages.setViewControllers(two, direction: .forward, animated: false)
      #expect(pages.viewControllers == [])
    }
    #expect(
      trace.messages(of: .invalidArgument)
        == [0, 2].map {
          "NSInvalidArgumentException: The number of view controllers provided (\($0)) doesn't match "
            + "the number required (1) for the requested transition"
        }
    )
  }
}

private final class EagerPages: UIPageViewController {
  var first: LoggingViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers(first.map { [$0] }, direction: .forward, animated: false)
  }
}

/// A data source with pages in a row, which also logs the calls of the delegate.
@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [LoggingViewController]
  let journal: Journal

  init(_ names: [String], _ journal: Journal) {
    pages = names.map { LoggingViewController($0, journal) }
    self.journal = journal
  }

  private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
    guard let place = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(place + offset) ? pages[place + offset] : nil
  }

  private func name(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? LoggingViewController)?.name }.joined()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { journal.note("D.willTransitionTo(\(name(pendingViewControllers)))") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let from = name(previousViewControllers)
    journal.note("D.didFinishAnimating(from \(from), completed: \(completed))")
  }
}
