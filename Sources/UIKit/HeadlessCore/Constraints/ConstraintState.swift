/// The constraints and guides of a view; a view without any has no state.
@MainActor
package final class ConstraintState {
  /// The constraints that the view owns, as the common ancestor of their items.
  var owned = ConstraintList()
  /// The active constraints with the view or one of its guides as an item.
  package var touching = ConstraintList()
  /// The guides that the app added and the view's own ones, in order of creation.
  var guides: [UILayoutGuide] = []
  /// The hugging and compression resistance priorities, if the app has set any.
  var contentPriorities = ContentPriorities()
  /// The variables of the view in the solver, once the view takes part in layout by constraints.
  var node: LayoutNode?
  /// Whether the constraints that the view owns assume the direction from right to left.
  var isRightToLeft = false

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

/// Constraints in order of activation; adding and removing takes constant time.
package struct ConstraintList: Sequence {
  private var members: [Int: NSLayoutConstraint] = [:]
  /// The members in order, until the next change.
  private var sorted: [NSLayoutConstraint]? = []

  @MainActor mutating func insert(_ constraint: NSLayoutConstraint) {
    members[constraint.order] = constraint
    if let last = sorted?.last, last.order > constraint.order {
      sorted = nil
    } else {
      sorted?.append(constraint)
    }
  }

  @MainActor mutating func remove(_ constraint: NSLayoutConstraint) {
    guard members.removeValue(forKey: constraint.order) != nil else { return }
    sorted = members.isEmpty ? [] : nil
  }

  /// The constraints in order of activation, which the list keeps until its next change.
  package var inOrder: [NSLayoutConstraint] {
    mutating get {
      let result = sorted ?? ordered
      sorted = result
      return result
    }
  }

  package func makeIterator() -> IndexingIterator<[NSLayoutConstraint]> {
    (sorted ?? ordered).makeIterator()
  }

  private var ordered: [NSLayoutConstraint] {
    members.sorted { $0.key < $1.key }.map(\.value)
  }
}
