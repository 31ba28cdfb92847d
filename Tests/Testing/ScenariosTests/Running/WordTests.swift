import Scenarios
import Testing

/// The words of the scenario grammar, each with an expectation that holds and one that differs.
struct `A word of a scenario` {
  private static let show = "- W.rootViewController = A\n- W.makeKeyAndVisible()\n- settle\n"

  @Test(arguments: systemWords + viewWords + controllerWords + containerWords)
  @MainActor func `a right expectation about a word holds and a wrong one differs`(
    word: Word
  ) async throws {
    let right = try await word.compare(word.holds)
    #expect(right.holds, "\n\(right.lines.joined(separator: "\n"))")
    let wrong = try await word.compare(word.differs)
    #expect(!wrong.holds, "\n\(wrong.lines.joined(separator: "\n"))")
  }

  /// Words for launch, scenes and windows.
  private static let systemWords: [Word] = [
    Word(
      "application(_:willFinishLaunchingWithOptions:)",
      objects: "application: UIApplication\napp: UIApplicationDelegate",
      hooks: "app.willFinishLaunching: [log early]",
      steps: "- application.launch(app)",
      holds: "[app.willFinishLaunching, early, app.didFinishLaunching]",
      differs: "[app.didFinishLaunching, app.willFinishLaunching, early]"
    ),
    Word(
      "application(_:configurationForConnecting:options:)",
      objects:
        "application: UIApplication\napp: UIApplicationDelegate\ns: UIWindowSceneDelegate",
      hooks: "app.configurationForConnecting: [log asked]",
      steps: "- application.launch(app, scene: s)",
      holds: "[app.configurationForConnecting, asked, s.didUpdate, s.willConnectTo]",
      differs: "[app.configurationForConnecting, asked, s.willConnectTo, s.didUpdate]"
    ),
    Word(
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      objects:
        "application: UIApplication\napp: UIApplicationDelegate\ns: UIWindowSceneDelegate",
      hooks:
        "s.willConnectTo: [W.windowScene = s, W.rootViewController = A, W.makeKeyAndVisible()]",
      steps: "- application.launch(app, scene: s)\n- settle\n- W.rotate(to: .landscapeLeft)",
      holds: "[s.didUpdate, s.willConnectTo, A.viewWillTransition(to:with:), s.didUpdate]",
      differs: "[s.didUpdate, s.willConnectTo, A.viewWillTransition(to:with:)]"
    ),
    Word(
      "launchInBackground(_:)",
      objects: "application: UIApplication\napp: UIApplicationDelegate",
      steps: "- application.launchInBackground(app)\n- check application.applicationState == "
        + ".background\n- application.enterForeground()",
      holds: "[app.didFinishLaunching, app.willEnterForeground, app.didBecomeActive]",
      differs: "[app.didFinishLaunching, app.didBecomeActive, app.willEnterForeground]"
    ),
    Word(
      "applicationDidReceiveMemoryWarning",
      objects: "application: UIApplication\napp: UIApplicationDelegate",
      hooks: "app.applicationDidReceiveMemoryWarning: [log short]",
      steps: "- application.launch(app)\n- application.receiveMemoryWarning()",
      holds: "[app.applicationDidReceiveMemoryWarning, short]",
      differs: "[app.applicationDidReceiveMemoryWarning, short, short]"
    ),
    Word(
      "becomeKey and resignKey",
      objects: "V: UIWindow",
      steps: show + "- V.makeKeyAndVisible()",
      holds: "[W.makeKeyAndVisible, W.makeKey, W.becomeKey, V.makeKeyAndVisible, V.makeKey, "
        + "W.resignKey, V.becomeKey]",
      differs: "[W.makeKeyAndVisible, W.makeKey, W.becomeKey, V.makeKeyAndVisible, V.makeKey, "
        + "V.becomeKey, W.resignKey]"
    ),
    Word(
      "a window's safe area",
      steps: show + "- W.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)\n"
        + "- settle\n"
        + "- check A.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)",
      holds: "[A.viewDidAppear, A.viewSafeAreaInsetsDidChange]",
      differs: "[A.viewSafeAreaInsetsDidChange, A.viewDidAppear]"
    ),
    Word(
      "resize(to:)",
      steps: show + "- W.resize(to: CGSize(width: 700, height: 500))\n"
        + "- check A.view.bounds == CGRect(x: 0, y: 0, width: 700, height: 500)",
      holds: "[A.viewDidAppear, A.viewWillTransition(to:with:)]",
      differs: "[A.viewWillTransition(to:with:), A.viewDidAppear]"
    ),
    Word(
      "overrideUserInterfaceStyle",
      steps: show + "- W.overrideUserInterfaceStyle = .dark",
      holds: "[A.viewDidAppear, A.traitCollectionDidChange]",
      differs: "[A.traitCollectionDidChange, A.viewDidAppear]"
    ),
  ]

  /// Words for views and the calls that view classes override.
  private static let viewWords: [Word] = [
    Word(
      "removeFromSuperview without super",
      objects: "p: UIView\nv: UIView",
      hooks: "v.removeFromSuperview: [without super]",
      steps: "- p.addSubview(v)\n- v.removeFromSuperview()\n- check v.superview == p",
      holds: "[p.addSubview(v), v.didMoveToSuperview, v.removeFromSuperview]",
      differs: "[p.addSubview(v), v.didMoveToSuperview, v.removeFromSuperview, "
        + "v.didMoveToSuperview]"
    ),
    Word(
      "removeFromSuperview with super",
      objects: "p: UIView\nv: UIView",
      steps: "- p.addSubview(v)\n- v.removeFromSuperview()",
      holds: "[v.didMoveToSuperview, v.removeFromSuperview, v.didMoveToSuperview]",
      differs: "[v.didMoveToSuperview, v.removeFromSuperview]"
    ),
    Word(
      "removeFromSuperview of a dying superview",
      objects: "p: UIView\nv: UIView",
      hooks: "v.removeFromSuperview: [log gone, super]",
      steps: "- p.addSubview(v)\n- release p",
      holds: "[v.didMoveToSuperview, v.removeFromSuperview, gone, v.didMoveToSuperview]",
      differs: "[v.didMoveToSuperview, v.removeFromSuperview, v.didMoveToSuperview, gone]"
    ),
    Word(
      "setNeedsDisplay",
      objects: "v: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))",
      hooks: "A.viewDidLoad: [A.view.addSubview(v)]\nv.draw: [log drawn]",
      steps: show + "- v.setNeedsDisplay()",
      holds: "[drawn, v.setNeedsDisplay, drawn]",
      differs: "[drawn, v.setNeedsDisplay]"
    ),
    Word(
      "setNeedsDisplay without super",
      objects: "v: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))",
      hooks: "A.viewDidLoad: [A.view.addSubview(v)]\nv.draw: [log drawn]\n"
        + "v.setNeedsDisplay: [without super]",
      steps: show + "- v.setNeedsDisplay()",
      holds: "[drawn, v.setNeedsDisplay]",
      differs: "[drawn, v.setNeedsDisplay, drawn]"
    ),
    Word(
      "updateConstraintsIfNeeded",
      objects: "v: UIView",
      hooks: "v.updateConstraints: [log updated]",
      steps: "- v.updateConstraintsIfNeeded()\n- log first\n- v.setNeedsUpdateConstraints()\n"
        + "- v.updateConstraintsIfNeeded()\n- log second",
      holds: "[updated, first, v.setNeedsUpdateConstraints, updated, second]",
      differs: "[updated, first, v.setNeedsUpdateConstraints, second, updated]"
    ),
    Word(
      "exchangeSubview(at:withSubviewAt:)",
      objects: "p: UIView\nv: UIView\nw: UIView",
      steps: "- p.addSubview(v)\n- p.addSubview(w)\n- p.exchangeSubview(at: 0, withSubviewAt: 1)\n"
        + "- check p.subviews == [w, v]",
      holds: "[p.addSubview(v), p.addSubview(w)]",
      differs: "[p.addSubview(w), p.addSubview(v)]"
    ),
    Word(
      "a path as an argument",
      objects: "v: UIView",
      hooks: "A.viewDidLoad: [A.view.addSubview(v)]",
      steps: "- A.view\n- B.view",
      holds: "['v.willMove(toSuperview: A.view)']",
      differs: "['v.willMove(toSuperview: B.view)']"
    ),
    Word(
      "a path to a view that has a name",
      objects: "r: UIView\nv: UIView",
      steps: "- A.view = r\n- r.addSubview(v)\n- v.removeFromSuperview()\n- B.view = nil\n"
        + "- r.addSubview(v)",
      holds: "['v.willMove(toSuperview: A.view)', 'v.willMove(toSuperview: nil)', "
        + "'v.willMove(toSuperview: r)']",
      differs: "['v.willMove(toSuperview: A.view)', 'v.willMove(toSuperview: nil)', "
        + "'v.willMove(toSuperview: B.view)']"
    ),
    Word(
      "layoutMargins",
      objects: "v: UIView",
      steps: "- v.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      holds: "[v.layoutMarginsDidChange]",
      differs: "[v.layoutMarginsDidChange, v.layoutMarginsDidChange]"
    ),
    Word(
      "bounds",
      objects: "v: UIView",
      steps: "- v.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)\n"
        + "- check v.frame == CGRect(x: -2, y: -1, width: 4, height: 2)",
      holds: "[]",
      differs: "[v.didMoveToSuperview]"
    ),
  ]

  /// Words for controllers and the calls that controller classes override.
  private static let controllerWords: [Word] = [
    Word(
      "an explicit loadView",
      steps: "- A.view\n- A.loadView()",
      holds: "[A.loadView, A.viewDidLoad, A.loadView]",
      differs: "[A.loadView, A.viewDidLoad]"
    ),
    Word(
      "an explicit viewDidLoad",
      steps: "- A.view\n- A.viewDidLoad()",
      holds: "[A.viewDidLoad, A.viewDidLoad]",
      differs: "[A.viewDidLoad]"
    ),
    Word(
      "show",
      objects: "N: UINavigationController(rootViewController: A)",
      steps: "- W.rootViewController = N\n- W.makeKeyAndVisible()\n- settle\n- A.show(B)",
      holds: "[A.show(B), N.show(B), N.pushViewController(B)]",
      differs: "[N.show(B), A.show(B), N.pushViewController(B)]"
    ),
    Word(
      "showDetailViewController",
      steps: show + "- A.showDetailViewController(B, sender: nil)",
      holds: "[A.showDetailViewController(B), A.present(B)]",
      differs: "[A.showDetailViewController(B), A.present(A)]"
    ),
    Word(
      "a custom segue",
      objects: "S: UIStoryboardSegue(source: A, destination: B)",
      hooks: "S.perform: [A.present(B, animated: false)]\n"
        + "A.prepareForSegue: [check B.isViewLoaded == false]",
      steps: show + "- A.performSegue(S)",
      holds: "[A.prepare(for: S), S.perform, A.present(B)]",
      differs: "[S.perform, A.prepare(for: S), A.present(B)]"
    ),
    Word(
      "a segue of a storyboard that is not there",
      steps: "- A.performSegue(withIdentifier: \"next\")",
      holds:
        "[\"throws NSInvalidArgumentException: Receiver (<A: 0x…>) has no segue with identifier "
        + "'next'\"]",
      differs: "[]"
    ),
    Word(
      "dismiss without super",
      hooks: "A.dismiss: [without super]",
      steps: show + "- A.present(B, animated: true)\n- settle\n- A.dismiss(animated: true)",
      holds: "[A.present(B), A.dismiss]",
      differs: "[A.present(B), A.dismiss, B.viewDidDisappear]"
    ),
    Word(
      "addChild without super",
      hooks: "A.addChild: [without super]",
      steps: "- A.addChild(B)\n- check B.parent == nil",
      holds: "[A.addChild(B)]",
      differs: "[A.addChild(A)]"
    ),
    Word(
      "endAppearanceTransition",
      steps: "- A.view\n- A.beginAppearanceTransition(true, animated: false)\n"
        + "- A.endAppearanceTransition()",
      holds: "[A.beginAppearanceTransition, A.viewWillAppear, A.endAppearanceTransition, "
        + "A.viewDidAppear]",
      differs: "[A.beginAppearanceTransition, A.viewWillAppear, A.viewDidAppear, "
        + "A.endAppearanceTransition]"
    ),
    Word(
      "setEditing",
      steps: "- A.setEditing(true, animated: false)\n- check A.isEditing == true",
      holds: "[A.setEditing]",
      differs: "[A.setEditing, A.setEditing]"
    ),
    Word(
      "preferredContentSize",
      steps: "- A.addChild(B)\n- B.preferredContentSize = CGSize(width: 10, height: 20)\n"
        + "- check B.preferredContentSize == CGSize(width: 10, height: 20)",
      holds: "[A.addChild(B), A.preferredContentSizeDidChange(B)]",
      differs: "[A.preferredContentSizeDidChange(B), A.addChild(B)]"
    ),
    Word(
      "additionalSafeAreaInsets",
      steps: show
        + "- A.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)",
      holds: "[A.viewDidAppear, A.viewSafeAreaInsetsDidChange]",
      differs: "[A.viewSafeAreaInsetsDidChange, A.viewDidAppear]"
    ),
  ]

  /// Words for containers, their delegates and data sources.
  private static let containerWords: [Word] = [
    Word(
      "the delegate and data source of a page controller",
      objects: """
        P: UIPageViewController(transitionStyle: .scroll)
        D: UIPageViewControllerDelegate
        S: UIPageViewControllerDataSource(pages: [A, B])
        """,
      steps: """
        - P.delegate = D
        - P.dataSource = S
        - P.setViewControllers([A], direction: .forward, animated: false)
        - W.rootViewController = P
        - W.makeKeyAndVisible()
        - settle
        - swipe begin P
        - swipe finish P
        - settle
        - swipe back P
        - swipe finish P
        """,
      holds: "[P.setViewControllers, S.viewControllerAfter(A), S.viewControllerBefore(A), "
        + "D.willTransitionTo(B), D.didFinishAnimating(A), S.viewControllerAfter(B), "
        + "D.willTransitionTo(A), D.didFinishAnimating(B), S.viewControllerBefore(A)]",
      differs: "[P.setViewControllers, S.viewControllerAfter(A), S.viewControllerBefore(A), "
        + "D.willTransitionTo(B), D.didFinishAnimating(A), S.viewControllerBefore(B), "
        + "D.willTransitionTo(A), D.didFinishAnimating(B), S.viewControllerBefore(A)]"
    ),
    Word(
      "a hook of a navigation controller's delegate",
      objects: "N: UINavigationController\nD: UINavigationControllerDelegate",
      hooks: "D.didShow: [log shown]",
      steps: "- N.delegate = D\n- N.setViewControllers([A], animated: false)\n"
        + "- W.rootViewController = N\n- W.makeKeyAndVisible()",
      holds: "[D.willShow(A), D.didShow(A), shown]",
      differs: "[D.willShow(A), shown, D.didShow(A)]"
    ),
    Word(
      "hooks of a tab bar controller's delegate",
      objects: "T: UITabBarController(viewControllers: [A, B])\nD: UITabBarControllerDelegate",
      hooks: "D.shouldSelect: [log asked]\nD.didSelect: [log selected]",
      steps: "- T.delegate = D\n- W.rootViewController = T\n- W.makeKeyAndVisible()\n- settle\n"
        + "- T.tapTab(at: 1)",
      holds: "[D.shouldSelect(B), asked, D.didSelect(B), selected]",
      differs: "[D.shouldSelect(B), asked, selected, D.didSelect(B)]"
    ),
    Word(
      "hooks of a sheet's delegate",
      objects: "D: UIAdaptivePresentationControllerDelegate",
      hooks: "D.presentationControllerDidDismiss: [log gone]",
      steps: show + "- A.present(B, animated: true)\n- settle\n"
        + "- B.presentationController.delegate = D\n- swipe begin B\n- swipe finish B",
      holds: "[D.presentationControllerWillDismiss, D.presentationControllerDidDismiss, gone]",
      differs: "[D.presentationControllerDidDismiss, gone, D.presentationControllerWillDismiss]"
    ),
    Word(
      "popViewController without super",
      objects: "N: UINavigationController",
      hooks: "N.popViewController: [without super]",
      steps: """
        - N.setViewControllers([A, B], animated: false)
        - N.popViewController(animated: true)
        - check N.viewControllers == [A, B]
        """,
      holds: "[N.setViewControllers, N.popViewController]",
      differs: "[N.popViewController, N.setViewControllers]"
    ),
    Word(
      "setViewControllers of a tab bar controller",
      objects: "T: UITabBarController",
      steps: "- T.setViewControllers([A, B], animated: false)\n- check T.viewControllers == [A, B]",
      holds: "[T.setViewControllers, 'A.willMove(toParent: T)', 'B.willMove(toParent: T)']",
      differs: "[T.setViewControllers, 'B.willMove(toParent: T)', 'A.willMove(toParent: T)']"
    ),
  ]
}
