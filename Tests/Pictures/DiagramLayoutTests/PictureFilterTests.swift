import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Picture filter` {
  private func scene(
    _ filter: PictureFilter,
    of story: AnalyzedTrace = .pushCancelledPopPop
  ) throws -> Scene {
    try TimelineLayout(options: TimelineLayout.Options(filter: filter)).scene(
      of: story.trace,
      findings: story.findings,
      measurer: FixedMeasurer()
    )
  }

  private func lanes(_ scene: Scene) -> [String] {
    scene.groups.filter { $0.role == .object }.map { String($0.title.prefix { $0 != "#" }) }
  }

  @Test(arguments: [
    (["Home*"], ["HomeViewController", "HomeHeaderView"]),
    (["Home*", "windows"], ["UIWindow", "HomeViewController", "HomeHeaderView"]),
    (["*View"], ["HomeHeaderView"]), (["H?me*er"], ["HomeViewController"]),
  ])
  func `a filter draws only the named classes`(only: [String], names: [String]) throws {
    let scene = try scene(PictureFilter(only: only))
    #expect(lanes(scene).filter { $0 != "The trace as a whole" } == names)
    #expect(scene.summary.contains("objects by the filter"))
  }

  @Test func `a filtered picture counts the findings that it leaves out`() throws {
    let scene = try scene(PictureFilter(hide: ["Chart*"]))
    #expect(!lanes(scene).contains { $0.hasPrefix("Chart") })
    #expect(scene.summary.contains("2 findings by the filter"))
    #expect(scene.groups.contains { $0.title.hasPrefix("LC806") })
  }

  @Test func `a filter hides the calls of an area and the picture counts them`() throws {
    let scene = try scene(PictureFilter(hide: ["layout", "loading"]))
    let texts = scene.texts.map(\.string)
    #expect(!texts.contains("layoutSubviews"))
    #expect(!texts.contains("viewDidLoad"))
    #expect(texts.contains("viewWillAppear"))
    #expect(scene.summary.contains(" calls by the filter"))
  }

  @Test func `a filter shows only the calls of an area, in all lanes`() throws {
    let scene = try scene(PictureFilter(only: ["layout"]))
    let labels = Set(scene.texts.filter { $0.font == Font(size: 11) }.map(\.string))
    #expect(labels.contains("layoutSubviews"))
    #expect(!labels.contains("viewWillAppear"))
    #expect(lanes(scene).contains("UIWindow"))
  }

  @Test func `a filter selects the part between two times`() throws {
    let from = PictureFilter.Moment.time(Instant(nanoseconds: 5_000_000_000))
    let to = PictureFilter.Moment.time(Instant(nanoseconds: 6_000_000_000))
    let scene = try scene(PictureFilter(from: from, to: to))
    let texts = scene.texts.map(\.string)
    #expect(texts.contains("5.12 s"))
    #expect(!texts.contains("2.84 s"))
    #expect(!texts.contains("pushViewController"))
    #expect(scene.summary.contains("calls at other times"))
    #expect(scene.cutOff == [])
    #expect(scene.overlappingTexts == [])
  }

  @Test func `a filter selects the part before a mark`() throws {
    let scene = try scene(PictureFilter(from: .time(.zero), to: .mark("screen closed")))
    #expect(scene.texts.contains { $0.string == "screen closed" })
    #expect(scene.summary.contains("1 call at other times"))
  }

  @Test func `the error for an unknown mark suggests a similar one`() {
    let expected = LayoutError(
      .unknownMark,
      "the trace has no mark 'screen close'",
      help: "did you mean 'screen closed'?"
    )
    #expect(throws: expected) { try scene(PictureFilter(from: .mark("screen close"))) }
  }

  @Test func `a time outside the trace is an error`() {
    let expected = LayoutError(
      .momentOutside,
      "20 s is outside the trace",
      help: "choose a time from 0 to 9 s"
    )
    let moment = PictureFilter.Moment.time(Instant(nanoseconds: 20_000_000_000))
    #expect(throws: expected) { try scene(PictureFilter(from: moment)) }
  }

  @Test func `a part that ends before it begins is an error`() {
    let filter = PictureFilter(
      from: .mark("screen closed"),
      to: .time(Instant(nanoseconds: 1_000_000_000))
    )
    let error = #expect(throws: LayoutError.self) { try scene(filter) }
    #expect(error?.message == "the part begins after its end")
  }

  @Test func `a filter that leaves no object is an error`() {
    let error = #expect(throws: LayoutError.self) { try scene(PictureFilter(only: ["Nope*"])) }
    #expect(error?.code == .nothingToDraw)
    #expect(error?.message == "the filter leaves no object")
    #expect(error?.help.contains("controllers, views, windows") == true)
  }

  @Test func `a filter applies to a sequence`() throws {
    let story = AnalyzedTrace.pushCancelledPopPop
    let layout = SequenceLayout(
      options: SequenceLayout.Options(filter: PictureFilter(only: ["Detail*"], hide: ["layout"]))
    )
    let scene = try layout.scene(
      of: story.trace,
      findings: story.findings,
      measurer: FixedMeasurer()
    )
    let names = scene.groups.filter { $0.role == .object }.map(\.title)
    #expect(names == ["DetailViewController#9, viewController"])
    #expect(scene.summary.contains("3 findings by the filter"))
  }
}
