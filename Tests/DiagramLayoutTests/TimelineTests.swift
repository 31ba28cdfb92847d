import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Timeline` {
  @Test(arguments: [1, 2, 3, 5, 8, 13, 30, 80, 200])
  func `keeps texts apart and inside the canvas for any trace`(objects: Int) throws {
    for seed in UInt64(0)..<(objects > 50 ? 3 : 12) {
      let story = AnalyzedTrace.random(seed: seed, objects: objects)
      let scene = try timelineScene(
        trace: story.trace,
        findings: story.findings,
        options: TimelineLayout.Options(maxLanes: 500, showsSystemViews: true),
        measurer: FixedMeasurer()
      )
      #expect(scene.overlappingTexts == [], "seed \(seed)")
      #expect(scene.cutOff == [], "seed \(seed)")
      #expect(scene.isBalanced, "seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `shows every finding with a link to its rule`(seed: UInt64) throws {
    let story = AnalyzedTrace.random(seed: seed, objects: 60)
    let scene = try timelineScene(
      trace: story.trace,
      findings: story.findings,
      options: TimelineLayout.Options(rulePages: "rules/"),
      measurer: FixedMeasurer()
    )
    #expect(!story.findings.isEmpty)
    let pages = story.findings.map { "rules/\($0.rule)/README.md" }
    #expect(scene.links.sorted() == pages.sorted())
  }

  @Test func `gives equal scenes for equal traces`() throws {
    let story = AnalyzedTrace.random(seed: 5, objects: 40)
    let scenes = try (0..<2).map { _ in
      try timelineScene(
        trace: story.trace,
        findings: story.findings,
        measurer: FixedMeasurer()
      )
    }
    #expect(scenes[0].dump == scenes[1].dump)
  }

  @Test func `says how many objects, callbacks and findings there are`() throws {
    let story = AnalyzedTrace.pushCancelledPopPop
    let scene = try timelineScene(
      trace: story.trace,
      findings: story.findings,
      measurer: AdvanceTable()
    )
    #expect(scene.title == "Push, cancelled pop, pop")
    #expect(scene.summary == "7 objects · 43 callbacks · 3 findings · recorded 9 s")
  }

  @Test func `marks pauses with their lengths`() throws {
    let story = AnalyzedTrace.pushCancelledPopPop
    let scene = try timelineScene(
      trace: story.trace,
      findings: story.findings,
      measurer: AdvanceTable()
    )
    let texts = scene.texts.map(\.string)
    #expect(texts.contains("2.83 s"))
    #expect(texts.contains("2.84 s"))
    #expect(texts.contains("time compressed"))
  }

  @Test func `counts objects without a lane instead of dropping them`() throws {
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
    let scene = try timelineScene(
      trace: builder.trace,
      findings: [],
      options: TimelineLayout.Options(maxLanes: 3),
      measurer: FixedMeasurer()
    )
    #expect(
      scene.summary == """
        3 objects · 3 callbacks · recorded 7.4 ms; Not drawn: 5 views of UIKit (10 calls), \
        1 object without calls, 1 object over the limit of 3 lanes (1 call)
        """
    )
  }

  @Test func `joins callbacks that repeat without a pause`() throws {
    var builder = TraceBuilder("Repeats")
    let view = builder.birth(1, "BusyView", .view)
    for _ in 0..<5 { builder.callback(.layoutSubviews, of: view) }
    builder.wait(.seconds(1))
    builder.callback(.layoutSubviews, of: view)
    let scene = try timelineScene(trace: builder.trace, findings: [], measurer: FixedMeasurer())
    let texts = scene.texts.map(\.string).filter { $0.hasPrefix("layout") }
    #expect(texts == ["layoutSubviews ×5", "layoutSubviews"])
  }

  @Test func `makes no claim about time when the log has none`() throws {
    var builder = TraceBuilder("print log", clock: .order, step: .microseconds(1))
    let controller = builder.birth(1, "LoginViewController", .viewController, alreadyAlive: true)
    builder.callback(.viewWillAppear, of: controller)
    builder.callback(.viewDidAppear, of: controller)
    let scene = try timelineScene(trace: builder.trace, findings: [], measurer: FixedMeasurer())
    #expect(scene.summary == "1 object · 2 callbacks · order only: the log has no times")
    #expect(!scene.dump.contains("ms"))
    #expect(!scene.dump.contains("µs"))
    #expect(
      scene.texts.filter { $0.font == Font(size: 10.5) }.map(\.string).suffix(2) == ["1", "2"]
    )
  }

  @Test func `refuses an empty trace with a sentence that helps`() {
    let expected = LayoutError(
      .nothingToDraw,
      "the trace holds no events",
      help: "record callbacks first; for a log, see what 'lifeline import' could not read"
    )
    #expect(throws: expected) {
      try timelineScene(
        trace: TraceBuilder("Empty").trace,
        findings: [],
        measurer: FixedMeasurer()
      )
    }
  }

  @Test func `lists only the signs that it uses`() throws {
    var builder = TraceBuilder("One")
    let controller = builder.birth(1, "LoginViewController", .viewController)
    builder.callback(.viewDidLoad, of: controller)
    let scene = try timelineScene(trace: builder.trace, findings: [], measurer: FixedMeasurer())
    let legend = scene.texts.filter { $0.color == .dimText && $0.font.size == 11.5 }
    #expect(legend.map(\.string) == ["loaded", "callback"])
  }
}
