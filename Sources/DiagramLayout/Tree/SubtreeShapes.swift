internal import TraceModel

/// Numbers the subtrees of a tree so that equal numbers mean equal looks.
///
/// Two subtrees look equal when their views have the same classes, the same numbers of subviews in
/// the same order, and are hidden alike. A view that must be seen, and each view around it, looks
/// like no other.
struct SubtreeShapes {
  private struct Look: Hashable {
    var className: String
    var kind: SubjectKind
    var isHidden: Bool
    var children: [Int]
  }

  /// The number of each node's subtree; −1 for those that look like no other.
  private(set) var numbers: [Int]

  /// Numbers the subtrees below some roots.
  ///
  /// - Parameters:
  ///   - tree: The tree; its views hang below each other without rings.
  ///   - subjects: The objects of the tree's nodes.
  ///   - isUnique: Tells which views must be seen.
  /// - Complexity: O(*n*) for *n* nodes, without recursion.
  init(_ tree: ViewTree, _ subjects: [Subject], isUnique: (Int) -> Bool) {
    numbers = Array(repeating: -1, count: tree.nodes.count)
    var known: [Look: Int] = [:]
    var order = tree.roots
    var next = 0
    while next < order.count {
      order += tree.nodes[order[next]].subviews
      next += 1
    }
    for place in order.reversed() {
      let node = tree.nodes[place]
      let children = node.subviews.map { numbers[$0] }
      guard node.controller == nil, !isUnique(place), !children.contains(-1) else { continue }
      let look = Look(
        className: subjects[node.subject].className,
        kind: node.kind,
        isHidden: node.isHidden,
        children: children
      )
      let number = known[look] ?? known.count
      known[look] = number
      numbers[place] = number
    }
  }
}
