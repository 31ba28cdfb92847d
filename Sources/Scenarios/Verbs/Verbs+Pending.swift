/// What scenarios say already and the runtime does not do yet.
///
/// To enable an entry, move it to the list of its class and give it a closure. A scenario that uses
/// one of these is waiting: it is read and checked, but not run.
extension Verb {
  /// Calls of UIKit that the runtime does not have yet.
  static let pending: [Verb] = [
    .call(
      .controller,
      "setNeedsUpdateOfSupportedInterfaceOrientations()",
      [],
      "Asks for the orientations again.",
      action: nil
    ),
    .call(
      .navigationController,
      "popToViewController(_:animated:)",
      [.object(.controller), .flag],
      "Takes all above a controller off the stack.",
      action: nil
    ),
    .call(
      .navigationController,
      "popToRootViewController(animated:)",
      [.flag],
      "Takes all above the root off the stack.",
      action: nil
    ),
    .call(
      .navigationController,
      "setViewControllers(_:animated:)",
      [.objects(.controller), .flag],
      "Replaces the stack.",
      action: nil
    ),
    .set(
      .navigationController,
      "delegate",
      .optionalObject(.delegate),
      "Sets who is told of pushes and pops.",
      action: nil
    ),
    .call(
      .tabBarController,
      "tapTab(at:)",
      [.index],
      "A finger taps a tab, which asks and tells the delegate.",
      action: nil
    ),
    .set(
      .tabBarController,
      "delegate",
      .optionalObject(.delegate),
      "Sets who is asked and told of taps.",
      action: nil
    ),
    .call(
      .pageViewController,
      "setViewControllers(_:direction:animated:completion:)",
      [.objects(.controller), .choice(["forward", "reverse"]), .flag, .block],
      optional: 1,
      "Shows a page.",
      action: nil
    ),
    .word(
      "page begin",
      [.object(.pageViewController), .object(.controller)],
      "A finger begins to turn to a page.",
      action: nil
    ),
    .word(
      "animate",
      [.duration, .name, .block],
      "`UIView.animate` of a view's frame, with a completion.",
      action: nil
    ),
  ]
}

extension Property {
  /// Properties that the runtime does not have yet.
  static let pending: [Property] = []
}

extension ObjectClass {
  /// Classes that the runtime does not have yet.
  static let pending: [ObjectClass] = [
    ObjectClass(.pageViewController, "UIPageViewController", [], "Pages that curl.", make: nil),
    ObjectClass(
      .pageViewController,
      "UIPageViewController(transitionStyle:)",
      [.choice(["scroll", "pageCurl"])],
      "Pages that scroll or curl.",
      make: nil
    ),
    ObjectClass(
      .delegate,
      "UINavigationControllerDelegate",
      [],
      "Logs what a navigation controller tells it.",
      make: nil
    ),
    ObjectClass(
      .delegate,
      "UITabBarControllerDelegate",
      [],
      "Logs what a tab bar controller tells it.",
      make: nil
    ),
  ]
}
