package import TraceModel

/// The live nodes of SwiftUI graphs, with what only nodes have.
package struct NodeTable {
  /// A node: a position in a tree of views.
  package struct Node {
    /// The path from the parent node.
    package let path: NodePath
    /// The parent node, or the view that hosts a root; the last one after the node was removed.
    package var parent = SubjectID.none
    /// Whether the node is between its appearance and its disappearance.
    package var isAppeared = false
    /// Whether the view has a body that was evaluated: a view of the app, not one of SwiftUI.
    var hasBody = false
  }

  private var nodes: [SubjectID: Node] = [:]

  /// The node with an identity; `nil` for another object and for a dead node.
  package subscript(id: SubjectID) -> Node? {
    get { nodes.isEmpty ? nil : nodes[id] }
    set {
      guard newValue != nil || !nodes.isEmpty else { return }
      nodes[id] = newValue
    }
  }

  /// Sets the parent of a node; keeps the last one when a node is removed from the tree.
  mutating func setParent(of id: SubjectID, to parent: SubjectID) {
    if parent != .none { nodes[id]?.parent = parent }
  }

  mutating func setAppeared(_ id: SubjectID, _ isAppeared: Bool) {
    nodes[id]?.isAppeared = isAppeared
  }

  /// Records that the body of a node was evaluated.
  mutating func noteBody(of id: SubjectID) {
    if nodes[id]?.hasBody == false { nodes[id]?.hasBody = true }
  }

  /// The view of the app whose body contains a node: the node itself, or an ancestor.
  ///
  /// An action belongs to the view that its modifier applies to, which is often a `Text` or a
  /// stack.
  package func viewOfApp(at id: SubjectID) -> SubjectID {
    var view = id
    climb(from: id) { ancestor in
      guard nodes[ancestor]?.hasBody == true else { return true }
      view = ancestor
      return false
    }
    return view
  }

  /// Calls a closure with a node and its ancestors, beginning with the node, until it returns
  /// `false`.
  ///
  /// It ends after ``climbLimit`` nodes, because damaged traces contain cycles.
  package func climb(from id: SubjectID, _ visit: (SubjectID) -> Bool) {
    var next = id
    for _ in 0..<Self.climbLimit {
      guard visit(next), let node = nodes[next], node.parent != .none else { return }
      next = node.parent
    }
  }

  private static let climbLimit = 512
}
