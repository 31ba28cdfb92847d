import HeadlessUIKit

extension Verb {
  /// Calls and gestures of UIKit's containers.
  static let containerVerbs: [Verb] =
    Member<UINavigationController>.verbs([
      .call(
        "pushViewController(_:animated:)",
        .object(UIViewController.self),
        .flag,
        "Pushes a controller onto the stack."
      ) { $0.pushViewController($1, animated: $2) },
      .call("popViewController(animated:)", .flag, "Pops the top of the stack.") {
        $0.popViewController(animated: $1)
      },
    ])
    + Member<UITabBarController>.verbs([
      .set("viewControllers", .objects(UIViewController.self), "Sets the tabs.") {
        $0.viewControllers = $1
      }
    ]) + [
      .set(.tabBarController, "selectedIndex", .index, "Selects a tab by its index, from 0.") {
        call throws(ScenarioError) in
        let tabs = try call.receiver(UITabBarController.self)
        tabs.selectedIndex = try call.tabIndex(0, of: tabs)
      }
    ]
    + Member<UITabBarController>.verbs([
      .set("selectedViewController", .object(UIViewController.self), "Selects a tab.") {
        $0.selectedViewController = $1
      }
    ]) + [
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
      .word("swipe cancel", [.object(.controller)], "Ends the gesture and cancels the transition.")
      {
        call throws(ScenarioError) in
        try call.run.swipe(try call.object(0), .cancel, at: call.position)
      },
    ]
}
