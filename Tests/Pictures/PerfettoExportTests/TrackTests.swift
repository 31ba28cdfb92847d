import DiagramLayout
import PerfettoExport
import TestSupport
import Testing
import TraceModel

struct `The tracks of an export` {
  @Test func `tracks follow the lanes of a timeline, each object below its owner`() throws {
    let export = try DecodedExport([try AnalyzedInput(path: "traces/stories/vc4-by-hand.json")])
    #expect(export.errors == [])
    let tree = export.objectTree.map { String(repeating: "  ", count: $0.depth) + $0.name }
    #expect(
      tree == [
        "UIWindow#3", "UINavigationController#2", "  HomeViewController#1",
        "    HomeHeaderView#8", "  ForwardingHost#10", "    Vc4#12",
      ]
    )
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `tracks are those of the lanes, in their order`(seed: UInt64) throws {
    let input = AnalyzedInput(AnalyzedTrace.random(seed: seed, objects: 30))
    let export = try DecodedExport([input])
    let history = TraceHistory(input.trace)
    let lanes = LaneOrder(history, findings: input.findings).lanes.filter(\.isDrawn)
    let names = lanes.map { VisibleText.of(history.subjects[$0.life].displayName) }
    #expect(export.objectTree.map(\.name) == names)
    #expect(export.errors == [])
  }

  @Test func `tracks omit UIKit's views unless they are asked for, and state their number`() throws
  {
    let input = try AnalyzedInput(path: "traces/stories/push-pop.json")
    let plain = try DecodedExport([input])
    #expect(!plain.objectTree.contains { $0.name.hasPrefix("UIView") || $0.name.hasPrefix("_") })
    #expect(!plain.slices.contains { $0.name.hasPrefix("UINavigationTransitionView") })
    #expect(plain.omissions.first == "Without tracks: 9 views of UIKit (118 calls).")
    #expect(plain.slices(on: "About this trace").map(\.name).contains(plain.omissions[0]))
    var options = PerfettoExport.Options()
    options.showsSystemViews = true
    let whole = try DecodedExport([input], options: options)
    #expect(whole.objectTree.count == plain.objectTree.count + 9)
    #expect(whole.omissions == [])
  }

  @Test func `tracks of several traces belong to one process each`() throws {
    let input = try AnalyzedInput(path: "traces/stories/push-pop.json")
    var other = input
    other.name = "again"
    let export = try DecodedExport([input, other])
    let processes = export.order.compactMap { export.tracks[$0] }.filter {
      $0.process != nil && $0.thread == nil
    }
    #expect(processes.map(\.name) == ["push-pop", "again"])
    #expect(processes.map(\.process) == [1, 2])
    let threads = export.tracks.values.filter { $0.thread != nil }
    // Perfetto recognizes a main thread by the number of its process.
    #expect(threads.allSatisfy { $0.thread == $0.process && $0.name == "main" })
    #expect(threads.count == 2)
    let single = try DecodedExport([input])
    #expect(export.slices.count == single.slices.count * 2)
    #expect(Set(export.slices.flatMap(\.flows)).count == export.slices.flatMap(\.flows).count)
    #expect(export.errors == [])
  }

  @Test func `tracks of one file with two processes belong to two processes`() throws {
    var trace = Trace(header: TraceHeader(clock: .virtual, title: "two"))
    for process: UInt32 in [3, 7] {
      let id = SubjectID(process: process, number: 1)
      let name = trace.names.intern("HomeViewController")
      var birth = TraceEvent(.birth, subject: id, name: name, category: .objectCategory)
      birth.subjectKind = .viewController
      trace.append(birth)
      trace.append(TraceEvent(.begin, subject: id, name: .viewDidLoad, category: .callbackCategory))
      var end = TraceEvent(.end)
      end.process = process
      trace.append(end)
    }
    let export = try DecodedExport([AnalyzedInput(trace: trace)])
    #expect(export.objectTree.map(\.name) == ["HomeViewController#1", "HomeViewController#1"])
    #expect(export.tracks.values.count { $0.thread != nil } == 2)
    #expect(export.errors == [])
  }

  @Test func `tracks are nested to a limited depth`() throws {
    var builder = TraceBuilder("deep")
    var outer = builder.birth(1, "BoxView", .view)
    for number: UInt32 in 2...400 {
      let inner = builder.birth(number, "BoxView", .view)
      builder.addSubview(inner, to: outer)
      builder.callback(.didMoveToSuperview, of: inner)
      outer = inner
    }
    let export = try DecodedExport([AnalyzedInput(trace: builder.trace)])
    let tree = export.objectTree
    #expect(tree.count == 399)
    #expect(tree.map(\.depth).max() == 24)
    #expect(tree.map(\.name) == (2...400).map { "BoxView#\($0)" })
  }
}
