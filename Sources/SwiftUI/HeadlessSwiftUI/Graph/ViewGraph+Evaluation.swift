import HeadlessUIKit

/// What a graph evaluates.
struct Evaluation {
  /// The node whose body is being evaluated.
  var node: Node?
  /// Whether values of state are read as of the transaction that is being applied.
  var isPass = false
}

/// What the graphs of the process do.
struct GraphActivity {
  /// The graph whose bodies are being evaluated.
  var evaluating: ViewGraph?
  /// The node of the modifier whose action is running.
  weak var acting: Node?
}

/// Evaluations of bodies.
extension ViewGraph {
  private static var activity = GraphActivity()

  /// The graph whose bodies are being evaluated.
  package static var evaluating: ViewGraph? { activity.evaluating }
  /// The node of the modifier whose action is running.
  package static var acting: Node? { activity.acting }
  /// The node whose body is being evaluated.
  package var evaluatingNode: Node? { evaluation.node }

  /// Runs a body with another evaluation and activity, and restores both.
  private func during<Result>(
    _ evaluation: Evaluation,
    _ activity: GraphActivity,
    _ body: () -> Result
  ) -> Result {
    let outer = (evaluation: self.evaluation, activity: Self.activity)
    self.evaluation = evaluation
    Self.activity = activity
    defer {
      self.evaluation = outer.evaluation
      Self.activity = outer.activity
    }
    return body()
  }

  private var ownActivity: GraphActivity {
    GraphActivity(evaluating: self, acting: Self.acting)
  }

  /// Evaluates bodies in a pass over marked nodes.
  func inPass(_ body: () -> Void) {
    during(Evaluation(node: evaluation.node, isPass: true), ownActivity, body)
  }

  /// Evaluates bodies outside the pass over marked nodes, such as those of rows that a list shows
  /// for the first time.
  package func evaluate(_ body: () -> Void) {
    if evaluation.isPass { body() } else { inPass(body) }
  }

  /// Evaluates a body of a node and records it.
  func evaluateBody<Result>(of node: Node, causes: [String], _ body: () -> Result) -> Result {
    let cause = causes.joined(separator: ", ")
    return during(Evaluation(node: node, isPass: evaluation.isPass), Self.activity) {
      noteCause(cause, of: node)
      return runtime.evaluateBody(of: node.actingSubject, cause: cause) {
        ObservationTracker.track(node, body)
      }
    }
  }

  /// Reads values for a node without a record of a body; a change of them evaluates it again.
  func reading<Result>(for node: Node, _ body: () -> Result) -> Result {
    during(Evaluation(node: node, isPass: evaluation.isPass), ownActivity) {
      ObservationTracker.track(node, body)
    }
  }

  /// Notes why a body is evaluated, for the report about an endless update.
  func noteCause(_ cause: String, of node: Node) {
    lastCause = Cause(text: cause, subject: node.actingSubject)
  }

  /// Runs an action of a modifier; the closure of the app can be inspecting the view.
  package static func acting(as node: Node, _ body: () -> Void) {
    let activity = GraphActivity(evaluating: evaluating, acting: node)
    node.graph.during(node.graph.evaluation, activity, body)
  }
}
