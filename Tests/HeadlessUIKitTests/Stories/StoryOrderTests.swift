import Stories
import Testing
import TraceModel

struct `The stories of the seeds` {
  // 000
  @Test @MainActor func `an observer view fires once, and is gone while its host arrives`()
    async throws
  {
    let trace = try await record(story: "superview-observer")
    let calls = trace.calls(
      of: "SuperviewObserver",
      "CardView",
      only: [.didMoveToWindow, .didMoveToSuperview]
    )
    #expect(
      calls == [
        "SuperviewObserver didMoveToSuperview", "SuperviewObserver didMoveToWindow",
        "SuperviewObserver didMoveToWindow", "SuperviewObserver didMoveToSuperview",
        "CardView didMoveToWindow", "CardView didMoveToSuperview", "CardView didMoveToWindow",
        "CardView didMoveToSuperview",
      ]
    )
    let observer = try #require(
      trace.subjects.first { $0.className == "SuperviewObserver" }
    )
    #expect(observer.death != nil)
  }

  // 001
  @Test @MainActor func `an observer child hears what its host hears, right after it`()
    async throws
  {
    let trace = try await record(story: "lifecycle-observer")
    let host = trace.calls(of: "Product", only: appearanceCallbacks)
    let observer = trace.calls(of: "Tracking", only: appearanceCallbacks)
    #expect(host.count == 6)
    #expect(
      observer == host.map { $0.replacing("ProductViewController", with: "TrackingObserver") }
    )
    let both = trace.calls(of: "Product", "Tracking", only: appearanceCallbacks)
    for pair in zip(both, both.dropFirst()) where pair.1.hasPrefix("Tracking") {
      #expect(pair.0.hasPrefix("Product"))
    }
  }

  // 002
  @Test @MainActor func `a child hears the same in both removal orders`() async throws {
    let trace = try await record(story: "child")
    let appearances = trace.calls(of: "Table", only: appearanceCallbacks)
    let once = [
      "TableViewController viewWillAppear(animated: false)",
      "TableViewController viewDidAppear(animated: false)",
      "TableViewController viewWillDisappear(animated: false)",
      "TableViewController viewDidDisappear(animated: false)",
    ]
    #expect(appearances == once + once)
  }

  // 004, vc4 in four ways
  @Test(arguments: [
    ("vc4-orphan", []),
    ("vc4-later", ["viewWillAppear(animated: false)", "viewDidAppear(animated: false)"]),
    ("vc4-by-hand", ["viewWillAppear(animated: true)"]),
    ("vc4-contained", ["viewWillAppear(animated: true)", "viewDidAppear(animated: true)"]),
  ])
  @MainActor func `vc4 hears`(story: String, expected: [String]) async throws {
    let trace = try await record(story: story)
    #expect(
      trace.calls(of: "Vc4", only: appearanceCallbacks) == expected.map { "Vc4 \($0)" }
    )
  }

  // 004: parent first
  @Test @MainActor func `a contained vc4 hears after its parent`() async throws {
    let trace = try await record(story: "vc4-contained")
    let calls = trace.calls(of: "Vc4", "ContainingHost", only: appearanceCallbacks)
    #expect(
      calls == [
        "ContainingHost viewWillAppear(animated: true)", "Vc4 viewWillAppear(animated: true)",
        "ContainingHost viewDidAppear(animated: true)", "Vc4 viewDidAppear(animated: true)",
      ]
    )
  }

  // 004: two pushes at once
  @Test @MainActor func `two pushes at once make two controllers appear together`() async throws {
    let trace = try await record(story: "two-pushes")
    let calls = trace.calls(
      of: "First",
      "Second",
      "Third",
      only: [.viewWillAppear, .viewDidAppear, .viewWillDisappear]
    ).dropFirst(2)
    #expect(
      calls.prefix(3) == [
        "FirstViewController viewWillDisappear(animated: true)",
        "SecondViewController viewWillAppear(animated: true)",
        "ThirdViewController viewWillAppear(animated: true)",
      ]
    )
  }

  // 004: containers forward
  @Test @MainActor func `a tab switch reaches the top of each navigation stack`() async throws {
    let trace = try await record(story: "containers-forward")
    let calls = trace.calls(of: "Home", "Settings", only: appearanceCallbacks)
    let firstSwitch = [
      "SettingsViewController viewWillAppear(animated: false)",
      "HomeViewController viewDidDisappear(animated: false)",
      "SettingsViewController viewDidAppear(animated: false)",
    ]
    #expect(calls.contains("HomeViewController viewWillDisappear(animated: false)"))
    #expect(calls.filter { firstSwitch.contains($0) }.prefix(3) == firstSwitch[...])
  }

  @Test(arguments: Stories.all.map(\.name)) @MainActor
  func `records the same bytes twice`(name: String) async throws {
    let first = try await record(story: name)
    let second = try await record(story: name)
    #expect(Array(first.events) == Array(second.events))
    #expect(first.end.status == .complete)
    #expect(first.problems.isEmpty)
  }
}
