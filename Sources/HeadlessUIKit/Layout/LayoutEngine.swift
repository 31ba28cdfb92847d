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
  func activate(_ constraint: NSLayoutConstraint) {}

  /// Removes a constraint; called while its owner is still set, unless the owner or an item is being
  /// deallocated.
  func deactivate(_ constraint: NSLayoutConstraint) {}

  /// Follows a new constant of an active constraint.
  func constantDidChange(_ constraint: NSLayoutConstraint) {}

  /// Follows a new priority of an active constraint, which stays optional or stays required.
  func priorityDidChange(_ constraint: NSLayoutConstraint) {}

  /// Follows new hugging and compression resistance priorities of a view.
  func contentPriorityDidChange(of view: UIView) {}

  /// Forgets a guide that leaves its view, after its constraints were removed.
  func remove(_ guide: UILayoutGuide) {}
}
