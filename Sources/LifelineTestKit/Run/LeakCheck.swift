import HeadlessUIKit
import TraceModel

/// Finds the controllers that outlive a test and are not reachable from a visible window.
///
/// The check runs after the body has returned, the clock has settled and the main actor has run all
/// enqueued jobs. A controller that is alive then is a leak unless a living, visible window leads to
/// it: by `rootViewController`, by children, or because its view is in the window. A window that is
/// retained on purpose (by a property of an `XCTestCase` or a static) therefore causes no leak of its
/// content, but controllers that were popped or removed and are still alive are reported.
enum LeakCheck {
  /// Returns a problem for each leak, with its history from the trace.
  ///
  /// - Parameters:
  ///   - trace: The trace of the test.
  ///   - steps: The steps of the test.
  ///   - isXCTest: Whether the test belongs to an `XCTestCase`, whose properties outlive the test.
  /// - Returns: The problems in the order of births.
  static func problems(
    in trace: Trace,
    steps: SourceSteps,
    isXCTest: Bool
  ) -> [TestProblem] {
    leaks(in: trace).map { subject in
      var found = problem(with: subject, trace: trace, steps: steps)
      if isXCTest { found.help += "; set properties of the test case to nil in tearDown()" }
      return found
    }
  }

  /// Whether a trace contains a leak.
  static func hasLeaks(_ trace: Trace) -> Bool { !leaks(in: trace).isEmpty }

  private static func leaks(in trace: Trace) -> [Subject] {
    guard trace.subjects.contains(where: { $0.kind.isController && $0.death == nil }) else {
      return []
    }
    let history = TraceHistory(trace)
    let tree = history.tree(afterEvents: trace.events.count)
    let held = reachable(in: tree)
    var leaks: [Subject] = []
    for (index, node) in tree.nodes.enumerated() where node.kind.isController {
      guard !held.contains(index) else { continue }
      let subject = history.subjects[node.subject]
      // What was created before the test, as a global, is kept outside it.
      guard subject.death == nil, !subject.alreadyAlive else { continue }
      leaks.append(subject)
    }
    return leaks
  }

  private static func reachable(in tree: ViewTree) -> Set<Int> {
    var held: Set<Int> = []
    var views = tree.nodes.indices.filter {
      tree.nodes[$0].kind == .window && !tree.nodes[$0].isHidden
    }
    var controllers = views.compactMap { tree.nodes[$0].rootController }
    while let view = views.popLast() {
      views += tree.nodes[view].subviews
      if let controller = tree.nodes[view].controller { controllers.append(controller) }
    }
    while let controller = controllers.popLast() {
      guard held.insert(controller).inserted else { continue }
      controllers += tree.nodes[controller].children
    }
    return held
  }

  private static func problem(
    with subject: Subject,
    trace: Trace,
    steps: SourceSteps
  ) -> TestProblem {
    var message =
      "\(subject.displayName) is still alive after the test and not reachable from a visible window"
    let departure = departure(of: subject.id, in: trace)
    if let departure {
      let milliseconds = departure.time.nanoseconds / 1_000_000
      message += ": it left \(departure.parent) at \(milliseconds) ms"
    }
    var problem = TestProblem(
      message,
      help: "look for a strong reference cycle, a closure or a Task that retains it",
      moment: departure?.time
    )
    problem.subject = subject.id
    problem.details = LeakHistory(of: subject.id, in: trace, steps: steps).sentences
    return problem
  }

  /// The last parent from which the controller was removed, and when; `nil` if it never was.
  private static func departure(
    of id: SubjectID,
    in trace: Trace
  ) -> (parent: String, time: Instant)? {
    var parent = SubjectID.none
    var left: (parent: String, time: Instant)?
    for event in trace.events
    where event.kind == .hierarchy && event.subject == id && event.name == .parentRelation {
      if event.argument == .none, parent != .none {
        let name = trace.subject(parent)?.displayName ?? "#\(parent.number)"
        left = (name, event.time)
      }
      parent = event.argument
    }
    return left
  }
}
