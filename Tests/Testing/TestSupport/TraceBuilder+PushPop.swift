public import Findings
public import TraceModel

/// A trace and its findings.
public struct AnalyzedTrace: Sendable {
  /// The trace.
  public var trace: Trace
  /// The findings in trace order.
  public var findings: [Finding]

  /// Creates a value from its parts.
  public init(trace: Trace, findings: [Finding]) {
    self.trace = trace
    self.findings = findings
  }
}

extension AnalyzedTrace {
  /// A trace of a push, a cancelled interactive pop and a pop, with seven objects and three
  /// findings.
  ///
  /// The pushed controller adds a child without `didMove(toParent:)`, and is deallocated before the
  /// child.
  public static var pushCancelledPopPop: AnalyzedTrace {
    var builder = TraceBuilder("Push, cancelled pop, pop")
    let window = builder.birth(1, "UIWindow", .window)
    let navigation = builder.birth(2, "UINavigationController", .navigationController)
    let home = builder.birth(3, "HomeViewController", .viewController)
    builder.relate(window, .rootRelation, navigation)
    builder.relate(home, .parentRelation, navigation)
    let header = builder.launch(window, navigation, home)
    let detail = builder.push(navigation, home)
    let (chart, canvas) = builder.addChart(to: detail)
    builder.finishPush(home, header, detail, chart, canvas)
    let cancelled = builder.cancelPop(home, header, detail)
    builder.pop(navigation, home, header, detail, chart, canvas)
    return AnalyzedTrace(
      trace: builder.trace,
      findings: [
        builder.finding(
          305,
          "child-view-without-add-child",
          .error,
          chart,
          "ChartViewController",
          at: 2_843.2
        ),
        builder.finding(
          806,
          "super-not-called",
          .warning,
          home,
          "HomeViewController",
          at: cancelled
        ),
        builder.finding(
          404,
          "nav-change-during-transition",
          .error,
          chart,
          "ChartViewController",
          at: 8_863
        ),
      ]
    )
  }
}

extension TraceBuilder {
  fileprivate func finding(
    _ rule: RuleID,
    _ name: String,
    _ severity: Severity,
    _ subject: SubjectID,
    _ className: String,
    at milliseconds: Double
  ) -> Finding {
    let time = Instant(nanoseconds: Int64(milliseconds * 1e6))
    let object = FindingObject(id: subject, className: className)
    return Finding(
      rule: rule,
      name: name,
      severity: severity,
      object: object,
      message: name.replacing("-", with: " "),
      evidence: [Finding.Evidence(event: event(at: time), time: time, line: 0, object: object)]
    )
  }

  fileprivate mutating func launch(
    _ window: SubjectID,
    _ navigation: SubjectID,
    _ home: SubjectID
  ) -> SubjectID {
    var header = SubjectID.none
    call(.makeKeyAndVisible, of: window) { builder in
      builder.callback(.viewDidLoad, of: navigation)
      builder.callback(.viewWillAppear, of: navigation) { builder in
        builder.callback(.loadView, of: home)
        builder.callback(.viewDidLoad, of: home) { builder in
          builder.work("setUpHeader", of: home) { builder in
            header = builder.birth(7, "HomeHeaderView", .view)
            builder.relate(header, .superviewRelation, home)
          }
        }
        builder.callback(.viewWillAppear, of: home)
      }
    }
    callback(.didMoveToWindow, of: header, argument: window)
    wait(.milliseconds(1))
    callback(.viewIsAppearing, of: home)
    callback(.viewWillLayoutSubviews, of: home)
    callback(.layoutSubviews, of: header)
    callback(.viewDidLayoutSubviews, of: home)
    wait(.milliseconds(1))
    callback(.viewDidAppear, of: navigation)
    callback(.viewDidAppear, of: home)
    return header
  }

  fileprivate mutating func push(_ navigation: SubjectID, _ home: SubjectID) -> SubjectID {
    at(2_840)
    var detail = SubjectID.none
    call(.pushViewController, of: navigation) { builder in
      detail = builder.birth(9, "DetailViewController", .viewController)
      builder.relate(detail, .parentRelation, navigation)
      builder.callback(.loadView, of: detail)
      builder.callback(.viewDidLoad, of: detail) { $0.wait(.microseconds(400)) }
      builder.callback(.viewWillDisappear, of: home)
    }
    return detail
  }

  fileprivate mutating func addChart(to detail: SubjectID) -> (SubjectID, SubjectID) {
    var chart = SubjectID.none
    var canvas = SubjectID.none
    at(2_842.6)
    callback(.viewWillAppear, of: detail) { builder in
      chart = builder.birth(
        11,
        "ChartViewController<Charts.TimeSeries, PriceSeries>",
        .viewController
      )
      builder.call(.addChild, of: detail, argument: chart) { builder in
        builder.relate(chart, .parentRelation, detail)
        builder.callback(.willMoveToParent, of: chart, argument: detail)
      }
      builder.callback(.viewDidLoad, of: chart)
      canvas = builder.birth(12, "차트캔버스뷰ChartCanvas", .view)
      builder.relate(chart, .viewRelation, canvas)
      builder.callback(.viewWillAppear, of: chart)
    }
    return (chart, canvas)
  }

  fileprivate mutating func finishPush(
    _ home: SubjectID,
    _ header: SubjectID,
    _ detail: SubjectID,
    _ chart: SubjectID,
    _ canvas: SubjectID
  ) {
    callback(.didMoveToWindow, of: canvas, argument: SubjectID(process: 1, number: 1))
    callback(.viewIsAppearing, of: detail)
    at(3_200)
    callback(.viewDidDisappear, of: home)
    callback(.didMoveToWindow, of: header, argument: SubjectID.none)
    callback(.viewDidAppear, of: detail)
    callback(.viewDidAppear, of: chart)
  }

  fileprivate mutating func cancelPop(
    _ home: SubjectID,
    _ header: SubjectID,
    _ detail: SubjectID
  ) -> Double {
    at(5_120)
    callback(.viewWillDisappear, of: detail)
    let moment = Double(time.nanoseconds) / 1e6
    callback(.viewWillAppear, of: home)
    callback(.didMoveToWindow, of: header, argument: SubjectID(process: 1, number: 1))
    at(5_390)
    callback(.viewWillAppear, of: detail)
    callback(.viewWillDisappear, of: home)
    callback(.viewDidDisappear, of: home)
    callback(.didMoveToWindow, of: header, argument: SubjectID.none)
    callback(.viewDidAppear, of: detail)
    return moment
  }

  fileprivate mutating func pop(
    _ navigation: SubjectID,
    _ home: SubjectID,
    _ header: SubjectID,
    _ detail: SubjectID,
    _ chart: SubjectID,
    _ canvas: SubjectID
  ) {
    at(8_000)
    call(.popViewController, of: navigation) { builder in
      builder.callback(.viewWillDisappear, of: detail)
      builder.callback(.viewWillDisappear, of: chart)
      builder.callback(.viewWillAppear, of: home)
      builder.callback(.didMoveToWindow, of: header, argument: SubjectID(process: 1, number: 1))
    }
    callback(.viewIsAppearing, of: home)
    at(8_360)
    callback(.viewDidDisappear, of: detail)
    callback(.viewDidDisappear, of: chart)
    callback(.didMoveToWindow, of: canvas, argument: SubjectID.none)
    callback(.viewDidAppear, of: home)
    death(detail)
    at(8_863)
    mark("screen closed")
    at(9_000)
    callback(.layoutSubviews, of: header)
  }
}
