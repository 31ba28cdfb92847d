import HeadlessUIKit
import Testing

/// The orders of published device logs; the comment of each names its scenario.
struct `Navigation as device logs show it` {
  /// A visible navigation controller with the given stack, at rest.
  @MainActor
  private func stack(
    _ names: [String],
    journal: Journal,
    app: HeadlessApp
  ) async throws -> (UINavigationController, UIWindow) {
    let root = LoggingViewController(names[0], journal)
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try await app.settle()
    for name in names.dropFirst() {
      navigation.pushViewController(LoggingViewController(name, journal), animated: true)
      try await app.settle()
    }
    journal.clear()
    return (navigation, window)
  }

  // nav-push-animated-2021-storyboard
  @Test @MainActor func `push`() async throws {
    let journal = Journal()
    try await withApp { app in
      let (navigation, window) = try await stack(["Parent"], journal: journal, app: app)
      navigation.pushViewController(LoggingViewController("Child", journal), animated: true)
      try await app.settle()
      let expected = [
        "Child.viewDidLoad", "Parent.viewWillDisappear", "Child.viewWillAppear",
        "Child.viewWillLayoutSubviews", "Child.viewDidLayoutSubviews",
        "Parent.viewDidDisappear", "Child.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // nav-push-parent-callbacks-neuburg-ios6, nav-push-storyboard-full-bambara2014
  @Test @MainActor func `push tells the parent first and last`() async throws {
    let journal = Journal()
    try await withApp { app in
      let (navigation, window) = try await stack(["A"], journal: journal, app: app)
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      let expected = [
        "B.willMove(toParent:N)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
        "B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "B.viewDidAppear", "B.didMove(toParent:N)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // nav-push-nonanimated-jianshu-ff7ded; nav-02: all within one drain of the main queue
  @Test @MainActor func `push without animation`() async throws {
    let journal = Journal()
    try await withApp { app in
      let (navigation, window) = try await stack(["A"], journal: journal, app: app)
      navigation.pushViewController(LoggingViewController("B", journal), animated: false)
      try app.idle()
      let expected = [
        "B.loadViewIfNeeded", "B.loadView", "B.viewWillAppear", "B.viewDidAppear",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(journal.lines.contains("A.viewDidDisappear"))
      withExtendedLifetime(window) {}
    }
  }

  // nav-pop-animated-to-root-ppabner2020, nav-pop-animated-viewisappearing
  @Test @MainActor func `pop`() async throws {
    let journal = Journal()
    try await withApp { app in
      let (navigation, window) = try await stack(["A", "B"], journal: journal, app: app)
      navigation.popViewController(animated: true)
      try await app.settle()
      let expected = [
        "B.willMove(toParent:nil)", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(toParent:nil)",
        "B.deinit",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(!journal.lines.contains("A.viewDidLoad"))
      withExtendedLifetime(window) {}
    }
  }

  // interactive-pop-finished-hust2015
  @Test @MainActor func `swipe back that is finished`() async throws {
    let journal = Journal()
    try await withApp { app in
      let (navigation, window) = try await stack(["A", "B"], journal: journal, app: app)
      navigation.beginInteractivePop()
      try await app.advance(by: .seconds(2))
      let begun = ["B.viewWillDisappear", "A.viewWillAppear"]
      #expect(journal.lines(observedIn: begun) == begun)
      navigation.finishInteractivePop()
      try await app.settle()
      let expected = begun + ["B.viewDidDisappear", "A.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // interactive-pop-cancelled-hust2015: the last four carry one time stamp
  @Test @MainActor func `swipe back that is given up`() async throws {
    let journal = Journal()
    try await withApp { app in
      let (navigation, window) = try await stack(["A", "B"], journal: journal, app: app)
      navigation.beginInteractivePop()
      try await app.advance(by: .milliseconds(2_347))
      navigation.updateInteractivePop(0.3)
      navigation.cancelInteractivePop()
      try await app.settle()
      let expected = [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewWillAppear", "B.viewDidAppear",
      ]
      let observed = ["A.viewDidAppear", "B.viewDidDisappear"] + expected
      #expect(journal.lines(observedIn: observed) == expected)
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController?.parent === navigation)
      withExtendedLifetime(window) {}
    }
  }

  // nav-immediate-push-after-makekey-ios18: the root hears nothing, not even loadView
  @Test @MainActor func `push in the turn of makeKeyAndVisible`() async throws {
    let journal = Journal()
    try await withApp { app in
      let root = LoggingViewController("R", journal)
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(LoggingViewController("P", journal), animated: true)
      try await app.settle()
      let expected = [
        "P.loadView", "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
      ]
      let observed = expected + ["R.loadView", "R.viewDidLoad", "R.viewWillAppear"]
      #expect(journal.lines(observedIn: observed) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // nav-as-window-root-codedbypm, nav-init-root-detached-codedbypm
  @Test @MainActor func `root of a window's navigation controller`() async throws {
    let journal = Journal()
    try await withApp { app in
      let root = LoggingViewController("Y", journal)
      let navigation = UINavigationController(rootViewController: root)
      #expect(journal.lines == ["Y.willMove(toParent:N)"])
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      let expected = [
        "Y.willMove(toParent:N)", "Y.viewDidLoad", "Y.viewWillAppear", "Y.viewDidAppear",
        "Y.didMove(toParent:N)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }
}
