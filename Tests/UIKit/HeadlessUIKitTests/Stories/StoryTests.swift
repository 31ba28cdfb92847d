import Stories
import Testing
import TraceModel

/// The stories that are not scenario files, and properties of every story.
struct `Recorded stories` {
  @Test @MainActor func `an observer view that removes itself is deallocated`() async throws {
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

  // The window is 390 wide: 390 - 2 × 16 = 358. The panel is 350 wide: 350 - 2 × 16 = 318.
  @Test @MainActor
  func `constraints that are activated on arrival give frames in the window and in a panel`()
    async throws
  {
    let trace = try await record(story: "constraints-on-arrival")
    #expect(trace.diagnostics == [])
    let frames = trace.frames
    #expect(frames.contains(Rect(x: 16, y: 16, width: 358, height: 200)))
    let last = try #require(frames.last)
    #expect(last == Rect(x: 16, y: 16, width: 318, height: 120))
    let moves = trace.calls(of: "CardView", "SuperviewObserver", only: [.didMoveToWindow])
    #expect(
      moves == [
        "SuperviewObserver didMoveToWindow", "SuperviewObserver didMoveToWindow",
        "CardView didMoveToWindow", "SuperviewObserver#2 didMoveToWindow",
        "SuperviewObserver#2 didMoveToWindow", "CardView#2 didMoveToWindow",
      ]
    )
  }

  @Test @MainActor
  func `an observer child receives each appearance callback right after its host`() async throws {
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

  @Test(arguments: Stories.all.map(\.name)) @MainActor
  func `two recordings of a story have equal events`(name: String) async throws {
    let first = try await record(story: name)
    let second = try await record(story: name)
    #expect(Array(first.events) == Array(second.events))
    #expect(first.end.status == .complete)
    #expect(first.problems.isEmpty)
  }
}
