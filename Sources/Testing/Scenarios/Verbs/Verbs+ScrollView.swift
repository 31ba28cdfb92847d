import HeadlessUIKit

extension Verb {
  /// Calls of `UIScrollView`.
  static let scrollViewVerbs: [Verb] =
    Member<UIScrollView>.verbs([
      .set("contentSize", .size, "Sets the size of the content.") { $0.contentSize = $1 },
      .set("contentOffset", .point, "Scrolls without animation.") { $0.contentOffset = $1 },
      .call("setContentOffset(_:animated:)", .point, .flag, "Scrolls.") {
        $0.setContentOffset($1, animated: $2)
      },
    ]) + [
      .set(.scrollView, "delegate", .optionalObject(.delegate), "Sets the delegate.") {
        call throws(ScenarioError) in
        let scrollView = try call.receiver(UIScrollView.self)
        let delegate: NSObject? = try call.optionalObject(0)
        switch scrollView {
        case let table as UITableView: table.delegate = delegate as? any UITableViewDelegate
        case let text as UITextView: text.delegate = delegate as? any UITextViewDelegate
        default: scrollView.delegate = delegate as? any UIScrollViewDelegate
        }
      }
    ]
    + Member<UIScrollView>.verbs([
      .set("minimumZoomScale", .number, "Sets the smallest scale.") { $0.minimumZoomScale = $1 },
      .set("maximumZoomScale", .number, "Sets the largest scale.") { $0.maximumZoomScale = $1 },
      .call("setZoomScale(_:animated:)", .number, .flag, "Zooms.") {
        $0.setZoomScale($1, animated: $2)
      },
    ]) + [
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
    ]
    + Member<UIScrollView>.verbs([
      .set("contentInset", .insets, "Sets the space around the content.") { $0.contentInset = $1 },
      .set(
        "contentInsetAdjustmentBehavior",
        .choice([
          ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
          ("always", .always),
        ]),
        "Sets whether the safe area is added to the space around the content."
      ) { $0.contentInsetAdjustmentBehavior = $1 },
    ])
}
