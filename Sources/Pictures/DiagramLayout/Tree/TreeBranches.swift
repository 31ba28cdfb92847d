internal import TraceModel

/// The objects of a tree from the outside in, as a picture or text shows them.
struct TreeBranches {
  /// The topmost objects: windows, or the root controllers of windows.
  private(set) var tops: [Int] = []
  /// The other objects that are in no other one.
  private(set) var loose: [Int] = []
  /// The objects inside each object.
  private(set) var inner: [[Int]]
  /// The views and controllers that belong to each object although they are not inside it.
  private(set) var covered: [[Int]]

  private init(count: Int) {
    inner = Array(repeating: [], count: count)
    covered = inner
  }

  /// The objects inside an object and those that belong to it.
  func children(of index: Int) -> [Int] { covered[index] + inner[index] }

  /// The number of objects in a subtree.
  func size(of root: Int) -> Int {
    var stack = [root]
    var count = 0
    while let node = stack.popLast() {
      count += 1
      stack += children(of: node)
    }
    return count
  }
}

/// Branches of views.
extension TreeBranches {
  /// Finds the views inside windows and outside.
  ///
  /// The view of a controller that a container has covered, such as a lower member of a navigation
  /// stack, is in no superview: it belongs to the view of the controller's parent, otherwise to the
  /// window with that root controller, and so does a controller without a view.
  ///
  /// - Complexity: O(*n* log *n*) for *n* objects, without recursion.
  init(viewsOf tree: ViewTree) {
    self.init(count: tree.nodes.count)
    let roots = tree.roots
    var groups = Groups(count: tree.nodes.count)
    // A damaged trace may place a view in several SwiftUI nodes; it is in the first one.
    var isPlaced = Array(repeating: false, count: tree.nodes.count)
    for root in roots {
      isPlaced[root] = true
      var stack = [root]
      while let node = stack.popLast() {
        for child in tree.children(of: node) where !isPlaced[child] {
          isPlaced[child] = true
          inner[node].append(child)
          groups.join(child, below: root)
        }
        stack += inner[node]
      }
    }
    let bare = tree.nodes.indices.filter {
      tree.nodes[$0].kind.isController && tree.nodes[$0].view == nil
    }
    var windows: [Int: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      if let controller = node.rootController { windows[controller] = index }
    }
    tops = roots.filter { tree.nodes[$0].kind == .window }
    for index in roots + bare where tree.nodes[index].kind != .window {
      let controller = tree.nodes[index].kind.isController ? index : tree.nodes[index].controller
      let parent = controller.flatMap { tree.nodes[$0].parent }
      let owner = parent.map { tree.nodes[$0].view ?? $0 } ?? controller.flatMap { windows[$0] }
      if let owner, groups.join(index, below: owner) {
        covered[owner].append(index)
      } else {
        loose.append(index)
      }
    }
    for index in covered.indices where covered[index].count > 1 {
      covered[index].sort { (tree.nodes[$0].controller ?? $0) < (tree.nodes[$1].controller ?? $1) }
    }
  }

  /// Sets of connected objects, so that no object is placed below itself.
  private struct Groups {
    private var above: [Int]

    init(count: Int) {
      above = Array(0..<count)
    }

    private mutating func top(of index: Int) -> Int {
      var current = index
      while above[current] != current {
        above[current] = above[above[current]]
        current = above[current]
      }
      return current
    }

    /// Connects two groups; returns `false` if they are one already.
    @discardableResult
    mutating func join(_ index: Int, below other: Int) -> Bool {
      let (first, second) = (top(of: index), top(of: other))
      guard first != second else { return false }
      above[first] = second
      return true
    }
  }
}

/// Branches of controllers.
extension TreeBranches {
  /// Finds the controllers that no controller contains or presents, and those below each.
  ///
  /// Children come before a presented controller, as `_printHierarchy` prints them. A controller
  /// that a damaged trace places in two controllers, or below itself, is in the first one that
  /// leads to it.
  init(controllersOf tree: ViewTree) {
    let nodes = tree.nodes
    self.init(count: nodes.count)
    let controllers = nodes.indices.filter { nodes[$0].kind.isController }
    var (isPresented, isRoot) = (Set<Int>(), Set<Int>())
    for node in nodes {
      if let presented = node.presented { isPresented.insert(presented) }
      if let root = node.rootController { isRoot.insert(root) }
    }
    let outer = controllers.filter { nodes[$0].parent == nil && !isPresented.contains($0) }
    let roots = outer.filter(isRoot.contains)
    var seen: Set<Int> = []
    for (number, start) in (roots + outer + controllers).enumerated() where !seen.contains(start) {
      if number < roots.count { tops.append(start) } else { loose.append(start) }
      var stack = [(node: start, outer: Int?.none)]
      while let (index, outer) = stack.popLast() {
        guard nodes[index].kind.isController, seen.insert(index).inserted else { continue }
        if let outer { inner[outer].append(index) }
        let below = nodes[index].children + [nodes[index].presented].compactMap(\.self)
        stack += below.reversed().map { (node: $0, outer: index) }
      }
    }
  }

  /// Whether the controller above a controller presents it and does not contain it.
  static func presents(_ outer: Int, _ inner: Int, in tree: ViewTree) -> Bool {
    tree.nodes[outer].presented == inner && tree.nodes[inner].parent != outer
  }
}
