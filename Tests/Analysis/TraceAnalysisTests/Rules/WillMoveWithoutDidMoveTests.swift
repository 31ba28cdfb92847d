import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A child without didMove` {
  @Test func `a child without didMove is not reported if its parent is deallocated first`() {
    var builder = EventBuilder()
    let navigation = builder.birth("UINavigationController", .navigationController)
    let root = builder.birth("Home")
    builder.callback(root, .willMoveToParent, to: navigation)
    builder.relate(root, .parentRelation, navigation)
    builder.death(navigation)
    builder.death(root)
    #expect(builder.analyze().findings == [])
  }

  @Test func `a child without didMove is reported when it is deallocated`() {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    builder.relate(child, .parentRelation, host)
    builder.death(child)
    builder.death(host)
    let findings = builder.analyze().findings
    #expect(findings.map(\.rule) == [301])
    #expect(
      findings.first?.message
        == "addChild(_:) made it a child of Host#1, but didMove(toParent:) was never called"
    )
  }

  @Test(arguments: [true, false])
  func `a child without didMove is not reported if its appearance was cancelled`(isCancelled: Bool)
  {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    builder.relate(child, .parentRelation, host)
    builder.callbacks(child, .viewDidLoad, .viewWillAppear, .viewIsAppearing)
    if !isCancelled { builder.callback(child, .viewDidAppear) }
    builder.callbacks(child, .viewWillDisappear, .viewDidDisappear)
    builder.callback(child, .willMoveToParent, to: SubjectID.none)
    builder.relate(child, .parentRelation, SubjectID.none)
    builder.callback(child, .didMoveToParent, to: SubjectID.none)
    builder.death(child)
    builder.death(host)
    #expect(builder.analyze().rules == (isCancelled ? [] : ["LC301"]))
  }

  @Test func `a child without didMove has medium confidence in a truncated trace`() {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    let cut = builder.analyze(end: TraceEnd(status: .cut))
    #expect(cut.findings.map(\.confidence) == [.medium])
    #expect(builder.analyze().findings.map(\.confidence) == [.high])
  }

  @Test func `a child without didMove is not reported in a log that ends with the push`() {
    var builder = EventBuilder()
    builder.identity = .label
    let detail = builder.birth("Detail", alreadyAlive: true)
    builder.callback(detail, .willMoveToParent)
    builder.callback(detail, .didMoveToParent)
    builder.callbacks(detail, .viewWillAppear, .viewDidAppear)
    builder.callback(detail, .willMoveToParent)
    #expect(builder.analyze().rules == [])
  }
}
