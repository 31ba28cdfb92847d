import TraceModel

/// Traces in which much happens without a pause, or hangs in one chain.
extension Workload {
  /// One controller whose layout goes on without a pause.
  static func burst(count: Int) -> [UInt8] {
    var stage = TraceStage("burst")
    let controller = stage.birth(.viewController, "BusyViewController")
    stage.callbacks(controller, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing)
    for _ in 0..<count / 2 {
      stage.callbacks(controller, .viewWillLayoutSubviews, .viewDidLayoutSubviews)
    }
    return stage.bytes()
  }

  /// A chain of views in a window, each with a callback that does not fit.
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
