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
    #expect(scene.summary.contains("12 001 callbacks "))
    #expect(
      scene.summary.hasSuffix(
        "; 258 columns of 1.86 ms: the height shows the number of callbacks and calls,"
          + " the colour the kind of most"
      )
    )
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

  private func finding(at event: Int, of number: UInt32 = 1, in trace: Trace) -> Finding {
    let object = FindingObject(id: SubjectID(process: 1, number: number), className: "")
    let time = trace.events.times[event]
    return Finding(
      rule: 301,
      name: "child-view-without-add-child-at-the-end",
      severity: .error,
      object: object,
      message: "wrong",
      evidence: [
        Finding.Evidence(event: trace.index(at: event), time: time, line: 0, object: object)
      ]
    )
  }

  /// The right ends of the states that last to the end of a trace.
  private func lastBandEnds(_ scene: Scene) -> [Double] {
    var ends: [Double] = []
    for (element, next) in zip(scene.elements, scene.elements.dropFirst()) {
      if case .begin(let group) = element, group.title.hasSuffix("the end of the trace"),
        case .shape(let shape) = next
      {
        ends.append(shape.bounds.right)
      }
    }
    return ends
  }

  @Test(arguments: [500.0, 900, 1_600])
  func `bars of a dense timeline reach the right end although a finding is there`(
    width: Double
  )
    throws
  {
    let trace = busy(4_000)
    let count = trace.events.count
    let findings = [count - 1, count - 2, count - 400, count - 600, count - 5_000].map {
      finding(at: $0, in: trace)
    }
    let scene = try TimelineLayout(options: TimelineLayout.Options(maxWidth: width)).scene(
      of: trace,
      findings: findings,
      measurer: FixedMeasurer()
    )
    let ends = lastBandEnds(scene)
    #expect(!ends.isEmpty)
    for end in ends { #expect(end > scene.size.width - 40 && end < scene.size.width) }
    #expect(scene.overlappingTexts == [])
    #expect(scene.cutOff == [])
    #expect(scene.size.width == width)
  }

  @Test func `the heights of columns are levels that the legend explains`() throws {
    let scene = try scene(busy(4_000))
    let text = try #require(scene.texts.first { $0.string.hasSuffix(" in a column") }).string
    #expect(text == "1, 2–9, 10–34 in a column")
    let heights = Set(
      scene.columnOutlines.flatMap { points in
        zip(points, points.dropFirst()).map { abs($0.y - $1.y) }
      }
    ).subtracting([0])
    #expect(heights.allSatisfy { $0 >= 7 })
  }
}

extension Scene {
  /// The outlines of the columns of calls.
  fileprivate var columnOutlines: [[Point]] {
    zip(elements, elements.dropFirst()).compactMap { element, next in
      guard case .begin(let group) = element, group.id.contains("-density-"),
        case .shape(let shape) = next, case .polygon(let points, _) = shape.outline
      else { return nil }
      return points
    }
  }
}
