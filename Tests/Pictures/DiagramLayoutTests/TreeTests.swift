import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `View tree` {
  private func scene(
    _ story: AnalyzedTrace,
    _ moment: TreeLayout.Moment = .end,
    maxCards: Int = 200
  ) throws -> Scene {
    try TreeLayout(
      options: TreeLayout.Options(moment: moment, maxCards: maxCards, rulePages: "rules/")
    ).scene(of: story.trace, findings: story.findings, measurer: FixedMeasurer())
  }

  @Test(arguments: [1, 2, 4, 9, 25, 70, 200])
  func `texts in a tree never overlap or leave the canvas, for any trace`(objects: Int) throws {
    for seed in UInt64(100)..<112 {
      let story = AnalyzedTrace.random(seed: seed, objects: objects)
      do {
        let scene = try scene(story)
        #expect(scene.overlappingTexts == [], "seed \(seed)")
        #expect(scene.cutOff == [], "seed \(seed)")
        #expect(scene.isBalanced, "seed \(seed)")
      } catch let error as LayoutError {
        #expect(error.code == .nothingToDraw, "seed \(seed)")
      }
    }
  }

  @Test func `a tree distinguishes child controllers from controllers that were never added`()
    throws
  {
    let scene = try scene(.detailTree, .mark("after push"))
    let texts = scene.texts.map(\.string)
    #expect(texts.contains("contains controller"))
    #expect(texts.contains("missing containment"))
    #expect(texts.contains("LC305 child view without add child"))
    #expect(scene.links == ["rules/LC305/README.md"])
    #expect(scene.shapes.count { $0.stroke?.color == .error && $0.stroke?.dashes == [6, 4] } == 2)
  }

  @Test func `a tree lists controllers that are in no window`() throws {
    let scene = try scene(.detailTree)
    let texts = scene.texts.map(\.string)
    #expect(texts.contains("Not in a window"))
    #expect(texts.contains("SettingsViewController"))
    #expect(texts.contains("view not loaded"))
    #expect(texts.contains("HomeView"))
  }

  @Test func `the caption of a wireframe names its window`() throws {
    #expect(try scene(.detailTree).texts.contains { $0.string == "UIWindow#1, to scale" })
  }

  @Test func `a tree shows no nanoseconds of a virtual clock`() throws {
    var builder = TraceBuilder("Launch", clock: .virtual, step: .nanoseconds(1))
    builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let scene = try scene(AnalyzedTrace(trace: builder.trace, findings: []))
    #expect(scene.summary.contains("at the end, 0"))
  }

  @Test func `findings of one rule share a pill`() throws {
    var story = AnalyzedTrace.detailTree
    for message in ["it is odd", "it is odd again"] {
      var finding = story.findings[0]
      finding.message = message
      story.findings.append(finding)
    }
    let scene = try scene(story)
    #expect(scene.texts.count { $0.string.hasPrefix("LC305") } == 1)
    #expect(scene.texts.contains { $0.string == "LC305 child view without add child ×3" })
    #expect(scene.groups.contains { $0.title.hasSuffix("it is odd; it is odd again") })
  }

  @Test func `a tree of a device log notes that views are not recorded`() throws {
    var builder = TraceBuilder("device.log", clock: .wall)
    let controller = builder.birth(1, "LoginViewController", .viewController, alreadyAlive: true)
    builder.callback(.viewWillAppear, of: controller)
    let scene = try scene(AnalyzedTrace(trace: builder.trace, findings: []))
    #expect(scene.texts.map(\.string).contains("view not recorded"))
  }

  @Test func `views above the limit of cards are counted on the card of their ancestor`() throws {
    let scene = try scene(.detailTree, maxCards: 8)
    #expect(scene.summary.contains("Not drawn: 9 objects over the limit of 8 cards"))
    #expect(scene.texts.contains { $0.string.hasPrefix("+") && $0.string.hasSuffix("views") })
  }

  @Test func `the error for an unknown mark lists the known marks`() {
    let expected = LayoutError(
      .unknownMark,
      "the trace has no mark 'later'",
      help: "choose one of its marks: after push"
    )
    #expect(throws: expected) { try scene(.detailTree, .mark("later")) }
  }

  @Test func `the error for a time outside the trace contains the length of the trace`() {
    let expected = LayoutError(
      .momentOutside,
      "1 min is outside the trace",
      help: "choose a time from 0 to 13 ms"
    )
    let moment = TreeLayout.Moment.time(Instant(nanoseconds: 60_000_000_000))
    #expect(throws: expected) { try scene(.detailTree, moment) }
  }
}
