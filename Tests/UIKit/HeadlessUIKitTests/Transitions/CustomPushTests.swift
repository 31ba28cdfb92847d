import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// Pushes and pops that an animator of the app animates.
struct `An animator of a navigation controller` {
  @Test @MainActor func `a custom push sends the callbacks of a push around its animation`()
    async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      let window = navigation.view.window
      navigation.delegate = transitions
      journal.clear()
      let pushed = LoggingViewController("B", journal)
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(
        journal.transitionLines == [
          "B.willMove(toParent:N)", "ask push", "A.viewWillDisappear", "B.viewWillAppear",
          "animate", "animated", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent:N)",
          "animationEnded(true)",
        ]
      )
      #expect(pushed.view.window === window)
      #expect(navigation.viewControllers.first?.view.window == nil)
    }
  }

  @Test @MainActor func `viewIsAppearing is sent after the animator has added the view`()
    async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      navigation.delegate = transitions
      journal.clear()
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      let expected = [
        "B.viewWillAppear", "animate", "B.viewIsAppearing", "animated", "B.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `an animator that adds no view leaves the screen empty`() async throws {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    transitions.animator.addsView = false
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      navigation.delegate = transitions
      let pushed = LoggingViewController("B", journal)
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(pushed.view.window == nil)
      #expect(navigation.topViewController === pushed)
    }
  }

  @Test @MainActor func `the delegate is not asked for an animator of a push without animation`()
    async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      navigation.delegate = transitions
      navigation.pushViewController(LoggingViewController("B", journal), animated: false)
      try await app.settle()
      #expect(!journal.lines.contains("ask push"))
    }
  }

  // The order of a cancelled swipe
  @Test @MainActor func `an animator that completes a pop with false cancels the pop`() async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    transitions.animator.result = false
    try await withApp { app in
      let navigation = try await stack("A", "B", "C", journal: journal, app: app)
      let window = navigation.view.window
      navigation.delegate = transitions
      let before = navigation.viewControllers
      journal.clear()
      navigation.popToRootViewController(animated: true)
      #expect(navigation.viewControllers.count == 1)
      var wasCancelled: Bool?
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        wasCancelled = $0.isCancelled
      }
      try await app.settle()
      #expect(
        journal.transitionLines == [
          "C.willMove(toParent:nil)", "ask pop", "C.viewWillDisappear", "A.viewWillAppear",
          "animate", "animated", "A.viewWillDisappear", "A.viewDidDisappear", "C.viewWillAppear",
          "C.viewDidAppear", "C.didMove(toParent:N)", "animationEnded(false)",
        ]
      )
      #expect(navigation.viewControllers == before)
      #expect(before.map { $0.parent === navigation } == [true, true, true])
      #expect(before.map { $0.view.window === window } == [false, false, true])
      #expect(wasCancelled == true)
    }
  }

  @Test @MainActor func `an animator that completes a push with false cancels the push`()
    async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    transitions.animator.result = false
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      let window = navigation.view.window
      navigation.delegate = transitions
      journal.clear()
      let pushed = LoggingViewController("B", journal)
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(
        journal.transitionLines.suffix(6) == [
          "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear",
          "B.didMove(toParent:nil)", "animationEnded(false)",
        ]
      )
      #expect(pushed.parent == nil)
      #expect(pushed.view.window == nil)
      #expect(navigation.topViewController?.view.window === window)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test @MainActor func `an animator that never completes leaves the push open`() async throws {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    transitions.animator.completes = false
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      navigation.delegate = transitions
      journal.clear()
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      #expect(!journal.lines.contains("B.viewDidAppear"))
      #expect(navigation.transitionCoordinator != nil)
      transitions.animator.context?.completeTransition(true)
      transitions.animator.context?.completeTransition(true)
      #expect(journal.lines.filter { $0 == "B.viewDidAppear" }.count == 1)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test @MainActor func `the coordinator has the duration of the animator`() async throws {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    transitions.animator.duration = 0.8
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      navigation.delegate = transitions
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.advance(by: .milliseconds(700))
      #expect(navigation.transitionCoordinator?.transitionDuration == 0.8)
      #expect(!journal.lines.contains("B.viewDidAppear"))
      try await app.advance(by: .milliseconds(101))
      #expect(journal.lines.contains("B.viewDidAppear"))
    }
  }

  @Test @MainActor func `a pop ends a custom push`() async throws {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    transitions.animator.completes = false
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      let window = navigation.view.window
      navigation.delegate = transitions
      let pushed = LoggingViewController("B", journal)
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      navigation.delegate = nil
      navigation.popViewController(animated: true)
      try await app.settle()
      transitions.animator.context?.completeTransition(true)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.topViewController?.view.window === window)
      #expect(pushed.view.window == nil)
      #expect(pushed.parent == nil)
    }
  }
}
