import HeadlessUIKit
import Testing

/// The order of the callbacks of one appearance, and which of them repeat in the next.
struct `The order of an appearance` {
  // layout-constraints-layout-draw-order-gist without its draw callback, appear-04
  @Test @MainActor
  func `an appearance updates constraints from the leaves up and lays out from the root down`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingView("RootView", journal)
      root.addSubview(LoggingView("ChildView", journal))
      let controller = StagedController("VC", journal)
      controller.view = root
      try await launch(controller, in: app)
      let expected = [
        "VC.viewWillAppear", "VC.viewIsAppearing", "ChildView.updateConstraints",
        "VC.updateViewConstraints", "RootView.updateConstraints", "VC.viewWillLayoutSubviews",
        "RootView.layoutSubviews", "VC.viewDidLayoutSubviews", "ChildView.layoutSubviews",
        "VC.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // appear-03, layout-viewisappearing-doc, view-in-vc-push-juejin2023
  @Test @MainActor
  func `a controller's view is in its window from viewIsAppearing on`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
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
    }
  }

  @Test @MainActor func `every appearance sends viewIsAppearing`() async throws {
    try await withApp { app in
      let journal = Journal()
      let first = LoggingViewController("A", journal)
      let navigation = UINavigationController(rootViewController: first)
      try await launch(navigation, in: app)
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
    }
  }

  @Test(arguments: [(12, 0), (13, 1)])
  @MainActor func `viewIsAppearing is sent from iOS 13`(major: Int, count: Int) async throws {
    try await withApp(behaving: major) { app in
      let journal = Journal()
      try await launch(LoggingViewController("A", journal), in: app)
      #expect(journal.lines.count { $0 == "A.viewIsAppearing" } == count)
      #expect(journal.lines.contains("A.viewDidAppear"))
    }
  }

  @Test @MainActor func `an appearance without a window sends no viewIsAppearing`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("A", journal)
      controller.beginAppearanceTransition(true, animated: false)
      try await app.settle()
      controller.endAppearanceTransition()
      #expect(!journal.lines.contains("A.viewIsAppearing"))
    }
  }

  @Test @MainActor
  func `an appearance reversed in viewIsAppearing sends no viewDidAppear`() async throws {
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
  @Test @MainActor func `a view may be laid out before viewWillAppear`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("VC", journal)
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      try await launch(controller, in: app)
      let expected = [
        "VC.viewWillLayoutSubviews", "VC.viewDidLayoutSubviews", "VC.viewWillAppear",
        "VC.viewIsAppearing",
      ]
      #expect(Array(journal.lines(observedIn: expected).prefix(4)) == expected)
    }
  }

  // containment-transition-from-to-neuburg is animated: loadViewIfNeeded follows viewWillAppear
  @Test @MainActor
  func `an animated appearance calls loadViewIfNeeded after viewWillAppear`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      let expected = ["B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.loadViewIfNeeded"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}
