/// Calls that a class of the app can override and print.
///
/// An object of the scenario overrides each of them, so that a log line comes for every call through
/// the method, whether the app or UIKit makes it, and also when a hook leaves super out.
extension Callback {
  /// The calls, by the classes that have them.
  static let calls: [Callback] =
    overridden(
      [.view],
      [
        "addSubview", "removeFromSuperview", "setNeedsDisplay", "setNeedsUpdateConstraints",
        "layoutIfNeeded",
      ]
    )
    + overridden([.window], ["makeKeyAndVisible", "makeKey", "becomeKey", "resignKey"])
    + overridden(
      [.controller],
      [
        "loadViewIfNeeded", "beginAppearanceTransition", "endAppearanceTransition", "addChild",
        "removeFromParent", "present", "dismiss", "show", "showDetailViewController",
        "setEditing",
      ]
    )
    + overridden(
      [.navigationController],
      [
        "pushViewController", "popViewController", "popToViewController",
        "popToRootViewController",
      ]
    )
    + overridden(
      [.navigationController, .tabBarController, .pageViewController],
      ["setViewControllers"]
    )

  private static func overridden(_ kinds: [ObjectKind], _ names: [String]) -> [Callback] {
    names.map { Callback(name: $0, kinds: kinds, takesHooks: true, isCall: true) }
  }
}
