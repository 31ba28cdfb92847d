import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Timeline` {
  @Test(arguments: [1, 2, 3, 5, 8, 13, 30, 80, 200])
  func `a timeline keeps texts apart and inside the canvas for any trace`(objects: Int) throws {
    for seed in TestLength.each(3, of: UInt64(0)..<(objects > 50 ? 3 : 12)) {
      let story = AnalyzedTrace.random(seed: seed, objects: objects)
      let scene = try TimelineLayout(
        options: TimelineLayout.Options(maxLanes: 500, showsSystemViews: true)
      ).scene(of: story.trace, findings: story.findings, measurer: FixedMeasurer())
      #expect(scene.overlappingTexts == [], "seed \(seed)")
      #expect(scene.cutOff == [], "seed \(seed)")
      #expect(scene.isBalanced, "seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `a timeline shows every finding with a link to its rule`(seed: UInt64) throws {
    let story = AnalyzedTrace.random(seed: seed, objects: 60)
    let scene = try TimelineLayout(options: TimelineLayout.Options(rulePages: "rules/")).scene(
      of: story.trace,
      findings: story.findings,
      measurer: FixedMeasurer()
    )
    #expect(!story.findings.isEmpty)
    let pages = story.findings.map { "rules/\($0.rule)/README.md" }
    #expect(scene.links.sorted() == pages.sorted())
  }

  @Test func `equal traces have equal timelines`() throws {
    let story = AnalyzedTrace.random(seed: 5, objects: 40)
    let scenes = try (0..<2).map { _ in
      try TimelineLayout().scene(
        of: story.trace,
        findings: story.findings,
        measurer: FixedMeasurer()
      )
    }
    #expect(scenes[0].dump == scenes[1].dump)
  }

  @Test func `the summary of a timeline counts objects, callbacks and findings`() throws {
    let story = AnalyzedTrace.pushCancelledPopPop
    let scene = try TimelineLayout().scene(
      of: story.trace,
      findings: story.findings,
      measurer: AdvanceTable()
    )
    #expect(scene.title == "Push, cancelled pop, pop")
    #expect(scene.summary == "7 objects · 43 callbacks · 3 findings · recorded 9 s")
  }

  @Test func `a compressed pause is marked with its length`() throws {
    let story = AnalyzedTrace.pushCancelledPopPop
    let scene = try TimelineLayout().scene(
      of: story.trace,
      findings: story.findings,
      measurer: AdvanceTable()
    )
    let texts = scene.texts.map(\.string)
    #expect(texts.contains("2.83 s"))
    #expect(texts.contains("2.84 s"))
    #expect(texts.contains("time compressed"))
  }

  @Test func `objects without a lane are counted`() throws {
    var builder = TraceBuilder("Many")
    for number in UInt32(1)...5 {
      let view = builder.birth(number, "UILabel", .view)
      builder.callback(.layoutSubviews, of: view)
      builder.callback(.layoutSubviews, of: view)
    }
    for number in UInt32(6)...9 {
      let controller = builder.birth(number, "PageViewController", .viewController)
      builder.callback(.viewDidLoad, of: controller)
    }
    builder.birth(10, "SilentView", .view)
    let scene = try TimelineLayout(options: TimelineLayout.Options(maxLanes: 3)).scene(
      of: builder.trace,
      findings: [],
      measurer: FixedMeasurer()
    )
    #expect(
      scene.summary == """
        3 objects · 3 callbacks · recorded 7.4 ms; Not drawn: 5 views of UIKit (10 calls), \
        1 object without calls, 1 object over the limit of 3 lanes (1 call; PageViewController)
        """
    )
  }

  @Test func `labels of callbacks that repeat without a pause are joined`() throws {
    var builder = TraceBuilder("Repeats")
    let view = builder.birth(1, "BusyView", .view)
    for _ in 0..<5 { builder.callback(.layoutSubviews, of: view) }
    builder.wait(.seconds(1))
    builder.callback(.layoutSubviews, of: view)
    let scene = try TimelineLayout().scene(
      of: builder.trace,
      findings: [],
      measurer: FixedMeasurer()
    )
    let texts = scene.texts.map(\.string).filter { $0.hasPrefix("layout") }
    #expect(texts == ["layoutSubviews ×5", "layoutSubviews"])
  }

  @Test func `a timeline of a log without times shows no times`() throws {
    var builder = TraceBuilder("print log", clock: .order, step: .microseconds(1))
    let controller = builder.birth(1, "LoginViewController", .viewController, alreadyAlive: true)
    builder.callback(.viewWillAppear, of: controller)
    builder.callback(.viewDidAppear, of: controller)
    let scene = try TimelineLayout().scene(
      of: builder.trace,
      findings: [],
      measurer: FixedMeasurer()
    )
    #expect(scene.summary == "1 object · 2 callbacks · order only: the log has no times")
    #expect(!scene.dump.contains("ms"))
    #expect(!scene.dump.contains("µs"))
    #expect(
      scene.texts.filter { $0.font == Font(size: 10.5) }.map(\.string).suffix(2) == ["1", "2"]
    )
  }

  @Test func `a timeline of an empty trace is an error with help`() {
    let expected = LayoutError(
      .nothingToDraw,
      "the trace contains no events",
      help: "record callbacks first; for a log, run 'lifeline import' to see what it cannot read"
    )
    #expect(throws: expected) {
      try TimelineLayout().scene(
        of: TraceBuilder("Empty").trace,
        findings: [],
        measurer: FixedMeasurer()
      )
    }
  }

  @Test func `the legend of a timeline contains only the signs in use`() throws {
    var builder = TraceBuilder("One")
    let controller = builder.birth(1, "LoginViewController", .viewController)
    builder.callback(.viewDidLoad, of: controller)
    let scene = try TimelineLayout().scene(
      of: builder.trace,
      findings: [],
      measurer: FixedMeasurer()
    )
    let legend = scene.texts.filter { $0.color == .dimText && $0.font.size == 11.5 }
    #expect(legend.map(\.string) == ["loaded", "callback"])
  }
}
