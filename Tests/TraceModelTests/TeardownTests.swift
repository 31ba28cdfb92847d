import TestSupport
import Testing
import TraceModel

/// What a program releases at its end, as the recorder writes it.
struct `The moment before the teardown` {
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

  @Test func `has all windows that are released together`() throws {
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

  @Test func `is none while a window has a view`() {
    var builder = TraceBuilder("One window")
    let first = window(&builder, 1)
    let second = window(&builder, 3)
    release(&builder, window: first.window, view: first.view)
    let history = TraceHistory(builder.trace)
    #expect(history.eventsBeforeTeardown(within: builder.trace.events.count) == nil)
    _ = second
  }

  @Test func `follows what the app called after its window was empty before`() {
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

  @Test func `is that of the last living controller in a trace without windows`() {
    var builder = TraceBuilder("No window")
    let controller = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: controller)
    let loaded = builder.trace.events.count
    builder.death(controller)
    let history = TraceHistory(builder.trace)
    #expect(history.eventsBeforeTeardown(within: loaded + 1) == loaded)
    #expect(history.eventsBeforeTeardown(within: loaded) == nil)
  }

  @Test func `is none in a trace without objects`() {
    let history = TraceHistory(TraceBuilder("Empty").trace)
    #expect(history.eventsBeforeTeardown(within: 9) == nil)
  }
}
