import TraceModel

/// Traces with deep hierarchies.
extension Workload {
  /// Returns a trace of a chain of child controllers that appear together.
  static func deepContainers(count: Int) -> [UInt8] {
    var stage = TraceStage("deep containers")
    let window = stage.birth(.window, "UIWindow")
    var controllers: [SubjectID] = []
    var superview = window
    while controllers.count < count {
      let controller = stage.birth(.viewController, "ChildViewController")
      let view = load(controller, in: &stage)
      if let parent = controllers.last {
        stage.callback(controller, .willMoveToParent, parent)
        stage.relate(controller, .parentRelation, parent)
        stage.relate(view, .superviewRelation, superview)
        stage.callback(controller, .didMoveToParent, parent)
      } else {
        stage.relate(window, .rootRelation, controller)
        stage.relate(view, .superviewRelation, superview)
      }
      superview = view
      controllers.append(controller)
    }
    for name: Name in [.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      for controller in controllers { stage.callback(controller, name) }
    }
    return stage.bytes()
  }

  /// Returns a trace of children whose views are added to the deepest view of a chain.
  static func deepOwners(count: Int) -> [UInt8] {
    var stage = TraceStage("deep owners")
    let window = stage.birth(.window, "UIWindow")
    let owner = stage.birth(.viewController, "DeepViewController")
    var bottom = load(owner, in: &stage)
    stage.relate(window, .rootRelation, owner)
    stage.relate(bottom, .superviewRelation, window)
    stage.relate(bottom, .windowRelation, window)
    stage.callbacks(owner, .viewWillAppear, .viewIsAppearing, .viewDidAppear)
    for _ in 0..<count {
      let view = stage.birth(.view, "UIView")
      stage.relate(view, .superviewRelation, bottom)
      stage.relate(view, .windowRelation, window)
      bottom = view
    }
    for _ in 0..<count {
      let child = stage.birth(.viewController, "ChildViewController")
      let view = load(child, in: &stage)
      stage.callback(child, .willMoveToParent, owner)
      stage.relate(child, .parentRelation, owner)
      stage.callback(child, .viewWillAppear)
      stage.relate(view, .superviewRelation, bottom)
      stage.relate(view, .windowRelation, window)
      stage.callbacks(child, .viewIsAppearing, .viewDidAppear)
      stage.callback(child, .didMoveToParent, owner)
    }
    return stage.bytes()
  }

  private static func load(_ controller: SubjectID, in stage: inout TraceStage) -> SubjectID {
    stage.callback(controller, .loadView)
    let view = stage.birth(.view, "UIView")
    stage.relate(controller, .viewRelation, view)
    stage.callback(controller, .viewDidLoad)
    return view
  }
}
