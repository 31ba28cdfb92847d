import HeadlessUIKit

extension Verb {
  /// Calls and gestures of UIKit's containers.
  static let containerVerbs: [Verb] = [
    .call(
      .navigationController,
      "pushViewController(_:animated:)",
      [.object(.controller), .flag],
      "Pushes a controller onto the stack."
    ) { call throws(ScenarioError) in
      let navigation: UINavigationController = try call.receiver()
      navigation.pushViewController(try call.object(0), animated: call.flag(1))
    },
    .call(
      .navigationController,
      "popViewController(animated:)",
      [.flag],
      "Pops the top of the stack."
    ) { call throws(ScenarioError) in
      try call.receiver(UINavigationController.self).popViewController(animated: call.flag(0))
    },
    .set(
      .tabBarController,
      "viewControllers",
      .objects(.controller),
      "Sets the tabs."
    ) { call throws(ScenarioError) in
      try call.receiver(UITabBarController.self).viewControllers = try call.objects(0)
    },
    .set(.tabBarController, "selectedIndex", .index, "Selects a tab by its index, from 0.") {
      call throws(ScenarioError) in
      let tabs = try call.receiver(UITabBarController.self)
      tabs.selectedIndex = try call.tabIndex(0, of: tabs)
    },
    .set(
      .tabBarController,
      "selectedViewController",
      .object(.controller),
      "Selects a tab."
    ) { call throws(ScenarioError) in
      try call.receiver(UITabBarController.self).selectedViewController = try call.object(0)
    },
    .word(
      "swipe begin",
      [.object(.controller)],
      "Begins a gesture: an interactive pop, a drag of a sheet, or a page turn."
    ) { call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .begin, at: call.position)
    },
    .word(
      "swipe update",
      [.object(.controller), .number],
      "Moves the finger to a fraction of the distance, from 0 to 1."
    ) { call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .update(call.number(1)), at: call.position)
    },
    .word(
      "swipe finish",
      [.object(.controller)],
      "Ends the gesture and completes the transition."
    ) { call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .finish, at: call.position)
    },
    .word("swipe cancel", [.object(.controller)], "Ends the gesture and cancels the transition.") {
      call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .cancel, at: call.position)
    },
  ]
}
