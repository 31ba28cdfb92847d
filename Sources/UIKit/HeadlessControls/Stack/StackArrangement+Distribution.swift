import Foundation

/// The constraints along the axis that depend on the distribution.
extension StackArrangement {
  mutating func distribute(_ guides: Guides) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing:
      equalizeGaps(guides, from: along.end, to: along.start, priority: .required)
      fitCanvas(along)
    case .equalCentering:
      equalizeGaps(guides, from: along.center, to: along.center, priority: UILayoutPriority(149))
      fitCanvas(along)
    }
  }

  private mutating func fillEqually() {
    for view in visible.dropFirst() { equalize(view, visible[0]) }
  }

  private mutating func equalize(
    _ item: any LayoutItem,
    _ reference: any LayoutItem,
    priority: UILayoutPriority = .required
  ) {
    add(
      StackRelation(
        identifier: "UISV-fill-equally",
        first: item,
        firstAttribute: along.size,
        second: reference,
        secondAttribute: along.size,
        priority: priority
      )
    )
  }

  // choice: stack-proportions
  /// Assigns to each view its share of the stack's length: its natural length as a part of all
  /// natural lengths and spaces.
  ///
  /// The priorities are 999, 998 and so on, at least 751. With spaces the shares do not add up, so
  /// that the last view takes the rest (openradar.appspot.com/34595752). A view without a natural
  /// length has no share; its own constraints determine its length.
  private mutating func fillProportionally() {
    let lengths = visible.map { $0.naturalLength(along: along.axis) }
    let spaces = visible.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
    let total = lengths.reduce(spaces, +)
    guard total > 0, total.isFinite else { return }
    for (index, view) in visible.enumerated() where lengths[index] > 0 {
      add(
        StackRelation(
          identifier: "UISV-fill-proportionally",
          first: view,
          firstAttribute: along.size,
          second: canvas,
          secondAttribute: along.size,
          multiplier: lengths[index] / total,
          priority: UILayoutPriority(max(751, 999 - Float(index)))
        )
      )
    }
  }

  /// Makes the distances between neighbors equal; a guide measures each distance.
  private mutating func equalizeGaps(
    _ guides: Guides,
    from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    guard visible.count > 2 else { return }
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = nextGuide(named: "UISV-distributing", guides)
      bound(gap, at: along.start, by: view, start)
      bound(gap, at: along.end, by: next, end)
      if let first { equalize(gap, first, priority: priority) } else { first = gap }
    }
  }

  private mutating func bound(
    _ gap: UILayoutGuide,
    at edge: NSLayoutConstraint.Attribute,
    by view: UIView,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    add(
      StackRelation(
        identifier: "UISV-distributing-edge",
        first: gap,
        firstAttribute: edge,
        second: view,
        secondAttribute: attribute
      )
    )
  }
}

extension UIView {
  // choice: stack-natural-length
  /// The natural length of the content; for a stack view that of its visible views, otherwise the
  /// intrinsic one; 0 if there is none.
  func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let stack = self as? UIStackView else {
      let size = queryIntrinsicContentSize()
      let length = axis == .horizontal ? size.width : size.height
      return length.isFinite ? max(0, length) : 0
    }
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = visible.map { $0.naturalLength(along: axis) }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    return visible.dropLast().reduce(lengths.reduce(0, +)) {
      $0 + stack.effectiveSpacing(after: $1)
    }
  }
}
