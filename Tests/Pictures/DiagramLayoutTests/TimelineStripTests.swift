import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Timeline in strips` {
  private func scene(
    _ story: AnalyzedTrace,
    maxWidth: Double?,
    mode: TimelineLayout.Mode = .folded
  ) throws -> Scene {
    try TimelineLayout(options: TimelineLayout.Options(mode: mode, maxWidth: maxWidth)).scene(
      of: story.trace,
      findings: story.findings,
      measurer: FixedMeasurer()
    )
  }

  @Test(arguments: [830.0, 1_000, 1_300])
  func `each strip has at most the maximum width and repeats the names`(width: Double) throws {
    let whole = try scene(.pushCancelledPopPop, maxWidth: nil)
    let broken = try scene(.pushCancelledPopPop, maxWidth: width)
    #expect(whole.size.width > width)
    #expect(broken.size.width <= width)
    #expect(broken.size.height > whole.size.height)
    let names = broken.texts.count { $0.string == "UINavigationController" }
    #expect(names == broken.groups.count { $0.id.hasSuffix("-axis") })
    #expect(names > 1)
  }

  @Test func `strips together show every callback`() throws {
    let names = { (scene: Scene) in
      scene.texts.filter { $0.font == Font(size: 11) }.map(\.string).sorted()
    }
    #expect(
      names(try scene(.pushCancelledPopPop, maxWidth: 830))
        == names(try scene(.pushCancelledPopPop, maxWidth: nil))
    )
  }

  private var burst: AnalyzedTrace {
    var builder = TraceBuilder("Burst")
    for number in UInt32(1)...40 {
      let id = builder.birth(number, "PageViewController", .viewController)
      builder.callback(.viewDidLoad, of: id)
      builder.callback(.viewWillAppear, of: id)
    }
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }

  @Test func `a burst that is too wide is broken between two events`() throws {
    let scene = try scene(burst, maxWidth: 560)
    #expect(scene.size.width <= 560)
    #expect(!scene.summary.contains("strip"))
    #expect(scene.texts.contains { $0.string.hasSuffix(", continued") })
    #expect(scene.texts.count { $0.string == "viewDidLoad" } == 40)
    #expect(scene.overlappingTexts == [])
  }

  @Test func `a note reports names and labels that are wider than the maximum width`() throws {
    let scene = try scene(burst, maxWidth: 300)
    #expect(scene.size.width > 300)
    #expect(scene.summary.contains("more than 300: names and labels need that width"))
  }

  @Test func `an ordinal timeline is broken at any event`() throws {
    let scene = try scene(burst, maxWidth: 700, mode: .ordinal)
    #expect(scene.size.width <= 700)
    #expect(!scene.summary.contains("more than"))
  }

  @Test func `a strip leaves out lanes without events`() throws {
    var builder = TraceBuilder("Two", step: .milliseconds(1))
    for number in UInt32(1)...2 {
      let id = builder.birth(number, "Part\(number)View", .view)
      for name in [Name.layoutSubviews, .didMoveToWindow, .updateConstraints] {
        builder.callback(name, of: id)
      }
      builder.death(id)
      builder.wait(.seconds(2))
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let scene = try scene(story, maxWidth: 420)
    #expect(scene.groups.count { $0.id.hasSuffix("-axis") } == 2)
    #expect(scene.texts.count { $0.string == "Part1View" } == 1)
    #expect(scene.texts.count { $0.string == "Part2View" } == 1)
  }

  @Test func `a pause with a transition is hatched, unlike an idle pause`() throws {
    let texts = try scene(.pushCancelledPopPop, maxWidth: nil).texts.map(\.string)
    #expect(texts.contains("in transition"))
    #expect(texts.contains("in transition, compressed"))
    #expect(texts.contains("time compressed"))
  }

  @Test func `a pause during a recorded animation is drawn as a transition`() throws {
    var builder = TraceBuilder("Animation")
    let view = builder.birth(1, "FadeView", .view)
    builder.callback(.layoutSubviews, of: view)
    builder.add(TraceEvent(.stateBegin, subject: view, name: .animatingState))
    builder.wait(.seconds(1))
    builder.add(TraceEvent(.stateEnd, subject: view, name: .animatingState))
    builder.callback(.layoutSubviews, of: view)
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    #expect(try scene(story, maxWidth: nil).texts.contains { $0.string == "in transition" })
  }

  @Test(arguments: [nil, 480.0])
  func `a line leads from a cause to its effect`(maxWidth: Double?) throws {
    var builder = TraceBuilder("Cause", step: .milliseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController)
    let detail = builder.birth(2, "DetailViewController", .viewController)
    builder.callback(.viewDidLoad, of: home) { builder in
      var cause = TraceEvent(.cause, name: .pushViewController, category: .causeCategory)
      cause.index = 7
      builder.add(cause)
    }
    builder.wait(.seconds(1))
    builder.callback(.viewDidLoad, of: detail) { builder in
      var effect = TraceEvent(.effect, name: .pushViewController, category: .causeCategory)
      effect.index = 7
      builder.add(effect)
    }
    builder.callback(.viewWillAppear, of: detail)
    let scene = try scene(
      AnalyzedTrace(trace: builder.trace, findings: []),
      maxWidth: maxWidth
    )
    let flows = scene.groups.filter { $0.title.hasSuffix(": cause and effect") }
    #expect(flows.count == scene.groups.count { $0.id.hasSuffix("axis") })
    #expect(scene.texts.contains { $0.string == "cause and effect" })
    #expect(scene.cutOff == [])
  }
}
