import HeadlessUIKit

extension Verb {
  /// The layout values of a view.
  static let viewLayoutVerbs: [Verb] =
    Member<UIView>.verbs([
      .call(
        "setContentHuggingPriority(_:for:)",
        .priority,
        .axis,
        "Sets how strongly the view resists to become larger than its content."
      ) { $0.setContentHuggingPriority($1, for: $2) },
      .call(
        "setContentCompressionResistancePriority(_:for:)",
        .priority,
        .axis,
        "Sets how strongly the view resists to become smaller than its content."
      ) { $0.setContentCompressionResistancePriority($1, for: $2) },
      .call(
        "exerciseAmbiguityInLayout()",
        "Moves a view whose layout is ambiguous to another of its solutions."
      ) { $0.exerciseAmbiguityInLayout() },
      .call("addLayoutGuide(_:)", .object(UILayoutGuide.self), "Adds a layout guide.") {
        $0.addLayoutGuide($1)
      },
      .call(
        "removeLayoutGuide(_:)",
        .object(UILayoutGuide.self),
        "Removes a layout guide, and its constraints with it."
      ) { $0.removeLayoutGuide($1) },
      .set(
        "translatesAutoresizingMaskIntoConstraints",
        .flag,
        "Sets whether the frame and the mask count as constraints; `constrain` sets false."
      ) { $0.translatesAutoresizingMaskIntoConstraints = $1 },
      .set(
        "autoresizingMask",
        .choices([
          ("flexibleWidth", .flexibleWidth), ("flexibleHeight", .flexibleHeight),
          ("flexibleLeftMargin", .flexibleLeftMargin),
          ("flexibleRightMargin", .flexibleRightMargin),
          ("flexibleTopMargin", .flexibleTopMargin),
          ("flexibleBottomMargin", .flexibleBottomMargin),
        ]),
        "Sets how the frame follows the superview's size."
      ) { $0.autoresizingMask = $1 },
      .set("center", .point, "Sets the center in the superview.") { $0.center = $1 },
    ]) + [
      .set(
        .view,
        "intrinsicContentSize",
        .size,
        "Sets the natural size of a `UIView` of the scenario, and invalidates it; -1 for none."
      ) { call throws(ScenarioError) in
        try call.receiver(ScenarioView.self).naturalSize = call.size(0)
      }
    ]
    + Member<UIView>.verbs([
      .set(
        "semanticContentAttribute",
        .choice([
          ("unspecified", .unspecified), ("forceLeftToRight", .forceLeftToRight),
          ("forceRightToLeft", .forceRightToLeft), ("playback", .playback), ("spatial", .spatial),
        ]),
        "Sets in which direction the view's content is laid out."
      ) { $0.semanticContentAttribute = $1 },
      .set(
        "directionalLayoutMargins",
        .insets,
        "Sets the margins without the safe area: top, leading, bottom and trailing."
      ) {
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: $1.top,
          leading: $1.left,
          bottom: $1.bottom,
          trailing: $1.right
        )
      },
      .set(
        "insetsLayoutMarginsFromSafeArea",
        .flag,
        "Sets whether the margins begin at the safe area."
      ) { $0.insetsLayoutMarginsFromSafeArea = $1 },
      .set(
        "preservesSuperviewLayoutMargins",
        .flag,
        "Sets whether the margins are at least as far inside as the superview's."
      ) { $0.preservesSuperviewLayoutMargins = $1 },
    ])
}

extension Invocation {
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
