/// The guides that follow the insets of a view, created on first use.
extension UIView {
  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide")
  }

  /// The part of the view within its margins whose width is comfortable for reading.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  /// The space of the window that the keyboard does not cover; the safe area without a keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guides = constraintState?.guides ?? []
    for case let guide as UIKeyboardLayoutGuide in guides { return guide }
    let guide = UIKeyboardLayoutGuide(
      role: .keyboard,
      of: self,
      identifier: "UIViewKeyboardLayoutGuide"
    )
    ensuredConstraintState.guides.append(guide)
    return guide
  }

  private func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = constraintState?.guides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, of: self, identifier: identifier)
    ensuredConstraintState.guides.append(guide)
    return guide
  }
}

/// The implementations of the overridable members of `UIView`.
extension UIView {
  func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.remove(guide)
    guide.setOwningView(self)
    ensuredConstraintState.guides.append(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.role == .custom else { return }
    AutoreleasePool.keep(guide)
    let touching = constraintState?.touching.inOrder ?? []
    for constraint in touching where constraint.mentions(guide) { constraint.deactivate() }
    constraintState?.guides.removeAll { $0 === guide }
    life.runtime.layoutEngine.remove(guide)
    guide.setOwningView(nil)
  }

  func contentPriority(
    _ table: KeyPath<ContentPriorities, [UILayoutPriority?]>,
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority? {
    constraintState?.contentPriorities[keyPath: table][axis.rawValue]
  }

  func setContentPriority(
    _ table: WritableKeyPath<ContentPriorities, [UILayoutPriority?]>,
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard constraintState?.contentPriorities[keyPath: table][axis.rawValue] != priority else {
      return
    }
    ensuredConstraintState.contentPriorities[keyPath: table][axis.rawValue] = priority
    life.runtime.layoutEngine.contentPriorityDidChange(of: self)
  }
}

extension UIView {
  func add(_ constraint: NSLayoutConstraint) {
    guard !constraint.isRefused, constraint.owner !== self else { return }
    if constraint.isPrepared(in: self) {
      constraint.add(to: self)
    } else {
      constraint.addUnprepared(to: self)
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  // choice: constraints-affecting-layout
  /// Returns the constraints of an axis that are connected with the view by common items, in order
  /// of activation.
  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let start = constraintState else { return [] }
    var found: [Int: NSLayoutConstraint] = [:]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var remaining = [start]
    while let state = remaining.popLast() {
      for constraint in state.touching.inOrder where constraint.acts(along: axis) {
        guard found.updateValue(constraint, forKey: constraint.order) == nil else { continue }
        for host in constraint.hosts where seen.insert(ObjectIdentifier(host)).inserted {
          if let state = host.constraintState { remaining.append(state) }
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}
