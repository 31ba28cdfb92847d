import Foundation
import LayoutSolver

/// Joins the constraints of a run to the solver.
///
/// A run has at most one engine, created for the first view that takes part in layout by
/// constraints: an item of an active constraint, or a view that does not translate its autoresizing
/// mask. Changes only mark the solver; it solves when layout needs frames, once after many changes,
/// and only the hierarchy that is being laid out.
@MainActor
final class LayoutEngine {
  unowned let runtime: Runtime
  let solver = Solver()
  /// The constraints in the solver, indexed by ``ConstraintID``.
  private(set) var slots: [Slot?] = []
  private var nodes: [WeakNode] = []
  private var freeNodes: [Int] = []
  /// The node of each variable, as an index.
  private var nodeOfVariable: [Int] = []
  /// The nodes whose content is to be measured before the next solve.
  var awaitingContent: [LayoutNode] = []
  private var additions = 0
  /// The number of changes of the system.
  private(set) var revision = 0
  /// The root of the layout pass that is running.
  weak var passRoot: UIView?
  /// The part that the last solve covered, which is solved again only after the next change.
  var solved: (root: ObjectIdentifier, revision: Int)?
  /// Whether the solver is running.
  var isSolving = false
  /// The view whose frame the solution is setting.
  weak var framing: UIView?

  /// A constraint in the solver.
  struct Slot {
    /// The constraint as the solver has it.
    var form: Constraint
    /// The addition of the right side to the constraint's constant.
    var offset: Double
    let origin: Origin
    /// The number of constraints that were added before.
    let order: Int
  }

  /// Where a constraint in the solver comes from.
  enum Origin {
    /// The app.
    case constraint(NSLayoutConstraint)
    /// The frame of a fixed node.
    case frame(node: Int, FramePart)
    /// The rule that a width or height is not negative.
    case size(node: Int)
    /// The insets that determine a guide.
    case guide(node: Int, FramePart)
    /// The size of a view's content.
    case content(node: Int, NSLayoutConstraint.Axis)
    /// The engine's own choice among several solutions.
    case choice
  }

  /// One value of a frame.
  enum FramePart: Int {
    case minX
    case minY
    case width
    case height
  }

  private struct WeakNode {
    weak var node: LayoutNode?
  }

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  // Constraints of the app.

  /// Adds an active constraint, whose owner is set.
  func activate(_ constraint: NSLayoutConstraint) {
    enter(constraint)
    requestLayout(of: constraint.owner)
    runtime.commit.noteChange(of: constraint)
  }

  /// Removes a constraint; called while its owner is still set.
  func deactivate(_ constraint: NSLayoutConstraint) {
    leave(constraint)
    requestLayout(of: constraint.owner)
    runtime.commit.noteChange(of: constraint)
  }

  // choice: constraints-changed-in-layout
  /// Schedules the layout of a view after a change of constraints.
  ///
  /// While a hierarchy is laid out, only views whose solved frames change are laid out again, so
  /// that an app can replace constraints by equal ones in its layout callbacks.
  func requestLayout(of view: UIView?) {
    if passRoot == nil { view?.setNeedsLayout() } else { view?.setSubtreeNeedsCommit() }
  }

  /// Follows a new constant of an active constraint.
  func constantDidChange(_ constraint: NSLayoutConstraint) {
    runtime.commit.noteChange(of: constraint)
    guard let id = constraint.solverID else {
      enter(constraint)
      constraint.owner?.setSubtreeNeedsCommit()
      return
    }
    guard constraint.constant.isFinite else { return }
    setConstant(Double(constraint.constant), of: id)
    constraint.owner?.setSubtreeNeedsCommit()
  }

  /// Follows a new priority of an active constraint, which stays optional or stays required.
  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    runtime.commit.noteChange(of: constraint)
    if let id = constraint.solverID { setPriority(constraint.priority, of: id) }
    constraint.owner?.setSubtreeNeedsCommit()
  }

  /// Derives the constraint of the solver again, after something other than the constant changed.
  func rederive(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.solverID, let slot = slots[id.index] else { return }
    guard let sum = expression(of: constraint) else { return leave(constraint) }
    let terms = sum.mergedTerms
    if terms.isSame(as: slot.form.terms) {
      slots[id.index]?.offset = -sum.constant
      setConstant(Double(constraint.constant), of: id)
    } else {
      leave(constraint)
      enter(constraint)
    }
  }

  private func enter(_ constraint: NSLayoutConstraint) {
    guard constraint.solverID == nil, constraint.constant.isFinite,
      constraint.incompatibleAnchors == nil
    else { return }
    guard let sum = expression(of: constraint), sum.constant.isFinite else { return }
    let terms = sum.mergedTerms
    guard terms.allSatisfy(\.coefficient.isFinite) else { return }
    let form = Constraint(
      terms,
      LayoutSolver.Relation(constraint.relation),
      Double(constraint.constant) - sum.constant,
      priority: constraint.priority.inSolver
    )
    constraint.solverID = add(form, offset: -sum.constant, .constraint(constraint))
  }

  private func leave(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.solverID else { return }
    constraint.solverID = nil
    remove(id)
  }

  // The system.

  /// Adds a constraint to the solver.
  func add(_ form: Constraint, offset: Double = 0, _ origin: Origin) -> ConstraintID {
    let id = solver.add(form)
    while slots.count <= id.index { slots.append(nil) }
    slots[id.index] = Slot(form: form, offset: offset, origin: origin, order: additions)
    additions += 1
    revision += 1
    return id
  }

  /// Removes a constraint from the solver.
  func remove(_ id: ConstraintID) {
    solver.remove(id)
    slots[id.index] = nil
    revision += 1
  }

  /// Sets the constant to which the slot adds its offset.
  func setConstant(_ constant: Double, of id: ConstraintID) {
    guard let slot = slots[id.index] else { return }
    let value = constant + slot.offset
    guard value != slot.form.constant, value.isFinite else { return }
    slots[id.index]?.form.constant = value
    solver.setConstant(value, of: id)
    revision += 1
  }

  func setPriority(_ priority: UILayoutPriority, of id: ConstraintID) {
    guard let slot = slots[id.index], slot.form.priority != priority.inSolver else { return }
    let old = slot.form.priority
    guard old < Constraint.required, priority.inSolver < Constraint.required else { return }
    slots[id.index]?.form.priority = priority.inSolver
    solver.setPriority(priority.inSolver, of: id)
    revision += 1
  }

  /// Records a change that the next solve has to consider.
  func advance() { revision += 1 }

  // Nodes.

  /// Returns the node of an item, creating it for a view or guide that begins to take part.
  func node(of item: any LayoutItem) -> LayoutNode {
    if let node = item.layoutNode { return node }
    let index = freeNodes.popLast() ?? nodes.count
    let node = LayoutNode(of: item, index: index, engine: self)
    if index == nodes.count {
      nodes.append(WeakNode(node: node))
    } else {
      nodes[index] = WeakNode(node: node)
    }
    for variable in node.variables {
      while nodeOfVariable.count <= variable.index { nodeOfVariable.append(0) }
      nodeOfVariable[variable.index] = index
    }
    item.layoutNode = node
    adopt(node)
    return node
  }

  func node(at index: Int) -> LayoutNode? { nodes[index].node }

  /// Returns the node that a variable belongs to.
  func node(of variable: Variable) -> LayoutNode? { nodes[nodeOfVariable[variable.index]].node }

  /// Removes the node of a deallocated view or guide.
  func release(_ node: LayoutNode) {
    for variable in node.variables {
      for id in solver.constraints(of: variable) {
        if case .constraint(let constraint) = slots[id.index]?.origin { constraint.solverID = nil }
        remove(id)
      }
      solver.removeVariable(variable)
    }
    nodes[node.index] = WeakNode(node: nil)
    freeNodes.append(node.index)
    revision += 1
  }
}

extension [Term] {
  /// Returns whether both lists have the same variables and coefficients in the same order.
  fileprivate func isSame(as other: [Term]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
  }
}

extension UILayoutPriority {
  /// The priority as the solver takes it: above 0 and at most 1000.
  var inSolver: Double {
    rawValue.isNaN ? Constraint.required : min(max(Double(rawValue), 0.001), Constraint.required)
  }
}

extension LayoutSolver.Relation {
  /// The relation of a constraint of the app.
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
