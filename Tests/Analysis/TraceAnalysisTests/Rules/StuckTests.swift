import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A transition that one controller never completes` {
  @Test func `a stuck transition is reported at the end of the other controller's transition`()
    throws
  {
    var builder = EventBuilder()
    let old = builder.birth("Old")
    let new = builder.birth("New")
    builder.callbacks(old, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callback(new, .viewDidLoad)
    builder.callback(old, .viewWillDisappear)
    builder.callback(new, .viewWillAppear)
    builder.callback(old, .viewDidDisappear)
    let settled = builder.events.count - 1
    builder.callbacks(old, .viewWillAppear, .viewDidAppear)
    let report = builder.analyze(end: TraceEnd(status: .cut))
    let finding = try #require(report.findings.first { $0.rule == 213 })
    #expect(finding.line == UInt32(settled))
    #expect(finding.evidence.last?.text == "viewDidDisappear")
  }

  @Test func `a controller is not its own target after two cancelled transitions`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callbacks(home, .viewWillDisappear, .viewWillAppear, .viewWillDisappear)
    builder.callbacks(home, .viewWillAppear, .viewDidAppear)
    let messages = builder.analyze().findings.filter { $0.rule == 223 }.map(\.message)
    #expect(!messages.isEmpty)
    #expect(messages.allSatisfy { !$0.contains("Home#1") }, "\(messages)")
  }
}

struct `A child whose removal was announced but not completed` {
  @Test func `an announced removal without its completion is reported at the announcement`() {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    builder.relate(child, .parentRelation, host)
    builder.callback(child, .didMoveToParent, to: host)
    builder.callback(child, .willMoveToParent, to: SubjectID.none)
    let findings = builder.analyze().findings.filter { $0.rule == 301 }
    #expect(
      findings.map { $0.evidence.map(\.note) } == [["removeFromParent() was not called after it"]]
    )
  }
}
