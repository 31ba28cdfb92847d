import DiagramLayout
import PerfettoExport
import TestSupport
import Testing
import TraceModel

struct `The slices of an export` {
  private static let stories = [
    "push-pop", "vc4-by-hand", "two-pushes", "cell-reuse", "swiftui-push-pop", "cancelled-swipe",
  ]

  @Test(arguments: stories)
  func `slices are the calls of the history, with the same nesting`(story: String) throws {
    let input = try AnalyzedInput(path: "traces/stories/\(story).json")
    var options = PerfettoExport.Options()
    options.showsSystemViews = true
    let export = try DecodedExport([input], options: options)
    #expect(export.errors == [])
    let history = TraceHistory(input.trace)
    let lanes = LaneOrder(history, findings: input.findings, showsSystemViews: true).lanes
    let drawn = Set(lanes.filter(\.isDrawn).map(\.life))
    let spans = history.spans.filter { $0.subject.map(drawn.contains) ?? true }
    let calls = export.slices.filter { export.tracks[$0.track]?.thread != nil }
    #expect(calls.count == spans.count)
    for (call, span) in zip(calls, spans) {
      let event = input.trace.events[span.begin]
      let object = span.subject.map { history.subjects[$0].displayName + " " } ?? ""
      #expect(call.name == object + event.spelledName(input.trace.names))
      var depth = 0
      var parent = span.parent
      while let outer = parent {
        if history.spans[outer].subject.map(drawn.contains) ?? true { depth += 1 }
        parent = history.spans[outer].parent
      }
      #expect(call.depth == depth)
      #expect((call.end == nil) == span.isOpen)
    }
  }

  @Test(arguments: stories)
  func `the track of an object has its callbacks and its states without a gap`(
    story: String
  ) throws {
    let input = try AnalyzedInput(path: "traces/stories/\(story).json")
    let export = try DecodedExport([input])
    let history = TraceHistory(input.trace)
    let lanes = LaneOrder(history, findings: input.findings).lanes.filter(\.isDrawn)
    for lane in lanes {
      let name = history.subjects[lane.life].displayName
      let slices = export.slices(on: name)
      let callbacks = history.spans.filter { $0.subject == lane.life && $0.isCallback }
      let names = callbacks.map { input.trace.events[$0.begin].spelledName(input.trace.names) }
      #expect(slices.filter { $0.category == "object" }.map(\.name) == names)
      let others = ["task running", "first responder"]
      let states = slices.filter { $0.category == "state" && !others.contains($0.name) }
      let words = history.bands[lane.life].map(\.state.word)
      #expect(states.map(\.name).filter { $0 != "alive" } == words)
      for (state, next) in zip(states, states.dropFirst()) { #expect(state.end == next.start) }
      #expect(states.first?.arguments["class"] == history.subjects[lane.life].className)
      let isDead = history.subjects[lane.life].death != nil
      let end = isDead ? "deallocated" : "alive at the end of the trace"
      #expect(states.last?.arguments["end"] == end)
    }
  }

  @Test func `slices leave out no event of an app's objects`() throws {
    let input = AnalyzedInput(AnalyzedTrace.pushCancelledPopPop)
    let export = try DecodedExport([input])
    let kinds = input.trace.events.kinds
    #expect(export.slices(of: "hierarchy").count == kinds.count { $0 == .hierarchy })
    #expect(export.slices(of: "mark").count == kinds.count { $0 == .mark })
    #expect(export.slices(of: "diagnostic").count == kinds.count { $0 == .diagnostic })
    #expect(export.omissions == [])
  }

  @Test func `slices begin an arrow in each call and end it in its callbacks`() throws {
    var builder = TraceBuilder("calls")
    let outer = builder.birth(1, "OuterViewController", .viewController)
    let inner = builder.birth(2, "InnerViewController", .viewController)
    builder.call(.addChild, of: outer, argument: inner) { builder in
      builder.callback(.willMoveToParent, of: inner, argument: outer) { builder in
        builder.callback(.viewDidLoad, of: inner)
      }
    }
    builder.callback(.viewWillAppear, of: inner)
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    let call = try #require(export.slices.first { $0.category == "call" })
    #expect(call.flows.count == 2)
    let reached = export.slices.filter { !$0.endingFlows.isEmpty }
    #expect(reached.map(\.name) == ["willMove(toParent:)", "viewDidLoad"])
    #expect(reached.flatMap(\.endingFlows) == call.flows)
    #expect(reached.allSatisfy { $0.category == "object" })
    #expect(call.arguments["callbacks"] == "2")
  }

  @Test func `state how many callbacks a call has when their arrows are too many`() throws {
    var builder = TraceBuilder("many")
    let table = builder.birth(1, "ListView", .view)
    builder.call(.addSubview, of: table) { builder in
      for _ in 0..<1500 { builder.callback(.layoutSubviews, of: table) }
    }
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    let call = try #require(export.slices.first { $0.category == "call" })
    #expect(call.flows.count == 1000)
    #expect(call.arguments["callbacks"] == "1500")
    #expect(export.slices.count { !$0.endingFlows.isEmpty } == 1000)
  }

  @Test func `slices of a cause and its effects have one arrow through all of them`() throws {
    var builder = TraceBuilder("causes")
    let home = builder.birth(1, "HomeViewController", .viewController)
    let push = builder.intern("push")
    for kind in [EventKind.cause, .effect, .effect, .cause] {
      var event = TraceEvent(kind, subject: home, name: push, category: .causeCategory)
      event.index = builder.trace.events.count < 4 ? 1 : 2
      builder.add(event)
    }
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    let causes = export.slices(of: "cause")
    #expect(causes.map(\.name) == Array(repeating: "HomeViewController#1 push", count: 4))
    #expect(causes.map(\.flows) == [[1], [1], [1], []])
  }

  @Test func `slices of tasks that overlap are on the track of their view`() throws {
    var builder = TraceBuilder("tasks")
    let view = builder.birth(1, "ListScreen", .swiftUIView)
    builder.callback(.body, of: view)
    for kind in [EventKind.stateBegin, .stateBegin, .stateEnd, .stateEnd, .stateEnd] {
      builder.add(
        TraceEvent(kind, subject: view, name: .taskState, category: .objectCategory)
      )
    }
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    let tasks = export.slices.filter { $0.name == "task running" }
    #expect(tasks.map { $0.end.map { ends in ends - 2_000_000 } } == tasks.map(\.start))
    #expect(Set(tasks.map(\.track)).count == 2)
    #expect(Set(tasks.map { export.lane($0.track) }).count == 1)
    #expect(export.omissions == ["1 end of states without a begin left out."])
    #expect(export.errors == [])
  }

  @Test func `equal the golden of a story`() throws {
    let export = try DecodedExport([try AnalyzedInput(path: "traces/stories/vc4-by-hand.json")])
    expectGolden(export.text, at: "traces/reports/export/vc4-by-hand.txt")
  }

  @Test func `slices of views in a hidden window name it, and bounds are details of changes`()
    throws
  {
    var builder = TraceBuilder("Hidden")
    let window = builder.birth(1, "UIWindow", .window)
    let list = builder.birth(2, "FeedView", .view)
    builder.hide(window)
    builder.relate(list, .windowRelation, window)
    builder.callback(.didMoveToWindow, of: list, argument: window)
    builder.scroll(list, 0, 88, 390, 700)
    builder.hide(window, false)
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    let states = { (name: String) in
      export.slices(on: name).filter { $0.category == "state" }.map(\.name)
    }
    #expect(states("UIWindow#1") == ["in hidden window", "in window"])
    #expect(states("FeedView#2") == ["loaded", "in hidden window", "in window"])
    let bounds = try #require(export.slices.first { $0.name == "FeedView#2 bounds" })
    #expect(bounds.arguments["bounds"] == "(0.0, 88.0), 390.0 × 700.0")
    #expect(bounds.arguments["clips"] == "true")
    #expect(bounds.arguments["frame"] == nil)
    #expect(export.errors == [])
  }
}
