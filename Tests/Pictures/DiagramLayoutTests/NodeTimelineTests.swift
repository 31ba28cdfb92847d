import DiagramLayout
import Testing
import TestSupport
import TraceModel

struct `Timeline of SwiftUI nodes` {
  private func timeline(
    _ story: AnalyzedTrace,
    _ options: TimelineLayout.Options = TimelineLayout.Options()
  ) throws -> Scene {
    try TimelineLayout(options: options)
      .scene(of: story.trace, findings: story.findings, measurer: FixedMeasurer())
  }

  private func texts(_ scene: Scene) -> [String] { scene.texts.map(\.string) }

  /// The names of the lanes from top to bottom.
  private func lanes(_ scene: Scene) -> [String] {
    scene.groups.filter { $0.role == .object }.map { String($0.title.prefix { $0 != "," }) }
  }

  @Test(arguments: [1, 4, 12, 40])
  func `pictures of any nodes keep texts apart and inside the canvas`(nodes: Int) throws {
    for seed in UInt64(0)..<8 {
      let story = AnalyzedTrace.randomNodes(seed: seed, nodes: nodes)
      let options = TimelineLayout.Options(showsSystemViews: true)
      let sequence = try SequenceLayout()
        .scene(of: story.trace, findings: [], measurer: FixedMeasurer())
      let dense = TimelineLayout.Options(mostDetails: 0)
      for scene in [try timeline(story, options), sequence, try timeline(story, dense)] {
        #expect(scene.overlappingTexts == [], "seed \(seed)")
        #expect(scene.cutOff == [], "seed \(seed)")
        #expect(scene.isBalanced, "seed \(seed)")
      }
    }
  }

  @Test func `nodes with callbacks have lanes below their controller in the order of the tree`()
    throws
  {
    let scene = try timeline(.hostedCounter)
    #expect(
      lanes(scene) == [
        "UIWindow#1", "UIHostingController#3", "ContentView#4", "VStack#5", "Button#8",
      ]
    )
    #expect(
      texts(scene).contains("Not drawn: 3 SwiftUI views without callbacks, 1 object without calls")
    )
  }

  @Test func `the tooltip of a lane is the path of its node`() throws {
    let titles = try timeline(.hostedList(rows: 9)).groups.map(\.title)
    #expect(
      titles.contains(
        "RowView#100 (id 0), RootView/TabView/0/ListScreen/AnyView/Group/List/id 0/RowView"
      )
    )
  }

  @Test func `rows that differ only in their identities are represented by three`() throws {
    let scene = try timeline(.hostedList())
    #expect(lanes(scene).filter { $0.hasPrefix("RowView") }.count == 3)
    #expect(
      scene.summary.contains(
        "197 SwiftUI views of forms already drawn (394 calls), 1 SwiftUI view evaluated once (1 call), "
          + "605 SwiftUI views without callbacks"
      )
    )
    var options = TimelineLayout.Options(maxLanes: 500)
    options.filter.only = ["RowView"]
    let rows = lanes(try timeline(.hostedList(), options)).filter { $0.hasPrefix("RowView") }
    #expect(rows.count == 200)
  }

  @Test func `all nodes have lanes on request`() throws {
    let options = TimelineLayout.Options(showsSystemViews: true)
    let names = lanes(try timeline(.hostedCounter, options))
    #expect(
      names.suffix(6) == [
        "ContentView#4", "VStack#5", "Text#6", "Text#7", "Button#8", "Text#9",
      ]
    )
  }

  @Test func `the words swiftui, updates and actions select nodes and their calls`() throws {
    var options = TimelineLayout.Options()
    options.filter.hide = ["swiftui"]
    #expect(
      lanes(try timeline(.hostedCounter, options)) == ["UIWindow#1", "UIHostingController#3"]
    )
    options.filter.hide = ["updates"]
    let withoutUpdates = texts(try timeline(.hostedCounter, options))
    #expect(withoutUpdates.contains("action"))
    #expect(!withoutUpdates.contains { $0.hasPrefix("body") || $0.hasPrefix("_count") })
    options.filter.hide = ["actions"]
    #expect(!texts(try timeline(.hostedCounter, options)).contains("action"))
    options.filter.only = ["swiftui"]
    options.filter.hide = []
    let names = lanes(try timeline(.hostedCounter, options))
    #expect(names.count == 6)
    #expect(names.contains("Text#9"))
  }

  @Test func `a first evaluation has no cause in a timeline, a later one has`() throws {
    let words = texts(try timeline(.hostedCounter))
    #expect(words.filter { $0.hasPrefix("body") } == ["body", "body: _count", "body: _count"])
    #expect(words.filter { $0.hasPrefix("_count") } == ["_count: 0 → 1", "_count: 1 → 2"])
    #expect(words.contains("onChange(of:) 0 → 1"))
    #expect(words.contains("SwiftUI view updated"))
    #expect(words.contains("state written"))
  }

  @Test func `of many evaluations with one cause the first label counts all, and all have ticks`()
    throws
  {
    var builder = TraceBuilder("Many")
    let node = builder.node(1, "Clock", in: .none)
    for _ in 0..<30 {
      builder.wait(.seconds(1))
      builder.change(node, .stateProperty, "_time: 0 → 1")
      builder.nodeCallback(.body, "_time", of: node)
    }
    let scene = try timeline(AnalyzedTrace(trace: builder.trace, findings: []))
    let words = texts(scene)
    #expect(words.filter { $0.hasPrefix("body") } == ["body: _time, 1 of 30"])
    #expect(words.filter { $0.hasPrefix("_time") } == ["_time, 1 of 30"])
    // The 31st tick and diamond are those of the legend.
    #expect(scene.shapes.count { $0.fill == .node && $0.bounds.width < 2 } == 31)
    #expect(scene.groups.count { $0.title == "state _time: 0 → 1 of Clock#1" } == 30)
    #expect(scene.groups.contains { $0.title.contains("the first of 30") })
  }

  @Test func `a write of an object outside the tree is in the lane of the trace`() throws {
    let scene = try timeline(.hostedList(rows: 1))
    #expect(lanes(scene).first == "The trace as a whole")
    #expect(texts(scene).contains("Store.progress, 1 of 12"))
  }

  @Test func `a task has a bar whose part after the cancellation is hatched`() throws {
    let scene = try timeline(.hostedList(rows: 1))
    let title = try #require(scene.groups.first { $0.title.hasPrefix("cancelled task took") })
    #expect(title.title == "cancelled task took 1.16 s")
    // The label of the callback, the text of the bar, and the legend.
    #expect(texts(scene).filter { $0 == "task" }.count == 2)
    #expect(texts(scene).contains("task, cancelled"))
    #expect(scene.shapes.contains { $0.hatch?.color == .foldHatch && $0.stroke?.color == .node })
  }

  @Test func `the end of an identity is called removed`() throws {
    let words = texts(try timeline(.changedIdentity))
    #expect(words.filter { $0 == "removed" }.count == 2)
    #expect(!words.contains("deinit"))
  }

  @Test func `a sequence has a row with the complete cause for each evaluation`() throws {
    let scene = try SequenceLayout().scene(
      of: AnalyzedTrace.hostedList(rows: 2).trace,
      findings: [],
      measurer: FixedMeasurer()
    )
    let words = texts(scene)
    #expect(words.contains("body: @self, @identity, _store"))
    #expect(words.filter { $0 == "body: Store.progress changed" }.count == 12)
    #expect(words.filter { $0.hasPrefix("Store.progress: ") }.count == 12)
    #expect(words.contains("RowView#100 (id 0)"))
  }

  @Test func `a call of the app inside an action is nested in its row`() throws {
    var builder = TraceBuilder("Nested")
    let host = builder.host(1)
    let button = builder.node(4, "Button", in: host.view)
    builder.nodeCallback(.action, of: button) { builder in
      builder.call(.present, of: host.controller)
    }
    let scene = try SequenceLayout()
      .scene(of: builder.trace, findings: [], measurer: FixedMeasurer())
    let left = { (word: String) in scene.texts.first { $0.string == word }?.box.x ?? 0 }
    #expect(left("present") == left("action") + 14)
  }

  @Test func `10,000 nodes are laid out and only a few are drawn`() throws {
    let scene = try timeline(.hostedList(rows: 2_500))
    #expect(lanes(scene).count < 20)
  }
}
