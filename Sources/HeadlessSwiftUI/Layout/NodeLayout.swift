package import Foundation

/// The size and the placement of a node.
@MainActor
package final class NodeLayout {
  /// The frame in the nearest element around the node, in points.
  package var frame = CGRect.zero

  package init() {}

  /// Marks the node and the nodes around it for another placement.
  package func invalidate(_ node: Node) {}
}
