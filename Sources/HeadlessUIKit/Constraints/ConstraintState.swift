/// The constraints and guides of a view; a view without any has no state.
@MainActor
final class ConstraintState {
  /// The constraints that the view owns, as the common ancestor of their items, in order of
  /// activation.
  var owned: [NSLayoutConstraint] = []
  /// The active constraints with the view or one of its guides as an item.
  var touching: [NSLayoutConstraint] = []
  /// The guides that the app added and the view's own ones, in order of creation.
  var guides: [UILayoutGuide] = []
  /// The hugging and compression resistance priorities, if the app has set any.
  var contentPriorities = ContentPriorities()
  /// The variables of the view in the solver, once the view takes part in layout by constraints.
  var node: LayoutNode?
  /// Whether the constraints of the view assume the direction from right to left.
  var isRightToLeft = false
}

/// The priorities with which a view keeps the size of its content.
struct ContentPriorities {
  /// The priorities with which the view does not grow; indexed by axis.
  var hugging: [UILayoutPriority?] = [nil, nil]
  /// The priorities with which the view does not shrink; indexed by axis.
  var compressionResistance: [UILayoutPriority?] = [nil, nil]
}
