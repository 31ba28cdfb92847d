import HeadlessUIKit
import HeadlessValues
import TraceModel

/// Finds the controllers that outlive a test and can't be released.
///
/// The check runs after the body has returned, the clock has settled and the main actor has run all
/// enqueued jobs. Candidates are the controllers that are alive then and to which no living,
/// visible window leads: by `rootViewController`, by children, or because their view is in the
/// window. A candidate is a leak if it is held by a cycle that includes it, or by such a
/// controller. It is none if an object that lives as long as the app or the test holds it: a
/// visible window, a delegate, a static property, a property of the test case. What else holds a
/// controller can't be read, and proves nothing.
@MainActor
struct LeakCheck {
  /// A controller that is alive without being visible, and what holds it.
  struct Survivor {
    let subject: Subject
    let retention: Retention
  }

  /// The leaks, in the order of births.
  let leaks: [Survivor]
  /// The controllers whose holder can't be found, in the order of births.
  let unexplained: [Survivor]

  /// Checks the controllers of a trace that are alive.
  ///
  /// - Parameters:
  ///   - trace: The trace of the test.
  ///   - app: The app of the test.
  ///   - testCase: The instance of an `XCTestCase`, which outlives the test with its properties.
  init(_ trace: Trace, of app: HeadlessApp, testCase: AnyObject?) {
    let candidates = Self.candidates(in: trace)
    let retentions = app.retentions(
      of: Set(candidates.map(\.id)),
      from: testCase.map { [(name: "test case", object: $0)] } ?? []
    )
    let survivors = candidates.compactMap { subject in
      retentions[subject.id].map { Survivor(subject: subject, retention: $0) }
    }
    leaks = survivors.filter(\.retention.isLeak)
    unexplained = survivors.filter { $0.retention.holder == .hidden }
  }

  /// Returns a problem for each leak, with its history from the trace and the location of the call,
  /// by its number, that created the controller.
  func problems(
    in trace: Trace,
    steps: SourceSteps,
    location: (UInt32) -> CodeLocation?
  ) -> [TestProblem] {
    leaks.map { leak in
      var problem = Self.problem(with: leak, trace: trace, steps: steps)
      problem.location = location(trace.events[leak.subject.birth].site)
      return problem
    }
  }

  /// The sentence about a controller whose holder can't be found.
  static func remark(about survivor: Survivor) -> String {
    "\(survivor.subject.displayName) is still alive after the test, and what holds it is not visible"
  }

  /// The controllers that are alive and not visible.
  static func candidates(in trace: Trace) -> [Subject] {
    guard trace.subjects.contains(where: { $0.kind.isController && $0.death == nil }) else {
      return []
    }
    let history = TraceHistory(trace)
    let tree = history.tree(afterEvents: trace.events.count)
    let held = reachable(in: tree)
    var found: [Subject] = []
    for (index, node) in tree.nodes.enumerated() where node.kind.isController {
      guard !held.contains(index) else { continue }
      let subject = history.subjects[node.subject]
      // Objects that were created before the test, such as globals, are kept outside it.
      guard subject.death == nil, !subject.alreadyAlive else { continue }
      found.append(subject)
    }
    return found
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
    with survivor: Survivor,
    trace: Trace,
    steps: SourceSteps
  ) -> TestProblem {
    let subject = survivor.subject
    var message =
      "\(subject.displayName) is still alive after the test and not reachable from a visible window"
    let departure = departure(of: subject.id, in: trace)
    if let departure {
      let milliseconds = departure.time.nanoseconds / 1_000_000
      message += ": it left \(departure.parent) at \(milliseconds) ms"
    }
    var problem = TestProblem(
      message,
      help: "make one of the references weak, or remove it when the controller leaves",
      moment: departure?.time
    )
    problem.subject = subject.id
    problem.details =
      [survivor.retention.phrase]
      + LeakHistory(of: subject.id, in: trace, steps: steps).sentences
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
