import HeadlessUIKit

extension Verb {
  /// Calls of UIKit's containers, and fingers on them.
  static let containerVerbs: [Verb] = [
    .call(
      .navigationController,
      "pushViewController(_:animated:)",
      [.object(.controller), .flag],
      "Puts a controller on the stack."
    ) { call throws(ScenarioError) in
      let navigation: UINavigationController = try call.receiver()
      navigation.pushViewController(try call.object(0), animated: call.flag(1))
    },
    .call(
      .navigationController,
      "popViewController(animated:)",
      [.flag],
      "Takes the top off the stack."
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
    .set(.tabBarController, "selectedIndex", .index, "Selects a tab by its place, from 0.") {
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
      "A finger begins: to pop a navigation controller's top, to drag a sheet down, to turn a page."
    ) { call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .begin, at: call.place)
    },
    .word(
      "swipe update",
      [.object(.controller), .number],
      "The finger moves to a fraction of the way, from 0 to 1."
    ) { call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .update(call.number(1)), at: call.place)
    },
    .word(
      "swipe finish",
      [.object(.controller)],
      "The finger lets go with the way decided."
    ) { call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .finish, at: call.place)
    },
    .word("swipe cancel", [.object(.controller)], "The finger lets go, and all goes back.") {
      call throws(ScenarioError) in
      try call.run.swipe(try call.object(0), .cancel, at: call.place)
    },
  ]
}
