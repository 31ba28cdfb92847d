import DiagramLayout
import TestSupport
import Testing
import TraceComparison
import TraceModel

struct `Comparison as a sequence` {
  private func scene(
    _ first: Trace,
    _ second: Trace,
    _ options: ComparisonLayout.Options = ComparisonLayout.Options(form: .sequence)
  ) throws -> Scene {
    try ComparisonLayout(options: options).scene(
      of: TraceComparison(first, second),
      names: ("a.json", "b.json"),
      measurer: FixedMeasurer()
    )
  }

  @Test(arguments: [1, 2, 4, 9, 25, 70])
  func `a comparison as a sequence keeps texts apart and inside the canvas for any two traces`(
    objects: Int
  ) throws {
    for seed in TestLength.each(2, of: UInt64(0)..<8) {
      let first = AnalyzedTrace.random(seed: seed, objects: objects).trace
      let second = AnalyzedTrace.random(seed: seed + 100, objects: objects).trace
      do {
        let options = ComparisonLayout.Options(form: .sequence, maxRows: 4_000, maxLanes: 200)
        let scene = try scene(first, second, options)
        #expect(scene.overlappingTexts == [], "seed \(seed)")
        #expect(scene.cutOff == [], "seed \(seed)")
        #expect(scene.isBalanced, "seed \(seed)")
      } catch let error as LayoutError {
        #expect(error.code == .nothingToDraw, "seed \(seed)")
      }
    }
  }

  @Test
  func `a comparison as a sequence marks each difference with its trace and folds equal calls`()
    throws
  {
    var first = TraceBuilder("a")
    var second = TraceBuilder("b")
    let one = first.birth(1, "HomeViewController", .viewController)
    let two = second.birth(1, "HomeViewController", .viewController)
    for _ in 0..<9 {
      first.callback(.viewWillAppear, of: one)
      second.callback(.viewWillAppear, of: two)
    }
    first.callback(.viewDidLoad, of: one)
    second.callback(.viewDidAppear, of: two)
    let scene = try scene(first.trace, second.trace)
    let titles = scene.groups.map(\.title)
    #expect(titles.contains("HomeViewController#1 viewDidLoad, only in A"))
    #expect(titles.contains("HomeViewController#1 viewDidAppear, only in B"))
    #expect(scene.texts.map(\.string).contains("6 equal calls"))
    #expect(scene.shapes.count { $0.fill == .errorFill } == 1)
  }

  @Test func `a moved call is marked at both positions and in the legend`() throws {
    var first = TraceBuilder("a")
    var second = TraceBuilder("b")
    let one = first.birth(1, "Home", .viewController)
    let two = second.birth(1, "Home", .viewController)
    first.callback(.viewDidLoad, of: one)
    for name in [Name.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      first.callback(name, of: one)
      second.callback(name, of: two)
    }
    second.callback(.viewDidLoad, of: two)
    let scene = try scene(first.trace, second.trace)
    let titles = scene.groups.map(\.title)
    #expect(titles.contains("Home#1 viewDidLoad, moved, in A"))
    #expect(titles.contains("Home#1 viewDidLoad, moved, in B"))
    #expect(scene.texts.filter { $0.string == "viewDidLoad" }.map(\.color) == [.window, .window])
    #expect(scene.texts.contains { $0.string == "moved" })
    #expect(scene.shapes.count { $0.fill == .errorFill || $0.fill == .controllerFill } == 0)
  }

  @Test(arguments: [ComparisonLayout.Form.sequence, .timelines])
  func `a comparison shows no nanoseconds of a virtual clock`(
    form: ComparisonLayout.Form
  ) throws {
    var first = TraceBuilder("a", clock: .virtual, step: .nanoseconds(1))
    var second = TraceBuilder("b", clock: .virtual, step: .nanoseconds(1))
    let one = first.birth(1, "Home", .viewController)
    let two = second.birth(1, "Home", .viewController)
    for name in [Name.loadView, .viewDidLoad, .viewWillAppear] {
      first.callback(name, of: one)
      second.callback(name, of: two)
    }
    second.callback(.viewDidAppear, of: two)
    let scene = try scene(first.trace, second.trace, .init(form: form))
    let words = scene.texts.map(\.string)
    #expect(words.contains("0"))
    #expect(!words.contains { $0.hasSuffix(" ns") })
    // The time that all calls share is written once above the columns of timelines.
    if form == .timelines { #expect(words.count { $0 == "0" } == 2) }
  }

  @Test func `a comparison as a sequence counts the rows above the limit`() throws {
    var builder = TraceBuilder("a")
    let home = builder.birth(1, "Home", .viewController)
    for _ in 0..<20 { builder.callback(.viewDidLoad, of: home) }
    let scene = try scene(
      builder.trace,
      TraceBuilder("b").trace,
      .init(form: .sequence, maxRows: 5)
    )
    #expect(scene.summary.contains("Not drawn: 15 rows over the limit of 5"))
  }

  @Test func `a comparison as a sequence of traces without calls is an error`() {
    let empty = TraceBuilder("a").trace
    let error = #expect(throws: LayoutError.self) { try scene(empty, empty) }
    #expect(error?.code == .nothingToDraw)
  }
}
