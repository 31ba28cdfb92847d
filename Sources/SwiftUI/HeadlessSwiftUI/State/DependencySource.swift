/// A value that bodies read, and the nodes that have read it.
@MainActor
package final class DependencySource {
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  private struct WeakNode {
    weak var node: Node?
  }

  package init() {}

  /// Registers the node whose body is being evaluated, if there is one.
  package func read(in graph: ViewGraph?) {
    guard let node = graph?.evaluatingNode ?? ViewGraph.evaluating?.evaluatingNode else { return }
    add(node)
  }

  /// Registers a reader.
  package func add(_ node: Node) {
    guard readers.updateValue(WeakNode(node: node), forKey: ObjectIdentifier(node)) == nil else {
      return
    }
    node.dependencies.append(self)
  }

  /// Removes a reader.
  func remove(_ node: Node) { readers[ObjectIdentifier(node)] = nil }

  /// Marks the readers for evaluation.
  ///
  /// - Parameter cause: Returns the cause that a reader's trace shows.
  package func invalidate(_ cause: (Node) -> String) {
    for reader in readers.values {
      guard let node = reader.node else { continue }
      node.invalidate(cause(node))
    }
  }
}
