import HeadlessUIKit
import TraceModel

extension Verb {
  /// Calls of `UIStackView`.
  static let stackViewVerbs: [Verb] = [
    .set(
      .stackView,
      "axis",
      .choice(["horizontal", "vertical"]),
      "Sets the direction in which the views are arranged."
    ) { call throws(ScenarioError) in
      try call.receiver(UIStackView.self).axis = call.axis(0)
    },
    .set(
      .stackView,
      "distribution",
      .choice(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
      "Sets how the space along the axis is distributed."
    ) { call throws(ScenarioError) in
      let distribution: UIStackView.Distribution =
        switch call.text(0) {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
      try call.receiver(UIStackView.self).distribution = distribution
    },
    .set(
      .stackView,
      "alignment",
      .choice([
        "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
      ]),
      "Sets how the views are aligned across the axis."
    ) { call throws(ScenarioError) in
      let alignment: UIStackView.Alignment =
        switch call.text(0) {
        case "leading": .leading
        case "top": .top
        case "firstBaseline": .firstBaseline
        case "center": .center
        case "trailing": .trailing
        case "bottom": .bottom
        case "lastBaseline": .lastBaseline
        default: .fill
        }
      try call.receiver(UIStackView.self).alignment = alignment
    },
    .set(.stackView, "spacing", .number, "Sets the minimum spacing between the views.") {
      call throws(ScenarioError) in
      try call.receiver(UIStackView.self).spacing = call.number(0)
    },
    .set(
      .stackView,
      "isLayoutMarginsRelativeArrangement",
      .flag,
      "Sets whether the views are arranged within the margins."
    ) { call throws(ScenarioError) in
      try call.receiver(UIStackView.self).isLayoutMarginsRelativeArrangement = call.flag(0)
    },
    .set(
      .stackView,
      "isBaselineRelativeArrangement",
      .flag,
      "Sets whether vertical spacing is measured from baseline to baseline."
    ) { call throws(ScenarioError) in
      try call.receiver(UIStackView.self).isBaselineRelativeArrangement = call.flag(0)
    },
    .call(
      .stackView,
      "addArrangedSubview(_:)",
      [.object(.view)],
      "Adds a view at the end of the arranged views."
    ) { call throws(ScenarioError) in
      let stack: UIStackView = try call.receiver()
      stack.addArrangedSubview(try call.object(0))
    },
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
    },
    .call(
      .stackView,
      "removeArrangedSubview(_:)",
      [.object(.view)],
      "Removes a view from the arranged views; it stays a subview."
    ) { call throws(ScenarioError) in
      let stack: UIStackView = try call.receiver()
      stack.removeArrangedSubview(try call.object(0))
    },
    .call(
      .stackView,
      "setCustomSpacing(_:after:)",
      [.number, .object(.view)],
      "Sets the spacing after an arranged view."
    ) { call throws(ScenarioError) in
      let stack: UIStackView = try call.receiver()
      stack.setCustomSpacing(call.number(0), after: try call.object(1))
    },
  ]
}

extension ObjectClass {
  /// Stack views and scroll views.
  static let arrangingClasses: [ObjectClass] = [
    ObjectClass(.stackView, "UIStackView", [], "An empty stack view.") { _, script in
      script.observeNextBirth()
      return UIStackView()
    },
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
    ObjectClass(.scrollView, "UIScrollView", [], "A scroll view.") { _, script in
      script.observeNextBirth()
      return UIScrollView()
    },
    ObjectClass(.scrollView, "UIScrollView(frame:)", [.rect], "A scroll view with a frame.") {
      call,
      script in
      script.observeNextBirth()
      return UIScrollView(frame: call.rect(0))
    },
    ObjectClass(.delegate, "UIScrollViewDelegate", [], "Receives scrolling and zooming.") {
      _,
      script in
      ScenarioScrollDelegate(script)
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
