import Findings
package import TraceModel

extension AnalyzedTrace {
  /// A trace of a pushed controller with two children, one added without `addChild`, and sixteen
  /// views.
  ///
  /// The view of a covered controller is outside the window; a third controller never loads its
  /// view.
  public static var detailTree: AnalyzedTrace {
    var builder = TraceBuilder("View tree of DetailViewController after push")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let container = builder.view(21, "UILayoutContainerView", in: window, 0, 0, 390, 844)
    let transition = builder.view(22, "UINavigationTransitionView", in: container, 0, 0, 390, 844)
    let bar = builder.view(23, "UINavigationBar", in: container, 0, 47, 390, 44)
    builder.view(24, "_UINavigationBarModernContentView", in: bar, 0, 0, 390, 44)
    let detailView = builder.view(30, "UIView", in: transition, 0, 0, 390, 844)
    let header = builder.view(31, "DetailHeaderView", in: detailView, 0, 91, 390, 160)
    builder.view(32, "UIImageView", in: header, 16, 16, 128, 128)
    builder.view(33, "UILabel", in: header, 160, 24, 214, 28)
    builder.hide(builder.view(34, "UILabel", in: header, 160, 60, 214, 48))
    let canvas = builder.view(12, "차트캔버스뷰 ChartCanvas", in: detailView, 0, 260, 390, 240)
    builder.view(41, "ChartAxisView", in: canvas, 0, 200, 390, 40)
    builder.view(42, "ChartPlotView", in: canvas, 40, 8, 342, 188)
    let table = builder.view(50, "UITableView", in: detailView, 0, 512, 390, 332)
    builder.view(51, "CommentCell", in: table, 0, 0, 390, 64)
    builder.view(52, "CommentCell", in: table, 0, 64, 390, 64)
    let navigation = builder.controller(
      2,
      "UINavigationController",
      .navigationController,
      view: container,
      parent: .none
    )
    builder.relate(window, .rootRelation, navigation)
    let homeView = builder.view(35, "HomeView", in: .none, 0, 0, 390, 844)
    builder.controller(3, "HomeViewController", view: homeView, parent: navigation)
    let detail = builder.controller(9, "DetailViewController", view: detailView, parent: navigation)
    let chart = builder.controller(
      11,
      "ChartViewController<Charts.TimeSeries, PriceSeries>",
      view: canvas,
      parent: .none
    )
    builder.controller(13, "CommentsViewController", view: table, parent: detail)
    builder.controller(14, "SettingsViewController", view: .none, parent: .none)
    builder.mark("after push")
    let object = FindingObject(id: chart, className: "ChartViewController")
    let evidence = Finding.Evidence(
      event: nil,
      time: .zero,
      line: 0,
      object: object,
      name: .superviewRelation
    )
    let finding = Finding(
      rule: 305,
      name: "child-view-without-add-child",
      severity: .error,
      object: object,
      message: "the view of a controller was added without addChild",
      evidence: [evidence]
    )
    return AnalyzedTrace(trace: builder.trace, findings: [finding])
  }
}

extension TraceBuilder {
  /// Creates a view with a frame in a superview.
  @discardableResult
  package mutating func view(
    _ number: UInt32,
    _ className: String,
    _ kind: SubjectKind = .view,
    in superview: SubjectID,
    _ x: Float,
    _ y: Float,
    _ width: Float,
    _ height: Float
  ) -> SubjectID {
    let view = birth(number, className, kind)
    frame(view, x, y, width, height)
    if superview != .none { addSubview(view, to: superview) }
    return view
  }

  /// Creates a controller with a view and a parent; `SubjectID.none` stands for no object.
  @discardableResult
  package mutating func controller(
    _ number: UInt32,
    _ className: String,
    _ kind: SubjectKind = .viewController,
    view: SubjectID,
    parent: SubjectID
  ) -> SubjectID {
    let controller = birth(number, className, kind)
    if parent != .none { relate(controller, .parentRelation, parent) }
    if view != .none { relate(controller, .viewRelation, view) }
    return controller
  }
}
