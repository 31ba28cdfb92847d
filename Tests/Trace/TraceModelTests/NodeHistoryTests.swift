import TestSupport
import Testing
import TraceModel

struct `History of SwiftUI nodes` {
  private let history = TraceHistory(AnalyzedTrace.hostedCounter.trace)

  private func name(_ index: Int, _ tree: ViewTree) -> String {
    history.subjects[tree.nodes[index].subject].displayName
  }

  @Test func `nodes hang below their hosting view in the order of their positions`() throws {
    let tree = history.tree(afterEvents: .max)
    let view = try #require(tree.node(of: SubjectID(process: 1, number: 2)))
    let content = try #require(tree.children(of: view).first)
    #expect(name(content, tree) == "ContentView#4")
    let stack = try #require(tree.children(of: content).first)
    #expect(tree.children(of: stack).map { name($0, tree) } == ["Text#6", "Text#7", "Button#8"])
    #expect(tree.parent(of: stack) == content)
    #expect(tree.parent(of: content) == view)
    #expect(tree.roots.map { name($0, tree) } == ["UIWindow#1"])
  }

  @Test func `a node has its frame, the last values of its attributes and written states`() throws {
    let tree = history.tree(afterEvents: .max)
    let content = try #require(tree.nodes.first { $0.id.number == 4 })
    #expect(content.frame == Rect(x: 120, y: 380, width: 150, height: 92))
    #expect(content.states.map { "\($0.name) = \($0.value)" } == ["_count = 2"])
    let text = try #require(tree.nodes.first { $0.id.number == 7 })
    #expect(text.attributes.map { "\($0.name) = \($0.value)" } == ["text = 2"])
    let early = try #require(
      history.tree(at: Instant(nanoseconds: 100_000_000)).nodes.first { $0.id.number == 7 }
    )
    #expect(early.attributes.map(\.value) == ["0"])
  }

  @Test func `the views of the app are those with a body`() {
    #expect(history.customViews.map { history.subjects[$0].className } == ["ContentView"])
  }

  @Test func `a path joins classes, and the positions of siblings`() {
    let paths = history.subjects.indices.map { history.nodePath(of: $0) }
    #expect(
      paths == [
        nil, nil, nil, "ContentView", "ContentView/VStack", "ContentView/VStack/0/Text",
        "ContentView/VStack/1/Text", "ContentView/VStack/2/Button",
        "ContentView/VStack/2/Button/Text",
      ]
    )
  }

  @Test func `a node keeps its path after it left its parent and died`() throws {
    let history = TraceHistory(AnalyzedTrace.changedIdentity.trace)
    let old = try #require(history.subjects.firstIndex { $0.id.number == 5 })
    #expect(history.nodePath(of: old) == "ContentView/id 1/ProfileView")
    #expect(history.subjects[old].displayName == "ProfileView#5 (id 1)")
    #expect(!history.tree(afterEvents: .max).nodes.contains { $0.id.number == 5 })
  }

  @Test func `the label of a node is part of its name only if it is more than a position`() {
    for (label, name) in [("", "Text#1"), ("2", "Text#1"), ("0/1", "Text#1")] {
      var subject = Subject(
        id: SubjectID(process: 1, number: 1),
        kind: .swiftUIView,
        className: "Text"
      )
      subject.label = label
      #expect(subject.displayName == name)
    }
    var row = Subject(
      id: SubjectID(process: 1, number: 31),
      kind: .swiftUIView,
      className: "RowView"
    )
    row.label = "2/if/id \"a\""
    #expect(row.displayName == "RowView#31 (2/if/id \"a\")")
    row.kind = .viewController
    #expect(row.displayName == "RowView#31")
  }

  @Test func `a task has the events of its begin, its cancellation and its end`() throws {
    let trace = AnalyzedTrace.hostedList(rows: 1).trace
    let task = try #require(TraceHistory(trace).tasks.first)
    #expect(trace.events[task.begin].name == .taskState)
    #expect(trace.events[try #require(task.cancellation)].name == .taskCancel)
    #expect(trace.events[try #require(task.end)].kind == .stateEnd)
    #expect(task.start.duration(to: task.finish) > .milliseconds(1_100))
  }

  @Test func `a node is not alive because its task outlives it`() {
    var builder = TraceBuilder("Outlived")
    let node = builder.node(1, "Loader", in: .none)
    builder.state(.taskState, of: node, begins: true)
    builder.death(node)
    builder.state(.taskState, of: node, begins: false)
    let history = TraceHistory(builder.trace)
    #expect(history.tree(afterEvents: .max).nodes.isEmpty)
    #expect(history.tasks.count == 1)
  }

  @Test func `of several tasks of a node the first is cancelled first and ends first`() {
    var builder = TraceBuilder("Tasks")
    let node = builder.node(1, "Loader", in: .none)
    for begins in [true, true] { builder.state(.taskState, of: node, begins: begins) }
    builder.nodeCallback(.taskCancel, of: node)
    builder.state(.taskState, of: node, begins: false)
    let tasks = TraceHistory(builder.trace).tasks
    #expect(tasks.map { $0.end != nil } == [true, false])
    #expect(tasks.map { $0.cancellation != nil } == [true, false])
  }

  @Test func `a node that a damaged trace places below itself has no parent`() throws {
    var builder = TraceBuilder("Cycle")
    let outer = builder.node(1, "A", in: .none)
    let inner = builder.node(2, "B", in: outer)
    builder.relate(outer, .nodeRelation, inner)
    builder.relate(inner, .nodeRelation, inner)
    let history = TraceHistory(builder.trace)
    let tree = history.tree(afterEvents: .max)
    #expect(tree.nodes.allSatisfy { $0.container == nil && $0.contents.isEmpty })
    // Both parents are stated, so the path repeats; its length is limited.
    #expect(history.nodePath(of: 0)?.hasPrefix("…/") == true)
  }

  @Test func `a view that represents a node is inside the node`() throws {
    var builder = TraceBuilder("Representable")
    let host = builder.host(1)
    let node = builder.node(4, "MapView", in: host.view)
    let map = builder.view(5, "MKMapView", in: host.view, 0, 0, 100, 100)
    builder.relate(node, .viewRelation, map)
    let history = TraceHistory(builder.trace)
    let tree = history.tree(afterEvents: .max)
    let (view, outer, inner) = try (
      #require(tree.node(of: host.view)), #require(tree.node(of: node)),
      #require(tree.node(of: map))
    )
    #expect(tree.children(of: view) == [outer])
    #expect(tree.children(of: outer) == [inner])
    #expect(tree.parent(of: inner) == outer)
    #expect(tree.nodes[inner].controller == nil)
  }

  @Test func `calls name nodes by their paths`() {
    let log = CallLog(of: history.trace, where: { subject, _ in subject.kind == .swiftUIView })
    #expect(
      log.lines.prefix(4) == [
        "ContentView body: @self, @identity, _count", "ContentView/VStack onAppear",
        "ContentView/VStack/2/Button action", "ContentView body: _count",
      ]
    )
  }
}
