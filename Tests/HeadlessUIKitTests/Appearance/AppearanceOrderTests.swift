import HeadlessUIKit
import Testing

/// The order of one appearance, and what repeats with the next.
struct `One appearance` {
  // layout-constraints-layout-draw-order-gist without its draw, appear-04
  @Test @MainActor func `updates constraints from the leaves and lays out from the root`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingView("RootView", journal)
      root.addSubview(LoggingView("ChildView", journal))
      let controller = StagedController("VC", journal)
      controller.view = root
      let window = try await launch(controller, in: app)
      let expected = [
        "VC.viewWillAppear", "VC.viewIsAppearing", "ChildView.updateConstraints",
        "VC.updateViewConstraints", "RootView.updateConstraints", "VC.viewWillLayoutSubviews",
        "RootView.layoutSubviews", "VC.viewDidLayoutSubviews", "ChildView.layoutSubviews",
        "VC.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // appear-03, layout-viewisappearing-doc, view-in-vc-push-juejin2023
  @Test @MainActor func `is in its window from viewIsAppearing on`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await launch(navigation, in: app)
      let pushed = StagedController("B", journal)
      var windows: [String] = []
      for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
        pushed.hooks[callback] = { [unowned pushed] in
          let place = pushed.view.window == nil ? "no window" : "window"
          windows.append("\(callback): \(place), \(pushed.view.superview == nil)")
        }
      }
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(
        windows == [
          "viewWillAppear: no window, true", "viewIsAppearing: window, false",
          "viewDidAppear: window, false",
        ]
      )
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor func `sends viewIsAppearing with every appearance`() async throws {
    try await withApp { app in
      let journal = Journal()
      let first = LoggingViewController("A", journal)
      let navigation = UINavigationController(rootViewController: first)
      let window = try await launch(navigation, in: app)
      let second = LoggingViewController("B", journal)
      navigation.pushViewController(second, animated: true)
      try await app.settle()
      navigation.beginInteractivePop()
      navigation.cancelInteractivePop()
      try await app.settle()
      #expect(journal.lines.count { $0 == "B.viewIsAppearing" } == 2)
      journal.clear()
      navigation.popViewController(animated: true)
      try await app.settle()
      let expected = ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: [(12, 0), (13, 1)])
  @MainActor func `has viewIsAppearing since iOS 13`(major: Int, count: Int) async throws {
    try await withApp(behaving: major) { app in
      let journal = Journal()
      let window = try await launch(LoggingViewController("A", journal), in: app)
      #expect(journal.lines.count { $0 == "A.viewIsAppearing" } == count)
      #expect(journal.lines.contains("A.viewDidAppear"))
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor func `without a window has no viewIsAppearing`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("A", journal)
      controller.beginAppearanceTransition(true, animated: false)
      try await app.settle()
      controller.endAppearanceTransition()
      #expect(!journal.lines.contains("A.viewIsAppearing"))
    }
  }

  @Test @MainActor func `that is called off from viewIsAppearing does not end`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = StagedController("A", journal)
      controller.hooks["viewIsAppearing"] = { [unowned controller] in
        controller.beginAppearanceTransition(false, animated: false)
      }
      let window = UIWindow()
      window.makeKeyAndVisible()
      controller.beginAppearanceTransition(true, animated: false)
      window.addSubview(controller.view)
      controller.endAppearanceTransition()
      let expected = ["A.viewWillAppear", "A.viewIsAppearing", "A.viewWillDisappear"]
      let observed = expected + ["A.viewDidAppear", "A.viewDidDisappear"]
      #expect(journal.lines(observedIn: observed) == expected)
      controller.endAppearanceTransition()
      #expect(journal.lines(observedIn: observed) == expected + ["A.viewDidDisappear"])
    }
  }

  // layout-push-order-ios17-qmui, its variant
  @Test @MainActor func `may be laid out before viewWillAppear`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("VC", journal)
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      let window = try await launch(controller, in: app)
      let expected = [
        "VC.viewWillLayoutSubviews", "VC.viewDidLayoutSubviews", "VC.viewWillAppear",
        "VC.viewIsAppearing",
      ]
      #expect(Array(journal.lines(observedIn: expected).prefix(4)) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // containment-transition-from-to-neuburg is animated: loadViewIfNeeded follows viewWillAppear
  @Test @MainActor func `that is animated asks for the view again`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await launch(navigation, in: app)
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      let expected = ["B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.loadViewIfNeeded"]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }
}
