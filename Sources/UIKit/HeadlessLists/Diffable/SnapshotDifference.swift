import Foundation

/// The changes between two snapshots, as batches of updates of a table or collection.
///
/// Sections and items that both snapshots contain in the same relative order stay; the others are
/// deleted, inserted or moved.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  /// The items to be reloaded, at their old index paths.
  var reloadedItems: [IndexPath] = []
  /// The items to be configured again, at their new index paths.
  var reconfiguredItems: [IndexPath] = []

  init(from old: Snapshot, to new: Snapshot) {
    compareSections(old, new)
    let reloaded = Set(new.reloadedSectionIdentifiers)
    compareItems(old, new, reloaded: reloaded)
    mark(old, new, reloaded: reloaded)
  }

  private mutating func compareSections(_ old: Snapshot, _ new: Snapshot) {
    let moves = ListDifference(old.sectionIdentifiers, new.sectionIdentifiers)
    deletedSections = moves.removed
    insertedSections = moves.inserted
    movedSections = moves.moved.map { ($0.from, $0.to) }
  }

  private mutating func compareItems(_ old: Snapshot, _ new: Snapshot, reloaded: Set<Section>) {
    for (oldIndex, section) in old.sectionIdentifiers.enumerated() {
      let isKept = new.indexOfSection(section) != nil && !reloaded.contains(section)
      let before = old.itemIdentifiers(inSection: section)
      guard isKept, let newIndex = new.indexOfSection(section) else { continue }
      let after = new.itemIdentifiers(inSection: section)
      let moves = ListDifference(before, after)
      for index in moves.removed {
        let from = IndexPath(item: index, section: oldIndex)
        // An item that moves to another kept section is moved; else it is deleted here.
        if let target = target(of: before[index], old, new, reloaded) {
          movedItems.append((from, target))
        } else {
          deletedItems.append(from)
        }
      }
      for index in moves.inserted where origin(of: after[index], old, new, reloaded) == nil {
        insertedItems.append(IndexPath(item: index, section: newIndex))
      }
      for move in moves.moved {
        movedItems.append(
          (
            IndexPath(item: move.from, section: oldIndex),
            IndexPath(item: move.to, section: newIndex)
          )
        )
      }
    }
  }

  /// Returns the position to which an item moves from a kept section into another; `nil` otherwise.
  private func target(
    of item: Item,
    _ old: Snapshot,
    _ new: Snapshot,
    _ reloaded: Set<Section>
  ) -> IndexPath? {
    guard let section = new.sectionIdentifier(containingItem: item), !reloaded.contains(section),
      old.indexOfSection(section) != nil, let path = new.indexPath(of: item)
    else { return nil }
    return IndexPath(item: path.item, section: path.section)
  }

  /// Returns the position from which an item moves into another kept section; `nil` otherwise.
  private func origin(
    of item: Item,
    _ old: Snapshot,
    _ new: Snapshot,
    _ reloaded: Set<Section>
  ) -> IndexPath? {
    guard let section = old.sectionIdentifier(containingItem: item), !reloaded.contains(section),
      new.indexOfSection(section) != nil, let path = old.indexPath(of: item)
    else { return nil }
    return IndexPath(item: path.item, section: path.section)
  }

  /// Adds the reloads and the configurations of what remains.
  private mutating func mark(_ old: Snapshot, _ new: Snapshot, reloaded: Set<Section>) {
    reloadedSections = new.reloadedSectionIdentifiers.compactMap(old.indexOfSection)
    let moved = Set(movedItems.map(\.from))
    var replaced: Set<IndexPath> = []
    for item in new.reloadedItemIdentifiers {
      guard let path = old.indexPath(of: item),
        let section = old.sectionIdentifier(containingItem: item), !reloaded.contains(section),
        new.indexOfSection(section) != nil
      else { continue }
      let from = IndexPath(item: path.item, section: path.section)
      if moved.contains(from) {
        replaced.insert(from)
        deletedItems.append(from)
        if let target = new.indexPath(of: item) {
          insertedItems.append(IndexPath(item: target.item, section: target.section))
        }
      } else {
        reloadedItems.append(from)
      }
    }
    if !replaced.isEmpty { movedItems.removeAll { replaced.contains($0.from) } }
    for item in new.reconfiguredItemIdentifiers {
      guard let path = new.indexPath(of: item) else { continue }
      reconfiguredItems.append(IndexPath(item: path.item, section: path.section))
    }
  }
}

/// The difference of two lists of unique elements: the removed, inserted and moved elements.
struct ListDifference {
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  /// Compares two lists.
  ///
  /// The elements of a longest increasing subsequence of the common ones stay, which is the result
  /// of `CollectionDifference` for unique elements; unlike it, the comparison takes time O(*n* log
  /// *n*) in the worst case too.
  init<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    var prefix = 0
    let shortest = min(old.count, new.count)
    while prefix < shortest, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shortest - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let oldRange = prefix..<(old.count - suffix)
    let newRange = prefix..<(new.count - suffix)
    var targets: [Element: Int] = [:]
    for index in newRange { targets[new[index]] = index }
    var common: [(from: Int, to: Int)] = []
    for index in oldRange {
      if let target = targets.removeValue(forKey: old[index]) {
        common.append((index, target))
      } else {
        removed.append(index)
      }
    }
    inserted = targets.values.sorted()
    let staying = Self.increasing(common.map(\.to))
    moved = common.indices.filter { !staying.contains($0) }.map { common[$0] }
  }

  /// Returns the indexes of a longest increasing subsequence of different values.
  private static func increasing(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for index in values.indices {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < values[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
