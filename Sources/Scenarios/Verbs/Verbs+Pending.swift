/// What scenarios say already and the runtime does not do yet.
///
/// To enable an entry, move it to the list of its class and give it a closure. A scenario that uses
/// one of these is waiting: it is read and checked, but not run.
extension Verb {
  private static let presentationStyles = [
    "automatic", "none", "fullScreen", "currentContext", "pageSheet", "formSheet",
    "overFullScreen", "overCurrentContext", "custom", "popover",
  ]

  /// Calls of UIKit that the runtime does not have yet.
  static let pending: [Verb] = [
    .call(
      .controller,
      "present(_:animated:completion:)",
      [.object(.controller), .flag, .block],
      optional: 1,
      "Presents a controller.",
      action: nil
    ),
    .call(
      .controller,
      "dismiss(animated:completion:)",
      [.flag, .block],
      optional: 1,
      "Dismisses what the controller presents, or the controller itself.",
      action: nil
    ),
    .call(
      .controller,
      "transition(from:to:duration:options:animations:completion:)",
      [.object(.controller), .object(.controller), .duration, .text, .block, .block],
      "Replaces one child by another.",
      action: nil
    ),
    .call(
      .controller,
      "transition(from:to:duration:completion:)",
      [.object(.controller), .object(.controller), .duration, .block],
      optional: 1,
      "The same, without options and animations.",
      action: nil
    ),
    .call(
      .controller,
      "setNeedsUpdateOfSupportedInterfaceOrientations()",
      [],
      "Asks for the orientations again.",
      action: nil
    ),
    .set(
      .controller,
      "modalPresentationStyle",
      .choice(presentationStyles),
      "Sets how the controller is presented.",
      action: nil
    ),
    .set(
      .controller,
      "isModalInPresentation",
      .flag,
      "Keeps a finger from dismissing the sheet.",
      action: nil
    ),
    .set(
      .presentationController,
      "delegate",
      .optionalObject(.delegate),
      "Sets who is told of a sheet's dismissal.",
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
    .call(
      .window,
      "rotate(to:)",
      [.choice(["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"])],
      "Turns the device.",
      action: nil
    ),
    .call(
      .application,
      "launch(_:)",
      [.object(.applicationDelegate)],
      "Launches the app with its delegate.",
      action: nil
    ),
    .call(.application, "enterBackground()", [], "The user leaves the app.", action: nil),
    .call(.application, "enterForeground()", [], "The user comes back.", action: nil),
    .call(.application, "kill()", [], "The user ends the app in the switcher.", action: nil),
    .word(
      "animate",
      [.duration, .name, .block],
      "`UIView.animate` of a view's frame, with a completion.",
      action: nil
    ),
    .word(
      "transition",
      [.duration, .object(.view), .object(.view), .block],
      "`UIView.transition(from:to:duration:completion:)`.",
      action: nil
    ),
    .word("memory warning", [], "The system runs out of memory.", action: nil),
  ]
}

extension Property {
  /// Properties that the runtime does not have yet.
  static let pending: [Property] = [
    Property(.controller, "presentedViewController", .controller, read: nil),
    Property(.controller, "presentingViewController", .controller, read: nil),
    Property(.controller, "presentationController", .presentationController, read: nil),
  ]
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
    ObjectClass(.alertController, "UIAlertController", [], "An alert.", make: nil),
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
    ObjectClass(
      .delegate,
      "UIAdaptivePresentationControllerDelegate",
      [],
      "Logs what a presentation tells it.",
      make: nil
    ),
    ObjectClass(.application, "UIApplication", [], "The app.", make: nil),
    ObjectClass(
      .applicationDelegate,
      "UIApplicationDelegate",
      [],
      "Logs what the app tells it; makes its window in a hook.",
      make: nil
    ),
    ObjectClass(
      .sceneDelegate,
      "UIWindowSceneDelegate",
      [],
      "Logs what a scene tells it.",
      make: nil
    ),
  ]
}
