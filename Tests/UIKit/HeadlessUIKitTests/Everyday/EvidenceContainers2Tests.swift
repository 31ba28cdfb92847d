import HeadlessUIKit
import Testing
import TraceModel

/// What documentation, headers and the tests of others say about containers.
@MainActor
struct `Evidence of everyday containers, a second part` {
  // observation: container-preferred-size-told-to-presentation
  @Test func `a presentation hears of a new preferred size`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let (modal, transition) = (world.make("M", .custom), TransitionLog())
      modal.transitioningDelegate = transition
      world.root.present(modal, animated: false)
      try app.settle()
      transition.lines.value = []
      modal.preferredContentSize = CGSize(width: 10, height: 20)
      #expect(transition.lines.value == ["preferred"])
    }
  }

  // observation: container-child-size-transition-apple
  @Test func `a container forwards a new size`() async throws {
    try await withApp { app in
      let (parent, child) = (SizeParent(), SizeParent())
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let window = try await launch(parent, in: app)
      child.lines = []
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(child.lines.filter { $0.hasPrefix("transition") } == ["transition 844 390"])
    }
  }

  // observation: container-size-not-forwarded-without-super
  @Test func `a container that does not call super forwards nothing`() async throws {
    try await withApp { app in
      let (parent, child) = (SizeParent(), SizeParent())
      parent.callsSuper = false
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let window = try await launch(parent, in: app)
      child.lines = []
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(child.lines.filter { $0.hasPrefix("transition") } == [])
    }
  }

  // observation: container-alongside-and-completion
  @Test func `an animation alongside precedes the completion`() async throws {
    try await withApp { app in
      let root = SizeParent()
      root.animates = true
      let window = try await launch(root, in: app)
      root.lines = []
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(root.lines == ["transition 844 390", "alongside 844", "completion"])
    }
  }

  // observation: container-add-child-will-move-apple
  @Test func `adding a child moves it only half`() async throws {
    try await withApp { _ in
      let journal = Journal()
      let (parent, child) = (UIViewController(), LoggingViewController("c", journal))
      parent.addChild(child)
      #expect(journal.lines.filter { $0.contains("ove(") }.count == 1)
      #expect(journal.lines.contains { $0.hasPrefix("c.willMove") })
      #expect(child.parent === parent)
    }
  }

  // observation: container-remove-did-move-apple
  @Test func `removing a child ends its move only`() async throws {
    try await withApp { _ in
      let journal = Journal()
      let (parent, child) = (UIViewController(), LoggingViewController("c", journal))
      parent.addChild(child)
      child.didMove(toParent: parent)
      journal.clear()
      child.removeFromParent()
      let moves = journal.lines.filter { $0.contains("ove(") }
      #expect(moves.count == 1)
      #expect(moves.first?.hasPrefix("c.didMove") == true)
    }
  }

  // observation: container-add-child-moves-apple
  @Test func `a child has one parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  // observation: container-transition-foreign-throws
  @Test func `a transition needs a common parent`() async throws {
    let trace = try await record { _ in
      let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      parent.transition(from: child, to: other, duration: 0, options: [], animations: nil)
    }
    #expect(trace.diagnostics.contains { $0.contains("must have a common parent view controller") })
  }

  // observation: container-page-nil-neighbor-stays-apple
  @Test func `a drag without a next page stays`() async throws {
    try await withApp { app in
      let (pages, source) = pageBook(1)
      try await launch(pages, in: app)
      let first = pages.viewControllers?.first
      try app.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 20, y: 400))
      try await app.settle()
      #expect(pages.viewControllers?.first === first)
      #expect(!source.lines.contains("did true"))
    }
  }

  // observation: container-page-drag-turns-apple
  @Test func `a drag turns a page`() async throws {
    try await withApp { app in
      let (pages, source) = pageBook(3)
      try await launch(pages, in: app)
      try app.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 20, y: 400))
      try await app.settle()
      #expect(source.lines == ["will P1", "did true P0"])
      #expect(pages.viewControllers?.first?.title == "P1")
    }
  }

  // observation: container-page-indicator-asked-apple
  @Test func `the indicator of pages is asked for`() async throws {
    try await withApp { app in
      let (pages, source) = pageBook(3)
      try await launch(pages, in: app)
      #expect(source.asked == ["count", "index"])
    }
  }

  // observation: container-split-empty-xamarin
  @Test func `a split has its controllers as children`() {
    let split = UISplitViewController()
    #expect(split.viewControllers.isEmpty)
    let controllers = [UIViewController(), UIViewController()]
    split.viewControllers = controllers
    #expect(split.viewControllers == controllers)
    #expect(split.children == controllers)
  }

  // observation: container-split-gesture-default-xamarin
  @Test func `a split shows its primary by a gesture`() {
    #expect(UISplitViewController().presentsWithGesture)
  }

  // observation: container-split-defaults-apple
  @Test func `a split is automatic`() {
    let split = UISplitViewController()
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    #expect(split.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(split.maximumPrimaryColumnWidth == UISplitViewController.automaticDimension)
  }

  // observation: container-split-columns-wrap-apple
  @Test func `a column is in a navigation controller`() {
    let split = UISplitViewController(style: .doubleColumn)
    let column = UIViewController()
    split.setViewController(column, for: .primary)
    #expect(split.viewController(for: .primary) === column)
    #expect(column.navigationController != nil)
  }

  // observation: container-split-collapsed-compact-apple
  @Test func `a split collapses in a compact window`() async throws {
    try await withApp { app in
      for (width, isCollapsed) in [(390.0, true), (1180, false)] {
        let split = UISplitViewController()
        split.viewControllers = [
          UINavigationController(rootViewController: UIViewController()), UIViewController(),
        ]
        let window = makeWindow(in: app)
        window.frame = CGRect(x: 0, y: 0, width: width, height: 820)
        window.rootViewController = split
        window.makeKeyAndVisible()
        try await app.settle()
        #expect(split.isCollapsed == isCollapsed)
      }
    }
  }

  // observation: container-split-display-mode-button
  @Test func `the button of a split is one`() {
    let split = UISplitViewController()
    #expect(split.displayModeButtonItem === split.displayModeButtonItem)
  }

  // observation: container-split-column-top-for-collapse-asked-apple
  @Test func `a collapse asks for the top column`() async throws {
    try await withApp { app in
      let (split, log) = (UISplitViewController(style: .doubleColumn), ColumnLog())
      split.delegate = log
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      try await launch(split, in: app)
      #expect(log.proposals == [.secondary])
    }
  }
}

/// Pages P0 to the last one.
@MainActor
private func pageBook(_ count: Int) -> (BookPages, PageSource) {
  let source = PageSource(count)
  let pages = BookPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
  pages.source = source
  pages.dataSource = source
  pages.delegate = source
  pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
  return (pages, source)
}

private final class BookPages: UIPageViewController {
  var source: PageSource?
}

@MainActor
private final class PageSource: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var lines: [String] = []
  var asked: [String] = []

  init(_ count: Int) {
    pages = (0..<count).map { index in
      let page = UIViewController()
      page.title = "P\(index)"
      return page
    }
  }

  private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    asked.append("count")
    return pages.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    asked.append("index")
    return 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { lines.append("will \(pendingViewControllers.first?.title ?? "")") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { lines.append("did \(completed) \(previousViewControllers.first?.title ?? "")") }
}

@MainActor
private final class ColumnLog: UISplitViewControllerDelegate {
  var proposals: [UISplitViewController.Column] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposals.append(proposedTopColumn)
    return proposedTopColumn
  }
}
