import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Sequence` {
  private func scene(
    of story: AnalyzedTrace,
    _ options: SequenceLayout.Options = SequenceLayout.Options()
  ) throws -> Scene {
    try SequenceLayout(options: options)
      .scene(of: story.trace, findings: story.findings, measurer: FixedMeasurer())
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 30, 80, 200])
  func `a sequence keeps texts apart and inside the canvas for any trace`(objects: Int) throws {
    for seed in TestLength.each(3, of: UInt64(0)..<(objects > 50 ? 3 : 12)) {
      let story = AnalyzedTrace.random(seed: seed, objects: objects)
      let scene = try scene(
        of: story,
        SequenceLayout.Options(maxLanes: 500, maxRows: 4_000, showsSystemViews: true)
      )
      #expect(scene.overlappingTexts == [], "seed \(seed)")
      #expect(scene.cutOff == [], "seed \(seed)")
      #expect(scene.isBalanced, "seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `a sequence shows every finding, even after the last row`(seed: UInt64) throws {
    let story = AnalyzedTrace.random(seed: seed, objects: 60)
    #expect(!story.findings.isEmpty)
    let options = SequenceLayout.Options(maxRows: 10, rulePages: "rules/")
    let pages = story.findings.map { "rules/\($0.rule)/README.md" }
    #expect(try scene(of: story, options).links.sorted() == pages.sorted())
  }

  @Test func `the rows of a sequence are in the order of events`() throws {
    let scene = try scene(of: .pushCancelledPopPop)
    let names = scene.texts.filter { $0.string.hasPrefix("view") }
    #expect(names.count > 20)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.origin.y < $1.origin.y })
  }

  @Test func `a sequence fits into the width of a page`() throws {
    #expect(try scene(of: .pushCancelledPopPop).size.width < 830)
  }

  @Test func `a sequence distinguishes pauses in transitions from idle ones`() throws {
    let texts = try scene(of: .pushCancelledPopPop).texts.map(\.string)
    #expect(texts.contains { $0.hasSuffix(" s") && !$0.contains("transition") })
    #expect(texts.contains { $0.hasSuffix(" in transition") })
  }

  @Test func `a sequence shows the time of a mark after a pause`() throws {
    var builder = TraceBuilder("Mark")
    let view = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewWillAppear, of: view)
    builder.at(8_000)
    builder.mark("still there")
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    #expect(try scene(of: story).texts.map(\.string).filter { $0 == "8 s" }.count == 2)
  }

  @Test func `a sequence counts the rows above the limit`() throws {
    var builder = TraceBuilder("Many")
    let view = builder.birth(1, "HomeViewController", .viewController)
    for _ in 0..<10 {
      builder.callback(.viewWillAppear, of: view)
      builder.callback(.viewDidAppear, of: view)
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let scene = try scene(of: story, SequenceLayout.Options(maxRows: 15))
    #expect(scene.summary.contains("Not drawn: 5 rows over the limit of 15"))
  }

  @Test func `a sequence of many calls draws the first rows and counts the others`() throws {
    var builder = TraceBuilder("Many")
    let view = builder.birth(1, "HomeViewController", .viewController)
    for _ in 0..<1_000 {
      builder.callback(.viewWillAppear, of: view)
      builder.callback(.viewDidAppear, of: view)
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let scene = try scene(of: story, SequenceLayout.Options(maxRows: 15))
    #expect(scene.summary.contains("Not drawn: 1985 rows over the limit of 15"))
    #expect(scene.summary.contains("2000 callbacks"))
    #expect(scene.shapes.count < 200)
  }

  @Test func `a sequence of an empty trace is an error with help`() {
    let error = #expect(throws: LayoutError.self) {
      try scene(of: AnalyzedTrace(trace: TraceBuilder("Nothing").trace, findings: []))
    }
    #expect(error?.code == .nothingToDraw)
  }
}
