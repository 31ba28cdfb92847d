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
    .call(.scrollView, "setContentOffset(_:animated:)", [.point, .flag], "Scrolls.") {
      call throws(ScenarioError) in
      try call.receiver(UIScrollView.self).setContentOffset(call.point(0), animated: call.flag(1))
    },
    .set(.scrollView, "delegate", .optionalObject(.delegate), "Sets the delegate.") {
      call throws(ScenarioError) in
      let scrollView = try call.receiver(UIScrollView.self)
      let delegate: NSObject? = try call.optionalObject(0)
      switch scrollView {
      case let table as UITableView: table.delegate = delegate as? any UITableViewDelegate
      case let text as UITextView: text.delegate = delegate as? any UITextViewDelegate
      default: scrollView.delegate = delegate as? any UIScrollViewDelegate
      }
    },
    .set(.scrollView, "minimumZoomScale", .number, "Sets the smallest scale.") {
      call throws(ScenarioError) in
      try call.receiver(UIScrollView.self).minimumZoomScale = call.number(0)
    },
    .set(.scrollView, "maximumZoomScale", .number, "Sets the largest scale.") {
      call throws(ScenarioError) in
      try call.receiver(UIScrollView.self).maximumZoomScale = call.number(0)
    },
    .call(.scrollView, "setZoomScale(_:animated:)", [.number, .flag], "Zooms.") {
      call throws(ScenarioError) in
      try call.receiver(UIScrollView.self).setZoomScale(call.number(0), animated: call.flag(1))
    },
    .word(
      "scroll",
      [.object(.scrollView), .number],
      "Drags the content up by a distance in points, and lets it stop there."
    ) { call throws(ScenarioError) in
      call.run.app.scroll(try call.object(0, UIScrollView.self), by: CGFloat(call.number(1)))
    },
    .word(
      "fling",
      [.object(.scrollView), .number],
      "Drags the content shortly, and lets the finger leave with a speed in points per second."
    ) { call throws(ScenarioError) in
      let velocity = CGPoint(x: 0, y: call.number(1))
      call.run.app.fling(try call.object(0, UIScrollView.self), velocity: velocity)
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
