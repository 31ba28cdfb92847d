import TestSupport
import Testing
import TraceModel

struct `Trace history` {
  @Test func `begins and ends are paired by thread`() {
    var builder = TraceBuilder("Spans")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home) { builder in
      builder.work("setUp", of: home)
      var other = TraceEvent(.begin, subject: home, name: .layoutSubviews)
      other.thread = 2
      builder.add(other)
    }
    let spans = TraceHistory(builder.trace).spans
    #expect(spans.map(\.depth) == [0, 1, 0])
    #expect(spans.map(\.parent) == [nil, 0, nil])
    #expect(spans.map(\.end) == [5, 3, nil])
    #expect(spans[2].isOpen)
    #expect(spans[2].finish == builder.trace.events.times.last)
  }

  @Test func `ends without a begin are counted`() {
    var builder = TraceBuilder("Ends")
    builder.add(TraceEvent(.end))
    builder.add(TraceEvent(.end))
    let history = TraceHistory(builder.trace)
    #expect(history.unmatchedEnds == 2)
    #expect(history.spans.isEmpty)
  }

  @Test func `the states of a controller are derived from its callbacks`() {
    var builder = TraceBuilder("States")
    let home = builder.birth(1, "HomeViewController", .viewController)
    for name: Name in [
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear,
    ] { builder.callback(name, of: home) }
    builder.death(home)
    let bands = TraceHistory(builder.trace).bands[0]
    #expect(bands.map(\.state) == [.loaded, .appearing, .appeared, .disappearing, .detached])
    #expect(bands.map(\.end) == [5, 9, 11, 13, 15])
    #expect(bands.allSatisfy { !$0.isRecorded })
  }

  @Test func `a callback that the app calls itself does not change the state`() {
    var builder = TraceBuilder("Direct")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    var direct = TraceEvent(
      .begin,
      subject: home,
      name: .viewWillAppear,
      category: .callbackCategory
    )
    direct.flags.insert(.direct)
    builder.add(direct)
    #expect(TraceHistory(builder.trace).bands[0].map(\.state) == [.loaded])
  }

  @Test func `recorded states replace derived states`() {
    var builder = TraceBuilder("States")
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    builder.add(TraceEvent(.stateBegin, subject: home, name: .appearedState))
    builder.add(TraceEvent(.stateEnd, subject: home, name: .appearedState))
    let bands = TraceHistory(builder.trace).bands[0]
    #expect(bands.map(\.state) == [.appeared])
    #expect(bands.map(\.begin) == [3])
    #expect(bands.map(\.isRecorded) == [true])
  }

  @Test func `a view has bands in and out of its window`() {
    var builder = TraceBuilder("Window")
    let window = builder.birth(1, "UIWindow", .window)
    let view = builder.birth(2, "HeaderView", .view)
    builder.relate(view, .windowRelation, window)
    builder.callback(.didMoveToWindow, of: view, argument: window)
    builder.relate(view, .windowRelation, .none)
    let history = TraceHistory(builder.trace)
    #expect(history.bands[1].map(\.state) == [.waiting, .inWindow, .detached])
    #expect(history.bands[0].map(\.state) == [.inWindow])
  }

  @Test func `an identity with two births has two lifetimes`() {
    var builder = TraceBuilder("Twice")
    let first = builder.birth(1, "FirstView", .view)
    builder.callback(.layoutSubviews, of: first)
    builder.death(first)
    builder.birth(1, "SecondView", .view)
    builder.callback(.layoutSubviews, of: first)
    let history = TraceHistory(builder.trace)
    #expect(history.subjects.map(\.className) == ["FirstView", "SecondView"])
    #expect(history.spans.map(\.subject) == [0, 1])
  }

  @Test func `an object without a birth has a lifetime`() {
    var builder = TraceBuilder("Unborn")
    builder.callback(.viewWillAppear, of: SubjectID(process: 1, number: 9))
    let history = TraceHistory(builder.trace)
    #expect(history.subjects.map(\.displayName) == ["unnamed#9"])
    #expect(history.subjects.map(\.kind) == [.viewController])
  }

  @Test func `the tree is rebuilt at any time`() throws {
    var builder = TraceBuilder("Tree")
    let window = builder.birth(1, "UIWindow", .window)
    let root = builder.birth(2, "UIView", .view)
    let label = builder.birth(3, "UILabel", .view)
    let home = builder.birth(4, "HomeViewController", .viewController)
    builder.relate(home, .viewRelation, root)
    builder.relate(window, .rootRelation, home)
    builder.addSubview(root, to: window)
    builder.mark("shown")
    builder.addSubview(label, to: root)
    builder.frame(label, 1, 2, 3, 4)
    builder.hide(label)
    let history = TraceHistory(builder.trace)
    let shown = try #require(history.tree(atMark: "shown"))
    #expect(shown.nodes.map(\.subviews) == [[1], [], [], []])
    #expect(shown.roots == [0, 2])
    let end = history.tree(at: builder.time)
    #expect(end.nodes.map(\.subviews) == [[1], [2], [], []])
    #expect(end.nodes[2].frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(end.nodes[2].isHidden)
    #expect(end.nodes[1].controller == 3)
    #expect(end.nodes[0].rootController == 3)
    #expect(history.tree(atMark: "missing") == nil)
  }

  @Test func `a view never becomes its own descendant`() {
    var builder = TraceBuilder("Ring")
    let first = builder.birth(1, "FirstView", .view)
    let second = builder.birth(2, "SecondView", .view)
    builder.addSubview(first, to: second)
    builder.addSubview(second, to: first)
    builder.addSubview(first, to: first)
    let tree = TraceHistory(builder.trace).tree(at: builder.time)
    #expect(tree.roots == [0, 1])
    #expect(tree.nodes.map(\.subviews) == [[], []])
  }

  @Test func `checkpoints contain no more objects than there are events`() {
    var builder = TraceBuilder("Many", step: .nanoseconds(1))
    let ids = (1...9_000).map { builder.birth(UInt32($0), "View", .view) }
    for id in ids + ids { builder.callback(.layoutSubviews, of: id) }
    let history = TraceHistory(builder.trace)
    #expect(history.checkpointPositions == [0, 4_096, 8_192, 16_384, 25_384, 34_384, 43_384])
    #expect(history.tree(afterEvents: 20_000).nodes.count == 9_000)
  }

  @Test(arguments: UInt64(0)..<3)
  func `the tree is the same with and without checkpoints`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var builder = TraceBuilder("Long", step: .nanoseconds(1))
    let ids = (1...40).map { builder.birth(UInt32($0), "View", .view) }
    for _ in 0..<(3 * TraceHistory.checkpointDistance) {
      let index = Int.random(in: 0..<4, using: &random)
      guard let view = ids.randomElement(using: &random),
        let superview = ids.randomElement(using: &random)
      else { continue }
      builder.addSubview(view, to: superview, index: index)
    }
    let history = TraceHistory(builder.trace)
    for events in [41, 4_095, 4_096, 4_097, 9_000, builder.trace.events.count] {
      var prefix = Trace(header: builder.trace.header)
      for event in builder.trace.events.prefix(events) { prefix.append(event) }
      // A history of the first events only has no later checkpoints.
      let direct = TraceHistory(prefix).tree(at: Instant(nanoseconds: .max))
      #expect(history.tree(afterEvents: events).nodes == direct.nodes, "seed \(seed)")
    }
  }
}
