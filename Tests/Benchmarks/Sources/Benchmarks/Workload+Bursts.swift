import TraceModel

/// Traces with many events without a pause, or with one deep chain of views.
extension Workload {
  /// Returns a trace of one controller with continuous layout passes.
  static func burst(count: Int) -> [UInt8] {
    var stage = TraceStage("burst")
    let controller = stage.birth(.viewController, "BusyViewController")
    stage.callbacks(controller, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing)
    for _ in 0..<count / 2 {
      stage.callbacks(controller, .viewWillLayoutSubviews, .viewDidLayoutSubviews)
    }
    return stage.bytes()
  }

  /// Returns a trace of a chain of views in a window, each with an out-of-order callback.
  static func viewChain(count: Int) -> [UInt8] {
    var stage = TraceStage("chain of views")
    let window = stage.birth(.window, "UIWindow")
    var above = window
    for _ in 0..<count {
      let view = stage.birth(.view, "UIView")
      stage.relate(view, .superviewRelation, above)
      stage.callback(view, .didMoveToWindow)
      above = view
    }
    return stage.bytes()
  }
}
