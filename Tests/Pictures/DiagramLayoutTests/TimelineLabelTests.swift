import DiagramLayout
import Findings
import TestSupport
import Testing
import TraceModel

/// The room that labels, waiting lanes and the end of a test take in a timeline.
struct `Labels of a timeline` {
  private static let loading: [Name] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews, .viewDidAppear,
  ]

  private func scene(
    _ trace: Trace,
    _ options: TimelineLayout.Options = TimelineLayout.Options()
  ) throws -> Scene {
    try TimelineLayout(options: options)
      .scene(of: trace, findings: [], measurer: FixedMeasurer())
  }

  private func oneScreen() -> Trace {
    var builder = TraceBuilder("One screen", clock: .virtual, step: .nanoseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController)
    for name in Self.loading { builder.callback(name, of: home) }
    return builder.trace
  }

  private func top(of text: String, in scene: Scene) throws -> Double {
    try #require(scene.texts.first { $0.string == text }).box.y
  }

  @Test func `labels of neighboring callbacks share a line`() throws {
    let scene = try scene(oneScreen())
    #expect(try top(of: "loadView", in: scene) == top(of: "viewDidLoad", in: scene))
    #expect(scene.texts.contains { $0.string == "·" })
    #expect(scene.overlappingTexts == [])
  }

  @Test func `labels of layout callbacks are ticks with explanations unless asked for`()
    throws
  {
    let plain = try scene(oneScreen())
    #expect(!plain.texts.contains { $0.string == "viewWillLayoutSubviews" })
    #expect(plain.texts.contains { $0.string == "layout callback" })
    #expect(
      plain.groups.contains { $0.title.hasPrefix("viewWillLayoutSubviews of Home") }
    )
    let labelled = try scene(oneScreen(), TimelineLayout.Options(labelsLayout: true))
    #expect(labelled.texts.contains { $0.string == "viewWillLayoutSubviews" })
    #expect(!labelled.texts.contains { $0.string == "layout callback" })
  }

  @Test func `labels of a view that is only laid out remain`() throws {
    var builder = TraceBuilder("View", clock: .virtual, step: .nanoseconds(1))
    let view = builder.birth(1, "HeaderView", .view)
    builder.callback(.layoutSubviews, of: view)
    let scene = try scene(builder.trace)
    #expect(scene.texts.contains { $0.string == "layoutSubviews" })
  }

  @Test func `name the objects that only wait in a strip in one line`() throws {
    var builder = TraceBuilder("Waiting", clock: .virtual, step: .nanoseconds(1))
    let ids = (UInt32(1)...4).map { builder.birth($0, "Screen\($0)Controller", .viewController) }
    for id in ids.dropLast() {
      for name in Self.loading { builder.callback(name, of: id) }
      builder.callback(.viewWillDisappear, of: id)
      builder.callback(.viewDidDisappear, of: id)
    }
    for step in 1...6 {
      builder.at(Double(step) * 3_000)
      for name in step.isMultiple(of: 2)
        ? [Name.viewWillDisappear, .viewDidDisappear] : Self.loading
      {
        builder.callback(name, of: ids[3])
      }
    }
    let scene = try scene(builder.trace, TimelineLayout.Options(maxWidth: 700))
    let lines = scene.texts.map(\.string).filter { $0.contains(" wait: ") }
    #expect(!lines.isEmpty)
    #expect(
      lines.allSatisfy {
        $0 == "3 wait: Screen1Controller #1, Screen2Controller #2, Screen3Controller #3"
      },
      "\(lines)"
    )
    #expect(scene.overlappingTexts == [])
    #expect(scene.cutOff == [])
  }

  @Test func `state the number of objects that the end of a test releases`() throws {
    var builder = TraceBuilder("Test", clock: .virtual, step: .nanoseconds(1))
    let ids = (UInt32(1)...3).map { builder.birth($0, "HomeViewController", .viewController) }
    for id in ids { for name in Self.loading { builder.callback(name, of: id) } }
    builder.at(900)
    for id in ids {
      builder.callback(.viewWillDisappear, of: id)
      builder.death(id)
    }
    let plain = try scene(builder.trace)
    #expect(plain.texts.contains { $0.string == "released: 3 deinit" })
    #expect(!plain.texts.contains { $0.string == "viewWillDisappear" })
    #expect(plain.summary.contains("of the release of 3 objects"))
    let whole = try scene(builder.trace, TimelineLayout.Options(showsTeardown: true))
    #expect(!whole.texts.contains { $0.string == "released: 3 deinit" })
    #expect(whole.texts.contains { $0.string == "viewWillDisappear" })
  }
}
