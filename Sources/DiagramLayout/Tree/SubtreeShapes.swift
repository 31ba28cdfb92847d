internal import TraceModel

/// Numbers the subtrees of a tree; subtrees with equal numbers look equal.
///
/// Two subtrees look equal if their views have the same classes, numbers of subviews and visibility
/// in the same order. A view that must remain visible, and each view around it, is unique.
struct SubtreeShapes {
  private struct Look: Hashable {
    var className: String
    var kind: SubjectKind
    var isHidden: Bool
    var children: [Int]
  }

  /// The number of each node's subtree; −1 for unique ones.
  private(set) var numbers: [Int]

  /// Numbers the subtrees below some roots.
  ///
  /// - Parameters:
  ///   - tree: The tree; its views form no cycles.
  ///   - subjects: The objects of the nodes.
  ///   - isUnique: Whether a view must remain visible.
  /// - Complexity: O(*n*) for *n* nodes, without recursion.
  init(_ tree: ViewTree, _ subjects: [Subject], isUnique: (Int) -> Bool) {
    numbers = Array(repeating: -1, count: tree.nodes.count)
    var known: [Look: Int] = [:]
    var order = tree.roots
    var next = 0
    while next < order.count {
      order += tree.children(of: order[next])
      next += 1
    }
    for index in order.reversed() {
      let node = tree.nodes[index]
      let children = tree.children(of: index).map { numbers[$0] }
      guard node.controller == nil, !isUnique(index), !children.contains(-1) else { continue }
      let look = Look(
        className: subjects[node.subject].className,
        kind: node.kind,
        isHidden: node.isHidden,
        children: children
      )
      let number = known[look] ?? known.count
      known[look] = number
      numbers[index] = number
    }
  }
}
