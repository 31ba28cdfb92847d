import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `The continuity of a trace` {
  private let wall = TraceHeader(clock: .wall, title: "log")

  private func visibleHome(_ builder: inout EventBuilder) -> SubjectID {
    builder.identity = .label
    let home = builder.birth("Home", alreadyAlive: true)
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    return home
  }

  @Test(arguments: [10, 5000])
  func `a clock of one process that goes back is only a note`(milliseconds: Int64) {
    var builder = EventBuilder()
    let home = visibleHome(&builder)
    builder.wait(milliseconds: -milliseconds)
    builder.callback(home, .viewWillDisappear)
    let report = builder.analyze(header: wall)
    #expect(report.findings.map(\.rule) == [1])
    #expect(report.counts.processRuns == 1)
    #expect(report.findings.first?.message.hasSuffix("the order of lines is kept") == true)
  }

  @Test func `a run ends at a second launch`() {
    var builder = EventBuilder()
    let app = builder.birth("AppDelegate", .application, alreadyAlive: true)
    builder.callback(app, .applicationDidFinishLaunching)
    let home = visibleHome(&builder)
    builder.callback(app, .applicationDidFinishLaunching)
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    let report = builder.analyze(header: wall)
    #expect(report.findings == [])
    #expect(report.counts.processRuns == 2)
  }

  @Test func `processes have separate objects`() {
    var builder = EventBuilder()
    for process: UInt32 in [1, 2, 3] {
      builder.process = process
      let home = builder.birth("Home")
      builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    }
    #expect(builder.analyze().rules == [])
    #expect(builder.analyze().counts.processRuns == 3)
  }

  @Test func `states are forgotten where lines are missing`() {
    var builder = EventBuilder()
    let home = visibleHome(&builder)
    let detail = builder.birth("Detail", alreadyAlive: true)
    builder.callback(detail, .viewDidAppear)
    // Without the cut this would be wrong; its viewWillDisappear may be among the missing lines.
    builder.callback(home, .viewDidDisappear)
    #expect(builder.analyze().findings.map(\.rule) == [3])
  }

  @Test func `the states of thousands of objects are forgotten at each gap`() {
    var builder = EventBuilder()
    let home = visibleHome(&builder)
    for _ in 0..<6000 {
      let page = builder.birth("Page", alreadyAlive: true)
      builder.callback(page, .viewDidAppear)
    }
    builder.callback(home, .viewDidDisappear)
    let report = builder.analyze()
    #expect(report.findings.filter { $0.rule == 3 }.count == 6000)
    #expect(report.rules == [])
    #expect(
      report.findings.first?.message
        == "its first callback is viewDidAppear although the log began earlier: it was visible "
        + "before the log began, or lines are missing before line 9"
    )
  }

  @Test func `the state of an object that was already alive is unknown`() {
    var builder = EventBuilder()
    let home = builder.birth("Home", alreadyAlive: true)
    builder.callbacks(home, .viewDidDisappear, .viewDidDisappear)
    #expect(builder.analyze().findings.map(\.rule) == [2, 204])
  }
}

struct `A hostile trace` {
  @Test func `slices may nest without limit`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    var events = builder.events
    var begin = TraceEvent(.begin, subject: home, name: .draw, category: .callbackCategory)
    for step in 0..<20_000 {
      begin.time = Instant(nanoseconds: Int64(10_000 + step))
      events.append(begin)
    }
    for _ in 0..<30_000 { events.append(TraceEvent(.end, at: Instant(nanoseconds: 50_000))) }
    var analyzer = Analyzer()
    for event in events { analyzer.consume(event, names: builder.names) }
    let report = analyzer.finish(end: TraceEnd(status: .cut), problems: [])
    #expect(report.findings.map(\.rule) == [7])
  }

  @Test func `a trace may contain any numbers`() {
    var generator = SplitMix64(seed: 7)
    var analyzer = Analyzer(header: TraceHeader(clock: .wall, title: ""))
    let names = NameTable()
    for _ in 0..<20_000 {
      var event = TraceEvent(
        EventKind.allCases[Int(generator.next() % UInt64(EventKind.allCases.count))],
        at: Instant(nanoseconds: Int64(bitPattern: generator.next())),
        subject: SubjectID(
          rawValue: generator.next() % 7 == 0 ? generator.next() : generator.next() % 5
        ),
        name: Name(id: UInt32(generator.next() % 100)),
        category: Name(id: UInt32(71 + generator.next() % 8))
      )
      event.flags = EventFlags(rawValue: UInt16(truncatingIfNeeded: generator.next()))
      event.argument = SubjectID(rawValue: generator.next() % 5)
      event.process = UInt32(generator.next() % 3)
      event.thread = UInt32(generator.next() % 3)
      event.identity = SubjectIdentity.allCases[Int(generator.next() % 5)]
      event.subjectKind = SubjectKind.allCases[Int(generator.next() % 9)]
      event.line = UInt32(truncatingIfNeeded: generator.next())
      analyzer.consume(event, names: names)
    }
    let report = analyzer.finish(end: TraceEnd(status: .cut, dropped: .max), problems: [])
    #expect(report.counts.events > 10_000)
    #expect(!report.text(fileName: "-").isEmpty)
    #expect(report.json(fileName: "-").hasSuffix("]\n}\n"))
  }
}
