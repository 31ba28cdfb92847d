import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Undecided facts of a trace` {
  private func popped(after milliseconds: Int64, diagnostic: String? = nil) -> AnalysisReport {
    var builder = EventBuilder()
    let navigation = builder.birth("UINavigationController", .navigationController)
    let detail = builder.birth("Detail")
    builder.relate(detail, .parentRelation, navigation)
    builder.callbacks(
      detail,
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewWillDisappear,
      .viewDidDisappear
    )
    builder.relate(detail, .parentRelation, .none)
    builder.wait(milliseconds: milliseconds)
    _ = builder.birth("UIView", .view)
    if let diagnostic { builder.diagnostic(detail, .uikitDiagnostic, diagnostic) }
    return builder.analyze()
  }

  @Test func `a controller is not judged as a leak when the trace ends too early`() {
    let report = popped(after: 500)
    #expect(report.findings == [])
    #expect(report.counts.unjudgedReleases == 1)
    #expect(report.text(fileName: "a.json").hasPrefix("no certain errors or warnings in "))
    #expect(
      report.text(fileName: "a.json").contains(
        "\n1 controller left less than 2 s before the trace ended and was alive: "
          + "whether it leaks is not decided\n"
      )
    )
    #expect(report.json(fileName: "a.json").contains("\"unjudgedReleases\":1"))
  }

  @Test func `a controller is judged as a leak when the trace is long enough`() {
    let report = popped(after: 2500)
    #expect(report.rules == ["LC701"])
    #expect(report.counts.unjudgedReleases == 0)
  }

  @Test(arguments: [500, 2500])
  func `the test kit reports a leak once`(milliseconds: Int64) {
    let message = "Detail#2 is still alive after the test and not reachable from a visible window"
    let report = popped(after: milliseconds, diagnostic: message)
    #expect(report.rules == ["LC906"])
    #expect(report.exitCode() == 1)
    #expect(report.findings.first?.message == "a leak detector found it alive: “\(message)”")
  }

  @Test func `a trace without UIKit events decides nothing`() {
    var builder = EventBuilder()
    _ = builder.birth("Helper", .custom)
    let report = builder.analyze(
      header: TraceHeader(clock: .monotonic, title: "", producer: "")
    )
    #expect(report.isUnjudged)
    #expect(
      report.text(fileName: "a.json") == """
        nothing was checked in 0 controllers, 1 event
        no callback of a controller, view, scene or application is in it

        """
    )
  }

  @Test func `a trace with views only states that it has no controllers`() {
    var builder = EventBuilder()
    let view = builder.birth("CardView", .view)
    builder.callback(view, .didMoveToWindow)
    let report = builder.analyze()
    #expect(!report.isUnjudged)
    #expect(
      report.summary.last
        == "no callback of a controller is in it: only views, scenes, the application and messages "
        + "were checked"
    )
  }
}
