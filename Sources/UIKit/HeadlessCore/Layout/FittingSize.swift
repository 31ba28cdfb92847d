import Foundation
import LayoutSolver

extension UIView {
  /// Returns the size that the constraints in this hierarchy give the view for a target.
  ///
  /// The constraints of the hierarchy are solved apart: no frame changes, and constraints to views
  /// outside do not count. A side is rounded up to whole pixels.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    guard target.width.isFinite, target.height.isFinite else { return .zero }
    // A stack view makes its constraints in `updateConstraints`.
    updateConstraintsOfSubtree()
    life.runtime.settleUnpreparedConstraints(in: self)
    var system = FittingSystem(of: self, engine: life.runtime.layoutEngine)
    let size = system.size(target, horizontal, vertical)
    return PixelGrid(scale: pixelsPerPoint).enclosing(size)
  }
}

/// A copy of the constraints in one view's hierarchy, without those that determine the view's
/// frame.
@MainActor
private struct FittingSystem {
  private let engine: LayoutEngine
  private let view: UIView
  private let solver = Solver()
  private let top: LayoutNode
  /// The variables of the copy, by the variables of the engine's solver.
  private var variables: [Variable: Variable] = [:]
  /// The constraints of the copy, by those of the engine's solver.
  private var copies: [ConstraintID: ConstraintID] = [:]
  /// The nodes of the hierarchy.
  private var nodes: [LayoutNode] = []

  init(of view: UIView, engine: LayoutEngine) {
    self.engine = engine
    self.view = view
    top = engine.node(of: view)
    let members = HierarchyMembers(root: view)
    withContent(of: members) { engine.measureContent(where: $0) }
    var ids: [ConstraintID] = []
    collect(view, &ids)
    let ordered = ids.compactMap { id in engine.slots[id.index].map { (id, $0) } }
      .sorted { $0.1.order < $1.1.order }
    for (id, slot) in ordered { copies[id] = solver.add(copy(of: slot.form)) }
    if top.isFixed { addContentOfTop() }
  }

  private func withContent(
    of members: HierarchyMembers,
    _ body: ((LayoutNode) -> Bool) -> Void
  ) {
    var members = members
    body { members.contains($0) }
  }

  /// Collects the constraints that the hierarchy owns.
  private mutating func collect(_ view: UIView, _ ids: inout [ConstraintID]) {
    var pending = [view]
    while let next = pending.popLast() {
      pending += next.subviews
      guard let state = next.constraintState else { continue }
      ids += state.owned.compactMap(\.solverID)
      for node in [state.node] + state.guides.map(\.layoutNode) {
        guard let node, node.engine === engine else { continue }
        nodes.append(node)
        ids += node === top ? contentAndSizes : node.ownConstraints
      }
    }
  }

  /// The constraints of the top view that remain when its frame is open.
  private var contentAndSizes: [ConstraintID] {
    top.ownConstraints.filter { id in
      switch engine.slots[id.index]?.origin {
      case .content, .size: true
      default: false
      }
    }
  }

  private mutating func copy(of form: Constraint) -> Constraint {
    var copy = form
    copy.terms = form.terms.map { Term(variable($0.variable), $0.coefficient) }
    return copy
  }

  private mutating func variable(_ original: Variable) -> Variable {
    if let known = variables[original] { return known }
    let variable = solver.addVariable()
    variables[original] = variable
    return variable
  }

  /// Adds the size of the top view's content, which its fixed frame has made unnecessary.
  private mutating func addContentOfTop() {
    let size = view.queryIntrinsicContentSize()
    let insets = view.alignmentRectInsets
    let margins = [insets.left + insets.right, insets.top + insets.bottom]
    for axis in NSLayoutConstraint.Axis.allCases {
      let isHorizontal = axis == .horizontal
      let side = variable(isHorizontal ? top.width : top.height)
      _ = solver.add(Constraint([Term(side)], .greaterThanOrEqual, 0))
      let length = isHorizontal ? size.width : size.height
      guard length.isFinite, length >= 0 else { continue }
      let value = Double(length + margins[axis.rawValue])
      let hugging = view.contentHuggingPriority(for: axis).inSolver
      let resistance = view.contentCompressionResistancePriority(for: axis).inSolver
      let bounds = [
        solver.add(Constraint([Term(side)], .lessThanOrEqual, value, priority: hugging)),
        solver.add(Constraint([Term(side)], .greaterThanOrEqual, value, priority: resistance)),
      ]
      if !isHorizontal { heightsOfTop = bounds }
    }
  }

  /// The constraints of the top view's content height, if the engine's solver has none.
  private var heightsOfTop: [ConstraintID] = []

  /// Solves with a target size.
  mutating func size(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let width = variable(top.width)
    let height = variable(top.height)
    for (side, length, priority) in [
      (width, target.width, horizontal), (height, target.height, vertical),
    ] where priority.rawValue > 0 {
      let form = Constraint([Term(side)], .equal, Double(length), priority: priority.inSolver)
      _ = solver.add(form)
    }
    var widths: [Int: CGFloat] = [:]
    for _ in 0..<8 {
      _ = solver.solve()
      if !wrap(&widths) { break }
    }
    return CGSize(width: solver.value(of: width), height: solver.value(of: height))
  }

  /// Measures wrapping content at its solved widths.
  ///
  /// - Returns: Whether a height may have changed.
  private func wrap(_ widths: inout [Int: CGFloat]) -> Bool {
    var hasChanged = false
    for node in nodes {
      guard let view = node.view, let own = variables[node.width] else { continue }
      let insets = view.alignmentRectInsets
      let width = CGFloat(solver.value(of: own)) - insets.left - insets.right
      guard width > 0, widths[node.index] != width else { continue }
      guard let wrapped = view.contentSize(wrappedAt: width) else { continue }
      widths[node.index] = width
      hasChanged = true
      let height = Double(wrapped.height + insets.top + insets.bottom)
      for id in heights(of: node) { solver.setConstant(height, of: id) }
    }
    return hasChanged
  }

  private func heights(of node: LayoutNode) -> [ConstraintID] {
    if node === top, top.isFixed { return heightsOfTop }
    let vertical = node.content[NSLayoutConstraint.Axis.vertical.rawValue]
    return [vertical.hugging, vertical.resistance].compactMap { $0.flatMap { copies[$0] } }
  }
}
