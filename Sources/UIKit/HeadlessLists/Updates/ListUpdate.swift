import Foundation

/// The words of a table or collection view in the exceptions of updates.
struct ListWords {
  let item: String
  let list: String

  static let table = ListWords(item: "row", list: "table view")
  static let collection = ListWords(item: "item", list: "collection view")
}

/// The changes of a group of updates, as the app has made them.
///
/// Deletions, reloads and the origins of moves refer to the items before the group, insertions and
/// the targets of moves to those after it; their order does not matter
/// (`table-deletes-before-inserts-apple`).
struct ListChanges {
  /// A move of a section or an item.
  struct Move<Index: Hashable>: Hashable {
    let from: Index
    let to: Index
  }

  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  /// The completions, in the order in which the calls of `performBatchUpdates` began.
  var completions: [(Bool) -> Void] = []
}

/// The text of an exception of an update.
struct ListUpdateError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// A checked group of updates, which maps the index paths before it to those after it.
///
/// - Complexity: The check takes time O(*s* + *u* log *u*) for *s* sections and *u* changes, a
///   lookup O(log *u*).
struct ListUpdate {
  private let words: ListWords
  private let sections: [Int?]
  private var removedItems: [Int: [Int]] = [:]
  private var takenItems: [Int: [Int]] = [:]
  private var movedItems: [IndexPath: IndexPath] = [:]
  private let reloadedItems: Set<IndexPath>
  private let reloadedSections: Set<Int>

  /// Checks changes against the numbers of items before and after them: first the sections, then the
  /// items of each section that exists before and after.
  init(
    _ changes: ListChanges,
    of words: ListWords,
    old: [Int],
    new: [Int]
  ) throws(ListUpdateError) {
    self.words = words
    sections = try Self.sections(changes, words, old: old.count, new: new.count)
    reloadedSections = Set(changes.reloadedSections)
    reloadedItems = Set(changes.reloadedItems)
    let moves = Set(changes.movedItems)
    let moved = Set(moves.map(\.from))
    let targets = Set(moves.map(\.to))
    let deleted = Set(changes.deletedItems)
    let inserted = Set(changes.insertedItems)
    try check(deleted.union(moved).union(reloadedItems), "delete", in: old)
    try check(inserted.union(targets), "insert", in: new)
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
    try checkCounts(deleted, inserted, moves, old: old, new: new)
  }

  /// Returns the section after the update; `nil` for a deleted one.
  func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Whether an item remains but its cell is replaced.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }

  /// Returns the section after the update of one whose cells, header and footer remain.
  func keptSection(_ section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : self.section(section)
  }

  /// Whether the items of a section are the same after the update.
  func keepsItems(of section: Int) -> Bool {
    keptSection(section).map { removedItems[section] == nil && takenItems[$0] == nil } ?? false
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

  /// Returns the index path after the update of an item whose cell remains.
  func keptPath(_ path: IndexPath) -> IndexPath? { isReloaded(path) ? nil : self.path(path) }
}

extension ListUpdate {
  /// Returns the sections after the update, by those before.
  private static func sections(
    _ changes: ListChanges,
    _ words: ListWords,
    old: Int,
    new: Int
  ) throws(ListUpdateError) -> [Int?] {
    let moves = Set(changes.movedSections)
    let deleted = Set(changes.deletedSections)
    let inserted = Set(changes.insertedSections)
    let removed = deleted.union(moves.map(\.from))
    let taken = inserted.union(moves.map(\.to))
    for section in removed.union(changes.reloadedSections).sorted()
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
          + "\(words.list) after the update (\(new)) must be equal to the number of sections "
          + "contained in the \(words.list) before the update (\(old)), plus or minus the number "
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

  private func check(
    _ paths: Set<IndexPath>,
    _ verb: String,
    in counts: [Int]
  ) throws(ListUpdateError) {
    let item = words.item
    let preposition = verb == "delete" ? "from" : "into"
    let time = verb == "delete" ? "before" : "after"
    for path in paths.sorted() {
      guard path.count == 2, counts.indices.contains(path.section) else {
        throw .init(
          "attempt to \(verb) \(item) \(path.item) \(preposition) section \(path.section), but there "
            + "are only \(counts.count) sections \(time) the update"
        )
      }
      let count = counts[path.section]
      guard path.item >= 0, path.item < count else {
        throw .init(
          verb == "delete"
            ? "attempt to delete \(item) \(path.item) from section \(path.section) which only "
              + "contains \(count) \(item)s before the update"
            : "attempt to insert \(item) \(path.item) into section \(path.section), but there are "
              + "only \(count) \(item)s in section \(path.section) after the update"
        )
      }
    }
  }

  private func checkCounts(
    _ deleted: Set<IndexPath>,
    _ inserted: Set<IndexPath>,
    _ moves: Set<ListChanges.Move<IndexPath>>,
    old: [Int],
    new: [Int]
  ) throws(ListUpdateError) {
    func counts(_ sections: [Int]) -> [Int: Int] {
      Dictionary(sections.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let deletes = counts(deleted.map(\.section))
    let inserts = counts(inserted.map(\.section))
    let leaving = counts(moves.map(\.from.section))
    let entering = counts(moves.map(\.to.section))
    let items = words.item + "s"
    for (before, count) in old.enumerated() {
      guard let after = sections[before], !reloadedSections.contains(before) else { continue }
      let deleted = deletes[before] ?? 0
      let inserted = inserts[after] ?? 0
      let movedOut = leaving[before] ?? 0
      let movedIn = entering[after] ?? 0
      guard count + inserted - deleted + movedIn - movedOut != new[after] else { continue }
      throw .init(
        "Invalid update: invalid number of \(items) in section \(after). The number of \(items) "
          + "contained in an existing section after the update (\(new[after])) must be equal to the "
          + "number of \(items) contained in that section before the update (\(count)), plus or "
          + "minus the number of \(items) inserted or deleted from that section (\(inserted) "
          + "inserted, \(deleted) deleted) and plus or minus the number of \(items) moved into or "
          + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
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

extension IndexPath {
  /// The text of an index path in exceptions: `{length = 2, path = 0 - 3}`.
  var objectText: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
