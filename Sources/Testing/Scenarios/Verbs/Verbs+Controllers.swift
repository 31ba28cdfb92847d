import HeadlessUIKit
import TraceModel

extension Verb {
  /// Calls of `UIViewController`.
  static let controllerVerbs: [Verb] = Member<UIViewController>.verbs([
    .call("loadViewIfNeeded()", "Loads the view if it is not loaded.") { $0.loadViewIfNeeded() },
    .call(
      Name.awakeFromNib.knownText + "()",
      "Sends the callback, as the reader of a storyboard does."
    ) { $0.sendAwakeFromNib() },
    .call("loadView()", "Calls the callback, which is a mistake.") { $0.loadView() },
    .call("viewDidLoad()", "Calls the callback, which is a mistake.") { $0.viewDidLoad() },
    .call("setEditing(_:animated:)", .flag, .flag, "Switches editing on or off.") {
      $0.setEditing($1, animated: $2)
    },
    .call("addChild(_:)", .object(UIViewController.self), "Makes a controller a child.") {
      $0.addChild($1)
    },
    .call("removeFromParent()", "Removes the controller from its parent.") {
      $0.removeFromParent()
    },
    .call(
      Name.willMoveToParent.knownText,
      .optionalObject(UIViewController.self),
      "Calls the callback before the parent changes."
    ) { $0.willMove(toParent: $1) },
    .call(
      Name.didMoveToParent.knownText,
      .optionalObject(UIViewController.self),
      "Calls the callback after the parent has changed."
    ) { $0.didMove(toParent: $1) },
    .call(
      "beginAppearanceTransition(_:animated:)",
      .flag,
      .flag,
      "Begins an appearance transition of the app."
    ) { $0.beginAppearanceTransition($1, animated: $2) },
    .call("endAppearanceTransition()", "Ends an appearance transition of the app.") {
      $0.endAppearanceTransition()
    },
    .call("viewWillAppear(_:)", .flag, "Calls the callback, which is a mistake.") {
      $0.viewWillAppear($1)
    },
    .call("viewDidAppear(_:)", .flag, "Calls the callback, which is a mistake.") {
      $0.viewDidAppear($1)
    },
    .call("viewWillDisappear(_:)", .flag, "Calls the callback, which is a mistake.") {
      $0.viewWillDisappear($1)
    },
    .call("viewDidDisappear(_:)", .flag, "Calls the callback, which is a mistake.") {
      $0.viewDidDisappear($1)
    },
    .set("view", .optionalObject(UIView.self), "Sets or removes the root view.") { $0.view = $1 },
    .set(
      "additionalSafeAreaInsets",
      .insets,
      "Sets the insets that the controller adds to the safe area of its view."
    ) { $0.additionalSafeAreaInsets = $1 },
    .set(
      "preferredContentSize",
      .size,
      "Sets the size that the controller prefers in a container; the parent receives a callback."
    ) { $0.preferredContentSize = $1 },
    .set("title", .text, "Sets the title.") { $0.title = $1 },
  ])
}
