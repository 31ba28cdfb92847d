import Foundation

/// The constraints across the axis.
extension StackArrangement {
  mutating func align(_ guides: Guides) {
    switch alignment {
    case .fill:
      connect(across.start, to: visible.first)
      connect(across.end, to: visible.first)
      alignViews(across.start)
      alignViews(across.end)
    case .leading: alignToSpanner(across.start, guides)
    case .center: alignToSpanner(across.center, guides)
    case .trailing: alignToSpanner(across.end, guides)
    case .firstBaseline: alignToSpanner(.firstBaseline, guides)
    case .lastBaseline: alignToSpanner(.lastBaseline, guides)
    }
  }

  // choice: stack-vertical-baselines
  /// The alignment; baselines, which only rows have, align columns at the leading edge.
  private var alignment: UIStackView.Alignment {
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    return isBaseline && stack.axis == .vertical ? .leading : stack.alignment
  }

  /// Aligns all views with the first one.
  private mutating func alignViews(_ attribute: NSLayoutConstraint.Attribute) {
    for view in visible.dropFirst() {
      add(
        StackRelation(
          identifier: "UISV-alignment",
          first: visible[0],
          firstAttribute: attribute,
          second: view,
          secondAttribute: attribute
        )
      )
    }
  }

  /// Aligns the views, and makes the stack as high as the highest one needs.
  ///
  /// A guide spans the views; a single view needs none.
  private mutating func alignToSpanner(
    _ attribute: NSLayoutConstraint.Attribute,
    _ guides: Guides
  ) {
    alignViews(attribute)
    let spansOne = visible.count == 1
    let spanner: any LayoutItem =
      spansOne ? canvas : nextGuide(named: "UISV-alignment-spanner", guides)
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    if attribute == across.start {
      connect(across.start, to: visible[0])
    } else if !spansOne {
      connect(across.start, to: spanner)
    }
    if attribute == across.end {
      connect(across.end, to: visible[0])
    } else if !spansOne {
      connect(across.end, to: spanner)
    }
    if attribute == across.center { connect(across.center, to: visible[0]) }
    for view in visible {
      span(view, at: across.start, isEdge: attribute == across.start, by: spanner)
      span(view, at: across.end, isEdge: attribute == across.end, by: spanner)
    }
    if spansOne || isBaseline { fitCanvas(across) }
    if !spansOne { fit(spanner) }
    for view in visible { suppressAmbiguity(of: view) }
    if isBaseline { pull(attribute == .firstBaseline ? across.start : across.end) }
  }

  /// Keeps a view within the spanner; at the edge where views are aligned both are equal.
  private mutating func span(
    _ view: UIView,
    at attribute: NSLayoutConstraint.Attribute,
    isEdge: Bool,
    by spanner: any LayoutItem
  ) {
    let isCanvas = spanner === canvas
    guard !(isCanvas && isEdge) else { return }
    add(
      StackRelation(
        identifier: isCanvas ? "UISV-canvas-connection" : "UISV-spanning-boundary",
        first: spanner,
        firstAttribute: attribute,
        relation: isEdge
          ? .equal : attribute == across.start ? .lessThanOrEqual : .greaterThanOrEqual,
        second: view,
        secondAttribute: attribute,
        priority: isEdge ? UILayoutPriority(999.5) : .required
      )
    )
  }

  /// Makes the spanner as short as its views allow.
  private mutating func fit(_ spanner: any LayoutItem) {
    add(
      StackRelation(
        identifier: "UISV-spanning-fit",
        first: spanner,
        firstAttribute: across.size,
        priority: UILayoutPriority(51)
      )
    )
  }

  // choice: stack-baseline-position
  /// Places views that are aligned at their baselines as near to an edge as the highest one allows.
  private mutating func pull(_ edge: NSLayoutConstraint.Attribute) {
    for view in visible {
      add(
        StackRelation(
          identifier: "UISV-ambiguity-suppression",
          first: canvas,
          firstAttribute: edge,
          second: view,
          secondAttribute: edge,
          priority: UILayoutPriority(24)
        )
      )
    }
  }
}
