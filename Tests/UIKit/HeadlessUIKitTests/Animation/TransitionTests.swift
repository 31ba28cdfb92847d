import HeadlessUIKit
import Testing
import TraceModel

struct `Transitions of views` {
  @MainActor
  private func show(
    _ app: HeadlessApp,
    _ names: String...,
    journal: Journal
  ) async throws -> [UIView] {
    let root = UIViewController()
    try await launch(root, in: app)
    let views = names.map { LoggingView($0, journal) }
    for view in views { root.view.addSubview(view) }
    try await app.settle()
    journal.clear()
    return views
  }

  @Test @MainActor func `a view transition changes the content at once and completes at its end`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      let added = UIView()
      try app.show(view)
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
        view.addSubview(added)
      } completion: {
        journal.note("\($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      #expect(added.superview === view)
      try await app.settle()
      #expect(journal.lines == ["true at 1000"])
    }
  }

  @Test @MainActor func `a view transition replaces one of the same view`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      for name in ["first", "second"] {
        UIView.transition(with: view, duration: 1, animations: nil) {
          journal.note("\(name) \($0)")
        }
      }
      try await app.settle()
      #expect(journal.lines == ["first false", "second true"])
    }
  }

  @Test @MainActor func `a view transition replaces one view by another`() async throws {
    try await withApp { app in
      let journal = Journal()
      let views = try await show(app, "A", "C", journal: journal)
      let container = try #require(views[0].superview)
      let new = LoggingView("B", journal)
      UIView.transition(from: views[0], to: new, duration: 1) { journal.note("completion \($0)") }
      #expect(container.subviews == [new, views[1]])
      try await app.settle()
      let expected = [
        "B.willMove(toWindow:)", "B.willMove(toSuperview:)", "B.didMoveToWindow",
        "B.didMoveToSuperview", "A.willMove(toSuperview:nil)", "A.willMove(toWindow:nil)",
        "A.didMoveToWindow", "A.didMoveToSuperview", "completion true",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `a view transition with showHideTransitionViews hides and shows the views`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let views = try await show(app, "A", "B", journal: journal)
      views[1].isHidden = true
      UIView.transition(
        from: views[0],
        to: views[1],
        duration: 1,
        options: .showHideTransitionViews
      )
      #expect(views[0].isHidden)
      #expect(!views[1].isHidden)
      #expect(views[0].superview != nil)
      #expect(!journal.lines.contains { $0.contains("Superview") })
      try await app.settle()
    }
  }

  @Test @MainActor func `a view transition animates content only with allowAnimatedContent`()
    async throws
  {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      UIView.transition(with: view, duration: 1, animations: { view.alpha = 0 })
      #expect(view.presentationAlpha == 0)
      UIView.transition(
        with: view,
        duration: 1,
        options: .allowAnimatedContent,
        animations: { view.alpha = 1 }
      )
      #expect(view.presentationAlpha < 0.01)
      try await app.settle()
    }
  }

  @Test @MainActor func `a view transition without a superview of the old view completes`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let new = UIView()
      UIView.transition(from: UIView(), to: new, duration: 1) { journal.note("\($0)") }
      try app.idle()
      #expect(journal.lines == ["true"])
      #expect(new.superview == nil)
    }
  }
}
