import HeadlessUIKit

extension ScenarioRun {
  /// Creates and activates constraints.
  func constrain(_ forms: [ConstraintForm]) throws(ScenarioError) {
    var constraints: [NSLayoutConstraint] = []
    for form in forms { constraints.append(try make(form)) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Creates and activates the constraints of a visual format.
  func constrain(_ form: VisualForm, at position: FilePosition) throws(ScenarioError) {
    var views: [String: Any] = [:]
    for path in form.views where form.names(path.name) {
      guard let view = try object(at: path) as? UIView else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      views[path.name] = view
    }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: form.format,
      options: form.formatOptions,
      metrics: nil,
      views: views
    )
    NSLayoutConstraint.activate(constraints)
  }

  /// Creates a constraint, which is not active.
  ///
  /// The view that the constraint lays out stops to translate its mask: the view on the left, or
  /// the view on the right if it is inside the left one.
  func make(_ form: ConstraintForm) throws(ScenarioError) -> NSLayoutConstraint {
    let first = try object(at: form.first.item)
    let second = try form.second.map { anchor throws(ScenarioError) in
      try object(at: anchor.item)
    }
    if let view = first as? UIView {
      let other = second as? UIView
      let isOuter = other.map { $0 !== view && $0.isDescendant(of: view) } ?? false
      (isOuter ? other : view)?.translatesAutoresizingMaskIntoConstraints = false
    }
    let constraint = form.constraint(first, second)
    constraint.priority = UILayoutPriority(Float(form.priority))
    return constraint
  }
}

extension ConstraintForm {
  /// Creates the constraint between two items.
  @MainActor
  fileprivate func constraint(_ first: NSObject, _ second: NSObject?) -> NSLayoutConstraint {
    if let spacing, let second, let constraint = spaced(first, second, CGFloat(spacing)) {
      return constraint
    }
    return NSLayoutConstraint(
      item: first,
      attribute: self.first.attribute.layoutAttribute,
      relatedBy: layoutRelation,
      toItem: second,
      attribute: self.second?.attribute.layoutAttribute ?? .notAnAttribute,
      multiplier: CGFloat(multiplier),
      constant: CGFloat(constant)
    )
  }

  /// Creates a constraint with the system's spacing; `nil` for dimensions, which have none.
  @MainActor
  private func spaced(
    _ first: NSObject,
    _ second: NSObject,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint? {
    guard let other = self.second else { return nil }
    if let one = self.first.attribute.xAnchor(of: first),
      let two = other.attribute.xAnchor(of: second)
    {
      return switch relation {
      case .equal: one.constraint(equalToSystemSpacingAfter: two, multiplier: multiplier)
      case .lessThanOrEqual:
        one.constraint(lessThanOrEqualToSystemSpacingAfter: two, multiplier: multiplier)
      case .greaterThanOrEqual:
        one.constraint(greaterThanOrEqualToSystemSpacingAfter: two, multiplier: multiplier)
      }
    }
    guard let one = self.first.attribute.yAnchor(of: first),
      let two = other.attribute.yAnchor(of: second)
    else { return nil }
    return switch relation {
    case .equal: one.constraint(equalToSystemSpacingBelow: two, multiplier: multiplier)
    case .lessThanOrEqual:
      one.constraint(lessThanOrEqualToSystemSpacingBelow: two, multiplier: multiplier)
    case .greaterThanOrEqual:
      one.constraint(greaterThanOrEqualToSystemSpacingBelow: two, multiplier: multiplier)
    }
  }

  private var layoutRelation: NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension ConstraintForm.Attribute {
  fileprivate var layoutAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  @MainActor
  fileprivate func xAnchor(of item: NSObject) -> NSLayoutXAxisAnchor? {
    let view = item as? UIView
    let guide = item as? UILayoutGuide
    return switch self {
    case .left: view?.leftAnchor ?? guide?.leftAnchor
    case .right: view?.rightAnchor ?? guide?.rightAnchor
    case .leading: view?.leadingAnchor ?? guide?.leadingAnchor
    case .trailing: view?.trailingAnchor ?? guide?.trailingAnchor
    case .centerX: view?.centerXAnchor ?? guide?.centerXAnchor
    default: nil
    }
  }

  @MainActor
  fileprivate func yAnchor(of item: NSObject) -> NSLayoutYAxisAnchor? {
    let view = item as? UIView
    let guide = item as? UILayoutGuide
    return switch self {
    case .top: view?.topAnchor ?? guide?.topAnchor
    case .bottom: view?.bottomAnchor ?? guide?.bottomAnchor
    case .centerY: view?.centerYAnchor ?? guide?.centerYAnchor
    case .firstBaseline: view?.firstBaselineAnchor
    case .lastBaseline: view?.lastBaselineAnchor
    default: nil
    }
  }
}

extension VisualForm {
  /// Whether the text names a view in brackets or parentheses.
  fileprivate func names(_ view: String) -> Bool {
    let words = format.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.contains { $0 == view }
  }

  fileprivate var formatOptions: NSLayoutConstraint.FormatOptions {
    var result: NSLayoutConstraint.FormatOptions = []
    for option in options {
      switch option {
      case "alignAllLeft": result.insert(.alignAllLeft)
      case "alignAllRight": result.insert(.alignAllRight)
      case "alignAllTop": result.insert(.alignAllTop)
      case "alignAllBottom": result.insert(.alignAllBottom)
      case "alignAllLeading": result.insert(.alignAllLeading)
      case "alignAllTrailing": result.insert(.alignAllTrailing)
      case "alignAllCenterX": result.insert(.alignAllCenterX)
      case "alignAllCenterY": result.insert(.alignAllCenterY)
      case "alignAllFirstBaseline": result.insert(.alignAllFirstBaseline)
      case "alignAllLastBaseline": result.insert(.alignAllLastBaseline)
      case "directionLeftToRight": result.insert(.directionLeftToRight)
      case "directionRightToLeft": result.insert(.directionRightToLeft)
      default: break
      }
    }
    return result
  }
}
