import TraceModel

/// Traces of different shapes, each of which is expensive for other rules.
extension Workload {
  /// A typical app: pushed controllers with 5 to 12 views, laid out a few times, popped and
  /// deallocated.
  static func mixed(events: Int) -> [UInt8] {
    var stage = TraceStage("mixed")
    var generator = Generator(state: 7)
    let window = stage.birth(.window, "UIWindow")
    let navigation = stage.birth(.navigationController, "UINavigationController")
    let root = stage.birth(.view, "UIView")
    stage.callback(navigation, .loadView)
    stage.relate(navigation, .viewRelation, root)
    stage.callback(navigation, .viewDidLoad)
    stage.relate(root, .superviewRelation, window)
    stage.callbacks(navigation, .viewWillAppear, .viewDidAppear)
    let home = stage.birth(.viewController, "HomeViewController")
    stage.callbacks(home, .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    while stage.count < events {
      let next = stage.birth(
        .viewController,
        "Feature\(generator.next(below: 20))ViewController"
      )
      let views = load(next, views: 5 + generator.next(below: 8), in: &stage, &generator)
      stage.callback(next, .willMoveToParent, navigation)
      stage.relate(next, .parentRelation, navigation)
      stage.callback(home, .viewWillDisappear)
      stage.callback(next, .viewWillAppear)
      stage.relate(views[0], .superviewRelation, root)
      stage.move(views, to: window)
      stage.callback(next, .viewIsAppearing)
      for _ in 0...generator.next(below: 4) {
        stage.wait(milliseconds: 40)
        stage.callback(next, .viewWillLayoutSubviews)
        for view in views where generator.next(below: 2) == 0 {
          stage.callback(view, .layoutSubviews)
        }
        stage.callback(next, .viewDidLayoutSubviews)
      }
      stage.wait(milliseconds: 350)
      stage.callback(home, .viewDidDisappear)
      stage.callback(next, .viewDidAppear)
      stage.callback(next, .didMoveToParent, navigation)
      stage.wait(milliseconds: 1000)
      stage.callback(next, .willMoveToParent, SubjectID.none)
      stage.callback(next, .viewWillDisappear)
      stage.callbacks(home, .viewWillAppear, .viewIsAppearing)
      stage.wait(milliseconds: 350)
      stage.callback(next, .viewDidDisappear)
      stage.callback(home, .viewDidAppear)
      stage.relate(next, .parentRelation, SubjectID.none)
      stage.callback(next, .didMoveToParent, SubjectID.none)
      for object in views + [next] { stage.death(object) }
    }
    return stage.bytes()
  }

  /// Controllers that load a view and are deallocated immediately.
  static func short(events: Int) -> [UInt8] {
    var stage = TraceStage("short lives")
    var generator = Generator(state: 8)
    while stage.count < events {
      let controller = stage.birth(.viewController, "CellViewController")
      let views = load(controller, views: 1, in: &stage, &generator)
      for object in views + [controller] { stage.death(object) }
      stage.wait(milliseconds: 1)
    }
    return stage.bytes()
  }

  /// Twenty controllers that appear, disappear and reappear within milliseconds, each time with a
  /// finding.
  static func flicker(events: Int) -> [UInt8] {
    var stage = TraceStage("flicker")
    let controllers = (0..<20).map { stage.birth(.viewController, "Tab\($0)ViewController") }
    for controller in controllers { stage.callback(controller, .viewDidLoad) }
    while stage.count < events {
      for controller in controllers {
        for _ in 0..<2 {
          stage.callbacks(controller, .viewWillAppear, .viewIsAppearing, .viewDidAppear)
          stage.wait(milliseconds: 25)
          stage.callbacks(controller, .viewWillDisappear, .viewDidDisappear)
          stage.wait(milliseconds: 25)
        }
      }
    }
    return stage.bytes()
  }

  /// Chains of sixty views that enter a window, are laid out, and leave the window.
  static func deep(events: Int) -> [UInt8] {
    var stage = TraceStage("deep views")
    let window = stage.birth(.window, "UIWindow")
    while stage.count < events {
      let controller = stage.birth(.viewController, "DeepViewController")
      stage.callback(controller, .loadView)
      var views = [stage.birth(.view, "UIView")]
      stage.relate(controller, .viewRelation, views[0])
      while views.count < 60 {
        let view = stage.birth(.view, "UIView")
        stage.relate(view, .superviewRelation, views[views.count - 1])
        views.append(view)
      }
      stage.callbacks(controller, .viewDidLoad, .viewWillAppear)
      stage.relate(views[0], .superviewRelation, window)
      stage.move(views, to: window)
      stage.callbacks(
        controller,
        .viewIsAppearing,
        .viewWillLayoutSubviews,
        .viewDidLayoutSubviews
      )
      for view in views { stage.callback(view, .layoutSubviews) }
      stage.wait(milliseconds: 16)
      stage.callback(controller, .viewDidAppear)
      stage.wait(milliseconds: 1000)
      stage.callback(controller, .viewWillDisappear)
      stage.move(views, to: SubjectID.none)
      stage.relate(views[0], .superviewRelation, SubjectID.none)
      stage.callback(controller, .viewDidDisappear)
      for object in views + [controller] { stage.death(object) }
    }
    return stage.bytes()
  }

  /// Loads a controller with a tree of views, whose first view is the root.
  private static func load(
    _ controller: SubjectID,
    views count: Int,
    in stage: inout TraceStage,
    _ generator: inout Generator
  ) -> [SubjectID] {
    stage.callback(controller, .loadView)
    var views = [stage.birth(.view, "UIView")]
    stage.relate(controller, .viewRelation, views[0])
    stage.callback(controller, .viewDidLoad)
    while views.count < count {
      let view = stage.birth(.view, "Card\(generator.next(below: 9))View")
      stage.relate(view, .superviewRelation, views[generator.next(below: views.count)])
      views.append(view)
    }
    return views
  }
}
