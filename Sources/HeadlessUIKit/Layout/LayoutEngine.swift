/// Joins the constraints of a run to the solver.
///
/// There is at most one for each run, created for the first active constraint.
@MainActor
final class LayoutEngine {
  private unowned let runtime: Runtime

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// Adds an active constraint, whose owner is set.
  func activate(_ constraint: some AnyObject) {}

  /// Removes a constraint; called while its owner is still set.
  func deactivate(_ constraint: some AnyObject) {}

  /// Follows a new constant of an active constraint.
  func constantDidChange(_ constraint: some AnyObject) {}

  /// Follows a new priority of an active constraint, which stays optional or stays required.
  func priorityDidChange(_ constraint: some AnyObject) {}
}
