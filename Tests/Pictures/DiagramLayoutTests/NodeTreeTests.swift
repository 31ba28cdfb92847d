import DiagramLayout
import Testing
import TestSupport
import TraceModel

struct `Tree of SwiftUI nodes` {
  private func tree(
    _ story: AnalyzedTrace,
    _ options: TreeLayout.Options = TreeLayout.Options()
  ) throws -> Scene {
    try TreeLayout(options: options)
      .scene(of: story.trace, findings: story.findings, measurer: FixedMeasurer())
  }

  @Test(arguments: [1, 4, 12, 40])
  func `trees of any nodes keep texts apart and inside the canvas`(nodes: Int) throws {
    for seed in UInt64(0)..<8 {
      let story = AnalyzedTrace.randomNodes(seed: seed, nodes: nodes)
      for form in [TreeLayout.Form.tree, .outline] {
        let scene = try tree(story, TreeLayout.Options(form: form))
        #expect(scene.overlappingTexts == [], "seed \(seed)")
        #expect(scene.cutOff == [], "seed \(seed)")
        #expect(scene.isBalanced, "seed \(seed)")
      }
      let film = try FilmLayout(options: FilmLayout.Options(moments: .changes))
        .scene(of: story.trace, findings: [], measurer: FixedMeasurer())
      #expect(film.overlappingTexts == [], "seed \(seed)")
      #expect(film.cutOff == [], "seed \(seed)")
    }
  }

  @Test(arguments: [TreeLayout.Form.tree, .outline])
  func `a tree shows nodes with their attributes and written states`(form: TreeLayout.Form) throws {
    let scene = try tree(.hostedCounter, TreeLayout.Options(form: form))
    let texts = scene.texts.map(\.string)
    for text in [
      "_UIHostingView", "ContentView", "_count = 2", "VStack", "spacing: 8 · padding: 16",
      "“Counter” · font: title", "“2”", "SwiftUI view of the app", "view of SwiftUI",
      "SwiftUI view inside",
    ] { #expect(texts.contains(text), "\(text)") }
    #expect(scene.summary.hasPrefix("2 views · 1 controller · 6 SwiftUI views · at the end"))
  }

  @Test func `rows of a list share a card that names the first and the last identity`() throws {
    let texts = try tree(.hostedList()).texts.map(\.string)
    #expect(texts.contains("×200"))
    #expect(texts.contains("id 0 … id 199"))
    #expect(texts.filter { $0 == "RowView" }.count == 1)
  }

  @Test func `a few equal texts have cards of their own`() throws {
    var builder = TraceBuilder("Texts")
    let host = builder.host(1)
    let stack = builder.node(4, "VStack", in: host.view)
    for number in UInt32(0)..<5 {
      builder.node(5 + number, "Text", "\(number)", in: stack, "text: Line \(number)")
    }
    let texts = try tree(AnalyzedTrace(trace: builder.trace, findings: [])).texts.map(\.string)
    #expect((0..<5).allSatisfy { texts.contains("“Line \($0)”") })
  }

  @Test func `nodes that only group others share a card`() throws {
    let texts = try tree(.hostedList(rows: 1)).texts.map(\.string)
    #expect(texts.contains("AnyView"))
    #expect(texts.contains("› Group"))
  }

  @Test func `frames of nodes are drawn to scale in their hosting view`() throws {
    let scene = try tree(.hostedCounter)
    let window = try #require(
      scene.shapes.first { $0.stroke?.color == .wireEdge && $0.bounds.height > 300 }?.bounds
    )
    let scale = window.width / 390
    let content = try #require(
      scene.shapes.first { $0.fill == .nodeFill && $0.bounds.x > window.x }?.bounds
    )
    #expect(abs(content.x - window.x - 120 * scale) < 2)
    #expect(abs(content.width - 150 * scale) < 2)
  }

  @Test func `a node that has not appeared is marked, and not drawn to scale`() throws {
    let scene = try tree(.hostedList(rows: 1), TreeLayout.Options(moment: .mark("list shown")))
    // On the card and in the legend.
    #expect(scene.texts.map(\.string).filter { $0 == "not appeared" }.count == 2)
    let wireframe = try #require(scene.texts.first { $0.string.hasSuffix("to scale") }).box.x
    let inside = scene.texts.filter { $0.box.x >= wireframe }.map(\.string)
    // The frame of the other screen would cover those of the row.
    #expect(inside.contains("#102"))
    #expect(!inside.contains("SettingsScreen"))
  }

  @Test func `a text without children is labeled with its words if they have room`() throws {
    var builder = TraceBuilder("Words")
    let host = builder.host(1)
    let frame = Rect(x: 20, y: 100, width: 350, height: 60)
    builder.node(4, "Text", in: host.view, frame: frame, "text: Hello")
    let texts = try tree(AnalyzedTrace(trace: builder.trace, findings: [])).texts.map(\.string)
    // On the card and in the frame.
    #expect(texts.filter { $0 == "“Hello”" }.count == 2)
  }

  @Test func `a tree marks nodes that were added, removed and changed since a moment`() throws {
    var options = TreeLayout.Options(moment: .mark("second user"), since: .mark("first user"))
    let scene = try tree(.changedIdentity, options)
    #expect(scene.summary.hasSuffix("1 added, 1 removed"))
    let badges = scene.texts.map(\.string).filter { ["− removed", "+ added"].contains($0) }
    // On cards and in the legend.
    #expect(badges.sorted() == ["+ added", "+ added", "− removed", "− removed"])
    options = TreeLayout.Options(since: .time(Instant(nanoseconds: 100_000_000)))
    let texts = try tree(.hostedCounter, options).texts.map(\.string)
    #expect(texts.contains("~ was “0”"))
  }

  @Test func `a log of causes without a hierarchy has a card for each view`() throws {
    var builder = TraceBuilder("Causes")
    for number in UInt32(1)...2 {
      let id = SubjectID(process: 1, number: number)
      var event = TraceEvent(.birth, subject: id, name: builder.intern("View\(number)"))
      event.subjectKind = .swiftUIView
      builder.add(event)
      builder.nodeCallback(.body, "@self", of: id)
    }
    let texts = try tree(AnalyzedTrace(trace: builder.trace, findings: [])).texts.map(\.string)
    #expect(texts.contains("No window"))
    #expect(texts.contains("View1") && texts.contains("View2"))
  }

  @Test func `200 nested nodes end in the last ones with a card`() throws {
    var builder = TraceBuilder("Deep")
    let host = builder.host(1)
    var parent = host.view
    for number in UInt32(0)..<3_000 { parent = builder.node(10 + number, "VStack", in: parent) }
    let scene = try tree(AnalyzedTrace(trace: builder.trace, findings: []))
    #expect(scene.summary.contains("over the limit of 200 cards"))
  }
}
