import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// `transition(from:to:duration:options:animations:completion:)`.
struct `The transition between two children` {
  // containment-transition-from-to-neuburg, contain-14
  @Test @MainActor
  func `an exchange of children sends its callbacks in the order of device logs`() async throws {
    try await withApp { app in
      let (parent, first) = try await stage(in: app)
      let journal = parent.journal
      let second = StagedController("C2", journal)
      second.view.frame = first.view.frame
      journal.clear()
      parent.addChild(second)
      first.willMove(toParent: nil)
      let start = app.now
      parent.transition(
        from: first,
        to: second,
        duration: 0.4,
        options: .transitionFlipFromLeft,
        animations: { journal.note("animations") },
        completion: { isFinished in
          journal.note("completion \(isFinished)")
          second.didMove(toParent: parent)
          first.removeFromParent()
        }
      )
      journal.note("transition returned")
      #expect(first.view.window === parent.view.window)
      #expect(second.view.window === parent.view.window)
      try await app.settle()
      let expected = [
        "C2.willMove(toParent:P)", "C1.willMove(toParent:nil)", "C1.viewWillDisappear",
        "C2.viewWillAppear", "animations", "transition returned", "C2.viewIsAppearing",
        "C2.updateViewConstraints", "C2.viewWillLayoutSubviews", "C2.viewDidLayoutSubviews",
        "C2.viewDidAppear", "C1.viewDidDisappear", "completion true", "C2.didMove(toParent:P)",
        "C1.didMove(toParent:nil)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(start.duration(to: app.now) >= .milliseconds(400))
      #expect(first.view.superview == nil)
      #expect(app.diagnostics().isEmpty)
    }
  }

  // containment-transition-curl-ios5: S is already a child, and the transition loads its view
  @Test @MainActor
  func `an exchange loads the incoming view before any appearance callback`() async throws {
    try await withApp { app in
      let (parent, first) = try await stage(in: app)
      let second = StagedController("S", parent.journal)
      parent.addChild(second)
      parent.journal.clear()
      parent.transition(from: first, to: second, duration: 1, animations: nil)
      try await app.settle()
      let expected = [
        "S.viewDidLoad", "C1.viewWillDisappear", "S.viewWillAppear", "S.viewDidAppear",
        "C1.viewDidDisappear",
      ]
      #expect(parent.journal.lines(observedIn: expected) == expected)
    }
  }

  // containment-transition-not-siblings-throws, contain-16
  @Test @MainActor
  func `an exchange of controllers that are not siblings raises an exception`() async throws {
    try await withApp { app in
      let (parent, first) = try await stage(in: app)
      let stranger = UIViewController()
      parent.transition(from: first, to: stranger, duration: 1, animations: nil)
      let text = """
        NSInvalidArgumentException: Children view controllers \(first) and \(stranger) must have a \
        common parent view controller when calling -[UIViewController \
        transitionFromViewController:toViewController:duration:options:animations:completion:]
        """
      #expect(app.diagnostics() == [text])
      #expect(!stranger.isViewLoaded)
    }
  }

  // containment-transition-with-manual-addsubview-unbalanced: the log names the outgoing child
  @Test @MainActor
  func `an exchange after adding the view manually logs the unbalanced warning`() async throws {
    try await withApp { app in
      let (parent, first) = try await stage(in: app)
      let second = StagedController("C2", parent.journal)
      parent.embed(second)
      parent.transition(
        from: first,
        to: second,
        duration: 0.3,
        animations: {},
        completion: { _ in
          first.willMove(toParent: nil)
          first.view.removeFromSuperview()
          first.removeFromParent()
        }
      )
      try await app.settle()
      #expect(app.diagnostics() == [unbalanced(first)])
      #expect(second.view.window === parent.view.window)
      #expect(parent.children == [second])
    }
  }

  @Test @MainActor func `an exchange without a duration ends after the commit`() async throws {
    try await withApp { app in
      let (parent, first) = try await stage(in: app)
      let second = StagedController("C2", parent.journal)
      parent.addChild(second)
      parent.journal.clear()
      parent.transition(from: first, to: second, duration: 0, animations: nil) { _ in
        parent.journal.note("completion")
      }
      #expect(!parent.journal.lines.contains("C2.viewDidAppear"))
      try app.idle()
      let expected = [
        "C1.viewWillDisappear", "C2.viewWillAppear", "C2.viewDidLayoutSubviews",
        "C2.viewDidAppear", "C1.viewDidDisappear", "completion",
      ]
      #expect(parent.journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `a reverse exchange before the end omits viewDidAppear`() async throws {
    try await withApp { app in
      let (parent, first) = try await stage(in: app)
      let second = StagedController("C2", parent.journal)
      parent.addChild(second)
      parent.journal.clear()
      parent.transition(from: first, to: second, duration: 0.4, animations: nil) {
        parent.journal.note("first \($0)")
      }
      try await app.advance(by: .milliseconds(200))
      parent.transition(from: second, to: first, duration: 0.4, animations: nil) {
        parent.journal.note("second \($0)")
      }
      try await app.settle()
      let expected = [
        "C1.viewWillDisappear", "C2.viewWillAppear", "C2.viewWillDisappear", "C1.viewWillAppear",
        "first false", "C1.viewDidAppear", "C2.viewDidDisappear", "second true",
      ]
      #expect(
        parent.journal.lines(observedIn: expected + ["C2.viewDidAppear", "C1.viewDidDisappear"])
          == expected
      )
      #expect(first.view.window === parent.view.window)
      #expect(second.view.window == nil)
      #expect(app.diagnostics().isEmpty)
    }
  }

  @Test @MainActor func `an exchange outside a window changes only the views`() async throws {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      let first = StagedController("C1", journal)
      let second = StagedController("C2", journal)
      parent.embed(first)
      parent.addChild(second)
      var isDone = false
      parent.transition(from: first, to: second, duration: 0.2, animations: nil) { isDone = $0 }
      try await app.settle()
      #expect(isDone)
      #expect(parent.view.subviews == [second.view])
      #expect(!journal.lines.contains { $0.contains("ppear") })
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300, -.infinity])
  @MainActor
  func `an exchange accepts a duration that is not finite or is negative`(
    duration: TimeInterval
  ) async throws {
    try await withApp { app in
      let (parent, first) = try await stage(in: app)
      let second = UIViewController()
      parent.addChild(second)
      parent.transition(from: first, to: second, duration: duration, animations: nil)
      try await app.advance(by: .seconds(2_000_000_000))
      #expect(parent.view.subviews == [second.view])
    }
  }

  @MainActor
  private func stage(
    in app: HeadlessApp
  ) async throws -> (parent: StagedController, first: StagedController) {
    let journal = Journal()
    let parent = StagedController("P", journal)
    let first = StagedController("C1", journal)
    parent.embed(first)
    try await launch(parent, in: app)
    return (parent, first)
  }
}
