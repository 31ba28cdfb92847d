/// The constraints and guides of a view; a view without any has no state.
@MainActor
final class ConstraintState {
  /// The constraints that the view owns, as the common ancestor of their items.
  var owned = ConstraintList()
  /// The active constraints with the view or one of its guides as an item.
  var touching = ConstraintList()
  /// The guides that the app added and the view's own ones, in order of creation.
  var guides: [UILayoutGuide] = []
  /// The hugging and compression resistance priorities, if the app has set any.
  var contentPriorities = ContentPriorities()

  /// Deactivates the constraints of a view that is being deallocated.
  ///
  /// The view's `deinit` calls it, unless the last reference was released on another thread.
  func end() {
    for constraint in touching.inOrder { constraint.lapse() }
    for constraint in owned.inOrder { constraint.lapse() }
    touching = ConstraintList()
    owned = ConstraintList()
  }

  isolated deinit { end() }
}

/// The priorities with which a view keeps the size of its content.
struct ContentPriorities {
  /// The priorities with which the view does not grow; indexed by axis.
  var hugging: [UILayoutPriority?] = [nil, nil]
  /// The priorities with which the view does not shrink; indexed by axis.
  var compressionResistance: [UILayoutPriority?] = [nil, nil]
}

/// Constraints in order of activation, with constant time for additions and removals.
@MainActor
struct ConstraintList {
  private var members: [Int: NSLayoutConstraint] = [:]
  private var sorted: [NSLayoutConstraint]?

  var isEmpty: Bool { members.isEmpty }

  mutating func insert(_ constraint: NSLayoutConstraint) {
    members[constraint.order] = constraint
    sorted?.append(constraint)
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard members.removeValue(forKey: constraint.order) != nil else { return }
    sorted = nil
  }

  /// The constraints in order of activation.
  var inOrder: [NSLayoutConstraint] {
    mutating get {
      if let sorted { return sorted }
      let result = members.sorted { $0.key < $1.key }.map(\.value)
      sorted = result
      return result
    }
  }
}
