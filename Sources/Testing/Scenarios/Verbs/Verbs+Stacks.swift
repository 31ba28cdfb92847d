import HeadlessUIKit

extension Verb {
  /// Calls that change several members of a container at once, and containers' delegates.
  static let stackVerbs: [Verb] =
    Member<UINavigationController>.verbs([
      .call(
        "popToViewController(_:animated:)",
        .object(UIViewController.self),
        .flag,
        "Pops all controllers above a controller."
      ) { $0.popToViewController($1, animated: $2) },
      .call("popToRootViewController(animated:)", .flag, "Pops all controllers above the root.") {
        $0.popToRootViewController(animated: $1)
      },
      .call(
        "setViewControllers(_:animated:)",
        .objects(UIViewController.self),
        .flag,
        "Replaces the stack."
      ) { $0.setViewControllers($1, animated: $2) },
      .call(
        "setNavigationBarHidden(_:animated:)",
        .flag,
        .flag,
        "Hides or shows the navigation bar."
      ) { $0.setNavigationBarHidden($1, animated: $2) },
    ]) + [
      .set(
        .navigationController,
        "delegate",
        .optionalObject(.delegate),
        "Sets the delegate for pushes and pops."
      ) { call throws(ScenarioError) in
        let delegate: ScenarioNavigationDelegate? = try call.optionalObject(0)
        try call.receiver(UINavigationController.self).delegate = delegate
      }
    ]
    + Member<UITabBarController>.verbs([
      .call(
        "setViewControllers(_:animated:)",
        .objects(UIViewController.self),
        .flag,
        "Sets the tabs."
      ) { $0.setViewControllers($1, animated: $2) }
    ]) + [
      .call(
        .tabBarController,
        "tapTab(at:)",
        [.index],
        "Taps a tab, which calls the delegate."
      ) { call throws(ScenarioError) in
        let tabs = try call.receiver(UITabBarController.self)
        tabs.tapTab(at: try call.tabIndex(0, of: tabs))
      },
      .set(
        .tabBarController,
        "delegate",
        .optionalObject(.delegate),
        "Sets the delegate for taps."
      ) { call throws(ScenarioError) in
        let delegate: ScenarioTabDelegate? = try call.optionalObject(0)
        try call.receiver(UITabBarController.self).delegate = delegate
      },
      .word(
        "tab begin",
        [.object(.tabBarController), .index],
        "Begins an interactive switch to a tab; `swipe update`, `finish` and `cancel` continue it."
      ) { call throws(ScenarioError) in
        let tabs: UITabBarController = try call.object(0)
        tabs.beginInteractiveSwitch(to: Int(call.number(1)))
      },
      .call(
        .pageViewController,
        "setViewControllers(_:direction:animated:completion:)",
        [.objects(.controller), .choice(["forward", "reverse"]), .flag, .block],
        optional: 1,
        "Shows a page."
      ) { call throws(ScenarioError) in
        let pages: UIPageViewController = try call.receiver()
        let block = call.plainBlock(3)
        pages.setViewControllers(
          try call.objects(0),
          direction: call.text(1) == "reverse" ? .reverse : .forward,
          animated: call.flag(2),
          completion: { _ in block?() }
        )
      },
      .set(
        .pageViewController,
        "delegate",
        .optionalObject(.delegate),
        "Sets the delegate for interactive page turns."
      ) { call throws(ScenarioError) in
        let delegate: ScenarioPageDelegate? = try call.optionalObject(0)
        try call.receiver(UIPageViewController.self).delegate = delegate
      },
      .set(
        .pageViewController,
        "dataSource",
        .optionalObject(.delegate),
        "Sets the data source for interactive page turns."
      ) { call throws(ScenarioError) in
        let source: ScenarioPageSource? = try call.optionalObject(0)
        try call.receiver(UIPageViewController.self).dataSource = source
      },
      .word(
        "swipe back",
        [.object(.pageViewController)],
        "Begins to turn back a page; `swipe update`, `finish` and `cancel` continue it."
      ) { call throws(ScenarioError) in
        let pages: UIPageViewController = try call.object(0)
        _ = pages.beginInteractivePageTurn(.reverse)
      },
      .word(
        "page begin",
        [.object(.pageViewController), .object(.controller)],
        "Begins to turn to a page; `swipe update`, `finish` and `cancel` continue it."
      ) { call throws(ScenarioError) in
        let pages: ScenarioPageViewController = try call.object(0)
        pages.beginTurn(to: try call.object(1))
      },
    ]
}
