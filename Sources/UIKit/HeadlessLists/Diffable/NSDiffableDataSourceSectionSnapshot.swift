import TraceModel

/// The hierarchy of the items of one section, as UIKit's `NSDiffableDataSourceSectionSnapshot`
/// (developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
///
/// The children of an item are visible while it and its ancestors are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// Creates a snapshot without items.
  public init() {}

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { list(roots, onlyVisible: false) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items whose ancestors are expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { list(roots, onlyVisible: true) }

  /// Appends items to the children of an item, or to the root items.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    let repeated = duplicates(in: items) + items.filter { nodes[$0] != nil }
    guard repeated.isEmpty else { return raiseDuplicates(repeated) }
    if let parent, nodes[parent] == nil { return raiseUnknown(parent) }
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent { nodes[parent]?.children += items } else { roots += items }
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Deletes items with their children; unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var dropped: Set<ItemIdentifierType> = []
    for item in items where nodes[item] != nil {
      dropped.formUnion(list([item], onlyVisible: false))
    }
    let parents = Set(dropped.compactMap { nodes[$0]?.parent })
    for item in dropped { nodes[item] = nil }
    for parent in parents { nodes[parent]?.children.removeAll { dropped.contains($0) } }
    roots.removeAll { dropped.contains($0) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let node = nodes[parent] else { return raiseUnknown(parent) }
    delete(node.children)
    let repeated = snapshot.nodes.keys.filter { nodes[$0] != nil }
    guard repeated.isEmpty else { return raiseDuplicates(repeated) }
    nodes.merge(snapshot.nodes) { old, _ in old }
    for root in snapshot.roots { nodes[root]?.parent = parent }
    nodes[parent]?.children = snapshot.roots
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 0)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 1)
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns whether the ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent.flatMap({ nodes[$0] }) {
      guard parent.isExpanded else { return false }
      node = parent
    }
    return true
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var node = nodes[item]
    while let parent = node?.parent {
      level += 1
      node = nodes[parent]
    }
    return level
  }

  /// Returns the index of an item among all items; `nil` for an unknown item.
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes[item] == nil ? nil : items.firstIndex(of: item)
  }

  /// Returns the parent of an item; `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns the descendants of an item as a snapshot.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    guard let node = nodes[parent] else { return result }
    for item in list([parent], onlyVisible: false) { result.nodes[item] = nodes[item] }
    result.nodes[parent]?.parent = nil
    result.roots = [parent]
    guard !includingParent else { return result }
    result.nodes[parent] = nil
    for child in node.children { result.nodes[child]?.parent = nil }
    result.roots = node.children
    return result
  }

  private func list(
    _ starts: [ItemIdentifierType],
    onlyVisible: Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var pending = Array(starts.reversed())
    while let item = pending.popLast() {
      result.append(item)
      guard let node = nodes[item], node.isExpanded || !onlyVisible else { continue }
      pending += node.children.reversed()
    }
    return result
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    beside item: ItemIdentifierType,
    offset: Int
  ) {
    var snapshot = Self()
    let repeated = duplicates(in: items)
    guard repeated.isEmpty else { return raiseDuplicates(repeated) }
    snapshot.append(items)
    insert(snapshot, beside: item, offset: offset)
  }

  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
    guard let node = nodes[item] else { return raiseUnknown(item) }
    let repeated = snapshot.nodes.keys.filter { nodes[$0] != nil }
    guard repeated.isEmpty else { return raiseDuplicates(repeated) }
    nodes.merge(snapshot.nodes) { old, _ in old }
    for root in snapshot.roots { nodes[root]?.parent = node.parent }
    if let parent = node.parent {
      let siblings = nodes[parent]?.children ?? []
      guard let index = siblings.firstIndex(of: item) else { return }
      nodes[parent]?.children.insert(contentsOf: snapshot.roots, at: index + offset)
    } else if let index = roots.firstIndex(of: item) {
      roots.insert(contentsOf: snapshot.roots, at: index + offset)
    }
  }

  private func raiseDuplicates(_ items: [ItemIdentifierType]) {
    SnapshotFailure.raise(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + SnapshotFailure.list(items)
    )
  }

  private func raiseUnknown(_ item: ItemIdentifierType) {
    SnapshotFailure.raise("Item identifier does not exist in the section snapshot: \(item)")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable
where ItemIdentifierType: Sendable {}
