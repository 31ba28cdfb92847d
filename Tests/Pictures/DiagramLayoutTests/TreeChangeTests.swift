import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Trees of several moments` {
  private var story: AnalyzedTrace {
    var builder = TraceBuilder("Changes")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let left = builder.view(2, "LeftView", in: window, 0, 0, 100, 100)
    let right = builder.view(3, "RightView", in: window, 100, 0, 100, 100)
    let gone = builder.view(4, "GoneView", in: left, 0, 0, 10, 10)
    let moving = builder.view(5, "MovingView", in: left, 0, 0, 10, 10)
    let leaving = builder.view(6, "LeavingView", in: left, 0, 0, 10, 10)
    let shown = builder.view(7, "ShownView", in: right, 0, 0, 10, 10)
    builder.hide(shown)
    builder.mark("before")
    builder.wait(.seconds(1))
    builder.death(gone)
    builder.addSubview(moving, to: right)
    builder.relate(leaving, .superviewRelation, .none, index: -1)
    builder.hide(shown, false)
    builder.frame(left, 0, 50, 100, 100)
    builder.view(8, "NewView", in: right, 0, 0, 10, 10)
    builder.mark("after")
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }

  private func scene(_ options: TreeLayout.Options) throws -> Scene {
    try TreeLayout(options: options).scene(of: story.trace, findings: [], measurer: FixedMeasurer())
  }

  private func film(
    _ story: AnalyzedTrace,
    _ options: FilmLayout.Options = FilmLayout.Options()
  ) throws -> Scene {
    try FilmLayout(options: options)
      .scene(of: story.trace, findings: story.findings, measurer: FixedMeasurer())
  }

  @Test(arguments: [TreeLayout.Form.tree, .outline])
  func `changes between two moments are marked by sign and word`(form: TreeLayout.Form) throws {
    let scene = try scene(
      TreeLayout.Options(moment: .mark("after"), since: .mark("before"), form: form)
    )
    let texts = scene.texts.map(\.string)
    for text in [
      "− removed", "→ moved from LeftView#2", "− left LeftView#2", "~ now shown",
      "~ was 0,0  100×100", "+ added",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(texts.contains("GoneView"))
    #expect(scene.summary.contains("1 added, 2 removed, 1 moved, 2 changed"))
  }

  @Test func `moments in the wrong order are an error`() {
    let error = #expect(throws: LayoutError.self) {
      try scene(TreeLayout.Options(moment: .mark("before"), since: .mark("after")))
    }
    #expect(error?.code == .momentOutside)
    #expect(error?.help == "name the earlier moment first")
  }

  @Test func `the error for an unknown moment suggests a similar mark`() {
    let error = #expect(throws: LayoutError.self) {
      try scene(TreeLayout.Options(moment: .mark("befor")))
    }
    #expect(error?.help == "did you mean 'before'?")
  }

  @Test func `a film shows the trees of all marks side by side`() throws {
    let scene = try film(story)
    let titles = scene.groups.filter { $0.id.hasPrefix("frame-") && $0.role == .section }
      .map(\.title)
    #expect(titles.count == 2)
    #expect(titles.last?.contains("1 added, 2 removed, 1 moved, 2 changed") == true)
  }

  @Test func `a film of changes has a frame for each change of the hierarchy`() throws {
    let scene = try film(story, FilmLayout.Options(moments: .changes))
    #expect(scene.summary.hasPrefix("2 changes of the hierarchy"))
    let one = try film(story, FilmLayout.Options(moments: .changes, maxFrames: 1))
    #expect(one.summary.contains("Not drawn: 1 moment over the limit of 1 frame"))
  }

  @Test(arguments: FilmLayout.Moments.allCases, [1, 4, 12, 40])
  func `trees of several moments keep texts apart and inside the canvas for any trace`(
    moments: FilmLayout.Moments,
    objects: Int
  ) throws {
    for seed in UInt64(0)..<6 {
      let story = AnalyzedTrace.random(seed: seed, objects: objects)
      do {
        let scene = try film(story, FilmLayout.Options(moments: moments, maxFrames: 9))
        #expect(scene.overlappingTexts == [], "seed \(seed)")
        #expect(scene.cutOff == [], "seed \(seed)")
        #expect(scene.isBalanced, "seed \(seed)")
        #expect(Set(scene.groups.map(\.id)).count == scene.groups.count, "seed \(seed)")
      } catch let error as LayoutError {
        #expect(error.code == .nothingToDraw, "seed \(seed)")
      }
    }
  }

  @Test func `a film shows each finding once`() throws {
    var drawn = 0
    for seed in UInt64(0)..<12 {
      let story = AnalyzedTrace.random(seed: seed, objects: 20)
      var options = FilmLayout.Options(maxFrames: 5)
      options.tree.rulePages = "rules/"
      guard let scene = try? film(story, options) else { continue }
      let pages = story.findings.map { "rules/\($0.rule)/README.md" }
      #expect(scene.links.sorted() == pages.sorted(), "seed \(seed)")
      drawn += pages.count
    }
    #expect(drawn > 10)
  }

  @Test func `a film without moments is an error with help`() {
    var builder = TraceBuilder("Nothing")
    builder.birth(1, "Home", .viewController)
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    for moments in FilmLayout.Moments.allCases {
      let error = #expect(throws: LayoutError.self) {
        try film(story, FilmLayout.Options(moments: moments))
      }
      #expect(error?.code == .nothingToDraw)
      #expect(error?.help.isEmpty == false)
    }
  }
}
