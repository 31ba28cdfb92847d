import HeadlessUIKit
import TraceModel

extension Verb {
  /// Calls of `UIView`.
  static let viewVerbs: [Verb] = [
    .call(
      .view,
      Name.awakeFromNib.knownText + "()",
      [],
      "Sends the callback, as the reader of a nib does."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).sendAwakeFromNib()
    },
    .call(.view, "addSubview(_:)", [.object(.view)], "Adds a view in front of the other subviews.")
    {
      call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.addSubview(try call.object(0))
    },
    .call(
      .view,
      "insertSubview(_:at:)",
      [.object(.view), .index],
      "Inserts a view at an index."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.insertSubview(try call.object(0), at: Int(call.number(1)))
    },
    .call(
      .view,
      "insertSubview(_:aboveSubview:)",
      [.object(.view), .object(.view)],
      "Inserts a view right in front of a sibling."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.insertSubview(try call.object(0), aboveSubview: try call.object(1))
    },
    .call(
      .view,
      "insertSubview(_:belowSubview:)",
      [.object(.view), .object(.view)],
      "Inserts a view right behind a sibling."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.insertSubview(try call.object(0), belowSubview: try call.object(1))
    },
    .call(.view, "removeFromSuperview()", [], "Removes the view from its superview.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).removeFromSuperview()
    },
    .call(
      .view,
      "bringSubviewToFront(_:)",
      [.object(.view)],
      "Moves a subview in front of its siblings."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.bringSubviewToFront(try call.object(0))
    },
    .call(
      .view,
      "sendSubviewToBack(_:)",
      [.object(.view)],
      "Moves a subview behind its siblings."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.sendSubviewToBack(try call.object(0))
    },
    .call(.view, "setNeedsLayout()", [], "Schedules layout of the view for the next commit.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).setNeedsLayout()
    },
    .call(.view, "layoutIfNeeded()", [], "Lays out the hierarchy now.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).layoutIfNeeded()
    },
    .call(
      .view,
      "setNeedsUpdateConstraints()",
      [],
      "Schedules `updateConstraints` for the next commit."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).setNeedsUpdateConstraints()
    },
    .call(
      .view,
      "updateConstraintsIfNeeded()",
      [],
      "Sends `updateConstraints` now to the views that need it."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).updateConstraintsIfNeeded()
    },
    .call(
      .view,
      "invalidateIntrinsicContentSize()",
      [],
      "Invalidates the natural size, the constraints and the superview's layout."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).invalidateIntrinsicContentSize()
    },
    .call(.view, "setNeedsDisplay()", [], "Schedules `draw` for the next commit.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).setNeedsDisplay()
    },
    .call(
      .view,
      "exchangeSubview(at:withSubviewAt:)",
      [.index, .index],
      "Exchanges two subviews by their indexes."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self)
        .exchangeSubview(at: Int(call.number(0)), withSubviewAt: Int(call.number(1)))
    },
    .set(.view, "frame", .rect, "Sets the frame in the superview.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).frame = call.rect(0)
    },
    .set(.view, "bounds", .rect, "Sets the bounds; the center does not change.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).bounds = call.rect(0)
    },
    .set(.view, "layoutMargins", .insets, "Sets the margins without the safe area.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).layoutMargins = call.insets(0)
    },
    .set(.view, "isHidden", .flag, "Hides or shows the view.") { call throws(ScenarioError) in
      try call.receiver(UIView.self).isHidden = call.flag(0)
    },
    .set(.view, "alpha", .number, "Sets the opacity, from 0 to 1.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).alpha = call.number(0)
    },
    .set(.view, "tag", .index, "Sets the tag.") { call throws(ScenarioError) in
      try call.receiver(UIView.self).tag = Int(call.number(0))
    },
  ]

  /// Calls of `UIWindow`.
  static let windowVerbs: [Verb] = [
    .call(.window, "makeKeyAndVisible()", [], "Shows the window and makes it the key window.") {
      call throws(ScenarioError) in
      try call.receiver(UIWindow.self).makeKeyAndVisible()
    },
    .call(.window, "makeKey()", [], "Makes the window the key window.") {
      call throws(ScenarioError) in
      try call.receiver(UIWindow.self).makeKey()
    },
    .set(.window, "safeAreaInsets", .insets, "Sets the insets of the window that bars cover.") {
      call throws(ScenarioError) in
      try call.receiver(UIWindow.self).screenSafeAreaInsets = call.insets(0)
    },
    .set(
      .window,
      "overrideUserInterfaceStyle",
      .choice(["unspecified", "light", "dark"]),
      "Sets the style of everything in the window."
    ) { call throws(ScenarioError) in
      let style: UIUserInterfaceStyle =
        switch call.text(0) {
        case "light": .light
        case "dark": .dark
        default: .unspecified
        }
      try call.receiver(UIWindow.self).overrideUserInterfaceStyle = style
    },
    .set(
      .window,
      "rootViewController",
      .optionalObject(.controller),
      "Sets the controller whose view fills the window."
    ) { call throws(ScenarioError) in
      try call.receiver(UIWindow.self).rootViewController = try call.optionalObject(0)
    },
  ]
}
