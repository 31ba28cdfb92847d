import HeadlessUIKit
import TraceModel

extension Verb {
  /// Calls of `UIViewController`.
  static let controllerVerbs: [Verb] = [
    .call(.controller, "loadViewIfNeeded()", [], "Loads the view if it is not loaded.") {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).loadViewIfNeeded()
    },
    .call(
      .controller,
      Name.awakeFromNib.knownText + "()",
      [],
      "Sends the callback, as the reader of a storyboard does."
    ) { call throws(ScenarioError) in
      try call.receiver(UIViewController.self).sendAwakeFromNib()
    },
    .call(.controller, "loadView()", [], "Calls the callback, which is a mistake.") {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).loadView()
    },
    .call(.controller, "viewDidLoad()", [], "Calls the callback, which is a mistake.") {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).viewDidLoad()
    },
    .call(
      .controller,
      "setEditing(_:animated:)",
      [.flag, .flag],
      "Switches editing on or off."
    ) { call throws(ScenarioError) in
      let controller: UIViewController = try call.receiver()
      controller.setEditing(call.flag(0), animated: call.flag(1))
    },
    .call(
      .controller,
      "addChild(_:)",
      [.object(.controller)],
      "Makes a controller a child."
    ) { call throws(ScenarioError) in
      let parent: UIViewController = try call.receiver()
      parent.addChild(try call.object(0))
    },
    .call(.controller, "removeFromParent()", [], "Removes the controller from its parent.") {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).removeFromParent()
    },
    .call(
      .controller,
      Name.willMoveToParent.knownText,
      [.optionalObject(.controller)],
      "Calls the callback before the parent changes."
    ) { call throws(ScenarioError) in
      let child: UIViewController = try call.receiver()
      child.willMove(toParent: try call.optionalObject(0))
    },
    .call(
      .controller,
      Name.didMoveToParent.knownText,
      [.optionalObject(.controller)],
      "Calls the callback after the parent has changed."
    ) { call throws(ScenarioError) in
      let child: UIViewController = try call.receiver()
      child.didMove(toParent: try call.optionalObject(0))
    },
    .call(
      .controller,
      "beginAppearanceTransition(_:animated:)",
      [.flag, .flag],
      "Begins an appearance transition of the app."
    ) { call throws(ScenarioError) in
      let controller: UIViewController = try call.receiver()
      controller.beginAppearanceTransition(call.flag(0), animated: call.flag(1))
    },
    .call(.controller, "endAppearanceTransition()", [], "Ends an appearance transition of the app.")
    {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).endAppearanceTransition()
    },
    .call(.controller, "viewWillAppear(_:)", [.flag], "Calls the callback, which is a mistake.") {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).viewWillAppear(call.flag(0))
    },
    .call(.controller, "viewDidAppear(_:)", [.flag], "Calls the callback, which is a mistake.") {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).viewDidAppear(call.flag(0))
    },
    .call(
      .controller,
      "viewWillDisappear(_:)",
      [.flag],
      "Calls the callback, which is a mistake."
    ) { call throws(ScenarioError) in
      try call.receiver(UIViewController.self).viewWillDisappear(call.flag(0))
    },
    .call(
      .controller,
      "viewDidDisappear(_:)",
      [.flag],
      "Calls the callback, which is a mistake."
    ) { call throws(ScenarioError) in
      try call.receiver(UIViewController.self).viewDidDisappear(call.flag(0))
    },
    .set(.controller, "view", .optionalObject(.view), "Sets or removes the root view.") {
      call throws(ScenarioError) in
      try call.receiver(UIViewController.self).view = try call.optionalObject(0)
    },
    .set(
      .controller,
      "additionalSafeAreaInsets",
      .insets,
      "Sets the insets that the controller adds to the safe area of its view."
    ) { call throws(ScenarioError) in
      try call.receiver(UIViewController.self).additionalSafeAreaInsets = call.insets(0)
    },
    .set(
      .controller,
      "preferredContentSize",
      .size,
      "Sets the size that the controller prefers in a container; the parent receives a callback."
    ) { call throws(ScenarioError) in
      try call.receiver(UIViewController.self).preferredContentSize = call.size(0)
    },
    .set(.controller, "title", .text, "Sets the title.") { call throws(ScenarioError) in
      try call.receiver(UIViewController.self).title = call.text(0)
    },
  ]
}
