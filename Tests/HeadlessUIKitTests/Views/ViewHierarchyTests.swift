import HeadlessUIKit
import Testing

struct `The view hierarchy` {
  @Test @MainActor func `keeps the order of insertion`() async throws {
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

  // view-06: a sibling that is not there means "in front"
  @Test @MainActor func `inserts in front when the sibling is missing`() async throws {
    try await withApp { _ in
      let parent = UIView()
      let first = UIView()
      let second = UIView()
      parent.addSubview(first)
      parent.insertSubview(second, belowSubview: UIView())
      #expect(parent.subviews == [first, second])
    }
  }

  @Test @MainActor func `clamps a place out of range`() async throws {
    try await withApp { _ in
      let parent = UIView()
      let first = UIView()
      parent.insertSubview(first, at: 99)
      parent.insertSubview(UIView(), at: -5)
      #expect(parent.subviews.last === first)
    }
  }

  // view-07
  @Test @MainActor func `leaves the old superview first`() async throws {
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

  // appear-14: the window does not change
  @Test @MainActor func `sends no window callback for a move within a window`() async throws {
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

  @Test @MainActor func `refuses itself and its ancestors as subviews`() async throws {
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

  @Test @MainActor func `survives a callback that moves the view elsewhere`() async throws {
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

  // view-33: a view that outlives its superview is told
  @Test @MainActor func `tells a subview of its superview's end`() async throws {
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

  // view-31: children first
  @Test @MainActor func `tells didMoveToWindow from the leaves up, willMove from the root down`()
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

  @Test @MainActor func `prints equal texts in equal runs`() async throws {
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
