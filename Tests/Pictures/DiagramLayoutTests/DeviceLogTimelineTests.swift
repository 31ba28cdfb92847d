import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Timeline of a device log` {
  private func scene(_ trace: Trace, _ findings: [Finding] = []) throws -> Scene {
    try TimelineLayout().scene(of: trace, findings: findings, measurer: FixedMeasurer())
  }

  private func finding(
    _ rule: RuleID,
    about subject: SubjectID,
    event: EventIndex? = nil,
    at time: Instant = .zero
  ) -> Finding {
    let object = FindingObject(id: subject, className: "")
    let evidence = Finding.Evidence(
      event: event,
      time: time,
      line: 0,
      object: object,
      name: .uikitDiagnostic
    )
    return Finding(
      rule: rule,
      name: "some-rule",
      severity: .warning,
      object: object,
      message: "wrong",
      evidence: [evidence]
    )
  }

  @Test func `a state without a logged end is drawn open`() throws {
    var builder = TraceBuilder("log", clock: .order)
    let home = builder.birth(1, "HomeViewController", .viewController, alreadyAlive: true)
    builder.callback(.viewWillAppear, of: home)
    var trace = builder.trace
    trace.header.observed = ["viewWillAppear"]
    let texts = try scene(trace).texts.map(\.string)
    #expect(texts.contains("appearing or later"))
    #expect(texts.contains("end of the state not logged"))
    #expect(!texts.contains("appearing"))
    trace.header.observed = ["viewWillAppear", "viewDidAppear"]
    let others = try scene(trace).texts.map(\.string)
    #expect(others.contains("appearing"))
    #expect(!others.contains("appearing or later"))
  }

  @Test func `objects that a log only mentions are counted instead of drawn`() throws {
    var builder = TraceBuilder("log", clock: .wall)
    let home = builder.birth(1, "HomeViewController", .viewController, alreadyAlive: true)
    builder.birth(2, "UIAlertController", .viewController, alreadyAlive: true)
    let pay = builder.birth(3, "PayViewController", .viewController, alreadyAlive: true)
    builder.callback(.viewWillAppear, of: home)
    builder.complain("Attempt to present <UIAlertController: 0x1> on <Pay: 0x2>", about: pay)
    let scene = try scene(builder.trace)
    let texts = scene.texts.map(\.string)
    #expect(texts.contains("PayViewController"))
    #expect(!texts.contains("UIAlertController"))
    #expect(scene.summary.contains("Not drawn: 1 object without calls"))
  }

  @Test func `lines without a time have no duration`() throws {
    var builder = TraceBuilder("log", clock: .wall, step: .microseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController, alreadyAlive: true)
    builder.callback(.viewWillAppear, of: home)
    builder.wait(.seconds(2))
    builder.callback(.viewDidAppear, of: home)
    var trace = builder.trace
    trace.header.observed = ["viewWillAppear", "viewDidAppear"]
    let texts = try scene(trace).texts.map(\.string)
    #expect(texts.contains("0"))
    #expect(!texts.contains { $0.hasSuffix("µs") })
  }

  @Test func `pills in adjacent rows have a gap`() throws {
    var builder = TraceBuilder("log")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    let findings = [finding(1, about: .none), finding(2, about: .none)]
    let scene = try scene(builder.trace, findings)
    let pills = scene.shapes.filter { $0.fill == .warningFill }.map(\.bounds).sorted { $0.y < $1.y }
    #expect(pills.count == 2)
    #expect(pills[1].y - pills[0].bottom >= 2)
  }

  private var complaint: (trace: Trace, home: SubjectID, event: EventIndex, time: Instant) {
    var builder = TraceBuilder("log")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    builder.wait(.milliseconds(3))
    let time = builder.time
    builder.complain("Attempt to present <Pay: 0x1> on <Home: 0x2>", about: home)
    let event = builder.trace.index(at: builder.trace.events.count - 1)
    return (builder.trace, home, event, time)
  }

  @Test func `a message of UIKit has a mark on the lane of its object`() throws {
    let scene = try scene(complaint.trace)
    let label = scene.texts.first { $0.string == "Attempt to present…" }
    #expect(label?.color == .warning)
    #expect(scene.texts.contains { $0.string == "message of UIKit" })
    #expect(scene.dump.contains("Attempt to present <Pay: 0x1> on <Home: 0x2>"))
  }

  @Test(arguments: [
    (
      "Finishing up a navigation transition in an unexpected state.",
      "Finishing up a navigation…"
    ),
    ("Attempt to present <Pay: 0x1> on <Home: 0x2>", "Attempt to present…"),
    ("nested push animation", "nested push animation"),
    ("", "uikit message"),
  ])
  func `the label of a message contains its first words`(sentence: String, label: String) throws {
    var builder = TraceBuilder("log")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.complain(sentence, about: home)
    #expect(try scene(builder.trace).texts.contains { $0.string == label })
  }

  @Test func `a finding replaces the message of UIKit at its event`() throws {
    let complaint = complaint
    let finding = finding(
      404,
      about: complaint.home,
      event: complaint.event,
      at: complaint.time
    )
    let texts = try scene(complaint.trace, [finding]).texts.map(\.string)
    #expect(!texts.contains("Attempt to present…"))
    #expect(!texts.contains("message of UIKit"))
  }

  @Test func `a timeline of a log without callbacks notes that`() throws {
    var trace = complaint.trace
    trace.header.observed = []
    #expect(try scene(trace).summary.hasSuffix("The log shows no callbacks"))
  }

  @Test func `a finding replaces a message on the line that creates the object`() throws {
    var trace = Trace(header: TraceHeader(clock: .wall, title: "log"))
    let home = SubjectID(process: 1, number: 1)
    var birth = TraceEvent(.birth, subject: home, name: trace.names.intern("Home"))
    birth.subjectKind = .viewController
    birth.flags.insert(.alreadyAlive)
    var message = TraceEvent(.diagnostic, subject: home, name: .uikitDiagnostic)
    message.text = trace.names.intern("Attempt to present <Pay: 0x1> on <Home: 0x2>")
    for var event in [birth, message] {
      event.line = 7
      trace.append(event)
    }
    var finding = finding(404, about: home, event: EventIndex(1))
    finding.evidence[0].line = 7
    let texts = try scene(trace, [finding]).texts.map(\.string)
    #expect(texts.contains { $0.hasPrefix("LC404") })
    let lines = try scene(trace, [finding]).shapes.filter { $0.stroke?.color == .detached }
    #expect(lines.count == 1)
    #expect(!texts.contains("Attempt to present…"))
  }

  @Test func `the summary of a timeline counts processes`() throws {
    var builder = TraceBuilder("log")
    for process in UInt32(1)...4 {
      let id = SubjectID(process: process, number: 1)
      var event = TraceEvent(.birth, subject: id)
      event.subjectKind = .viewController
      builder.add(event)
      builder.callback(.viewDidLoad, of: id)
    }
    #expect(try scene(builder.trace).summary.contains("4 callbacks · 4 processes"))
  }

  @Test func `the summary shows no duration for lines without times`() throws {
    var builder = TraceBuilder("log", clock: .wall, step: .microseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController)
    for name in [Name.viewDidLoad, .viewWillAppear] {
      var event = TraceEvent(.begin, subject: home, name: name, category: .callbackCategory)
      event.flags.insert(.untimed)
      builder.add(event)
    }
    #expect(try !scene(builder.trace).summary.contains("recorded"))
  }

  /// A trace of fifty objects with a class name of ten thousand letters.
  private func traceOfLongNames() -> Trace {
    var builder = TraceBuilder("log")
    for number in UInt32(1)...50 {
      let name = "A" + String(repeating: "Very", count: 2_500) + "LongViewController"
      let id = builder.birth(number, name, .viewController)
      builder.callback(.viewDidLoad, of: id)
    }
    return builder.trace
  }

  @Test func `a name of ten thousand letters is shortened`() throws {
    let trace = traceOfLongNames()
    let scenes = [
      try scene(trace),
      try TreeLayout(options: TreeLayout.Options(foldsCopies: false))
        .scene(of: trace, findings: [], measurer: FixedMeasurer()),
    ]
    for scene in scenes {
      let names = scene.texts.map(\.string).filter { $0.hasPrefix("AVery") }
      #expect(names.count == 50)
      #expect(names.allSatisfy { $0.count <= 60 && $0.contains("…") && $0.hasSuffix("ler") })
    }
  }

  @Test func `a long name is cut before it is measured`() throws {
    let measurer = NotingMeasurer()
    let trace = traceOfLongNames()
    _ = try TimelineLayout().scene(of: trace, findings: [], measurer: measurer)
    _ = try TreeLayout().scene(of: trace, findings: [], measurer: measurer)
    #expect(measurer.longest <= 500)
  }

  @Test func `the timeline counts marks above the limit`() throws {
    var builder = TraceBuilder("log")
    for number in 1...230 { builder.mark("mark\(number)") }
    let scene = try scene(builder.trace)
    #expect(scene.summary.contains("Not drawn: 30 marks over the limit of 200"))
    #expect(scene.texts.count { $0.string.hasPrefix("mark") && $0.string != "mark" } == 200)
  }

  @Test func `a tree lists findings about the trace itself`() throws {
    var builder = TraceBuilder("log")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    var note = finding(2, about: home)
    note.severity = .note
    let scene = try TreeLayout().scene(
      of: builder.trace,
      findings: [finding(9, about: .none), note],
      measurer: FixedMeasurer()
    )
    #expect(scene.texts.map(\.string).contains("the trace"))
    #expect(scene.texts.contains { $0.string == "note (rule)" })
    #expect(!scene.texts.contains { $0.string == "finding (rule)" })
  }
}

/// Stores the length of the longest measured text.
private final class NotingMeasurer: TextMeasurer {
  private(set) var longest = 0

  func extent(of text: String, in font: Font) -> TextExtent {
    longest = max(longest, text.count)
    return FixedMeasurer().extent(of: text, in: font)
  }
}
