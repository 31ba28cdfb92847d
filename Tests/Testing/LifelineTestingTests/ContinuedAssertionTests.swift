import HeadlessUIKit
import LifelineTestKit
import LifelineTesting
import Testing
import TraceAnalysis
import TraceModel
import TraceRecorder

/// Assertions that continue from the last event of the previous assertion.
@MainActor
struct `Assertions one after the other` {
  @Test(.lifeline(failOn: nil)) func `the findings of each moment equal those of a full analysis`()
    throws
  {
    let app = HeadlessApp.current
    let context = try #require(RecordingContext.current)
    let stack = UINavigationController(rootViewController: OrphanHost())
    let window = show(stack)
    for number in 0..<12 {
      stack.pushViewController(OrphanHost(), animated: number.isMultiple(of: 2))
      try app.settle()
      if number.isMultiple(of: 3) { stack.popToRootViewController(animated: true) }
      if number == 7 { stack.topViewController?.viewWillAppear(true) }
      try expectFullAnalysis(of: context)
    }
    window.rootViewController = nil
    try app.settle()
    try expectFullAnalysis(of: context)
  }

  @Test(.lifeline) func `the state of each moment is the one after the last callback`() throws {
    let app = HeadlessApp.current
    let home = HomeViewController()
    let stack = UINavigationController(rootViewController: home)
    let window = show(stack)
    try app.settle()
    for _ in 0..<5 {
      let detail = DetailViewController()
      expectState(of: home, is: .visible)
      stack.pushViewController(detail, animated: true)
      try app.advance(by: .milliseconds(100))
      expectState(of: home, is: .disappearing)
      expectState(of: detail, is: .appearing)
      try app.settle()
      expectState(of: home, is: .hidden)
      expectCallbacks(of: detail, inOrder: .viewDidLoad, .viewWillAppear, .viewDidAppear)
      stack.popViewController(animated: false)
      try app.settle()
    }
    withExtendedLifetime(window) {}
  }

  private func expectFullAnalysis(of context: RecordingContext) throws {
    let trace = try context.trace()
    var analyzer = Analyzer(header: trace.header)
    for event in trace.events { analyzer.consume(event, names: trace.names) }
    let full = analyzer.finish(end: trace.end, problems: trace.problems)
    #expect(try ObservedTest.report(on: context) == full)
  }
}
