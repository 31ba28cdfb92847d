package import TraceModel

/// Finds the ancestors of objects in a changing forest, in logarithmic time per query.
///
/// A link-cut tree: each tree of the forest is cut into paths, and each path is a splay tree that
/// is ordered by depth. A query moves the path from the root to the object into one splay tree, in
/// which the ancestors are left of the object. Queries therefore change the shape of the index, but
/// never its content. Sources: D. D. Sleator, R. E. Tarjan, “A Data Structure for Dynamic Trees”,
/// Journal of Computer and System Sciences 26 (1983), and “Self-Adjusting Binary Search Trees”,
/// Journal of the ACM 32 (1985).
///
/// Damaged traces contain cycles. The edge that would close a cycle is stored separately, at the
/// root of its tree, and queries follow it.
package final class AncestorIndex {
  private struct Node {
    var id: SubjectID
    /// The parent in the forest, −1 if there is none.
    var parent: Int32 = -1
    var childCount: Int32 = 0
    /// Whether the edge to the parent would close a cycle, so that no path contains it.
    var closesCycle = false
    var isMarked = false
    /// Whether a node of the splay tree below and including this one is marked.
    var containsMark = false
    /// The parent in the splay tree; for the root of a splay tree, the node above its path.
    var above: Int32 = -1
    /// The subtree that is nearer to the root of the forest.
    var left: Int32 = -1
    /// The subtree that is deeper.
    var right: Int32 = -1
  }

  private var nodes: ContiguousArray<Node> = []
  private var numbers: [SubjectID: Int32] = [:]
  private var free: [Int32] = []

  /// Creates an index without objects.
  package init() {}

  /// Creates a copy of an index.
  package init(copying other: AncestorIndex) {
    nodes = other.nodes
    numbers = other.numbers
    free = other.free
  }

  // Changing the forest.

  /// Sets the parent of an object, which may be a new object or `none`.
  package func setParent(of id: SubjectID, to parent: SubjectID) {
    guard parent != .none else {
      guard let node = numbers[id] else { return }
      let old = nodes[node].parent
      detach(node)
      discardIfUnused(old)
      discardIfUnused(node)
      return
    }
    let node = number(of: id)
    let target = number(of: parent)
    let old = nodes[node].parent
    guard old != target else { return }
    detach(node)
    nodes[node].parent = target
    nodes[target].childCount += 1
    attach(node)
    discardIfUnused(old)
  }

  /// Sets or removes the mark of an object.
  package func setMark(of id: SubjectID, to isMarked: Bool) {
    guard isMarked || numbers[id] != nil else { return }
    let node = number(of: id)
    guard nodes[node].isMarked != isMarked else { return }
    access(node)
    nodes[node].isMarked = isMarked
    update(node)
    discardIfUnused(node)
  }

  /// Removes the parent and the mark of an object; its descendants keep their parents.
  package func remove(_ id: SubjectID) {
    setParent(of: id, to: .none)
    setMark(of: id, to: false)
  }

  // Queries.

  /// Whether an object is an ancestor of a different one.
  package func isAncestor(_ ancestor: SubjectID, of id: SubjectID) -> Bool {
    guard let ancestor = numbers[ancestor], let node = numbers[id] else { return false }
    if isAncestor(ancestor, of: node) { return true }
    guard let target = targetOfCycle(above: node) else { return false }
    return ancestor == target || isAncestor(ancestor, of: target)
  }

  /// The nearest marked ancestor of an object.
  package func nearestMarked(above id: SubjectID) -> SubjectID? {
    guard let node = numbers[id] else { return nil }
    if let found = nearestMarked(above: node) { return nodes[found].id }
    guard let target = targetOfCycle(above: node) else { return nil }
    if nodes[target].isMarked { return nodes[target].id }
    return nearestMarked(above: target).map { nodes[$0].id }
  }

  private func isAncestor(_ ancestor: Int32, of node: Int32) -> Bool {
    guard ancestor != node else { return false }
    // The second path leaves the first one at the nearest common ancestor.
    access(ancestor)
    return access(node) == ancestor
  }

  private func nearestMarked(above node: Int32) -> Int32? {
    access(node)
    var next = nodes[node].left
    guard next >= 0, nodes[next].containsMark else { return nil }
    while true {
      let (left, right) = (nodes[next].left, nodes[next].right)
      if right >= 0, nodes[right].containsMark {
        next = right
      } else if nodes[next].isMarked {
        splay(next)
        return next
      } else {
        next = left
      }
    }
  }

  /// The target of the edge that closes the cycle above a node; `nil` without a cycle.
  private func targetOfCycle(above node: Int32) -> Int32? {
    let root = root(of: node)
    return nodes[root].closesCycle ? nodes[root].parent : nil
  }

  // The edges.

  private func attach(_ node: Int32) {
    let target = nodes[node].parent
    nodes[node].closesCycle = root(of: target) == node
    guard !nodes[node].closesCycle else { return }
    access(node)
    nodes[node].above = target
  }

  private func detach(_ node: Int32) {
    let parent = nodes[node].parent
    guard parent >= 0 else { return }
    if nodes[node].closesCycle {
      nodes[node].closesCycle = false
    } else {
      let root = root(of: node)
      access(node)
      nodes[nodes[node].left].above = -1
      nodes[node].left = -1
      update(node)
      // The edge that closed the cycle may be an ordinary edge now.
      if nodes[root].closesCycle { attach(root) }
    }
    nodes[node].parent = -1
    nodes[parent].childCount -= 1
  }

  private func number(of id: SubjectID) -> Int32 {
    if let number = numbers[id] { return number }
    let number = free.popLast() ?? Int32(nodes.count)
    if Int(number) == nodes.count {
      nodes.append(Node(id: id))
    } else {
      nodes[number] = Node(id: id)
    }
    numbers[id] = number
    return number
  }

  private func discardIfUnused(_ node: Int32) {
    guard node >= 0, nodes[node].parent < 0, nodes[node].childCount == 0, !nodes[node].isMarked,
      numbers[nodes[node].id] == node
    else { return }
    numbers[nodes[node].id] = nil
    free.append(node)
  }

  // The paths.

  private func root(of node: Int32) -> Int32 {
    access(node)
    var first = node
    while nodes[first].left >= 0 { first = nodes[first].left }
    splay(first)
    return first
  }

  /// Moves the path from the root to a node into one splay tree, with the node as its root.
  ///
  /// - Returns: The node at which the path leaves the path that was moved before.
  @discardableResult
  private func access(_ node: Int32) -> Int32 {
    var last: Int32 = -1
    var next = node
    while next >= 0 {
      splay(next)
      nodes[next].right = last
      update(next)
      last = next
      next = nodes[next].above
    }
    splay(node)
    return last
  }

  private func splay(_ node: Int32) {
    while !isSplayRoot(node) {
      let parent = nodes[node].above
      if !isSplayRoot(parent) {
        let isStraight = isLeft(node) == isLeft(parent)
        rotate(isStraight ? parent : node)
      }
      rotate(node)
    }
  }

  private func rotate(_ node: Int32) {
    let parent = nodes[node].above
    let grandparent = nodes[parent].above
    let wasRoot = isSplayRoot(parent)
    let parentWasLeft = !wasRoot && isLeft(parent)
    let inner: Int32
    if nodes[parent].left == node {
      inner = nodes[node].right
      nodes[parent].left = inner
      nodes[node].right = parent
    } else {
      inner = nodes[node].left
      nodes[parent].right = inner
      nodes[node].left = parent
    }
    if inner >= 0 { nodes[inner].above = parent }
    nodes[parent].above = node
    nodes[node].above = grandparent
    if !wasRoot {
      if parentWasLeft { nodes[grandparent].left = node } else { nodes[grandparent].right = node }
    }
    update(parent)
    update(node)
  }

  private func isSplayRoot(_ node: Int32) -> Bool {
    let above = nodes[node].above
    return above < 0 || (nodes[above].left != node && nodes[above].right != node)
  }

  private func isLeft(_ node: Int32) -> Bool { nodes[nodes[node].above].left == node }

  private func update(_ node: Int32) {
    let (left, right) = (nodes[node].left, nodes[node].right)
    nodes[node].containsMark =
      nodes[node].isMarked || (left >= 0 && nodes[left].containsMark)
      || (right >= 0 && nodes[right].containsMark)
  }
}

extension ContiguousArray {
  fileprivate subscript(index: Int32) -> Element {
    _read { yield self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }
}
