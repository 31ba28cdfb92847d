import Foundation
import LayoutSolver
import TraceModel

/// The constraints that keep views at the size of their content.
extension LayoutEngine {
  /// Schedules the content of a view to be measured before the next solve.
  func contentDidChange(of view: UIView) {
    guard let node = view.layoutNode, !node.isFixed else { return }
    refreshContent(of: node)
  }

  /// Follows new hugging and compression resistance priorities of a view.
  func contentPriorityDidChange(of view: UIView) {
    guard let node = view.layoutNode, !node.isFixed else { return }
    node.contentSize = nil
    refreshContent(of: node)
    requestLayout(of: view.superview)
  }

  func refreshContent(of node: LayoutNode) {
    guard !node.awaitsContent else { return }
    node.awaitsContent = true
    awaitingContent.append(node)
    advance()
  }

  /// Measures the content of the views that wait for it in a hierarchy.
  func measureContent(where isIncluded: (LayoutNode) -> Bool) {
    guard !awaitingContent.isEmpty else { return }
    let waiting = awaitingContent
    awaitingContent = []
    for node in waiting {
      guard let view = node.view else { continue }
      guard isIncluded(node) else {
        awaitingContent.append(node)
        continue
      }
      node.awaitsContent = false
      measure(view, node)
    }
  }

  private func measure(_ view: UIView, _ node: LayoutNode) {
    rederiveBaselines(of: view)
    guard !node.isFixed else {
      removeContent(of: node)
      return
    }
    var size = view.queryIntrinsicContentSize()
    if let width = node.wrappedWidth, let wrapped = view.contentSize(wrappedAt: width) {
      size.height = wrapped.height
    }
    set(size, of: view, node)
  }

  /// Measures the height of wrapping content at its solved width.
  ///
  /// - Returns: Whether the height has changed.
  func measureWrapping(_ node: LayoutNode) -> Bool {
    guard let view = node.view, !node.isFixed, var size = node.contentSize else { return false }
    let insets = view.alignmentRectInsets
    let width = CGFloat(solver.value(of: node.width)) - insets.left - insets.right
    guard width > 0, width != node.wrappedWidth else { return false }
    guard let wrapped = view.contentSize(wrappedAt: width) else { return false }
    node.wrappedWidth = width
    let old = size.height
    size.height = wrapped.height
    guard size.height != old else { return false }
    set(size, of: view, node)
    return true
  }

  private func set(_ size: CGSize, of view: UIView, _ node: LayoutNode) {
    guard size != node.contentSize else { return }
    node.contentSize = size
    reportLimits(of: size, view)
    let insets = view.alignmentRectInsets
    for constraints in contentForms(of: view, node, size, insets) {
      apply(constraints, node)
    }
  }

  // choice: natural-size-limit
  /// Logs a natural size that layout can't use without a change.
  private func reportLimits(of size: CGSize, _ view: UIView) {
    let lengths = [size.width, size.height]
    guard !lengths.allSatisfy({ $0 <= NSLayoutConstraint.greatestConstant }) else { return }
    runtime.warn(
      .uikitDiagnostic,
      """
      The intrinsic content size (\(size.width), \(size.height)) of \(view) is not a length that \
      layout can use: a number that is not a number is ignored, and a greater one than \
      \(Int(NSLayoutConstraint.greatestConstant)) is limited to it.
      """,
      about: view.traceSubject
    )
  }

  /// One axis of a content's size as constraints.
  private struct ContentForms {
    let axis: NSLayoutConstraint.Axis
    let hugging: Constraint?
    let resistance: Constraint?
  }

  private func contentForms(
    of view: UIView,
    _ node: LayoutNode,
    _ size: CGSize,
    _ insets: UIEdgeInsets
  ) -> [ContentForms] {
    NSLayoutConstraint.Axis.allCases.map { axis in
      let isHorizontal = axis == .horizontal
      let length = min(
        isHorizontal ? size.width : size.height,
        NSLayoutConstraint.greatestConstant
      )
      guard length.isFinite, length >= 0 else {
        return ContentForms(axis: axis, hugging: nil, resistance: nil)
      }
      let margin = isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
      let terms = [Term(isHorizontal ? node.width : node.height)]
      func form(_ relation: LayoutSolver.Relation, _ priority: UILayoutPriority) -> Constraint? {
        guard priority.rawValue > 0 else { return nil }
        return Constraint(terms, relation, Double(length + margin), priority: priority.inSolver)
      }
      return ContentForms(
        axis: axis,
        hugging: form(.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
        resistance: form(
          .greaterThanOrEqual,
          view.contentCompressionResistancePriority(for: axis)
        )
      )
    }
  }

  private func apply(_ forms: ContentForms, _ node: LayoutNode) {
    let axis = forms.axis
    let old = node.content[axis.rawValue]
    node.content[axis.rawValue].hugging = replace(old.hugging, with: forms.hugging, node, axis)
    node.content[axis.rawValue].resistance =
      replace(old.resistance, with: forms.resistance, node, axis)
  }

  /// Adds, removes or changes one constraint of a content's size.
  private func replace(
    _ id: ConstraintID?,
    with form: Constraint?,
    _ node: LayoutNode,
    _ axis: NSLayoutConstraint.Axis
  ) -> ConstraintID? {
    if let id, let form, let slot = slots[id.index], slot.form.priority == form.priority {
      setConstant(form.constant, of: id)
      return id
    }
    if let id { remove(id) }
    return form.map { add($0, .content(node: node.index, axis)) }
  }

  private func removeContent(of node: LayoutNode) {
    for id in node.content.flatMap({ [$0.hugging, $0.resistance] }) {
      if let id { remove(id) }
    }
    node.content = [LayoutNode.ContentConstraints(), LayoutNode.ContentConstraints()]
    node.contentSize = nil
  }

  /// Derives the constraints at the baselines of a view again, whose offsets follow from its
  /// content.
  private func rederiveBaselines(of view: UIView) {
    guard let touching = view.constraintState?.touching else { return }
    for constraint in touching where constraint.mentionsBaseline { rederive(constraint) }
  }
}

extension NSLayoutConstraint {
  fileprivate var mentionsBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
