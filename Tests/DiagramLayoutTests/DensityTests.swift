import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Timeline as density` {
  private func busy(_ count: Int) -> Trace {
    var builder = TraceBuilder("Busy", step: .microseconds(20))
    let home = builder.birth(1, "HomeViewController", .viewController)
    let list = builder.birth(2, "ListView", .view)
    builder.callback(.viewDidLoad, of: home)
    for round in 0..<count {
      builder.callback(round.isMultiple(of: 2) ? .viewWillAppear : .viewWillDisappear, of: home)
      builder.callback(round.isMultiple(of: 2) ? .viewDidAppear : .viewDidDisappear, of: home)
      builder.callback(.layoutSubviews, of: list)
    }
    builder.mark("done")
    return builder.trace
  }

  private func scene(_ trace: Trace, _ findings: [Finding] = [], limit: Int = 1_500) throws -> Scene
  {
    try TimelineLayout(options: TimelineLayout.Options(mostDetails: limit)).scene(
      of: trace,
      findings: findings,
      measurer: FixedMeasurer()
    )
  }

  @Test func `a dense timeline notes the numbers of callbacks and columns`() throws {
    let scene = try scene(busy(4_000))
    #expect(scene.summary.contains("12 001 callbacks in "))
    #expect(scene.summary.contains(" columns: heights grow"))
    #expect(scene.size.width <= 1_700)
    #expect(scene.elements.count < 2_000)
  }

  @Test func `a dense timeline with labels at its end has the requested width`() throws {
    let scene = try TimelineLayout(options: TimelineLayout.Options(maxWidth: 900)).scene(
      of: busy(4_000),
      findings: [],
      measurer: FixedMeasurer()
    )
    #expect(scene.texts.contains { $0.string == "done" })
    #expect(scene.size.width <= 900)
    #expect(scene.cutOff == [])
  }

  @Test
  func `a dense timeline draws the first and last band of each state at least three pixels wide`()
    throws
  {
    let scene = try scene(busy(4_000))
    var bands: [String: Int] = [:]
    for (element, next) in zip(scene.elements, scene.elements.dropFirst()) {
      guard case .begin(let group) = element, group.id.contains("-state-"),
        case .shape(let shape) = next
      else { continue }
      #expect(shape.bounds.width >= 3)
      bands[String(group.title.prefix { $0 != " " }), default: 0] += 1
    }
    #expect(Set(bands.keys) == ["loaded", "appearing", "appeared", "disappearing", "detached"])
    #expect(bands["appeared"] ?? 0 >= 2)
  }

  @Test func `a dense timeline shows marks and findings`() throws {
    let trace = busy(4_000)
    let subject = SubjectID(process: 1, number: 1)
    let findings = (0..<200).map { number in
      let time = Instant(nanoseconds: Int64(number) * 2_000_000)
      let object = FindingObject(id: subject, className: "")
      let position = trace.events.times.firstIndex { $0 >= time } ?? 0
      return Finding(
        rule: RuleID(integerLiteral: UInt16(100 + number)),
        name: "some-rule",
        severity: .error,
        object: object,
        message: "wrong",
        evidence: [
          Finding.Evidence(event: trace.index(at: position), time: time, line: 0, object: object)
        ]
      )
    }
    let scene = try scene(trace, findings)
    let titles = scene.groups.map(\.title).filter { $0.contains("LC") }.joined(separator: " ")
    for finding in findings { #expect(titles.contains(finding.rule.text)) }
    #expect(scene.texts.contains { $0.string == "done" })
    #expect(scene.size.height < 900)
  }

  @Test func `a timeline with few callbacks is not drawn as density`() throws {
    #expect(try !scene(busy(20)).summary.contains("columns"))
    #expect(try scene(busy(20), limit: 10).summary.contains("columns"))
  }

  @Test func `a timeline without a maximum width has at most twelve thousand pixels per side`()
    throws
  {
    for rounds in [100, 300, 480] {
      let size = try scene(busy(rounds)).size
      #expect(max(size.width, size.height) <= 12_000)
    }
  }

  @Test func `a dense timeline of a log without times counts callbacks by order`() throws {
    var trace = busy(800)
    trace.header.clock = .order
    let scene = try scene(trace)
    #expect(scene.summary.contains("order only"))
    #expect(scene.overlappingTexts == [])
  }
}
