import HeadlessUIKit

extension Verb {
  /// Contents of labels and buttons.
  static let contentVerbs: [Verb] =
    Member<UILabel>.verbs([
      .set("text", .text, "Sets the text, which determines the natural size.") { $0.text = $1 },
      .set("numberOfLines", .index, "Sets the maximum number of lines; 0 for no maximum.") {
        $0.numberOfLines = $1
      },
      .set(
        "preferredMaxLayoutWidth",
        .number,
        "Sets the width at which the natural size wraps the text."
      ) { $0.preferredMaxLayoutWidth = $1 },
    ]) + [
      .call(
        .button,
        "setTitle(_:for:)",
        [.text, .choice(["normal"])],
        "Sets the title, which determines the natural size."
      ) { call throws(ScenarioError) in
        try call.receiver(UIButton.self).setTitle(call.text(0), for: .normal)
      }
    ]
    + Member<UIActivityIndicatorView>.verbs([
      .call("startAnimating()", "Shows the indicator.") { $0.startAnimating() },
      .call("stopAnimating()", "Hides the indicator.") { $0.stopAnimating() },
    ])
}

extension ObjectClass {
  /// Views with natural sizes.
  static let contentClasses: [ObjectClass] = [
    .observed(
      .view,
      "UIView(intrinsicContentSize:)",
      [.size],
      "A view with a natural size; -1 for none in a direction."
    ) { call in
      let view = ScenarioView(frame: .zero)
      view.naturalSize = call.size(0)
      return view
    },
    .observed(.label, "UILabel", [], "A label without a text.") { _ in UILabel() },
    ObjectClass(.label, "UILabel(text:)", [.text], "A label of 17 points in one line.") {
      call,
      script in
      makeLabel(script, call.text(0))
    },
    ObjectClass(
      .label,
      "UILabel(text:ofSize:)",
      [.text, .number],
      "A label in the system font of a size."
    ) { call, script in
      let label = makeLabel(script, call.text(0))
      label.font = .systemFont(ofSize: call.number(1))
      return label
    },
    ObjectClass(
      .label,
      "UILabel(text:numberOfLines:)",
      [.text, .index],
      "A label that wraps its text; 0 for any number of lines."
    ) { call, script in
      let label = makeLabel(script, call.text(0))
      label.numberOfLines = Int(call.number(1))
      return label
    },
    .observed(.button, "UIButton(title:)", [.text], "A button of type `.system`.") { call in
      let button = UIButton(type: .system)
      button.setTitle(call.text(0), for: .normal)
      return button
    },
    .observed(
      .imageView,
      "UIImageView(imageSize:)",
      [.size],
      "A view of an image with a size in points."
    ) { call in
      UIImageView(image: UIImage(size: call.size(0)))
    },
    .observed(
      .activityIndicator,
      "UIActivityIndicatorView(style:)",
      [.choice(["medium", "large"])],
      "An indicator of 20 or 37 points, which is hidden until it starts."
    ) { call in
      UIActivityIndicatorView(style: call.text(0) == "large" ? .large : .medium)
    },
  ]

  @MainActor
  private static func makeLabel(_ script: ObjectScript, _ text: String) -> UILabel {
    script.observeNextBirth()
    let label = UILabel()
    label.text = text
    return label
  }
}
