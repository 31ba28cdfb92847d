import HeadlessUIKit
import TraceModel

extension Verb {
  /// Calls of `UIStackView`.
  static let stackViewVerbs: [Verb] =
    Member<UIStackView>.verbs([
      .set("axis", .axis, "Sets the direction in which the views are arranged.") { $0.axis = $1 },
      .set(
        "distribution",
        .choice([
          ("fill", .fill), ("fillEqually", .fillEqually),
          ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
          ("equalCentering", .equalCentering),
        ]),
        "Sets how the space along the axis is distributed."
      ) { $0.distribution = $1 },
      .set(
        "alignment",
        .choice([
          ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
          ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
          ("lastBaseline", .lastBaseline),
        ]),
        "Sets how the views are aligned across the axis."
      ) { $0.alignment = $1 },
      .set("spacing", .number, "Sets the minimum spacing between the views.") { $0.spacing = $1 },
      .set(
        "isLayoutMarginsRelativeArrangement",
        .flag,
        "Sets whether the views are arranged within the margins."
      ) { $0.isLayoutMarginsRelativeArrangement = $1 },
      .set(
        "isBaselineRelativeArrangement",
        .flag,
        "Sets whether vertical spacing is measured from baseline to baseline."
      ) { $0.isBaselineRelativeArrangement = $1 },
      .call(
        "addArrangedSubview(_:)",
        .object(UIView.self),
        "Adds a view at the end of the arranged views."
      ) { $0.addArrangedSubview($1) },
    ]) + [
      .call(
        .stackView,
        "insertArrangedSubview(_:at:)",
        [.object(.view), .index],
        "Inserts a view into the arranged views."
      ) { call throws(ScenarioError) in
        let stack: UIStackView = try call.receiver()
        let view: UIView = try call.object(0)
        let index = Int(call.number(1))
        let count = stack.arrangedSubviews.count
        guard index <= count else {
          throw ScenarioError(
            .badArgument,
            at: call.position,
            "the index is \(index): the stack arranges \(count.counted("view"))",
            help: "write an index from 0 to \(count)"
          )
        }
        stack.insertArrangedSubview(view, at: index)
      }
    ]
    + Member<UIStackView>.verbs([
      .call(
        "removeArrangedSubview(_:)",
        .object(UIView.self),
        "Removes a view from the arranged views; it stays a subview."
      ) { $0.removeArrangedSubview($1) },
      .call(
        "setCustomSpacing(_:after:)",
        .number,
        .object(UIView.self),
        "Sets the spacing after an arranged view."
      ) { $0.setCustomSpacing($1, after: $2) },
    ])
}

extension ObjectClass {
  /// Stack views and scroll views.
  static let arrangingClasses: [ObjectClass] = [
    .observed(.stackView, "UIStackView", [], "An empty stack view.") { _ in UIStackView() },
    ObjectClass(
      .stackView,
      "UIStackView(arrangedSubviews:)",
      [.objects(.view)],
      "A horizontal stack view with views."
    ) { call, script throws(ScenarioError) in
      let views: [UIView] = try call.objects(0)
      script.observeNextBirth()
      return UIStackView(arrangedSubviews: views)
    },
    .observed(.scrollView, "UIScrollView", [], "A scroll view.") { _ in UIScrollView() },
    .observed(.scrollView, "UIScrollView(frame:)", [.rect], "A scroll view with a frame.") { call in
      UIScrollView(frame: call.rect(0))
    },
    .scripted(.delegate, "UIScrollViewDelegate", "Receives scrolling and zooming.") {
      ScenarioScrollDelegate($0)
    },
    ObjectClass(
      .delegate,
      "UIScrollViewDelegate(viewForZooming:)",
      [.object(.view)],
      "Receives scrolling and zooming, and returns the view that is zoomed."
    ) { call, script throws(ScenarioError) in
      ScenarioScrollDelegate(script, zoomedView: try call.object(0))
    },
  ]
}
