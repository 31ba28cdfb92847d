import Foundation
import LayoutSolver

/// The attributes of views and guides as sums of variables.
extension LayoutEngine {
  // choice: mirrored-constraint
  /// Returns the terms of a constraint as a sum of variables, in the coordinates of the nearest
  /// common ancestor of its items; `nil` if there is none.
  ///
  /// A constraint with a leading or trailing attribute is mirrored if the common ancestor is laid
  /// out from right to left, because the direction of a view applies to its content: its positions
  /// are distances from the right edge of the common ancestor, so that constants and multipliers
  /// keep their meaning.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let terms = constraint.terms, let host = terms[0].item.hostView else { return nil }
    var builder = ExpressionBuilder(engine: self)
    guard terms.contains(where: \.attribute.isLocation) else {
      for term in terms { builder.add(term) }
      return builder.isComplete ? builder.sum : nil
    }
    guard let ancestor = commonAncestor(of: terms, host) else { return nil }
    builder.ancestor = ancestor
    builder.isRightToLeft = ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    ancestor.constraintState?.isRightToLeft = builder.isRightToLeft
    builder.isMirrored =
      builder.isRightToLeft && terms.contains(where: \.attribute.followsDirection)
    builder.hasDescendants = terms.contains { $0.item.hostView !== ancestor }
    for term in terms { builder.add(term) }
    return builder.isComplete ? builder.sum : nil
  }

  /// Returns the nearest view that contains the views of all terms.
  ///
  /// The position of a single item is measured in its superview.
  private func commonAncestor(of terms: [LayoutTerm], _ host: UIView) -> UIView? {
    var ancestor: UIView? = host
    for term in terms.dropFirst() {
      guard let other = term.item.hostView else { return nil }
      ancestor = ancestor?.nearestCommonAncestor(with: other)
    }
    guard terms.count == 1, terms[0].item is UIView else { return ancestor }
    return host.superview ?? host
  }
}

extension UIView {
  /// Returns the nearest view that contains both views; quick for parents, children and siblings.
  fileprivate func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    guard let superview else { return other.commonAncestor(with: self) }
    if superview === other || superview === other.superview { return superview }
    return commonAncestor(with: other)
  }
}

/// Adds up the terms of one constraint.
@MainActor
private struct ExpressionBuilder {
  let engine: LayoutEngine
  /// The view in whose coordinates positions are measured.
  var ancestor: UIView?
  var isRightToLeft = false
  var isMirrored = false
  /// Whether an item is a descendant of the ancestor, or a descendant's guide.
  var hasDescendants = false
  var sum = LinearExpression()
  /// Whether all items are in the ancestor's hierarchy.
  var isComplete = true

  init(engine: LayoutEngine) {
    self.engine = engine
  }

  /// Adds an attribute of an item with its coefficient.
  mutating func add(_ term: LayoutTerm) {
    let (item, attribute) = resolve(term)
    let factor = Double(term.coefficient)
    switch attribute {
    case .width: addLength(of: item, factor, isHorizontal: true)
    case .height: addLength(of: item, factor, isHorizontal: false)
    case .left: addX(item, 0, factor)
    case .right: addX(item, 1, factor)
    case .centerX: addX(item, 0.5, factor)
    case .top: addY(item, 0, factor)
    case .bottom: addY(item, 1, factor)
    case .centerY: addY(item, 0.5, factor)
    case .firstBaseline:
      addY(item, 0, factor)
      sum.constant += factor * Double((item as? UIView)?.baselineOffsetFromTop ?? 0)
    case .lastBaseline:
      addY(item, 1, factor)
      sum.constant -= factor * Double((item as? UIView)?.baselineOffsetFromBottom ?? 0)
    default: isComplete = false
    }
  }

  /// Returns the item and the attribute that stand for a term: the margins' guide for a margin, the
  /// view with the text for a baseline, a side for an edge that follows the direction, and the
  /// guide of the content for an edge of a scroll view to which its content is constrained.
  private func resolve(
    _ term: LayoutTerm
  ) -> (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
    var item = term.item
    var attribute = term.attribute
    if let plain = attribute.withoutMargin {
      attribute = plain
      if let view = item as? UIView { item = view.layoutMarginsGuide }
    }
    if attribute == .leading { attribute = isRightToLeft ? .right : .left }
    if attribute == .trailing { attribute = isRightToLeft ? .left : .right }
    guard let view = item as? UIView else { return (item, attribute) }
    if attribute == .firstBaseline { return (view.forFirstBaselineLayout, attribute) }
    if attribute == .lastBaseline { return (view.forLastBaselineLayout, attribute) }
    if view === ancestor, hasDescendants, attribute.isEdge, let content = view.contentEdges {
      return (content, attribute)
    }
    return (item, attribute)
  }

  private mutating func addLength(
    of item: any LayoutItem,
    _ factor: Double,
    isHorizontal: Bool
  ) {
    let insets = alignmentInsets(of: item)
    let node = node(of: item)
    sum.add(isHorizontal ? node.width : node.height, factor)
    let lost = isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
    sum.constant -= factor * Double(lost)
  }

  /// Adds the x of a point of the alignment rectangle: 0 for the left edge, 1 for the right one.
  private mutating func addX(_ item: any LayoutItem, _ part: Double, _ factor: Double) {
    let insets = alignmentInsets(of: item)
    let sign = isMirrored ? -factor : factor
    if isMirrored, let ancestor { sum.add(node(of: ancestor).width, factor) }
    addPath(to: item, sign, \.minX)
    if part != 0 { sum.add(node(of: item).width, sign * part) }
    sum.constant += sign * (Double(insets.left) * (1 - part) - Double(insets.right) * part)
  }

  /// Adds the y of a point of the alignment rectangle: 0 for the top edge, 1 for the bottom one.
  private mutating func addY(_ item: any LayoutItem, _ part: Double, _ factor: Double) {
    let insets = alignmentInsets(of: item)
    addPath(to: item, factor, \.minY)
    if part != 0 { sum.add(node(of: item).height, factor * part) }
    sum.constant += factor * (Double(insets.top) * (1 - part) - Double(insets.bottom) * part)
  }

  /// Adds the origin of an item in the ancestor's coordinates.
  private mutating func addPath(
    to item: any LayoutItem,
    _ factor: Double,
    _ origin: KeyPath<LayoutNode, Variable>
  ) {
    guard (item as? UIView) !== ancestor else { return }
    sum.add(node(of: item)[keyPath: origin], factor)
    var view = item is UIView ? item.hostView?.superview : item.hostView
    while let current = view, current !== ancestor {
      sum.add(node(of: current)[keyPath: origin], factor)
      view = current.superview
    }
    if view == nil { isComplete = false }
  }

  /// Returns the node of an item; the sum is incomplete if the item belongs to a different run.
  private mutating func node(of item: any LayoutItem) -> LayoutNode {
    let runtime = item.itemRuntime
    guard runtime !== engine.runtime else { return engine.node(of: item) }
    isComplete = false
    return runtime.layoutEngine.node(of: item)
  }

  private func alignmentInsets(of item: any LayoutItem) -> UIEdgeInsets {
    (item as? UIView)?.alignmentRectInsets ?? .zero
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is an edge, as opposed to a center, baseline or length.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The attribute of the margins' guide that equals a margin attribute of the view.
  var withoutMargin: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
