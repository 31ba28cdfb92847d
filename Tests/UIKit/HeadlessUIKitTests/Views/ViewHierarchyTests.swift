import HeadlessUIKit
import Synchronization
import Testing
import TraceModel

struct `The view hierarchy` {
  @Test @MainActor func `subviews keep the order of insertion`() async throws {
    try await withApp { _ in
      let parent = UIView()
      let views = (0..<4).map { _ in UIView() }
      parent.addSubview(views[0])
      parent.addSubview(views[1])
      parent.insertSubview(views[2], at: 0)
      parent.insertSubview(views[3], belowSubview: views[1])
      #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
      parent.insertSubview(views[2], aboveSubview: UIView())
      parent.bringSubviewToFront(views[0])
      parent.sendSubviewToBack(views[1])
      #expect(parent.subviews.first === views[1])
      #expect(parent.subviews.last === views[0])
    }
  }

  // view-06: a sibling that is missing means "in front"
  @Test @MainActor func `a view is inserted in front if its sibling is missing`() async throws {
    try await withApp { _ in
      let parent = UIView()
      let first = UIView()
      let second = UIView()
      parent.addSubview(first)
      parent.insertSubview(second, belowSubview: UIView())
      #expect(parent.subviews == [first, second])
    }
  }

  @Test @MainActor func `an index out of range is clamped`() async throws {
    try await withApp { _ in
      let parent = UIView()
      let first = UIView()
      parent.insertSubview(first, at: 99)
      parent.insertSubview(UIView(), at: -5)
      #expect(parent.subviews.last === first)
    }
  }

  // view-07
  @Test @MainActor func `a view leaves its old superview first`() async throws {
    try await withApp { _ in
      let old = UIView()
      let new = UIView()
      let view = UIView()
      old.addSubview(view)
      new.addSubview(view)
      #expect(old.subviews.isEmpty)
      #expect(new.subviews == [view])
      #expect(view.superview === new)
    }
  }

  // appear-14: the window stays the same
  @Test @MainActor func `a move within a window sends no window callbacks`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let window = UIWindow()
      let old = UIView()
      let new = UIView()
      window.addSubview(old)
      window.addSubview(new)
      let view = LoggingView("v", journal)
      old.addSubview(view)
      journal.clear()
      new.addSubview(view)
      #expect(journal.lines == ["v.willMove(toSuperview:)", "v.didMoveToSuperview"])
      #expect(view.window === window)
    }
  }

  @Test @MainActor func `a view refuses itself and its ancestors as subviews`() async throws {
    try await withApp { _ in
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      child.addSubview(parent)
      child.addSubview(child)
      #expect(child.subviews.isEmpty)
      #expect(parent.superview == nil)
    }
  }

  @Test @MainActor func `a callback that moves the view ends the outer move`() async throws {
    try await withApp { _ in
      let window = UIWindow()
      let elsewhere = UIView()
      window.addSubview(elsewhere)
      let restless = RestlessView()
      restless.goal = elsewhere
      let host = UIView()
      window.addSubview(host)
      host.addSubview(restless)
      #expect(restless.superview === elsewhere)
      #expect(host.subviews.isEmpty)
      #expect(elsewhere.subviews == [restless])
    }
  }

  // view-14, view-15, view-16, view-17: the resulting index of v1 in [v0, v1, v2, v3]
  @Test(arguments: [
    ("at", [0, 1, 2, 3, 3]), ("below", [0, 3, 1, 2, 3]), ("above", [1, 3, 2, 3, 3]),
  ]) @MainActor func `a subview is moved next to its sibling`(
    form: String,
    expected: [Int]
  ) async throws {
    try await withApp { _ in
      for (index, place) in expected.enumerated() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        views.forEach(parent.addSubview)
        let sibling = index < 4 ? views[index] : UIView()
        switch form {
        case "at": parent.insertSubview(views[1], at: index)
        case "below": parent.insertSubview(views[1], belowSubview: sibling)
        default: parent.insertSubview(views[1], aboveSubview: sibling)
        }
        #expect(parent.subviews.firstIndex(of: views[1]) == place, "\(form) \(index)")
        #expect(parent.subviews.count == 4)
      }
    }
  }

  @Test @MainActor
  func `exchangeSubview exchanges subviews and refuses an index out of range`() async throws {
    let trace = try await record { _ in
      let parent = UIView()
      let views = (0..<3).map { _ in UIView() }
      views.forEach(parent.addSubview)
      parent.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(parent.subviews == [views[2], views[1], views[0]])
      parent.exchangeSubview(at: 1, withSubviewAt: 3)
      parent.exchangeSubview(at: -1, withSubviewAt: 0)
      #expect(parent.subviews == [views[2], views[1], views[0]])
    }
    #expect(trace.diagnostics(.invalidArgument).count == 2)
  }

  // no published log prints a callback for a changed order
  @Test @MainActor func `a change of subview order sends no callbacks`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let parent = LoggingView("p", journal)
      let views = ["a", "b", "c"].map { LoggingView($0, journal) }
      views.forEach(parent.addSubview)
      journal.clear()
      parent.bringSubviewToFront(views[0])
      parent.sendSubviewToBack(views[2])
      parent.exchangeSubview(at: 0, withSubviewAt: 1)
      parent.insertSubview(views[1], at: 0)
      parent.addSubview(views[1])
      #expect(journal.lines.isEmpty)
    }
  }

  @Test @MainActor func `a view is found by its tag and by its ancestors`() async throws {
    try await withApp { _ in
      let root = UIView()
      let inner = UIView()
      let deep = UIView()
      root.addSubview(UIView())
      root.addSubview(inner)
      inner.addSubview(deep)
      deep.tag = 7
      #expect(root.viewWithTag(7) === deep)
      #expect(root.viewWithTag(8) == nil)
      #expect(root.viewWithTag(0) === root)
      #expect(deep.isDescendant(of: root))
      #expect(deep.isDescendant(of: deep))
      #expect(!root.isDescendant(of: deep))
    }
  }

  // view-24
  @Test @MainActor func `subviews are deallocated with their superview`() async throws {
    let journal = Journal()
    try await withApp { _ in
      var parent: UIView? = UIView()
      parent?.addSubview(LoggingView("c", journal))
      parent = nil
      #expect(journal.lines.last == "c.dealloc")
    }
  }

  // view-33: the view that is deallocated receives a callback for each subview
  @Test @MainActor
  func `a view that is deallocated receives willRemoveSubview for each subview`() async throws {
    let journal = Journal()
    let trace = try await record { _ in
      let kept = LoggingView("c2", journal)
      var parent: UIView? = LoggingView("V", journal)
      parent?.addSubview(LoggingView("c1", journal))
      parent?.addSubview(kept)
      journal.clear()
      parent = nil
      #expect(
        journal.lines == [
          "V.dealloc", "V.willRemoveSubview(c1)", "c1.willMove(toSuperview:nil)",
          "c1.didMoveToSuperview", "c1.dealloc", "V.willRemoveSubview(c2)",
          "c2.willMove(toSuperview:nil)", "c2.didMoveToSuperview",
        ]
      )
      #expect(kept.superview == nil)
    }
    let calls = trace.calls(of: "LoggingView", only: [.willRemoveSubview])
    #expect(calls.count == 2)
  }

  // view-33: a view deallocated off the main actor receives nothing, but its subviews do, later
  @Test @MainActor func `a view can be deallocated on a different thread`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let child = LoggingView("c", journal)
      var parent: UIView? = UIView()
      parent?.addSubview(child)
      journal.clear()
      let box = Mutex(parent)
      parent = nil
      await Task.detached { box.withLock { $0 = nil } }.value
      while child.superview != nil || journal.lines.count < 2 { await Task.yield() }
      #expect(journal.lines == ["c.willMove(toSuperview:nil)", "c.didMoveToSuperview"])
    }
  }

  // The main actor is idle and serves the requests of a deallocated window at once.
  @Test func `windows can be deallocated on a different thread while the main actor is idle`()
    async throws
  {
    for _ in 0..<500 {
      let box = await Mutex<UIWindow?>(UIWindow())
      box.withLock { $0 = nil }
    }
  }

  // view-33: a view that outlives its superview is notified
  @Test @MainActor func `a subview is notified when its superview is deallocated`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let child = LoggingView("c", journal)
      var parent: UIView? = UIView()
      parent?.addSubview(child)
      journal.clear()
      parent = nil
      #expect(journal.lines == ["c.willMove(toSuperview:nil)", "c.didMoveToSuperview"])
      #expect(child.superview == nil)
    }
  }

  // view-31: subviews first
  @Test @MainActor
  func `willMove is sent from the root down and didMoveToWindow from the leaves up`()
    async throws
  {
    let journal = Journal()
    try await withApp { _ in
      let parent = LoggingView("P", journal)
      let child = LoggingView("C", journal)
      parent.addSubview(child)
      journal.clear()
      let window = UIWindow()
      window.addSubview(parent)
      let expected = [
        "P.willMove(toWindow:)", "C.willMove(toWindow:)", "C.didMoveToWindow",
        "P.didMoveToWindow",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `descriptions are equal in equal runs`() async throws {
    var texts: [String] = []
    for _ in 0..<2 {
      try await withApp { _ in
        let view = UIView()
        texts.append(view.description)
      }
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0] == "<HeadlessUIKit.UIView: 0x600100000100>")
  }
}

private final class RestlessView: UIView {
  weak var goal: UIView?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let goal, superview !== goal else { return }
    goal.addSubview(self)
  }
}
