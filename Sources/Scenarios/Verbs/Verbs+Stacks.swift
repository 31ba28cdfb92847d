import HeadlessUIKit

extension Verb {
  /// Calls that change several members of a container at once, and containers' delegates.
  static let stackVerbs: [Verb] = [
    .call(
      .navigationController,
      "popToViewController(_:animated:)",
      [.object(.controller), .flag],
      "Takes all above a controller off the stack."
    ) { call throws(ScenarioError) in
      let navigation: UINavigationController = try call.receiver()
      navigation.popToViewController(try call.object(0), animated: call.flag(1))
    },
    .call(
      .navigationController,
      "popToRootViewController(animated:)",
      [.flag],
      "Takes all above the root off the stack."
    ) { call throws(ScenarioError) in
      try call.receiver(UINavigationController.self)
        .popToRootViewController(animated: call.flag(0))
    },
    .call(
      .navigationController,
      "setViewControllers(_:animated:)",
      [.objects(.controller), .flag],
      "Replaces the stack."
    ) { call throws(ScenarioError) in
      let navigation: UINavigationController = try call.receiver()
      navigation.setViewControllers(try call.objects(0), animated: call.flag(1))
    },
    .set(
      .navigationController,
      "delegate",
      .optionalObject(.delegate),
      "Sets who is told of pushes and pops."
    ) { call throws(ScenarioError) in
      let delegate: ScenarioNavigationDelegate? = try call.optionalObject(0)
      try call.receiver(UINavigationController.self).delegate = delegate
    },
    .call(
      .tabBarController,
      "tapTab(at:)",
      [.index],
      "A finger taps a tab, which asks and tells the delegate."
    ) { call throws(ScenarioError) in
      try call.receiver(UITabBarController.self).tapTab(at: Int(call.number(0)))
    },
    .set(
      .tabBarController,
      "delegate",
      .optionalObject(.delegate),
      "Sets who is asked and told of taps."
    ) { call throws(ScenarioError) in
      let delegate: ScenarioTabDelegate? = try call.optionalObject(0)
      try call.receiver(UITabBarController.self).delegate = delegate
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
    .word(
      "tab begin",
      [.object(.tabBarController), .index],
      "A finger begins to switch to a tab; `swipe update`, `finish` and `cancel` go on."
    ) { call throws(ScenarioError) in
      try call.object(0, UITabBarController.self)
        .beginInteractiveSwitch(to: Int(call.number(1)))
    },
    .word(
      "page begin",
      [.object(.pageViewController), .object(.controller)],
      "A finger begins to turn to a page; `swipe update`, `finish` and `cancel` go on."
    ) { call throws(ScenarioError) in
      let pages: ScenarioPageViewController = try call.object(0)
      pages.beginTurn(to: try call.object(1))
    },
  ]
}
