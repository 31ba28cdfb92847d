import Foundation
import LayoutSolver

/// Solving the hierarchy that is being laid out, and the consequences of changed values.
extension LayoutEngine {
  /// The number of solves after which wrapping text keeps its height: each solve can change widths
  /// that depend on heights.
  private static let wrappingLimit = 8

  /// Solves what has changed in the hierarchy of a view.
  ///
  /// The superviews of views with changed frames are marked as needing layout, except for a view
  /// whose layout is running.
  func solve(_ view: UIView, whileLayingOut current: UIView? = nil) {
    if let solved, solved.revision == revision, let root = passRoot,
      solved.root == ObjectIdentifier(root)
    {
      return
    }
    let root = passRoot ?? view.rootOfHierarchy
    if let solved, solved.revision == revision, solved.root == ObjectIdentifier(root) { return }
    guard !isSolving else { return }
    isSolving = true
    var members = HierarchyMembers(root: root)
    var changed: [Variable] = []
    for _ in 0..<Self.wrappingLimit {
      measureContent { members.contains($0) }
      guard solver.isDirty else { break }
      let report = solver.solve { variable in
        node(of: variable).map { members.contains($0) } ?? true
      }
      log(report.conflicts)
      changed += report.changed
      if !report.changed.isEmpty { runtime.commit.counts.solves += 1 }
      if !remeasureWrapping(report.changed) { break }
    }
    solved = (ObjectIdentifier(root), revision)
    isSolving = false
    markForLayout(changed, except: current)
  }

  /// Measures wrapping content whose width has changed.
  ///
  /// - Returns: Whether a height has changed.
  private func remeasureWrapping(_ changed: [Variable]) -> Bool {
    var hasChanged = false
    for variable in changed {
      guard let node = node(of: variable), node.width == variable else { continue }
      if measureWrapping(node) { hasChanged = true }
    }
    return hasChanged
  }

  private func markForLayout(_ changed: [Variable], except current: UIView?) {
    var last: UIView?
    for variable in changed {
      guard let node = node(of: variable), node.isSolved else { continue }
      let receiver = node.guide?.owningView ?? node.view?.superview ?? node.view
      guard let receiver, receiver !== last, receiver !== current else { continue }
      last = receiver
      runtime.commit.withoutBlame { receiver.invalidateSolvedFrames() }
    }
  }

  /// Solves a hierarchy and lays it out.
  func pass(at root: UIView, _ layOut: () -> Void) {
    let outer = passRoot
    passRoot = root
    runtime.settleUnpreparedConstraints(in: root)
    solve(root)
    layOut()
    passRoot = outer
  }
}

/// The nodes of one hierarchy, found by walking up to a view whose hierarchy is known.
@MainActor
struct HierarchyMembers {
  private var known: [ObjectIdentifier: Bool]

  init(root: UIView) {
    known = [ObjectIdentifier(root): true]
  }

  /// Returns whether the node's view is in the hierarchy.
  mutating func contains(_ node: LayoutNode) -> Bool {
    guard let view = node.host else { return true }
    var path: [ObjectIdentifier] = []
    var current: UIView? = view
    var result = false
    while let visited = current {
      let key = ObjectIdentifier(visited)
      if let answer = known[key] {
        result = answer
        break
      }
      path.append(key)
      current = visited.superview
    }
    for key in path { known[key] = result }
    return result
  }
}

extension UIView {
  /// The farthest ancestor, or the view itself.
  var rootOfHierarchy: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }
}
