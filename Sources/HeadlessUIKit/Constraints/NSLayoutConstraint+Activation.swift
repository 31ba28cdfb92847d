extension NSLayoutConstraint {
  /// Adds the constraint to the nearest common ancestor of its items.
  func activate() {
    guard owner == nil, let host = firstLayoutItem?.hostView else { return }
    let other = secondLayoutItem?.hostView ?? host
    guard let ancestor = host.commonAncestor(with: other) else { return }
    install(in: ancestor)
  }

  func install(in view: UIView) {
    owner = view
    view.ensuredConstraintState.owned.append(self)
    for host in hosts { host.ensuredConstraintState.touching.append(self) }
    recordActivation(true)
    identity.runtime.layoutEngine.activate(self)
  }

  /// Removes the constraint from the view that owns it.
  func deactivate() {
    guard let view = owner else { return }
    recordActivation(false)
    identity.runtime.layoutEngine.deactivate(self)
    owner = nil
    view.constraintState?.owned.removeAll { $0 === self }
    for host in hosts { host.constraintState?.touching.removeAll { $0 === self } }
  }

  /// The views that contain the items, each once.
  var hosts: [UIView] {
    let first = firstLayoutItem?.hostView
    let second = secondLayoutItem?.hostView
    return [first, second === first ? nil : second].compactMap { $0 }
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

  /// Returns the nearest view that contains both views, which may be one of them.
  func commonAncestor(with other: UIView) -> UIView? {
    if other === self { return self }
    var ancestors: Set<ObjectIdentifier> = []
    for view in sequence(first: self, next: \.superview) { ancestors.insert(ObjectIdentifier(view)) }
    return sequence(first: other, next: \.superview).first {
      ancestors.contains(ObjectIdentifier($0))
    }
  }
}
