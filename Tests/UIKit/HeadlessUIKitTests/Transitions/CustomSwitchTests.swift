import Foundation
import HeadlessUIKit
import Testing

/// Switches of tabs that an animator of the app animates.
struct `An animator of a tab bar controller` {
  @Test @MainActor func `a custom switch sends the callbacks of a switch around its animation`()
    async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    try await withApp { app in
      let tabs = try await launchTabs(journal, transitions, in: app)
      let window = tabs.view.window
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(
        journal.transitionLines == [
          "B.viewWillAppear", "A.viewWillDisappear", "animate", "animated", "A.viewDidDisappear",
          "B.viewDidAppear", "animationEnded(true)",
        ]
      )
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.viewControllers?.map { $0.view.window === window } == [false, true])
    }
  }

  // interactive-tab-custom-cancelled-neuburg: no did-callback follows the will-callbacks.
  @Test @MainActor func `a cancelled custom switch selects the first tab again`() async throws {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    let driver = UIPercentDrivenInteractiveTransition()
    transitions.interactor = driver
    try await withApp { app in
      let tabs = try await launchTabs(journal, transitions, in: app)
      let window = tabs.view.window
      tabs.selectedIndex = 1
      driver.update(0.4)
      try await app.advance(by: .seconds(1))
      #expect(journal.transitionLines == ["B.viewWillAppear", "A.viewWillDisappear", "animate"])
      driver.cancel()
      try await app.settle()
      #expect(
        journal.transitionLines.dropFirst(3) == [
          "animated", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear",
          "A.viewDidAppear", "animationEnded(false)",
        ]
      )
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.viewControllers?.map { $0.view.window === window } == [true, false])
    }
  }

  @Test @MainActor func `the next switch ends a custom switch that never completes`() async throws {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    transitions.animator.completes = false
    try await withApp { app in
      let tabs = try await launchTabs(journal, transitions, in: app)
      let window = tabs.view.window
      tabs.selectedIndex = 1
      try await app.settle()
      #expect(!journal.lines.contains("B.viewDidAppear"))
      tabs.delegate = nil
      tabs.selectedIndex = 0
      try await app.settle()
      #expect(tabs.viewControllers?.map { $0.view.window === window } == [true, false])
      #expect(journal.lines.last == "A.viewDidAppear")
    }
  }
}

/// Displays two tabs and clears the journal.
@MainActor
private func launchTabs(
  _ journal: Journal,
  _ transitions: TestTransitions,
  in app: HeadlessApp
) async throws -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = ["A", "B"].map { LoggingViewController($0, journal) }
  tabs.delegate = transitions
  try await launch(tabs, in: app)
  journal.clear()
  return tabs
}
