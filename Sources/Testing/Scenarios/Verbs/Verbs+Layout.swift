import HeadlessUIKit

extension Verb {
  private static let axes = ArgumentKind.choice(["horizontal", "vertical"])

  /// The layout values of a view.
  static let viewLayoutVerbs: [Verb] = [
    .call(
      .view,
      "setContentHuggingPriority(_:for:)",
      [.priority, axes],
      "Sets how strongly the view resists to become larger than its content."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self)
        .setContentHuggingPriority(call.priority(0), for: call.axis(1))
    },
    .call(
      .view,
      "setContentCompressionResistancePriority(_:for:)",
      [.priority, axes],
      "Sets how strongly the view resists to become smaller than its content."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self)
        .setContentCompressionResistancePriority(call.priority(0), for: call.axis(1))
    },
    .call(
      .view,
      "exerciseAmbiguityInLayout()",
      [],
      "Moves a view whose layout is ambiguous to another of its solutions."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).exerciseAmbiguityInLayout()
    },
    .call(.view, "addLayoutGuide(_:)", [.object(.layoutGuide)], "Adds a layout guide.") {
      call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.addLayoutGuide(try call.object(0))
    },
    .call(
      .view,
      "removeLayoutGuide(_:)",
      [.object(.layoutGuide)],
      "Removes a layout guide, and its constraints with it."
    ) { call throws(ScenarioError) in
      let view: UIView = try call.receiver()
      view.removeLayoutGuide(try call.object(0))
    },
    .set(
      .view,
      "translatesAutoresizingMaskIntoConstraints",
      .flag,
      "Sets whether the frame and the mask count as constraints; `constrain` sets false."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).translatesAutoresizingMaskIntoConstraints = call.flag(0)
    },
    .set(
      .view,
      "autoresizingMask",
      .choices(autoresizing.map(\.name)),
      "Sets how the frame follows the superview's size."
    ) { call throws(ScenarioError) in
      var mask: UIView.AutoresizingMask = []
      for name in call.choices(0) {
        if let part = autoresizing.first(where: { $0.name == name }) { mask.insert(part.mask) }
      }
      try call.receiver(UIView.self).autoresizingMask = mask
    },
    .set(.view, "center", .point, "Sets the center in the superview.") {
      call throws(ScenarioError) in
      try call.receiver(UIView.self).center = call.point(0)
    },
    .set(
      .view,
      "intrinsicContentSize",
      .size,
      "Sets the natural size of a `UIView` of the scenario, and invalidates it; -1 for none."
    ) { call throws(ScenarioError) in
      try call.receiver(ScenarioView.self).naturalSize = call.size(0)
    },
    .set(
      .view,
      "semanticContentAttribute",
      .choice(["unspecified", "forceLeftToRight", "forceRightToLeft", "playback", "spatial"]),
      "Sets in which direction the view's content is laid out."
    ) { call throws(ScenarioError) in
      let attribute: UISemanticContentAttribute =
        switch call.text(0) {
        case "forceLeftToRight": .forceLeftToRight
        case "forceRightToLeft": .forceRightToLeft
        case "playback": .playback
        case "spatial": .spatial
        default: .unspecified
        }
      try call.receiver(UIView.self).semanticContentAttribute = attribute
    },
    .set(
      .view,
      "directionalLayoutMargins",
      .insets,
      "Sets the margins without the safe area: top, leading, bottom and trailing."
    ) { call throws(ScenarioError) in
      let insets = call.insets(0)
      try call.receiver(UIView.self).directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    },
    .set(
      .view,
      "insetsLayoutMarginsFromSafeArea",
      .flag,
      "Sets whether the margins begin at the safe area."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).insetsLayoutMarginsFromSafeArea = call.flag(0)
    },
    .set(
      .view,
      "preservesSuperviewLayoutMargins",
      .flag,
      "Sets whether the margins are at least as far inside as the superview's."
    ) { call throws(ScenarioError) in
      try call.receiver(UIView.self).preservesSuperviewLayoutMargins = call.flag(0)
    },
  ]

  private static let autoresizing: [(name: String, mask: UIView.AutoresizingMask)] = [
    ("flexibleWidth", .flexibleWidth), ("flexibleHeight", .flexibleHeight),
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleRightMargin", .flexibleRightMargin),
    ("flexibleTopMargin", .flexibleTopMargin), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension Invocation {
  /// Returns an argument that is a priority.
  func priority(_ index: Int) -> UILayoutPriority { UILayoutPriority(Float(number(index))) }

  /// Returns an argument that is an axis.
  func axis(_ index: Int) -> NSLayoutConstraint.Axis {
    text(index) == "vertical" ? .vertical : .horizontal
  }

  /// Returns an argument that is a point; zero if it is omitted.
  func point(_ index: Int) -> CGPoint {
    guard arguments.indices.contains(index), case .point(let point) = arguments[index] else {
      return .zero
    }
    return point
  }

  /// Returns an argument that is a list of choices; empty if it is omitted.
  func choices(_ index: Int) -> [String] {
    guard arguments.indices.contains(index), case .choices(let choices) = arguments[index] else {
      return []
    }
    return choices
  }
}
