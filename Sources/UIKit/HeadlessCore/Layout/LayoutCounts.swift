/// The layout work of one commit.
package struct LayoutCounts: Hashable, Sendable {
  /// The passes that updated constraints and laid out windows.
  package var passes = 0
  /// The number of times that an active constraint was activated, deactivated or changed, in the
  /// turn before the commit and in its passes.
  package var constraintChanges = 0
  /// The number of solves that changed a value.
  package var solves = 0
}
