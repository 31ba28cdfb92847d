import TestSupport
import Testing
import TraceModel

struct `States of views in hidden windows` {
  private func states(_ builder: TraceBuilder, _ life: Int) -> [StateBand.State] {
    TraceHistory(builder.trace).bands[life].map(\.state)
  }

  @Test func `a window is hidden from its creation until it is shown`() {
    var builder = TraceBuilder("Launch")
    let window = builder.birth(1, "UIWindow", .window)
    let view = builder.birth(2, "HomeView", .view)
    builder.relate(view, .windowRelation, window)
    builder.hide(window, false)
    builder.hide(window, true)
    builder.relate(view, .windowRelation, .none)
    builder.hide(window, false)
    let history = TraceHistory(builder.trace)
    #expect(
      history.bands[0].map(\.state) == [
        .inHiddenWindow, .inWindow, .inHiddenWindow, .inWindow,
      ]
    )
    #expect(history.bands[0].map(\.begin) == [0, 3, 4, 6])
    #expect(
      history.bands[1].map(\.state) == [
        .waiting, .inHiddenWindow, .inWindow, .inHiddenWindow, .detached,
      ]
    )
    #expect(history.bands[1].map(\.begin) == [1, 2, 3, 4, 5])
  }

  @Test func `the windows of a trace that never states hidden are visible`() {
    var builder = TraceBuilder("Log")
    let window = builder.birth(1, "UIWindow", .window)
    let view = builder.birth(2, "HomeView", .view)
    builder.hide(view)
    builder.callback(.didMoveToWindow, of: view, argument: window)
    #expect(states(builder, 0) == [.inWindow])
    #expect(states(builder, 1) == [.waiting, .inWindow])
  }

  @Test func `a window that existed before the trace had the opposite of its first stated value`() {
    var builder = TraceBuilder("Late")
    let shown = builder.birth(1, "UIWindow", .window, alreadyAlive: true)
    let hidden = builder.birth(2, "UIWindow", .window, alreadyAlive: true)
    builder.hide(shown, true)
    builder.hide(hidden, false)
    #expect(states(builder, 0) == [.inWindow, .inHiddenWindow])
    #expect(states(builder, 1) == [.inHiddenWindow, .inWindow])
  }

  @Test func `a view that moves to a different window follows only that window`() {
    var builder = TraceBuilder("Move")
    let windows = [1, 2].map { builder.birth($0, "UIWindow", .window) }
    let view = builder.birth(3, "HomeView", .view)
    builder.hide(windows[0], false)
    builder.callback(.didMoveToWindow, of: view, argument: windows[0])
    builder.callback(.didMoveToWindow, of: view, argument: windows[1])
    builder.hide(windows[0], true)
    builder.hide(windows[1], true)
    builder.hide(windows[1], false)
    #expect(states(builder, 2) == [.waiting, .inWindow, .inHiddenWindow, .inWindow])
  }

  @Test func `a recorded state in a window is divided where the window is hidden`() {
    var builder = TraceBuilder("Recorded")
    let window = builder.birth(1, "UIWindow", .window)
    let view = builder.birth(2, "HomeView", .view)
    builder.hide(window, false)
    builder.relate(view, .windowRelation, window)
    builder.add(TraceEvent(.stateBegin, subject: view, name: .inWindowState))
    builder.hide(window, true)
    builder.add(TraceEvent(.stateEnd, subject: view, name: .inWindowState))
    let bands = TraceHistory(builder.trace).bands[1]
    #expect(bands.map(\.state) == [.inWindow, .inHiddenWindow])
    #expect(bands.map(\.begin) == [4, 5])
    #expect(bands.map(\.end) == [5, 6])
  }

  @Test func `the states of many views in a restless window are bounded and counted`() {
    var builder = TraceBuilder("Restless")
    let window = builder.birth(1, "UIWindow", .window)
    for number: UInt32 in 2...1_001 {
      builder.relate(builder.birth(number, "CellView", .view), .windowRelation, window)
    }
    for turn in 0..<1_000 { builder.hide(window, turn % 2 == 1) }
    let history = TraceHistory(builder.trace)
    #expect(history.bands.joined().count < 20 * history.trace.events.count)
    #expect(history.unfollowedWindowChanges == 1_000 - 16 * 3_001 / 1_000)
    #expect(history.bands[0].count == 1_001)
  }
}
