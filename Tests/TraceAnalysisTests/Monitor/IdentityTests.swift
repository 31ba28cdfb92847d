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

  @Test func `explain a push of one onto another`() {
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

  @Test func `explain a cancelled swipe between them`() {
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

  @Test func `break a rule only when none of them can take the callback`() throws {
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

  @Test func `leave one by one`() {
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

  @Test func `are one object as long as one is loaded`() {
    #expect(log(.initializer, .loadView, .viewDidLoad, .viewWillAppear).rules == [])
    #expect(log(.viewWillDisappear, .viewDidDisappear, .viewDidDisappear).rules == ["LC204"])
  }

  @Test func `are not judged when they are too many`() {
    var builder = EventBuilder()
    builder.identity = .className
    let page = builder.birth("Page", alreadyAlive: true)
    for _ in 0..<40 { builder.callback(page, .viewDidLoad) }
    for _ in 0..<40 { builder.callback(page, .viewDidDisappear) }
    #expect(builder.analyze().findings.map(\.rule) == [5])
  }
}

struct `An address that is used again` {
  @Test func `keeps the note that several objects shared a name`() {
    var builder = EventBuilder()
    builder.identity = .className
    let page = builder.birth("Page", alreadyAlive: true)
    for _ in 0..<3 {
      builder.callbacks(page, .viewDidLoad, .viewDidLoad, .deinitializer, .deinitializer)
    }
    #expect(builder.analyze().findings.map(\.rule) == [5])
  }

  @Test func `is a new object`() {
    var builder = EventBuilder()
    builder.identity = .pointer
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .deinitializer)
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    #expect(builder.analyze().rules == [])
  }

  @Test func `is a new object after a death and a birth`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.death(home)
    builder.birth(again: home, "Detail")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    #expect(builder.analyze().rules == [])
  }

  @Test func `still has one state`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidLoad)
    #expect(builder.analyze().rules == ["LC101"])
  }
}
