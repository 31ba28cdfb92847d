import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A suppression in a trace` {
  private func builder(_ text: String, about everything: Bool = false) -> EventBuilder {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.diagnostic(everything ? .none : home, .suppression, text)
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    return builder
  }

  @Test(arguments: ["LC209", "did-appear-repeated", "LC2", "all"])
  func `a suppressed rule is not reported`(rule: String) {
    let report = builder("\(rule): a pager does it").analyze()
    #expect(report.findings == [])
    #expect(report.suppressed.map(\.finding.rule) == [209])
    #expect(report.suppressed.first?.reason == "a pager does it")
    #expect(report.summary.contains("1 finding suppressed by the trace"))
    #expect(report.exitCode() == 0)
  }

  @Test func `a suppression without an object covers all objects`() {
    #expect(builder("LC209: known", about: true).analyze().findings == [])
  }

  @Test func `a suppression covers only its object`() {
    var events = builder("LC209: known")
    let other = events.birth("Other")
    events.callbacks(other, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    #expect(events.analyze().findings.map(\.object.text) == ["Other#2"])
  }

  @Test func `a suppression covers only later findings`() {
    var events = EventBuilder()
    let home = events.birth("Home")
    events.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    events.diagnostic(home, .suppression, "LC209: late")
    events.callback(home, .viewDidAppear)
    let report = events.analyze()
    #expect(report.findings.count == 1)
    #expect(report.suppressed.count == 1)
  }

  @Test(arguments: ["LC999: x", "", ":", "LC209", "\u{0}: \u{1F600}"])
  func `a suppression without a rule or a reason is counted and changes nothing`(text: String) {
    let report = builder(text).analyze()
    #expect(report.suppressions.count == 1)
    #expect(report.findings.count + report.suppressed.count == 1)
  }

  @Test func `the statistics list a suppression without a known rule`() {
    let text = builder("LC999: x").analyze().statistics(fileName: "home.json")
    #expect(text.contains("LC999 for Home#1 at line 2: there is no such rule"), "\(text)")
  }
}

struct `The cause of a finding` {
  private func report(pause: Int64) -> AnalysisReport {
    var builder = EventBuilder()
    builder.identity = .label
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear)
    builder.diagnostic(home, .appearanceCalledDirectly, "Calling -viewWillAppear: directly")
    builder.wait(milliseconds: pause)
    builder.callbacks(home, .viewWillAppear, .viewDidAppear)
    builder.callbacks(home, .viewWillDisappear, .viewDidDisappear)
    return builder.analyze(header: TraceHeader(clock: .wall, title: "log"))
  }

  @Test func `a finding names the finding that it follows from`() {
    let finding = report(pause: 1).findings.first { $0.rule == 205 }
    #expect(finding?.cause?.rule == 902)
    #expect(finding?.cause?.line == 6)
    let text = report(pause: 1).text(fileName: "home.log")
    #expect(
      text.contains("= note: follows from LC902 uikit-appearance-callback-misuse at home.log:6\n")
    )
    let json = report(pause: 1).json(fileName: "home.log")
    #expect(json.contains(#""cause":{"rule":"LC902","name":"uikit-appearance-callback-misuse","#))
  }

  @Test func `a finding does not follow from one that is too long ago`() {
    let finding = report(pause: 1500).findings.first { $0.rule == 205 }
    #expect(finding != nil)
    #expect(finding?.cause == nil)
  }

  @Test func `a finding does not follow from one about a different object`() {
    var builder = EventBuilder()
    builder.identity = .label
    let home = builder.birth("Home")
    let other = builder.birth("Other")
    builder.diagnostic(other, .appearanceCalledDirectly, "Calling -viewWillAppear: directly")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewWillAppear, .viewWillDisappear)
    let report = builder.analyze(header: TraceHeader(clock: .wall, title: "log"))
    #expect(report.findings.contains { $0.rule == 205 && $0.cause == nil })
  }

  @Test(arguments: RuleRegistry.all)
  func `the causes of a rule exist and are not the rule itself`(rule: RuleDescriptor) {
    for link in rule.mayFollowFrom {
      #expect(link.rule != rule.id)
    }
  }
}

struct `A log that is being written` {
  @Test func `findings are returned as soon as they are certain, and only once`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    builder.callbacks(home, .viewWillDisappear, .viewDidDisappear)
    var analyzer = Analyzer()
    var told: [(line: UInt32, finding: Finding)] = []
    for event in builder.events {
      analyzer.consume(event, names: builder.names)
      told += analyzer.takeCertainFindings().map { (event.line, $0) }
    }
    let report = analyzer.finish(end: TraceEnd(status: .complete), problems: [])
    #expect(told.map(\.line) == [8])
    #expect(told.map(\.finding) == report.findings)
    #expect(report.lateFindings == [])
  }

  @Test func `a finding is pending until its class has printed what may excuse it`() {
    var builder = EventBuilder()
    builder.identity = .label
    let home = builder.birth("Home", alreadyAlive: true)
    builder.callbacks(home, .viewWillAppear, .viewDidAppear, .viewWillAppear, .viewDidAppear)
    builder.callbacks(home, .viewWillDisappear, .viewDidDisappear)
    var header = TraceHeader(clock: .wall, title: "log")
    header.observed = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    var analyzer = Analyzer(header: header)
    var lines: [UInt32] = []
    for event in builder.events {
      analyzer.consume(event, names: builder.names)
      lines += analyzer.takeCertainFindings().map { _ in event.line }
    }
    let report = analyzer.finish(end: TraceEnd(status: .complete), problems: [])
    #expect(report.findings.map(\.rule) == [208])
    #expect(lines == [10])
    #expect(report.lateFindings == [])
  }
}
