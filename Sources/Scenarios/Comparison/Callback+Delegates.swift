/// Messages to delegates, data sources and animators.
extension Callback {
  /// Messages to objects that an app passes to UIKit.
  static let delegates: [Callback] =
    messages(
      .delegate,
      [
        ("navigationController(_:willShow:animated:)", ["willShow"]),
        ("navigationController(_:didShow:animated:)", ["didShow"]),
        ("tabBarController(_:shouldSelect:)", ["shouldSelect"]),
        ("tabBarController(_:didSelect:)", ["didSelect"]),
        ("presentationControllerShouldDismiss", []),
        ("presentationControllerWillDismiss", []),
        ("presentationControllerDidDismiss", []),
        ("presentationControllerDidAttemptToDismiss", []),
        ("pageViewController(_:willTransitionTo:)", ["willTransitionTo"]),
        (
          "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
          ["didFinishAnimating"]
        ),
        ("pageViewController(_:viewControllerBefore:)", ["viewControllerBefore"]),
        ("pageViewController(_:viewControllerAfter:)", ["viewControllerAfter"]),
      ],
      takesHooks: true
    )
    + messages(
      .delegate,
      [
        ("navigationController(_:animationControllerFor:from:to:)", ["animationControllerFor"]),
        (
          "tabBarController(_:animationControllerForTransitionFrom:to:)",
          ["animationControllerForTransition"]
        ),
        ("animationController(forPresented:presenting:source:)", []),
        ("animationController(forDismissed:)", []),
      ]
    )
    + messages(.animator, [("animateTransition(using:)", []), ("animationEnded(_:)", [])])
    + messages(.interactor, [("startInteractiveTransition(_:)", [])])
    + [Callback(name: "perform", kinds: [.segue], takesHooks: true)]

  /// Messages to the delegates of the app and of scenes, and the app's notifications.
  static let applications: [Callback] =
    [
      ("application(_:willFinishLaunchingWithOptions:)", "willFinishLaunching"),
      ("application(_:didFinishLaunchingWithOptions:)", "didFinishLaunching"),
      ("application(_:configurationForConnecting:options:)", "configurationForConnecting"),
      ("applicationDidBecomeActive", "didBecomeActive"),
      ("applicationWillResignActive", "willResignActive"),
      ("applicationDidEnterBackground", "didEnterBackground"),
      ("applicationWillEnterForeground", "willEnterForeground"),
      ("applicationWillTerminate", "willTerminate"),
      ("applicationDidReceiveMemoryWarning", "didReceiveMemoryWarning"),
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
      ("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", "didUpdate"),
      ("scene(_:willConnectTo:options:)", "willConnectTo"),
      ("sceneDidDisconnect", "didDisconnect"),
      ("sceneDidBecomeActive", "didBecomeActive"),
      ("sceneWillResignActive", "willResignActive"),
      ("sceneWillEnterForeground", "willEnterForeground"),
      ("sceneDidEnterBackground", "didEnterBackground"),
    ].map { name, spelling in
      Callback(name: name, kinds: [.sceneDelegate], spellings: [spelling], takesHooks: true)
    }

  private static func messages(
    _ kind: ObjectKind,
    _ names: [(String, [String])],
    takesHooks: Bool = false
  ) -> [Callback] {
    names.map {
      Callback(name: $0.0, kinds: [kind], spellings: $0.1, takesHooks: takesHooks)
    }
  }
}
