import DiagramLayout
import Findings
import Foundation
import Testing
import TestSupport
import TraceModel

struct `Timeline in every form` {
  /// Options of a timeline.
  struct Form: CustomStringConvertible, Sendable {
    var mode: TimelineLayout.Mode
    var maxWidth: Double?
    var mostDetails = 100_000

    var description: String {
      "\(mode) \(maxWidth.map { "\($0)" } ?? "whole")" + (mostDetails == 0 ? " dense" : "")
    }

    func options(lanes: Int = 500) -> TimelineLayout.Options {
      TimelineLayout.Options(
        mode: mode,
        maxWidth: maxWidth,
        mostDetails: mostDetails,
        maxLanes: lanes,
        showsSystemViews: true,
        rulePages: "rules/"
      )
    }
  }

  static let forms = TimelineLayout.Mode.allCases.flatMap { mode in
    [nil, 830, 1_400].flatMap { width in
      [Form(mode: mode, maxWidth: width), Form(mode: mode, maxWidth: width, mostDetails: 0)]
    }
  }

  private func scene(_ story: AnalyzedTrace, _ form: Form) throws -> Scene {
    try TimelineLayout(options: form.options()).scene(
      of: story.trace,
      findings: story.findings,
      measurer: FixedMeasurer()
    )
  }

  @Test(arguments: forms, [1, 2, 7, 25])
  func `a timeline in every form keeps texts apart and inside the canvas`(
    form: Form,
    objects: Int
  ) throws {
    for seed in UInt64(0)..<(objects > 20 ? 1 : 3) {
      let scene = try scene(.random(seed: seed, objects: objects), form)
      #expect(scene.overlappingTexts == [], "\(form), seed \(seed)")
      #expect(scene.cutOff == [], "\(form), seed \(seed)")
      #expect(scene.isBalanced, "\(form), seed \(seed)")
      let ids = scene.groups.map(\.id)
      #expect(Set(ids).count == ids.count, "\(form), seed \(seed)")
    }
  }

  @Test(arguments: [
    Form(mode: .linear), Form(mode: .folded, maxWidth: 1_400), Form(mode: .folded, mostDetails: 0),
  ])
  func `a timeline keeps the texts of five hundred objects apart`(form: Form) throws {
    let scene = try scene(.random(seed: 1, objects: 500), form)
    #expect(scene.overlappingTexts == [])
    #expect(scene.cutOff == [])
  }

  @Test(arguments: forms, [20])
  func `a timeline in every form shows every finding`(form: Form, objects: Int) throws {
    let story = AnalyzedTrace.random(seed: 3, objects: objects)
    let titles = try scene(story, form).groups.map(\.title)
    var shown: Set<Substring> = []
    for title in titles where title.hasPrefix("LC") || title.hasPrefix("findings: ") {
      for word in title.split(whereSeparator: { " ,".contains($0) }) where word.hasPrefix("LC") {
        shown.insert(word)
      }
    }
    #expect(!story.findings.isEmpty)
    for finding in story.findings { #expect(shown.contains(finding.rule.text[...]), "\(form)") }
  }

  @Test(arguments: forms.filter { $0.mostDetails > 0 }, UInt64(0)..<2)
  func `later events of a strip are never left of earlier ones`(form: Form, seed: UInt64) throws {
    let story = AnalyzedTrace.random(seed: seed, objects: 40)
    var last: [String: (time: Double, x: Double)] = [:]
    var marks: [(strip: String, time: Double, x: Double)] = []
    var open: (strip: String, time: Double)?
    for element in try scene(story, form).elements {
      if case .begin(let group) = element, group.role == .symbol, group.id.contains("-label-") {
        let strip = group.id.hasPrefix("strip-") ? String(group.id.prefix(8)) : ""
        open = Self.time(in: group.title).map { (strip, $0) }
      } else if case .shape(let shape) = element, let (strip, time) = open {
        marks.append((strip, time, shape.bounds.center.x))
        open = nil
      }
    }
    #expect(marks.count > 20)
    for mark in marks.sorted(by: { ($0.time, $0.x) < ($1.time, $1.x) }) {
      if let before = last[mark.strip], before.time < mark.time {
        #expect(before.x <= mark.x + 0.01, "\(form), seed \(seed), at \(mark.time)")
      }
      let x = max(mark.x, last[mark.strip]?.x ?? 0)
      last[mark.strip] = (mark.time, x)
    }
  }

  /// Reads the time at the end of a label's title, in nanoseconds.
  private static func time(in title: String) -> Double? {
    guard let range = title.range(of: " at ", options: .backwards) else { return nil }
    let units = ["ns": 1, "µs": 1e3, "ms": 1e6, "s": 1e9, "min": 6e10, "h": 36e11]
    var total = 0.0
    var number: Double?
    for word in title[range.upperBound...].split(separator: " ") {
      if let value = Double(word) {
        number = value
      } else if let unit = units[String(word)], let value = number {
        total += value * unit
      } else {
        return nil
      }
    }
    return title.hasSuffix(" at 0") ? 0 : total
  }

  @Test func `distances on a linear axis are proportional to times`() throws {
    var builder = TraceBuilder("Linear", step: .zero)
    let home = builder.birth(1, "HomeViewController", .viewController)
    for (place, name) in [Name.viewDidLoad, .viewWillAppear, .viewDidAppear].enumerated() {
      builder.at(Double(place * place) * 100)
      builder.callback(name, of: home)
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    // The last one is in the legend.
    let marks = try scene(story, Form(mode: .linear)).shapes.filter { $0.fill == .mark }.dropLast()
    let own = marks.map(\.bounds.x).sorted()
    try #require(own.count == 3)
    #expect(abs((own[2] - own[0]) / (own[1] - own[0]) - 4) < 0.05)
  }

  @Test
  func `the axis marks the end of a leap in time, not the time before it, and begins with zero`()
    throws
  {
    var builder = TraceBuilder("Leap", clock: .virtual, step: .nanoseconds(1))
    builder.wait(.nanoseconds(2))
    let view = builder.birth(1, "HomeViewController", .viewController)
    let names: [Name] = [
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    for name in names + names { builder.callback(name, of: view) }
    builder.at(50)
    for name in names + names { builder.callback(name, of: view) }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let texts = try scene(story, Form(mode: .folded)).texts.map(\.string)
    #expect(texts.contains("0"))
    #expect(texts.contains("+50 ms"))
    #expect(!texts.contains("+10 ms") && !texts.contains("+20 ms") && !texts.contains("+40 ms"))
  }

  @Test(arguments: [(8, "2 h", "1 h 7 min"), (0.25, "4 min", "3 min 20 s")])
  func `the axis of a long trace marks round minutes and hours`(
    hours: Double,
    mark: String,
    crooked: String
  ) throws {
    var builder = TraceBuilder("Night")
    let view = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewWillAppear, of: view)
    builder.at(hours * 3_600_000)
    builder.callback(.viewDidAppear, of: view)
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let texts = try scene(story, Form(mode: .linear, maxWidth: 1_400, mostDetails: 0)).texts
      .map(\.string)
    #expect(texts.contains(mark), "\(texts)")
    #expect(!texts.contains(crooked))
  }
}
