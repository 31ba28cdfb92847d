import TestSupport
import Testing
import TraceModel

/// Traces of the release of windows at the end of a program.
struct `Events before the teardown` {
  private func window(
    _ builder: inout TraceBuilder,
    _ number: UInt32
  ) -> (window: SubjectID, view: SubjectID) {
    let window = builder.birth(number, "UIWindow", .window)
    let view = builder.birth(number + 1, "UIView", .view)
    builder.callback(.willMoveToSuperview, of: view, argument: window)
    builder.addSubview(view, to: window)
    builder.callback(.didMoveToSuperview, of: view)
    return (window, view)
  }

  private func release(_ builder: inout TraceBuilder, window: SubjectID, view: SubjectID) {
    builder.callback(.willRemoveSubview, of: window, argument: view)
    builder.callback(.willMoveToSuperview, of: view, argument: SubjectID.none)
    builder.relate(view, .superviewRelation, .none)
    builder.callback(.didMoveToSuperview, of: view)
    builder.death(window)
    builder.death(view)
  }

  @Test func `windows that are released together belong to one teardown`() throws {
    var builder = TraceBuilder("Two windows")
    let first = window(&builder, 1)
    let second = window(&builder, 3)
    builder.mark("shown")
    let shown = builder.trace.events.count
    release(&builder, window: first.window, view: first.view)
    release(&builder, window: second.window, view: second.view)
    let history = TraceHistory(builder.trace)
    #expect(history.eventsBeforeTeardown(within: builder.trace.events.count) == shown)
    #expect(history.tree(afterEvents: shown).nodes.count == 4)
  }

  @Test func `a window with a view has no teardown`() {
    var builder = TraceBuilder("One window")
    let first = window(&builder, 1)
    let second = window(&builder, 3)
    release(&builder, window: first.window, view: first.view)
    let history = TraceHistory(builder.trace)
    #expect(history.eventsBeforeTeardown(within: builder.trace.events.count) == nil)
    _ = second
  }

  @Test func `calls after a window was empty precede the teardown`() {
    var builder = TraceBuilder("Refilled")
    let (window, view) = window(&builder, 1)
    builder.relate(view, .superviewRelation, .none)
    builder.addSubview(view, to: window)
    builder.mark("refilled")
    let refilled = builder.trace.events.count
    release(&builder, window: window, view: view)
    let history = TraceHistory(builder.trace)
    #expect(history.eventsBeforeTeardown(within: builder.trace.events.count) == refilled)
  }

  @Test func `without windows the teardown begins with the last controller`() {
    var builder = TraceBuilder("No window")
    let controller = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: controller)
    let loaded = builder.trace.events.count
    builder.death(controller)
    let history = TraceHistory(builder.trace)
    #expect(history.eventsBeforeTeardown(within: loaded + 1) == loaded)
    #expect(history.eventsBeforeTeardown(within: loaded) == nil)
  }

  @Test func `a trace without objects has no teardown`() {
    let history = TraceHistory(TraceBuilder("Empty").trace)
    #expect(history.eventsBeforeTeardown(within: 9) == nil)
  }
}
