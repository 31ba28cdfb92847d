/// Numbers the subtrees of a forest; subtrees with equal numbers look equal.
///
/// A subtree looks like another if their roots look equal, and the subtrees below them look equal
/// in the same order. Trees fold equal siblings into one card, timelines and sequences into one
/// lane.
struct EqualSubtrees {
  /// The number of each node's subtree; −1 for a unique one and for a node that no root leads to.
  private(set) var numbers: [Int]

  /// The minimum number of equal siblings that are drawn as one.
  static let leastSiblings = 3

  private struct Form<Look: Hashable>: Hashable {
    var look: Look
    var children: [Int]
  }

  /// Numbers the subtrees below some roots.
  ///
  /// - Parameters:
  ///   - count: The number of nodes; a node is an index below it.
  ///   - roots: The roots.
  ///   - children: The children of a node; the nodes that the roots lead to form no cycles.
  ///   - look: The look of a node without its children; `nil` for a node that must remain visible,
  ///     which makes each node around it unique.
  /// - Complexity: O(*n*) for *n* nodes, without recursion.
  init<Look: Hashable>(
    count: Int,
    roots: [Int],
    children: (Int) -> [Int],
    look: (Int) -> Look?
  ) {
    numbers = Array(repeating: -1, count: count)
    var known: [Form<Look>: Int] = [:]
    var order = roots
    var next = 0
    while next < order.count {
      order += children(order[next])
      next += 1
    }
    for node in order.reversed() {
      let below = children(node).map { numbers[$0] }
      guard !below.contains(-1), let look = look(node) else { continue }
      let form = Form(look: look, children: below)
      let number = known[form] ?? known.count
      known[form] = number
      numbers[node] = number
    }
  }
}
