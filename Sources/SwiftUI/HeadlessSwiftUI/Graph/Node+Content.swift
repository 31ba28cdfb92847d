/// The elements below a node, which count for appearance.
extension Node {
  /// The child that the node consists of: the only one, or the content of a modifier with further
  /// children such as a background or a sheet.
  package var contentChild: Node? {
    guard let first = children.first, children.count == 1 || first.place == .only else {
      return nil
    }
    return first
  }

  /// The number of elements that the content of a modifier consists of.
  ///
  /// A group of views has as many as its members; a stack is one, whatever it contains.
  package var elementCount: Int {
    if isUnary { return 1 }
    if let content = contentChild { return content.isShown ? content.elementCount : 0 }
    return children.reduce(0) { $0 + ($1.isShown ? $1.elementCount : 0) }
  }

  /// Whether the node has at least one element.
  package var hasElements: Bool {
    if isUnary { return true }
    if let content = contentChild { return content.isShown && content.hasElements }
    return children.contains { $0.isShown && $0.hasElements }
  }

  /// The branches that the content consists of, if it is a bare condition: a modifier on it acts
  /// for each branch.
  package var branches: [ObjectIdentifier] {
    var branches: [ObjectIdentifier] = []
    var node = self
    while let child = node.contentChild {
      if node.isUnary { break }
      if case .branch = child.place { branches.append(ObjectIdentifier(child)) }
      node = child
    }
    return branches
  }

  /// Whether the view leaves before its replacement appears, because of `transition(.identity)`.
  package var hasIdentityTransition: Bool {
    var node = self
    while true {
      if let modifier = node.view as? any TransitionProviding {
        return modifier.isIdentityTransition
      }
      guard let child = node.contentChild else { return false }
      if node.isUnary {
        return false
      }
      node = child
    }
  }

  /// The nearest ancestor for which a condition holds.
  package func ancestor(where condition: (Node) -> Bool) -> Node? {
    var ancestor = parent
    while let node = ancestor, !condition(node) { ancestor = node.parent }
    return ancestor
  }

  /// The position among the sibling elements, for the trace; members of a nested group share one.
  var position: Int {
    var node = self
    var position = index
    while let parent = node.parent, !parent.isElement {
      node = parent
      if let siblings = node.parent?.children.count, siblings > 1 || node.index > 0 {
        position = node.index
      }
    }
    return position
  }

  /// The topmost elements below the node, in order.
  package var childElements: [Node] {
    children.flatMap { $0.isElement ? [$0] : $0.childElements }
  }
}

/// A view that states the transition of its content.
@MainActor @preconcurrency
package protocol TransitionProviding {
  /// Whether the content is removed and inserted without an effect.
  var isIdentityTransition: Bool { get }
}
