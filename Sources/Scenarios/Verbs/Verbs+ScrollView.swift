import HeadlessUIKit

extension Verb {
  /// Calls of `UIScrollView`.
  static let scrollViewVerbs: [Verb] = [
    .set(.scrollView, "contentSize", .size, "Sets the size of the content.") {
      call throws(ScenarioError) in
      try call.receiver(UIScrollView.self).contentSize = call.size(0)
    },
    .set(.scrollView, "contentOffset", .point, "Scrolls without animation.") {
      call throws(ScenarioError) in
      try call.receiver(UIScrollView.self).contentOffset = call.point(0)
    },
    .set(.scrollView, "contentInset", .insets, "Sets the space around the content.") {
      call throws(ScenarioError) in
      try call.receiver(UIScrollView.self).contentInset = call.insets(0)
    },
    .set(
      .scrollView,
      "contentInsetAdjustmentBehavior",
      .choice(["automatic", "scrollableAxes", "never", "always"]),
      "Sets whether the safe area is added to the space around the content."
    ) { call throws(ScenarioError) in
      let behavior: UIScrollView.ContentInsetAdjustmentBehavior =
        switch call.text(0) {
        case "scrollableAxes": .scrollableAxes
        case "never": .never
        case "always": .always
        default: .automatic
        }
      try call.receiver(UIScrollView.self).contentInsetAdjustmentBehavior = behavior
    },
  ]
}
