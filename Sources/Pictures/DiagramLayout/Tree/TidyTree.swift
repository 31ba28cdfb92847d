/// Places the boxes of a tree from left to right.
///
/// The tree is not layered: a child begins where its parent ends, independent of its cousins, and
/// subtrees move together until their outlines touch. Boxes do not overlap, siblings keep their
/// order, equal subtrees look equal. Source: A. van der Ploeg, “Drawing non-layered tidy trees in
/// linear time”, Software: Practice and Experience 44 (2014). Neither traversal is recursive, so
/// that the depth of the tree is not limited.
public struct TidyTree: Sendable {
  /// The top left corners of the boxes, in the order of the sizes; the origin of the tree is 0, 0.
  public private(set) var corners: [Point]
  /// The width and height of the tree.
  public private(set) var size: Size

  private struct Node {
    var depth = 0.0
    var depthExtent: Double
    var breadth: Double
    var anchor: Double
    var children: [Int]
    var position = 0.0
    var shiftOfSubtree = 0.0
    var shift = 0.0
    var change = 0.0
    var leftThread: Int?
    var rightThread: Int?
    var leftExtreme: Int
    var rightExtreme: Int
    var leftExtremeShift = 0.0
    var rightExtremeShift = 0.0

    var far: Double { depth + depthExtent }
  }

  /// A sibling with the lowest depth of its outline; siblings hidden behind it are not in the list.
  private struct Horizon {
    var depth: Double
    var child: Int
  }

  private var nodes: [Node]

  /// Places a tree.
  ///
  /// - Parameters:
  ///   - sizes: The boxes.
  ///   - anchors: The distance from the top of each box to the ends of its edges.
  ///   - children: The children of each box, from top to bottom.
  ///   - root: The box on the left; the tree below it must contain each box at most once.
  ///   - levelGap: The space between a box and its children.
  ///   - siblingGap: The minimum vertical space between boxes.
  /// - Complexity: O(*n*) for *n* boxes.
  public init(
    sizes: [Size],
    anchors: [Double],
    children: [[Int]],
    root: Int,
    levelGap: Double,
    siblingGap: Double
  ) {
    nodes = sizes.indices.map { number in
      Node(
        depthExtent: sizes[number].width + levelGap,
        breadth: sizes[number].height + siblingGap,
        anchor: anchors[number],
        children: children[number],
        leftExtreme: number,
        rightExtreme: number
      )
    }
    corners = Array(repeating: Point(0, 0), count: sizes.count)
    size = Size(width: 0, height: 0)
    let order = preorder(from: root)
    for number in order.reversed() where !nodes[number].children.isEmpty {
      joinChildren(of: number)
    }
    settle(order, root)
    var (top, bottom, right) = (Double.infinity, -Double.infinity, 0.0)
    for number in order {
      let corner = corners[number]
      top = min(top, corner.y)
      bottom = max(bottom, corner.y + sizes[number].height)
      right = max(right, corner.x + sizes[number].width)
    }
    for number in order { corners[number].y -= top }
    size = Size(width: right, height: bottom - top)
  }

  /// Returns the boxes with parents before children, and sets the depth of each.
  private mutating func preorder(from root: Int) -> [Int] {
    var order = [root]
    var next = 0
    while next < order.count {
      let number = order[next]
      next += 1
      for child in nodes[number].children {
        nodes[child].depth = nodes[number].far
        order.append(child)
      }
    }
    return order
  }

  /// Moves the subtrees of a node's children together and centres the node on them.
  private mutating func joinChildren(of parent: Int) {
    let children = nodes[parent].children
    var horizons: [Horizon] = []
    Self.push(Horizon(depth: far(ofLeftExtreme: children[0]), child: 0), on: &horizons)
    for index in children.indices.dropFirst() {
      let depth = nodes[nodes[children[index]].rightExtreme].far
      separate(parent, index, &horizons)
      Self.push(Horizon(depth: depth, child: index), on: &horizons)
    }
    let (first, last) = (children[0], children[children.count - 1])
    let start = nodes[first].position + nodes[first].shiftOfSubtree + nodes[first].anchor
    let end = nodes[last].position + nodes[last].shiftOfSubtree + nodes[last].anchor
    nodes[parent].position = (start + end) / 2 - nodes[parent].anchor
    nodes[parent].leftExtreme = nodes[first].leftExtreme
    nodes[parent].leftExtremeShift = nodes[first].leftExtremeShift
    nodes[parent].rightExtreme = nodes[last].rightExtreme
    nodes[parent].rightExtremeShift = nodes[last].rightExtremeShift
  }

  private func far(ofLeftExtreme number: Int) -> Double { nodes[nodes[number].leftExtreme].far }

  private static func push(_ horizon: Horizon, on horizons: inout [Horizon]) {
    while let last = horizons.last, horizon.depth >= last.depth { horizons.removeLast() }
    horizons.append(horizon)
  }

  /// Walks along the facing outlines of a child and its earlier siblings and moves the child away.
  private mutating func separate(_ parent: Int, _ index: Int, _ horizons: inout [Horizon]) {
    let children = nodes[parent].children
    var earlier: Int? = children[index - 1]
    var earlierShift = nodes[children[index - 1]].shiftOfSubtree
    var later: Int? = children[index]
    var laterShift = nodes[children[index]].shiftOfSubtree
    var top = horizons.count - 1
    while let upper = earlier, let lower = later {
      while top > 0, nodes[upper].far > horizons[top].depth { top -= 1 }
      let edge = earlierShift + nodes[upper].position + nodes[upper].breadth
      let distance = edge - (laterShift + nodes[lower].position)
      if distance > 0 {
        laterShift += distance
        move(parent, index, from: horizons[max(0, top)].child, by: distance)
      }
      let (upperFar, lowerFar) = (nodes[upper].far, nodes[lower].far)
      if upperFar <= lowerFar {
        earlier = nextOnRightOutline(upper)
        if let earlier { earlierShift += nodes[earlier].shiftOfSubtree }
      }
      if upperFar >= lowerFar {
        later = nextOnLeftOutline(lower)
        if let later { laterShift += nodes[later].shiftOfSubtree }
      }
    }
    if let later, earlier == nil {
      threadLeft(parent, index, to: later, laterShift)
    } else if let earlier, later == nil {
      threadRight(parent, index, to: earlier, earlierShift)
    }
  }

  private mutating func move(_ parent: Int, _ index: Int, from sibling: Int, by distance: Double) {
    let children = nodes[parent].children
    let child = children[index]
    nodes[child].shiftOfSubtree += distance
    nodes[child].leftExtremeShift += distance
    nodes[child].rightExtremeShift += distance
    // Siblings between the two that touch share the new room.
    guard sibling != index - 1 else { return }
    let part = distance / Double(index - sibling)
    nodes[children[sibling + 1]].shift += part
    nodes[child].shift -= part
    nodes[child].change -= distance - part
  }

  private func nextOnLeftOutline(_ number: Int) -> Int? {
    nodes[number].children.first ?? nodes[number].leftThread
  }

  private func nextOnRightOutline(_ number: Int) -> Int? {
    nodes[number].children.last ?? nodes[number].rightThread
  }

  private mutating func threadLeft(_ parent: Int, _ index: Int, to later: Int, _ shift: Double) {
    let (first, child) = (nodes[parent].children[0], nodes[parent].children[index])
    let extreme = nodes[first].leftExtreme
    nodes[extreme].leftThread = later
    let difference = shift - nodes[later].shiftOfSubtree - nodes[first].leftExtremeShift
    nodes[extreme].shiftOfSubtree += difference
    nodes[extreme].position -= difference
    nodes[first].leftExtreme = nodes[child].leftExtreme
    nodes[first].leftExtremeShift = nodes[child].leftExtremeShift
  }

  private mutating func threadRight(_ parent: Int, _ index: Int, to earlier: Int, _ shift: Double) {
    let (before, child) = (nodes[parent].children[index - 1], nodes[parent].children[index])
    let extreme = nodes[child].rightExtreme
    nodes[extreme].rightThread = earlier
    let difference = shift - nodes[earlier].shiftOfSubtree - nodes[child].rightExtremeShift
    nodes[extreme].shiftOfSubtree += difference
    nodes[extreme].position -= difference
    nodes[child].rightExtreme = nodes[before].rightExtreme
    nodes[child].rightExtremeShift = nodes[before].rightExtremeShift
  }

  /// Adds up the shifts from the root down.
  private mutating func settle(_ order: [Int], _ root: Int) {
    var sums = Array(repeating: 0.0, count: nodes.count)
    for number in order {
      let sum = sums[number] + nodes[number].shiftOfSubtree
      corners[number] = Point(nodes[number].depth, nodes[number].position + sum)
      var (shift, change) = (0.0, 0.0)
      for child in nodes[number].children {
        shift += nodes[child].shift
        change += shift + nodes[child].change
        nodes[child].shiftOfSubtree += change
        sums[child] = sum
      }
    }
  }
}
