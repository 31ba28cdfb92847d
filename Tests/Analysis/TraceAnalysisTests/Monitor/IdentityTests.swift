import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Objects that share a name` {
  private func log(_ callbacks: Name...) -> AnalysisReport {
    var builder = EventBuilder()
    builder.identity = .className
    let page = builder.birth("Page", alreadyAlive: true)
    for callback in callbacks { builder.callback(page, callback) }
    return builder.analyze()
  }

  @Test func `a push of an object onto one of the same name is legal`() {
    let report = log(
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewDidLoad,
      .viewWillDisappear,
      .viewWillAppear,
      .viewDidDisappear,
      .viewDidAppear
    )
    #expect(report.findings.map(\.rule) == [5])
  }

  @Test func `a cancelled swipe between objects of the same name is legal`() {
    let report = log(
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewDidLoad,
      .viewWillDisappear,
      .viewWillAppear,
      .viewDidDisappear,
      .viewDidAppear,
      .viewWillDisappear,
      .viewWillAppear,
      .viewWillDisappear,
      .viewDidDisappear,
      .viewWillAppear,
      .viewDidAppear
    )
    #expect(report.rules == [])
  }

  @Test func `a callback is a violation only when none of the objects allows it`() throws {
    let report = log(
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewDidAppear
    )
    #expect(report.rules == ["LC209"])
    let finding = try #require(report.findings.first { $0.rule == 209 })
    #expect(finding.confidence == .low)
    #expect(report.exitCode() == 0)
  }

  @Test func `objects of the same name are deallocated one by one`() {
    let report = log(
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewDidLoad,
      .deinitializer,
      .viewWillDisappear,
      .viewDidDisappear,
      .deinitializer,
      .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear
    )
    #expect(report.rules == [])
  }

  @Test func `a name is one object until a second one is loaded`() {
    #expect(log(.initializer, .loadView, .viewDidLoad, .viewWillAppear).rules == [])
    #expect(log(.viewWillDisappear, .viewDidDisappear, .viewDidDisappear).rules == ["LC204"])
  }

  @Test func `too many objects of the same name are not judged`() {
    var builder = EventBuilder()
    builder.identity = .className
    let page = builder.birth("Page", alreadyAlive: true)
    for _ in 0..<40 { builder.callback(page, .viewDidLoad) }
    for _ in 0..<40 { builder.callback(page, .viewDidDisappear) }
    #expect(builder.analyze().findings.map(\.rule) == [5])
  }
}

struct `A reused address` {
  @Test func `the note about a shared name remains when the name is reused`() {
    var builder = EventBuilder()
    builder.identity = .className
    let page = builder.birth("Page", alreadyAlive: true)
    for _ in 0..<3 {
      builder.callbacks(page, .viewDidLoad, .viewDidLoad, .deinitializer, .deinitializer)
    }
    #expect(builder.analyze().findings.map(\.rule) == [5])
  }

  @Test func `a reused address is a new object`() {
    var builder = EventBuilder()
    builder.identity = .pointer
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .deinitializer)
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    #expect(builder.analyze().rules == [])
  }

  @Test func `an address with a death and a birth is a new object`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.death(home)
    builder.birth(again: home, "Detail")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    #expect(builder.analyze().rules == [])
  }

  @Test func `an object at a reused address has one state`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidLoad)
    #expect(builder.analyze().rules == ["LC101"])
  }
}
