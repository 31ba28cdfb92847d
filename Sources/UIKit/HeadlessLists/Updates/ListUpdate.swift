import Foundation

/// The changes of a batch of updates, as the app has made them.
struct CollectionBatch {
  /// A move of a section or an item.
  struct Move<Index: Hashable>: Hashable {
    let from: Index
    let to: Index
  }

  /// The number of open calls of `performBatchUpdates`.
  var depth = 0
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  /// Whether the app has made no change.
  var isEmpty: Bool {
    insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }
}

/// The text of an exception of an update.
struct CollectionUpdateError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// A checked batch of updates, which maps the index paths before it to those after it.
///
/// - Complexity: The check takes time O(*s* + *u* log *u*) for *s* sections and *u* changes, a
///   lookup O(log *u*).
struct CollectionUpdate {
  private let sections: [Int?]
  private var removedItems: [Int: [Int]] = [:]
  private var takenItems: [Int: [Int]] = [:]
  private var movedItems: [IndexPath: IndexPath] = [:]
  private let reloadedItems: Set<IndexPath>
  private let reloadedSections: Set<Int>

  /// Checks changes against the numbers of items before and after them.
  init(_ batch: CollectionBatch, old: [Int], new: [Int]) throws(CollectionUpdateError) {
    sections = try Self.sections(batch, old: old.count, new: new.count)
    reloadedSections = Set(batch.reloadedSections)
    reloadedItems = Set(batch.reloadedItems)
    let insertedSections = Set(batch.insertedSections)
    let moves = Set(batch.movedItems)
    let moved = Set(moves.map(\.from))
    let targets = Set(moves.map(\.to))
    let deleted = Set(batch.deletedItems)
    let inserted = Set(batch.insertedItems)
    try Self.check(deleted.union(moved).union(reloadedItems), "delete", in: old)
    try Self.check(inserted.union(targets), "insert", in: new)
    if let path = deleted.intersection(reloadedItems).min() {
      throw .init("attempt to delete and reload the same index path (\(path.objectText))")
    }
    if let path = deleted.intersection(moved).min() {
      throw .init(
        "attempt to perform a delete and a move from the same index path (\(path.objectText))"
      )
    }
    if let path = inserted.intersection(targets).min() {
      throw .init(
        "attempt to perform an insert and a move to the same index path (\(path.objectText))"
      )
    }
    for move in moves { movedItems[move.from] = move.to }
    for path in deleted.union(moved) { removedItems[path.section, default: []].append(path.item) }
    for path in inserted.union(targets) { takenItems[path.section, default: []].append(path.item) }
    for key in removedItems.keys { removedItems[key]?.sort() }
    for key in takenItems.keys { takenItems[key]?.sort() }
    try checkCounts(deleted, inserted, moves, insertedSections, old: old, new: new)
  }

  /// Returns the section after the update; `nil` for a deleted one.
  func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Whether an item remains but its cell is replaced.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }

  /// Returns the index path after the update; `nil` for a deleted item.
  func path(_ path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard let section = section(path.section) else { return nil }
    let removed = removedItems[path.section] ?? []
    let rank = removed.lowerBound(of: path.item)
    if rank < removed.count, removed[rank] == path.item { return nil }
    let free = path.item - rank
    return IndexPath(item: (takenItems[section] ?? []).free(free), section: section)
  }
}

extension CollectionUpdate {
  /// Returns the sections after the update, by those before.
  private static func sections(
    _ batch: CollectionBatch,
    old: Int,
    new: Int
  ) throws(CollectionUpdateError) -> [Int?] {
    let moves = Set(batch.movedSections)
    let deleted = Set(batch.deletedSections)
    let inserted = Set(batch.insertedSections)
    let removed = deleted.union(moves.map(\.from))
    let taken = inserted.union(moves.map(\.to))
    for section in removed.union(batch.reloadedSections).sorted()
    where !(0..<old).contains(section) {
      throw .init(
        "attempt to delete section \(section), but there are only \(old) sections before the update"
      )
    }
    for section in taken.sorted() where !(0..<new).contains(section) {
      throw .init(
        "attempt to insert section \(section) but there are only \(new) sections after the update"
      )
    }
    guard old + inserted.count - deleted.count == new else {
      throw .init(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "collection view after the update (\(new)) must be equal to the number of sections "
          + "contained in the collection view before the update (\(old)), plus or minus the number "
          + "of sections inserted or deleted (\(inserted.count) inserted, \(deleted.count) deleted)."
      )
    }
    var result = [Int?](repeating: nil, count: old)
    var next = 0
    for section in 0..<old where !removed.contains(section) {
      while taken.contains(next) { next += 1 }
      result[section] = next
      next += 1
    }
    for move in moves { result[move.from] = move.to }
    return result
  }

  private static func check(
    _ paths: Set<IndexPath>,
    _ verb: String,
    in counts: [Int]
  ) throws(CollectionUpdateError) {
    let preposition = verb == "delete" ? "from" : "into"
    let time = verb == "delete" ? "before" : "after"
    for path in paths.sorted() {
      guard path.count == 2, counts.indices.contains(path.section) else {
        throw .init(
          "attempt to \(verb) item \(path.item) \(preposition) section \(path.section), but there "
            + "are only \(counts.count) sections \(time) the update"
        )
      }
      let count = counts[path.section]
      guard path.item >= 0, path.item < count else {
        throw .init(
          verb == "delete"
            ? "attempt to delete item \(path.item) from section \(path.section) which only contains "
              + "\(count) items before the update"
            : "attempt to insert item \(path.item) into section \(path.section), but there are only "
              + "\(count) items in section \(path.section) after the update"
        )
      }
    }
  }

  private func checkCounts(
    _ deleted: Set<IndexPath>,
    _ inserted: Set<IndexPath>,
    _ moves: Set<CollectionBatch.Move<IndexPath>>,
    _ insertedSections: Set<Int>,
    old: [Int],
    new: [Int]
  ) throws(CollectionUpdateError) {
    func counts(_ sections: [Int]) -> [Int: Int] {
      Dictionary(sections.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let deletes = counts(deleted.map(\.section))
    let inserts = counts(inserted.map(\.section))
    let leaving = counts(moves.map(\.from.section))
    let entering = counts(moves.map(\.to.section))
    for (before, count) in old.enumerated() {
      guard let after = sections[before], !reloadedSections.contains(before) else { continue }
      let deleted = deletes[before] ?? 0
      let inserted = inserts[after] ?? 0
      let movedOut = leaving[before] ?? 0
      let movedIn = entering[after] ?? 0
      guard count + inserted - deleted + movedIn - movedOut != new[after] else { continue }
      throw .init(
        "Invalid update: invalid number of items in section \(after). The number of items contained "
          + "in an existing section after the update (\(new[after])) must be equal to the number of "
          + "items contained in that section before the update (\(count)), plus or minus the number "
          + "of items inserted or deleted from that section (\(inserted) inserted, \(deleted) "
          + "deleted) and plus or minus the number of items moved into or out of that section "
          + "(\(movedIn) moved in, \(movedOut) moved out)."
      )
    }
  }
}

extension Array where Element == Int {
  /// Returns the number of elements of a sorted array that are less than a value.
  fileprivate func lowerBound(of value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index with a rank among the indexes outside this sorted array.
  fileprivate func free(_ rank: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
