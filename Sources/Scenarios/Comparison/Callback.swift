/// A callback as logs print it and as traces name it.
struct Callback: Sendable {
  /// The name in traces.
  let name: String
  /// The kinds of objects that have it.
  let kinds: [ObjectKind]
  /// Other ways to print it.
  var spellings: [String] = []
  /// Whether it belongs to layout, of which the number of passes is never compared.
  var isLayout = false
  /// Whether the runtime sends it.
  var isModelled = true
  /// Whether a hook can stand in it.
  var takesHooks = false

  /// All callbacks that an expectation can name.
  static let all: [Callback] = controllers + views + lives + delegates + applications + unmodelled

  /// Returns the callback that a log prints for an object.
  static func printed(_ text: String, by kind: ObjectKind) -> Callback? {
    all.first { callback in
      callback.kinds.contains { kind.isA($0) }
        && (callback.name == text || callback.spellings.contains(text))
    }
  }

  /// Returns the callbacks of an object that a hook can stand in.
  static func hooks(of kind: ObjectKind) -> [Callback] {
    all.filter { $0.takesHooks && $0.kinds.contains { kind.isA($0) } }
  }

  private static let controllers: [Callback] =
    [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      "viewWillDisappear", "viewDidDisappear",
    ].map { Callback(name: $0, kinds: [.controller], takesHooks: true) }
    + [
      Callback(
        name: "willMove(toParent:)",
        kinds: [.controller],
        spellings: ["willMove(toParentViewController:)"],
        takesHooks: true
      ),
      Callback(
        name: "didMove(toParent:)",
        kinds: [.controller],
        spellings: ["didMove(toParentViewController:)"],
        takesHooks: true
      ),
    ]
    + ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints"].map {
      Callback(name: $0, kinds: [.controller], isLayout: true, takesHooks: true)
    }
    + [
      "loadViewIfNeeded", "beginAppearanceTransition", "endAppearanceTransition",
      "viewWillTransition(to:with:)", "willTransition(to:with:)", "didReceiveMemoryWarning",
      "traitCollectionDidChange", "viewSafeAreaInsetsDidChange",
    ].map { Callback(name: $0, kinds: [.controller]) }

  private static let views: [Callback] =
    [
      "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toWindow:)", "didMoveToWindow",
      "didAddSubview", "willRemoveSubview",
    ].map { Callback(name: $0, kinds: [.view], takesHooks: true) }
    + ["layoutSubviews", "updateConstraints", "draw"].map {
      Callback(name: $0, kinds: [.view], isLayout: true, takesHooks: true)
    }

  private static let lives: [Callback] = [
    Callback(name: "init", kinds: ObjectKind.allCases),
    Callback(name: "deinit", kinds: ObjectKind.allCases, spellings: ["dealloc"]),
  ]

  private static let delegates: [Callback] = [
    Callback(
      name: "navigationController(_:willShow:animated:)",
      kinds: [.delegate],
      spellings: ["willShow"]
    ),
    Callback(
      name: "navigationController(_:didShow:animated:)",
      kinds: [.delegate],
      spellings: ["didShow"]
    ),
    Callback(
      name: "tabBarController(_:shouldSelect:)",
      kinds: [.delegate],
      spellings: ["shouldSelect"]
    ),
    Callback(
      name: "tabBarController(_:didSelect:)",
      kinds: [.delegate],
      spellings: ["didSelect"]
    ),
    Callback(name: "presentationControllerShouldDismiss", kinds: [.delegate]),
    Callback(name: "presentationControllerWillDismiss", kinds: [.delegate]),
    Callback(name: "presentationControllerDidDismiss", kinds: [.delegate]),
    Callback(name: "presentationControllerDidAttemptToDismiss", kinds: [.delegate]),
    Callback(
      name: "navigationController(_:animationControllerFor:from:to:)",
      kinds: [.delegate],
      spellings: ["animationControllerFor"]
    ),
    Callback(
      name: "tabBarController(_:animationControllerForTransitionFrom:to:)",
      kinds: [.delegate],
      spellings: ["animationControllerForTransition"]
    ),
    Callback(name: "animationController(forPresented:presenting:source:)", kinds: [.delegate]),
    Callback(name: "animationController(forDismissed:)", kinds: [.delegate]),
    Callback(name: "animateTransition(using:)", kinds: [.animator]),
    Callback(name: "animationEnded(_:)", kinds: [.animator]),
    Callback(name: "startInteractiveTransition(_:)", kinds: [.interactor]),
  ]

  private static let applications: [Callback] =
    [
      ("application(_:didFinishLaunchingWithOptions:)", "didFinishLaunching"),
      ("applicationDidBecomeActive", "didBecomeActive"),
      ("applicationWillResignActive", "willResignActive"),
      ("applicationDidEnterBackground", "didEnterBackground"),
      ("applicationWillEnterForeground", "willEnterForeground"),
      ("applicationWillTerminate", "willTerminate"),
      ("application(_:didDiscardSceneSessions:)", "didDiscardSceneSessions"),
    ].map { name, spelling in
      Callback(
        name: name,
        kinds: [.applicationDelegate, .application],
        spellings: [spelling],
        takesHooks: true
      )
    }
    + [
      ("scene(_:willConnectTo:options:)", "willConnectTo"),
      ("sceneDidDisconnect", "didDisconnect"),
      ("sceneDidBecomeActive", "didBecomeActive"),
      ("sceneWillResignActive", "willResignActive"),
      ("sceneWillEnterForeground", "willEnterForeground"),
      ("sceneDidEnterBackground", "didEnterBackground"),
    ].map { name, spelling in
      Callback(name: name, kinds: [.sceneDelegate], spellings: [spelling], takesHooks: true)
    }

  /// What UIKit sends or what logs print, and this runtime does not: archives, drawing, bars.
  private static let unmodelled: [Callback] = [
    ("init(coder:)", ["initWithCoder"]), ("awakeFromNib", []), ("prepareForSegue", []),
    ("prefersStatusBarHidden", []), ("preferredStatusBarUpdateAnimation", []),
    ("extendedLayoutIncludesOpaqueBars", []), ("edgesForExtendedLayout", []),
    ("invalidateIntrinsicContentSize", []), ("needsUpdateConstraints", []),
    ("setNeedsLayout", []),
  ].map { name, spellings in
    Callback(
      name: name,
      kinds: ObjectKind.allCases,
      spellings: spellings,
      isModelled: false
    )
  }
}
