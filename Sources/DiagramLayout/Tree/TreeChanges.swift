internal import TraceModel

/// The trees of two moments as one: what lives at the later one, and what is gone at its old place.
struct TreeChanges {
  /// The later tree with what is gone since the earlier one.
  private(set) var tree: ViewTree
  private var changes: [TreeChange?]
  private let subjects: [Subject]

  /// The change of a node of ``tree``.
  subscript(node: Int) -> TreeChange? { node < changes.count ? changes[node] : nil }

  init(from earlier: ViewTree, to later: ViewTree, subjects: [Subject]) {
    self.subjects = subjects
    tree = later
    changes = Array(repeating: nil, count: later.nodes.count)
    var places: [Int: Int] = [:]
    for (place, node) in later.nodes.enumerated() { places[node.subject] = place }
    var before: [Int: Int] = [:]
    for (place, node) in earlier.nodes.enumerated() { before[node.subject] = place }
    for (place, node) in later.nodes.enumerated() {
      guard let old = before[node.subject] else {
        changes[place] = .added
        continue
      }
      changes[place] = change(from: earlier.nodes[old], earlier, to: node, later)
    }
    keepRemoved(earlier, places)
  }

  /// How many objects changed, by ``TreeChange/noun``.
  var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for change in changes {
      if let change { counts[change.noun, default: 0] += 1 }
    }
    return counts
  }

  /// The numbers of changes in words, such as `3 added, 1 moved`.
  var summary: String {
    let counts = counts
    let parts = TreeChange.nouns.compactMap { noun in
      counts[noun].map { "\(Count.grouped($0)) \(noun)" }
    }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
  }

  private func change(
    from old: ViewTree.Node,
    _ earlier: ViewTree,
    to new: ViewTree.Node,
    _ later: ViewTree
  ) -> TreeChange? {
    let above = (
      old.superview.map { earlier.nodes[$0].subject }, new.superview.map { later.nodes[$0].subject }
    )
    if above.0 != above.1 {
      guard let oldName = above.0.map({ subjects[$0].displayName }) else { return .added }
      let name = String(TextFitter.clean(oldName).prefix(40))
      return new.superview == nil ? .left(name) : .moved(from: name)
    }
    if old.isHidden != new.isHidden { return .visibility(isHidden: new.isHidden) }
    if let was = old.frame, let frame = new.frame, was != frame { return .frame(was: was) }
    return nil
  }

  /// Puts what is gone where it hung.
  private mutating func keepRemoved(_ earlier: ViewTree, _ alive: [Int: Int]) {
    var places: [Int: Int] = [:]
    for (old, node) in earlier.nodes.enumerated() where alive[node.subject] == nil {
      places[old] = tree.nodes.count + places.count
    }
    for old in earlier.nodes.indices where places[old] != nil {
      var node = earlier.nodes[old]
      func place(_ other: Int?) -> Int? {
        other.flatMap { places[$0] ?? alive[earlier.nodes[$0].subject] }
      }
      node.superview = place(node.superview)
      node.subviews = node.subviews.compactMap { places[$0] }
      node.parent = place(node.parent)
      node.children = node.children.compactMap { places[$0] }
      node.view = node.view.flatMap { places[$0] }
      node.controller = node.controller.flatMap { places[$0] }
      node.rootController = place(node.rootController)
      node.presented = place(node.presented)
      tree.nodes.append(node)
      changes.append(.removed)
    }
    for old in earlier.nodes.indices {
      guard let place = places[old], let parent = tree.nodes[place].superview,
        changes[parent] != .removed, let oldParent = earlier.nodes[old].superview
      else { continue }
      let order = earlier.nodes[oldParent].subviews.firstIndex(of: old) ?? 0
      let index = min(order, tree.nodes[parent].subviews.count)
      tree.nodes[parent].subviews.insert(place, at: index)
    }
  }
}
