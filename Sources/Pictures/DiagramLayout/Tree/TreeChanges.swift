internal import TraceModel

/// The trees of two moments as one: the later tree, with removed objects at their former positions.
struct TreeChanges {
  /// The later tree, including the objects removed since the earlier one.
  private(set) var tree: ViewTree
  private var changes: [TreeChange?]
  private let subjects: [Subject]
  /// Whether only the changes of controllers count.
  private let isOfControllers: Bool

  /// The change of a node of ``tree``.
  subscript(node: Int) -> TreeChange? { node < changes.count ? changes[node] : nil }

  /// Compares the trees of two moments.
  ///
  /// - Parameters:
  ///   - earlier: The tree of the first moment.
  ///   - later: The tree of the second moment.
  ///   - history: The history of the trace.
  ///   - form: The form of the picture; that of controllers also compares their states.
  init(
    from earlier: ViewTree,
    to later: ViewTree,
    _ history: TraceHistory,
    of form: TreeLayout.Form
  ) {
    subjects = history.subjects
    isOfControllers = form == .controllers
    tree = later
    changes = Array(repeating: nil, count: later.nodes.count)
    var indices: [Int: Int] = [:]
    for (index, node) in later.nodes.enumerated() { indices[node.subject] = index }
    var before: [Int: Int] = [:]
    for (index, node) in earlier.nodes.enumerated() { before[node.subject] = index }
    for (index, node) in later.nodes.enumerated() {
      guard let old = before[node.subject] else {
        changes[index] = .added
        continue
      }
      let former = earlier.nodes[old]
      changes[index] = change(from: former, earlier, to: node, later)
      if isOfControllers, node.kind.isController, changes[index] == nil {
        let was = history.stateWord(of: former, in: earlier)
        let isEqual = was == history.stateWord(of: node, in: later)
        changes[index] = isEqual ? nil : .attribute(was: was)
      }
    }
    keepRemoved(earlier, indices)
  }

  /// The numbers of changes in words, such as `3 added, 1 moved`.
  var summary: String {
    var counts: [String: Int] = [:]
    for (change, node) in zip(changes, tree.nodes) where !isOfControllers || node.kind.isController
    {
      if let change { counts[change.noun, default: 0] += 1 }
    }
    let parts = TreeChange.nouns.compactMap { noun in
      counts[noun].map { "\($0.grouped) \(noun)" }
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
      (old.superview ?? old.container ?? old.parent).map { earlier.nodes[$0].subject },
      (new.superview ?? new.container ?? new.parent).map { later.nodes[$0].subject }
    )
    if above.0 != above.1 {
      guard let oldName = above.0.map({ subjects[$0].displayName }) else { return .added }
      let name = String(TextFitter.clean(oldName).prefix(40))
      return above.1 == nil ? .left(name) : .moved(from: name)
    }
    if old.isHidden != new.isHidden { return .visibility(isHidden: new.isHidden) }
    if let was = Self.formerValue(of: old, new) { return .attribute(was: was) }
    if let was = old.frame, let frame = new.frame, was != frame { return .frame(was: was) }
    return nil
  }

  /// The former value of the first state or attribute of a SwiftUI node that changed.
  private static func formerValue(of old: ViewTree.Node, _ new: ViewTree.Node) -> String? {
    for (before, after) in [(old.states, new.states), (old.attributes, new.attributes)] {
      for attribute in before where !after.contains(attribute) {
        let text = attribute.name == "text" ? "“\(attribute.value)”" : attribute.value
        return String(TextFitter.clean(text).prefix(40))
      }
    }
    return nil
  }

  /// Adds removed objects to the tree at their former positions.
  private mutating func keepRemoved(_ earlier: ViewTree, _ alive: [Int: Int]) {
    var indices: [Int: Int] = [:]
    for (old, node) in earlier.nodes.enumerated() where alive[node.subject] == nil {
      indices[old] = tree.nodes.count + indices.count
    }
    for old in earlier.nodes.indices where indices[old] != nil {
      var node = earlier.nodes[old]
      func index(of other: Int?) -> Int? {
        other.flatMap { indices[$0] ?? alive[earlier.nodes[$0].subject] }
      }
      node.superview = index(of: node.superview)
      node.container = index(of: node.container)
      node.contents = node.contents.compactMap { indices[$0] }
      node.representable = index(of: node.representable)
      node.subviews = node.subviews.compactMap { indices[$0] }
      node.parent = index(of: node.parent)
      node.children = node.children.compactMap { indices[$0] }
      node.view = node.view.flatMap { indices[$0] }
      node.controller = node.controller.flatMap { indices[$0] }
      node.rootController = index(of: node.rootController)
      node.presented = index(of: node.presented)
      tree.nodes.append(node)
      changes.append(.removed)
    }
    keepRemovedNodes(earlier, indices)
    for old in earlier.nodes.indices {
      guard let node = indices[old], let parent = tree.nodes[node].superview,
        changes[parent] != .removed, let oldParent = earlier.nodes[old].superview
      else { continue }
      let order = earlier.nodes[oldParent].subviews.firstIndex(of: old) ?? 0
      let index = min(order, tree.nodes[parent].subviews.count)
      tree.nodes[parent].subviews.insert(node, at: index)
    }
  }

  /// Adds removed SwiftUI nodes to the nodes and hosting views that remain.
  private mutating func keepRemovedNodes(_ earlier: ViewTree, _ indices: [Int: Int]) {
    for old in earlier.nodes.indices {
      guard let node = indices[old], let parent = tree.nodes[node].container,
        changes[parent] != .removed, let oldParent = earlier.nodes[old].container
      else { continue }
      let order = earlier.nodes[oldParent].contents.firstIndex(of: old) ?? 0
      let index = min(order, tree.nodes[parent].contents.count)
      tree.nodes[parent].contents.insert(node, at: index)
    }
  }
}
