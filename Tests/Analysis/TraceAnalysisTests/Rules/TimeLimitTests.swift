import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A transition past its time limit` {
  /// A transition whose one controller settles, then events of other views.
  private func transition(isAppearing: Bool) -> (builder: EventBuilder, late: Int) {
    var builder = EventBuilder()
    let old = builder.birth("Old")
    let new = builder.birth("New")
    let view = builder.birth("UIView", .view)
    builder.callbacks(old, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callback(new, .viewDidLoad)
    builder.callback(old, .viewWillDisappear)
    builder.callback(new, .viewWillAppear)
    if isAppearing {
      builder.callback(old, .viewDidDisappear)
    } else {
      builder.callback(new, .viewDidAppear)
    }
    builder.wait(milliseconds: 2_900)
    builder.callback(view, .layoutSubviews)
    builder.wait(milliseconds: 200)
    let late = builder.events.count
    builder.callback(view, .layoutSubviews)
    builder.callback(view, .layoutSubviews)
    return (builder, late)
  }

  @Test(arguments: [(RuleID(213), true), (RuleID(214), false)])
  func `a slow transition is reported at the first event after its limit`(
    rule: RuleID,
    isAppearing: Bool
  ) {
    let (builder, late) = transition(isAppearing: isAppearing)
    var analyzer = Analyzer(
      options: AnalysisOptions(),
      header: TraceHeader(clock: .virtual, title: "test")
    )
    var reportedAt: [Int] = []
    for (index, event) in builder.events.enumerated() {
      analyzer.consume(event, names: builder.names)
      for finding in analyzer.takeCertainFindings() where finding.rule == rule {
        reportedAt.append(index)
      }
    }
    #expect(reportedAt == [late])
    let report = analyzer.finish(end: TraceEnd(status: .complete), problems: [])
    #expect(report.findings.count { $0.rule == rule } == 1)
  }
}

struct `A manual begin without its end` {
  @Test(arguments: [TraceEnd.Status.complete, .cut])
  func `a begin without its end is reported in a complete trace and not in a cut one`(
    status: TraceEnd.Status
  ) {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.relate(child, .parentRelation, host)
    builder.call(child, .beginAppearanceTransition, flags: .on)
    let findings = builder.analyze(end: TraceEnd(status: status)).findings
      .filter { $0.rule == 217 }
    #expect(
      findings.map(\.message)
        == (status == .complete
          ? ["beginAppearanceTransition(true) was never followed by endAppearanceTransition()"]
          : [])
    )
  }
}

struct `A child removed from its parent` {
  @Test(arguments: [true, false])
  func `a removed child needs didMove(toParent: nil) after the relation ended`(isNotified: Bool) {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    builder.relate(child, .parentRelation, host)
    builder.callback(child, .didMoveToParent, to: host)
    builder.callback(child, .willMoveToParent, to: SubjectID.none)
    builder.relate(child, .parentRelation, SubjectID.none)
    if isNotified { builder.callback(child, .didMoveToParent, to: SubjectID.none) }
    let messages = builder.analyze().findings.filter { $0.rule == 301 }.map(\.message)
    #expect(
      messages
        == (isNotified
          ? []
          : [
            "willMove(toParent: nil) announced its removal, but didMove(toParent: nil) was never "
              + "called"
          ])
    )
  }
}
