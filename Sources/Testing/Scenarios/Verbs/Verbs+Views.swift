import HeadlessUIKit
import TraceModel

extension Verb {
  /// Calls of `UIView`.
  static let viewVerbs: [Verb] = Member<UIView>.verbs([
    .call(Name.awakeFromNib.knownText + "()", "Sends the callback, as the reader of a nib does.") {
      $0.sendAwakeFromNib()
    },
    .call("addSubview(_:)", .object(UIView.self), "Adds a view in front of the other subviews.") {
      $0.addSubview($1)
    },
    .call("insertSubview(_:at:)", .object(UIView.self), .index, "Inserts a view at an index.") {
      $0.insertSubview($1, at: $2)
    },
    .call(
      "insertSubview(_:aboveSubview:)",
      .object(UIView.self),
      .object(UIView.self),
      "Inserts a view right in front of a sibling."
    ) { $0.insertSubview($1, aboveSubview: $2) },
    .call(
      "insertSubview(_:belowSubview:)",
      .object(UIView.self),
      .object(UIView.self),
      "Inserts a view right behind a sibling."
    ) { $0.insertSubview($1, belowSubview: $2) },
    .call("removeFromSuperview()", "Removes the view from its superview.") {
      $0.removeFromSuperview()
    },
    .call(
      "bringSubviewToFront(_:)",
      .object(UIView.self),
      "Moves a subview in front of its siblings."
    ) { $0.bringSubviewToFront($1) },
    .call("sendSubviewToBack(_:)", .object(UIView.self), "Moves a subview behind its siblings.") {
      $0.sendSubviewToBack($1)
    },
    .call("setNeedsLayout()", "Schedules layout of the view for the next commit.") {
      $0.setNeedsLayout()
    },
    .call("layoutIfNeeded()", "Lays out the hierarchy now.") { $0.layoutIfNeeded() },
    .call("setNeedsUpdateConstraints()", "Schedules `updateConstraints` for the next commit.") {
      $0.setNeedsUpdateConstraints()
    },
    .call("updateConstraintsIfNeeded()", "Sends `updateConstraints` now to the views that need it.")
    { $0.updateConstraintsIfNeeded() },
    .call(
      "invalidateIntrinsicContentSize()",
      "Invalidates the natural size, the constraints and the superview's layout."
    ) { $0.invalidateIntrinsicContentSize() },
    .call("setNeedsDisplay()", "Schedules `draw` for the next commit.") { $0.setNeedsDisplay() },
    .call(
      "exchangeSubview(at:withSubviewAt:)",
      .index,
      .index,
      "Exchanges two subviews by their indexes."
    ) { $0.exchangeSubview(at: $1, withSubviewAt: $2) },
    .set("frame", .rect, "Sets the frame in the superview.") { $0.frame = $1 },
    .set("bounds", .rect, "Sets the bounds; the center does not change.") { $0.bounds = $1 },
    .set("layoutMargins", .insets, "Sets the margins without the safe area.") {
      $0.layoutMargins = $1
    },
    .set("isHidden", .flag, "Hides or shows the view.") { $0.isHidden = $1 },
    .set("alpha", .number, "Sets the opacity, from 0 to 1.") { $0.alpha = $1 },
    .set("tag", .index, "Sets the tag.") { $0.tag = $1 },
  ])

  /// Calls of `UIWindow`.
  static let windowVerbs: [Verb] = Member<UIWindow>.verbs([
    .call("makeKeyAndVisible()", "Shows the window and makes it the key window.") {
      $0.makeKeyAndVisible()
    },
    .call("makeKey()", "Makes the window the key window.") { $0.makeKey() },
    .set("safeAreaInsets", .insets, "Sets the insets of the window that bars cover.") {
      $0.screenSafeAreaInsets = $1
    },
    .set(
      "overrideUserInterfaceStyle",
      .choice([("unspecified", .unspecified), ("light", .light), ("dark", .dark)]),
      "Sets the style of everything in the window."
    ) { $0.overrideUserInterfaceStyle = $1 },
    .set(
      "rootViewController",
      .optionalObject(UIViewController.self),
      "Sets the controller whose view fills the window."
    ) { $0.rootViewController = $1 },
  ])
}
