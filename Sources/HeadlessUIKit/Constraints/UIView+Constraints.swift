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

  private func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = constraintState?.guides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, of: self, identifier: identifier)
    ensuredConstraintState.guides.append(guide)
    return guide
  }
}

/// What the overridable members of `UIView` do.
extension UIView {
  func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.remove(guide)
    guide.setOwningView(self)
    ensuredConstraintState.guides.append(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.role == .custom else { return }
    for constraint in constraintState?.touching ?? [] where constraint.mentions(guide) {
      constraint.deactivate()
    }
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
    ensuredConstraintState.contentPriorities[keyPath: table][axis.rawValue] = priority
    life.runtime.layoutEngine.contentPriorityDidChange(of: self)
  }
}

extension UIView {
  func add(_ constraint: NSLayoutConstraint) {
    constraint.install(in: self)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (constraintState?.touching ?? []).filter { $0.axis == axis }
  }
}
