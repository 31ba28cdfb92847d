import HeadlessUIKit
import Testing

/// The orders of published device logs; the comment of each names its scenario.
struct `Launch, tabs and views as device logs show them` {
  // window-launch-single-vc-juejin2020, window-launch-storyboard-yagamo
  @Test @MainActor func `launch`() async throws {
    let journal = Journal()
    try await withApp { app in
      let window = UIWindow()
      window.rootViewController = LoggingViewController("A", journal)
      window.makeKeyAndVisible()
      try await app.settle()
      let expected = [
        "A.loadViewIfNeeded", "A.loadView", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // scene-launch-appdelegate-hust2015: becoming active falls between the two
  @Test @MainActor func `viewDidAppear waits for the commit`() async throws {
    let journal = Journal()
    try await withApp { app in
      let window = UIWindow()
      window.rootViewController = LoggingViewController("A", journal)
      window.makeKeyAndVisible()
      journal.note("app.didBecomeActive")
      try await app.settle()
      let expected = [
        "A.viewDidLoad", "A.viewWillAppear", "app.didBecomeActive", "A.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // tab-switch-ticklecode, tab-switch-first-time-pgzxc, tab-first-display-pgzxc
  @Test @MainActor func `tab switch`() async throws {
    let journal = Journal()
    try await withApp { app in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { LoggingViewController($0, journal) }
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try await app.settle()
      tabs.selectedIndex = 1
      let inside = ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear"]
      #expect(journal.lines(observedIn: inside) == inside)
      try await app.settle()
      let expected = [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidLoad",
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(tabs.viewControllers?[2].isViewLoaded == false)
      journal.clear()
      tabs.selectedIndex = 0
      try await app.settle()
      #expect(!journal.lines.contains("A.viewDidLoad"))
      withExtendedLifetime(window) {}
    }
  }

  // view-add-remove-testview-jianshu2019, view-remove-visible-ecomnet2016
  @Test @MainActor func `view added before the window, removed after`() async throws {
    let journal = Journal()
    try await withApp { app in
      let controller = UIViewController()
      controller.view.addSubview(LoggingView("t", journal))
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try await app.settle()
      controller.view.subviews.first?.removeFromSuperview()
      let expected = [
        "t.willMove(toSuperview:)", "t.didMoveToSuperview", "t.willMove(toWindow:)",
        "t.didMoveToWindow", "t.layoutSubviews", "t.willMove(toSuperview:nil)",
        "t.willMove(toWindow:nil)", "t.didMoveToWindow", "t.didMoveToSuperview", "t.dealloc",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // view-add-visible-redview; the verdict on the order of the two did-callbacks
  @Test @MainActor func `view added in a window`() async throws {
    let journal = Journal()
    try await withApp { app in
      let controller = UIViewController()
      let container = LoggingView("S", journal)
      controller.view.addSubview(container)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try await app.settle()
      journal.clear()
      container.addSubview(LoggingView("v", journal))
      #expect(
        journal.lines == [
          "v.willMove(toWindow:)", "v.willMove(toSuperview:)", "v.didMoveToWindow",
          "v.didMoveToSuperview", "S.didAddSubview(v)",
        ]
      )
      withExtendedLifetime(window) {}
    }
  }

  // view-in-vc-push-juejin2023 without its draw, which needs a screen
  @Test @MainActor func `view in a pushed controller`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      let pushed = LoggingViewController("RAC", journal)
      pushed.onViewDidLoad = { controller in
        let view = LoggingView("L", journal)
        controller.view.addSubview(view)
        view.addSubview(LoggingView("s1", Journal()))
        view.addSubview(LoggingView("s2", Journal()))
      }
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      let expected = [
        "RAC.loadView", "RAC.viewDidLoad", "L.willMove(toSuperview:)", "L.didMoveToSuperview",
        "L.didAddSubview(s1)", "L.didAddSubview(s2)", "RAC.viewWillAppear",
        "L.willMove(toWindow:)", "L.didMoveToWindow", "L.updateConstraints",
        "RAC.updateViewConstraints", "RAC.viewWillLayoutSubviews", "RAC.viewDidLayoutSubviews",
        "L.layoutSubviews", "RAC.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // view-in-vc-covered-by-push-juejin2023: three window changes
  @Test @MainActor func `view in a controller that is covered by a push`() async throws {
    let journal = Journal()
    try await withApp { app in
      let covered = LoggingViewController("RAC", journal)
      covered.onViewDidLoad = { $0.view.addSubview(LoggingView("L", journal)) }
      let navigation = UINavigationController(rootViewController: covered)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      journal.clear()
      navigation.pushViewController(UIViewController(), animated: true)
      try await app.settle()
      let expected = [
        "RAC.viewWillDisappear", "L.willMove(toWindow:nil)", "L.didMoveToWindow",
        "L.willMove(toWindow:)", "L.didMoveToWindow", "L.willMove(toWindow:nil)",
        "L.didMoveToWindow", "RAC.viewDidDisappear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }

  // view-eager-view-access-mumu2019, view-in-vc-mumu2019: no second loading
  @Test @MainActor func `view read before the push`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      let pushed = LoggingViewController("VC", journal)
      pushed.onViewDidLoad = { $0.view.addSubview(LoggingView("V", journal)) }
      pushed.view.tag = 1
      journal.note("caller continues")
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      let expected = [
        "VC.loadView", "VC.viewDidLoad", "V.willMove(toSuperview:)", "V.didMoveToSuperview",
        "caller continues", "VC.viewWillAppear", "VC.loadViewIfNeeded", "V.willMove(toWindow:)",
        "V.didMoveToWindow", "VC.viewWillLayoutSubviews", "VC.viewDidLayoutSubviews",
        "V.layoutSubviews", "VC.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      withExtendedLifetime(window) {}
    }
  }
}
