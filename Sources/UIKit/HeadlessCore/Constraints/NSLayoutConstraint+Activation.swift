import TraceModel

extension NSLayoutConstraint {
  /// Adds the constraint to the nearest common ancestor of its items.
  ///
  /// Without one, UIKit raises an exception; with the failure policy `.record`, the constraint
  /// stays inactive.
  func activate() {
    guard installation != .installed, !isRefused else { return }
    guard let ancestor = commonAncestor else {
      report(noCommonAncestor)
      return
    }
    add(to: ancestor)
  }

  /// Adds the constraint to a view that contains the items or is one of them.
  func add(to view: UIView) {
    deactivate()
    owner = view
    enlist(in: view)
    complete()
  }

  // choice: constraint-added-before-items
  /// Adds the constraint to a view that does not contain the items yet.
  ///
  /// The constraint has no effect until the view contains them. UIKit logs a warning first (rule
  /// W17; logs of 2018 and 2021), and raises an exception when layout needs the constraint: at once
  /// in a window, otherwise when the view enters one before its items are in it.
  func addUnprepared(to view: UIView) {
    deactivate()
    let runtime = identity.runtime
    runtime.warn(
      .constraintOutsideHierarchy,
      """
      [LayoutConstraints] The view hierarchy is not prepared for the constraint: \(self)
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) \
      _viewHierarchyUnpreparedForConstraint:] to debug.
      """,
      about: view.traceSubject
    )
    owner = view
    guard view.window == nil else {
      report(unableToInstall(in: view))
      owner = nil
      return
    }
    installation = .unprepared
    enlist(in: view)
    runtime.unpreparedConstraints.append(WeakConstraint(constraint: self))
  }

  // choice: constraint-between-axes
  /// Passes the constraint to the engine.
  ///
  /// A constraint between positions of different axes raises its exception in the engine: at once
  /// in a window, otherwise when its owner enters one or is laid out. Tests of SnapKit activate
  /// such constraints outside windows, without an exception on iOS.
  func complete() {
    installation = .installed
    if let problem = incompatibleAnchors {
      guard owner?.window == nil else {
        report(problem)
        lapse()
        return
      }
      identity.runtime.unpreparedConstraints.append(WeakConstraint(constraint: self))
    }
    for host in hosts { host.ensuredConstraintState.touching.insert(self) }
    identity.runtime.layoutEngine.activate(self)
    traceActivation()
  }

  private func enlist(in view: UIView) {
    identity.runtime.constraintActivations += 1
    order = identity.runtime.constraintActivations
    view.ensuredConstraintState.owned.insert(self)
  }

  /// Removes the constraint from the view that owns it.
  func deactivate() {
    guard installation != .none else { return }
    AutoreleasePool.keep(self)
    lapse()
  }

  /// Ends the activation, also after the deallocation of an item or of the owner.
  func lapse() {
    let old = installation
    guard old != .none else { return }
    installation = .none
    if old == .installed { identity.runtime.layoutEngine.deactivate(self) }
    owner?.constraintState?.owned.remove(self)
    owner = nil
    for host in hosts { host.constraintState?.touching.remove(self) }
    traceDeactivation()
  }

  /// The views that contain the items, each once; without deallocated ones.
  var hosts: [UIView] {
    var hosts: [UIView] = []
    for item in items {
      guard let host = item.hostView, !hosts.contains(where: { $0 === host }) else { continue }
      hosts.append(host)
    }
    return hosts
  }

  /// The views and guides of the constraint that are alive; distances are resolved.
  private var items: [any LayoutItem] {
    [firstLayoutItem, secondLayoutItem].flatMap { item -> [any LayoutItem] in
      guard let item else { return [] }
      guard let distance = item as? LayoutDistance else { return [item] }
      return [distance.endItem, distance.startItem].compactMap { $0 }
    }
  }

  /// The nearest view that contains all items; `nil` if there is none or an item is gone.
  private var commonAncestor: UIView? {
    guard let terms else { return nil }
    var ancestor: UIView?
    for term in terms {
      guard let host = term.item.hostView else { return nil }
      guard let current = ancestor else {
        ancestor = host
        continue
      }
      ancestor = current.commonAncestor(with: host)
      if ancestor == nil { return nil }
    }
    return ancestor
  }

  /// Whether a view contains all items.
  func isPrepared(in view: UIView) -> Bool {
    guard let terms else { return false }
    return terms.allSatisfy { $0.item.hostView?.isDescendant(of: view) ?? false }
  }
}

/// A reference to a constraint that does not keep it alive.
struct WeakConstraint {
  weak var constraint: NSLayoutConstraint?
}

extension Runtime {
  /// Passes constraints to the engine whose owners contain all items now.
  ///
  /// For an owner in a window or in a hierarchy that is laid out, a constraint that is still not
  /// prepared, or that relates different axes, raises an exception.
  ///
  /// - Parameter root: The view whose hierarchy is laid out.
  func settleUnpreparedConstraints(in root: UIView? = nil) {
    guard !unpreparedConstraints.isEmpty else { return }
    let waiting = unpreparedConstraints
    unpreparedConstraints = []
    for entry in waiting {
      guard let constraint = entry.constraint, let owner = constraint.owner else { continue }
      let isInEngine = owner.window != nil || root.map { owner.isDescendant(of: $0) } ?? false
      if constraint.installation == .installed {
        guard let problem = constraint.incompatibleAnchors else { continue }
        guard isInEngine else {
          unpreparedConstraints.append(entry)
          continue
        }
        constraint.report(problem)
        constraint.deactivate()
      } else if constraint.isPrepared(in: owner) {
        constraint.complete()
      } else if owner.window != nil {
        constraint.report(constraint.unableToInstall(in: owner))
        constraint.deactivate()
      } else {
        unpreparedConstraints.append(entry)
      }
    }
  }
}

extension UIView {
  /// The state of the view, created on first use.
  var ensuredConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  // choice: constraints-across-a-removed-view
  /// Deactivates the constraints between this hierarchy and the rest of the one that it leaves.
  ///
  /// According to Apple, the removal of a view removes the constraints that refer to it or to a
  /// view in its subtree (developer.apple.com/documentation/uikit/uiview/removefromsuperview());
  /// those that a view of the subtree owns stay active.
  func dropCrossingConstraints() {
    guard life.runtime.existingLayoutEngine != nil else { return }
    var within: Set<ObjectIdentifier> = []
    var touching: [NSLayoutConstraint] = []
    var remaining = [self]
    while let view = remaining.popLast() {
      if let state = view.constraintState {
        within.insert(ObjectIdentifier(view))
        touching += state.touching.inOrder
      }
      remaining += view.life.subviews
    }
    for constraint in touching {
      guard let owner = constraint.owner, !within.contains(ObjectIdentifier(owner)) else {
        continue
      }
      constraint.deactivate()
    }
  }

  /// Returns the nearest view that contains both views, which may be one of them.
  func commonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    var first: UIView? = self
    var second: UIView? = other
    var surplus = depth - other.depth
    while surplus > 0 {
      first = first?.superview
      surplus -= 1
    }
    while surplus < 0 {
      second = second?.superview
      surplus += 1
    }
    while first !== second {
      first = first?.superview
      second = second?.superview
    }
    return first
  }

  /// The number of ancestors.
  private var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }
}
