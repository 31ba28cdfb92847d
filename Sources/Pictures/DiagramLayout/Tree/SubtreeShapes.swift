internal import TraceModel

/// Numbers the subtrees of a tree; subtrees with equal numbers look equal.
///
/// Two subtrees look equal if their objects have the same classes, states, numbers of inner objects
/// and visibility in the same order. An object that must remain visible, and each object around it,
/// is unique.
struct SubtreeShapes {
  private struct Look: Hashable {
    var className: String
    var kind: SubjectKind
    var isHidden: Bool
    var state: StateBand.State?
    var isLoaded: Bool
    var isPresented: Bool
  }

  /// The number of each object's subtree; −1 for unique ones.
  let numbers: [Int]

  /// Numbers the subtrees of some branches.
  ///
  /// - Parameters:
  ///   - branches: The objects and their positions.
  ///   - tree: The tree.
  ///   - history: The history of the trace.
  ///   - isUnique: Whether an object must remain visible.
  /// - Complexity: O(*n*) for *n* objects, without recursion.
  init(
    _ branches: TreeBranches,
    _ tree: ViewTree,
    _ history: TraceHistory,
    isUnique: (Int) -> Bool
  ) {
    var presented: Set<Int> = []
    for index in tree.nodes.indices {
      presented.formUnion(
        branches.children(of: index).filter { TreeBranches.presents(index, $0, in: tree) }
      )
    }
    let subtrees = EqualSubtrees(
      count: tree.nodes.count,
      roots: branches.tops + branches.loose,
      children: { Array(branches.children(of: $0)) },
      look: { index -> Look? in
        let node = tree.nodes[index]
        guard node.controller == nil, branches.covered[index].isEmpty, !isUnique(index) else {
          return nil
        }
        return Look(
          className: history.subjects[node.subject].className,
          kind: node.kind,
          isHidden: node.isHidden,
          state: node.kind.isController ? history.state(of: node, in: tree) : nil,
          isLoaded: node.view != nil,
          isPresented: presented.contains(index)
        )
      }
    )
    numbers = subtrees.numbers
  }
}
