import HeadlessUIKit
import Testing

struct `Moves between windows` {
  private static let word = [
    "c.viewWillAppear", "c.viewDidAppear", "c.viewWillDisappear", "c.viewDidDisappear",
  ]

  // appear-12: left once, entered twice, visible at the end; all within one turn
  @Test(arguments: [false, true])
  @MainActor
  func `a move between windows leaves the first window before it enters the second`(
    asChild: Bool
  ) async throws {
    let journal = Journal()
    try await withApp { app in
      let parents = (0..<2).map { _ in UIViewController() }
      let windows = parents.map { parent in
        let window = UIWindow()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        return window
      }
      try await app.settle()
      let child = LoggingViewController("c", journal)
      @MainActor func put(into parent: UIViewController) {
        if asChild { parent.addChild(child) }
        parent.view.addSubview(child.view)
        if asChild { child.didMove(toParent: parent) }
      }
      put(into: parents[0])
      try await app.settle()
      if asChild { child.willMove(toParent: nil) }
      child.view.removeFromSuperview()
      if asChild { child.removeFromParent() }
      put(into: parents[1])
      try await app.settle()
      let expected = Self.word + Self.word.prefix(2)
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(child.view.window === windows[1])
    }
  }

  // containment-view-transfer-compose: the parent stays in the first window
  @Test @MainActor
  func
    `a child whose view moves to a different window without its controller disappears and appears`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let parents = (0..<2).map { _ in UIViewController() }
      let windows = parents.map { parent in
        let window = UIWindow()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        return window
      }
      try await app.settle()
      let child = LoggingViewController("c", journal)
      parents[0].addChild(child)
      parents[0].view.addSubview(child.view)
      child.didMove(toParent: parents[0])
      try await app.settle()
      parents[1].view.addSubview(child.view)
      try await app.settle()
      let expected = Self.word + Self.word.prefix(2)
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(child.view.window === windows[1])
      #expect(child.parent === parents[0])
    }
  }

  // appear-15: after transfer n the controller has entered n + 1 times and left n times
  @Test @MainActor func `entries and exits are balanced over many windows`() async throws {
    let journal = Journal()
    try await withApp { app in
      let child = LoggingViewController("c", journal)
      let windows = (0..<4).map { _ in UIWindow() }
      for (index, window) in windows.enumerated() {
        window.isHidden = false
        window.addSubview(child.view)
        try await app.settle()
        let expected = (0..<index).flatMap { _ in Self.word } + Self.word.prefix(2)
        #expect(journal.lines(observedIn: Self.word) == expected)
      }
    }
  }

  @Test @MainActor func `a view added in a sibling's willMove is notified`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let window = UIWindow()
      let parent = UIView()
      let other = LoggingView("o", journal)
      let late = LoggingView("l", journal)
      let busy = BusyView("b", journal)
      parent.addSubview(other)
      parent.addSubview(busy)
      busy.onWillMove = { other.addSubview(late) }
      journal.clear()
      window.addSubview(parent)
      let expected = [
        "o.willMove(toWindow:)", "b.willMove(toWindow:)", "l.willMove(toWindow:)",
        "l.didMoveToWindow", "o.didMoveToWindow", "b.didMoveToWindow",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `a view added in a sibling's didMove is notified once`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let window = UIWindow()
      let parent = UIView()
      let other = LoggingView("o", journal)
      let late = LoggingView("l", journal)
      let busy = BusyView("b", journal)
      parent.addSubview(busy)
      parent.addSubview(other)
      busy.onDidMove = { other.addSubview(late) }
      window.addSubview(parent)
      #expect(journal.lines.count { $0 == "l.willMove(toWindow:)" } == 1)
      #expect(journal.lines.count { $0 == "l.didMoveToWindow" } == 1)
    }
  }

  @Test @MainActor
  func `a view moved away in a sibling's didMove is notified of its final window`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let window = UIWindow()
      let parent = LoggingView("p", journal)
      let other = UIView()
      let taken = LoggingView("t", journal)
      let busy = BusyView("b", journal)
      let shelf = UIView()
      parent.addSubview(busy)
      parent.addSubview(other)
      other.addSubview(taken)
      window.addSubview(shelf)
      busy.onDidMove = {
        busy.addSubview(taken)
        shelf.addSubview(parent)
      }
      window.addSubview(parent)
      for name in ["p", "t"] {
        #expect(journal.lines.count { $0 == "\(name).willMove(toWindow:)" } == 1)
        #expect(journal.lines.count { $0 == "\(name).didMoveToWindow" } == 1)
      }
      #expect(taken.window === window)
      #expect(parent.superview === shelf)
    }
  }

  @Test @MainActor func `a view is notified again after a cancelled move`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let window = UIWindow()
      let elsewhere = UIView()
      let busy = BusyView("b", journal)
      busy.onWillMove = { elsewhere.addSubview(busy) }
      window.addSubview(busy)
      #expect(busy.window == nil)
      busy.onWillMove = nil
      journal.clear()
      window.addSubview(busy)
      let expected = ["b.willMove(toWindow:)", "b.didMoveToWindow"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}

private final class BusyView: LoggingView {
  var onWillMove: (() -> Void)?
  var onDidMove: (() -> Void)?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    onWillMove?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onDidMove?()
  }
}
