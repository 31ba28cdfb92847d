import TestSupport
import Testing
import TraceComparison
import TraceModel

struct `Trace comparison` {
  private func story(
    title: String = "a",
    clock: ClockKind = .monotonic,
    pause: Duration = .zero,
    _ change: (inout TraceBuilder, SubjectID) -> Void = { _, _ in }
  ) -> Trace {
    var builder = TraceBuilder(title, clock: clock)
    builder.wait(pause)
    let view = builder.birth(7, "UIView", .view)
    let home = builder.birth(3, "HomeViewController", .viewController)
    builder.callback(.loadView, of: home)
    builder.callback(.viewDidLoad, of: home)
    builder.callback(.viewWillAppear, of: home)
    builder.callback(.layoutSubviews, of: view)
    change(&builder, home)
    builder.callback(.viewDidAppear, of: home)
    return builder.trace
  }

  @Test func `a comparison ignores times and numbers of objects`() {
    var other = TraceBuilder("b")
    other.wait(.seconds(4))
    let home = other.birth(30, "HomeViewController", .viewController)
    let view = other.birth(31, "UIView", .view)
    for name in [Name.loadView, .viewDidLoad, .viewWillAppear] { other.callback(name, of: home) }
    other.callback(.layoutSubviews, of: view)
    other.callback(.viewDidAppear, of: home)
    let comparison = TraceComparison(story(), other.trace)
    #expect(comparison.isEqual)
    #expect(comparison.text(names: ("a", "b")) == "no difference in 5 calls\n")
  }

  @Test func `a difference is written with signs, both times and context`() {
    let second = story(title: "b", pause: .milliseconds(1)) { builder, home in
      builder.callback(.viewIsAppearing, of: home)
      builder.mark("shown")
    }
    let text = TraceComparison(story(), second).text(names: ("a.json", "b.json"), context: 1)
    #expect(
      text == """
        --- a.json, a, 5 calls
        +++ b.json, b, 7 calls
        @@ -4,2 +4,4 @@
          1.600 ms 2.600 ms  UIView#1 layoutSubviews
        +          3.000 ms  HomeViewController#1 viewIsAppearing
        +          3.400 ms  mark “shown”
          2.000 ms 3.600 ms  HomeViewController#1 viewDidAppear
        5 equal calls, 2 only in b.json

        """
    )
  }

  @Test func `a call inside another one differs from the same call after it`() {
    var inside = TraceBuilder("a")
    let first = inside.birth(1, "A", .viewController)
    inside.callback(.viewWillAppear, of: first) { $0.callback(.viewDidLoad, of: first) }
    var after = TraceBuilder("b")
    let second = after.birth(1, "A", .viewController)
    after.callback(.viewWillAppear, of: second)
    after.callback(.viewDidLoad, of: second)
    let comparison = TraceComparison(inside.trace, after.trace)
    #expect(comparison.inBoth == 1)
    #expect((comparison.onlyInFirst, comparison.onlyInSecond) == (0, 0))
    #expect(comparison.moved == 1)
  }

  @Test func `calls inside a call of only one trace are compared`() {
    let second = story { builder, home in
      builder.call(.addChild, of: home) { $0.callback(.willMoveToParent, of: home) }
    }
    let first = story { builder, home in builder.callback(.willMoveToParent, of: home) }
    let comparison = TraceComparison(first, second)
    #expect((comparison.onlyInFirst, comparison.onlyInSecond) == (0, 1))
  }

  @Test func `a comparison ignores layout and classes on request`() {
    let second = story { builder, home in
      builder.callback(.viewWillLayoutSubviews, of: home)
    }
    let layout = ComparisonOptions(ignoresLayout: true)
    #expect(TraceComparison(story(), second, options: layout).isEqual)
    #expect(!TraceComparison(story(), second).isEqual)
    let views = ComparisonOptions(only: [GlobPattern("UI*")])
    #expect(TraceComparison(story(), second, options: views).inBoth == 1)
    let hidden = ComparisonOptions(hidden: [GlobPattern("*Controller")])
    #expect(TraceComparison(story(), second, options: hidden).isEqual)
  }

  @Test func `a log is compared by the callbacks that it shows`() {
    var log = story(title: "log", clock: .wall) { builder, home in
      builder.callback(.viewIsAppearing, of: home, argument: SubjectID.none)
    }
    log.header.observed = ["viewDidLoad", "viewDidAppear"]
    let comparison = TraceComparison(story(), log)
    #expect(comparison.isEqual)
    #expect(comparison.inBoth == 2)
    #expect(comparison.notes.count == 1)
    #expect(comparison.notes.first?.contains("only viewDidAppear, viewDidLoad") == true)
  }

  @Test func `the JSON of a comparison has a line for each difference`() {
    let second = story(title: "b") { builder, home in builder.death(home) }
    let json = TraceComparison(story(), second).json(names: ("a", "\"b\""))
    #expect(
      json == """
        {"first":"a","second":"\\"b\\"",
        "equal":5,"onlyInFirst":0,"onlyInSecond":1,"moved":0,"otherArguments":0,
        "notes":[],
        "differences":[
        {"only":"second","at":5,"change":"only","kind":"death","object":"HomeViewController#1",\
        "call":"deinit","depth":0,"us":2000.000,"line":11}
        ]}

        """
    )
  }

  @Test func `swapping both traces mirrors the comparison`() {
    for seed in UInt64(0)..<20 {
      let first = AnalyzedTrace.random(seed: seed, objects: 12).trace
      let second = AnalyzedTrace.random(seed: seed + 1, objects: 12).trace
      let forth = TraceComparison(first, second)
      let back = TraceComparison(second, first)
      #expect(forth.rows.compactMap(\.first) == Array(forth.first.calls.indices), "seed \(seed)")
      #expect(forth.rows.compactMap(\.second) == Array(forth.second.calls.indices), "seed \(seed)")
      #expect(forth.isEqual == back.isEqual)
      #expect(TraceComparison(first, first).isEqual, "seed \(seed)")
    }
  }
}
