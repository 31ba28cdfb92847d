import Foundation

/// The open group of updates of a table.
struct TableUpdates {
  /// The number of nested groups.
  var depth = 0
  var changes = TableChanges()
}

/// The changes of a group of updates.
///
/// Deletes, reloads and the sources of moves refer to the table before the group, inserts and the
/// targets of moves to the table after it; their order does not matter
/// (`table-deletes-before-inserts-apple`).
struct TableChanges {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
}

/// The changes of the rows of one section.
private struct RowChanges {
  var inserted: Set<Int> = []
  var deleted: Set<Int> = []
  var movedIn: Set<Int> = []
  var movedOut: Set<Int> = []
}

/// Where the sections and rows of a table are after a group of updates.
///
/// The initializer checks the changes against the counts, as UIKit does: first the sections, then
/// the rows of each section that exists before and after.
struct TablePathMap {
  /// The new index of each old section; `nil` for deleted ones.
  private(set) var sections: [Int?] = []
  private var reloadedSections: IndexSet
  private var reloadedRows: Set<IndexPath>
  private var moved: [IndexPath: IndexPath] = [:]
  /// The new rows of old sections whose rows have changed.
  private var rows: [Int: [Int?]] = [:]
  /// The message of UIKit's exception if the changes don't fit the counts.
  private(set) var problem: String?

  init(_ changes: TableChanges, from old: [Int], to new: [Int]) {
    reloadedSections = changes.reloadedSections
    reloadedRows = Set(changes.reloadedRows)
    problem = Self.checkSections(changes, old.count, new.count)
    guard problem == nil else { return }
    sections = Self.fill(
      count: old.count,
      removed: Set(changes.deletedSections).union(changes.movedSections.map(\.from)),
      added: Set(changes.insertedSections).union(changes.movedSections.map(\.to)),
      limit: new.count
    )
    for move in changes.movedSections { sections[move.from] = move.to }
    problem = mapRows(changes, old, new)
  }

  /// Returns the new path of a row; `nil` if it was deleted or its cell is replaced.
  func path(_ path: IndexPath) -> IndexPath? {
    guard sections.indices.contains(path.section) else { return nil }
    if reloadedRows.contains(path) || reloadedSections.contains(path.section) { return nil }
    if let target = moved[path] { return target }
    guard let section = sections[path.section] else { return nil }
    guard let map = rows[path.section] else { return IndexPath(row: path.row, section: section) }
    guard map.indices.contains(path.row), let row = map[path.row] else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the new index of a section whose header and footer stay; `nil` otherwise.
  func section(_ section: Int) -> Int? {
    guard sections.indices.contains(section), !reloadedSections.contains(section) else {
      return nil
    }
    return sections[section]
  }

  /// Whether the rows of an old section are the same after the updates.
  func keepsRows(of section: Int) -> Bool {
    rows[section] == nil && !reloadedSections.contains(section) && sections[section] != nil
  }

  // Sections.

  private static func checkSections(_ changes: TableChanges, _ old: Int, _ new: Int) -> String? {
    let removed = changes.deletedSections.union(changes.reloadedSections)
    if let section = removed.first(where: { $0 >= old }) {
      return "attempt to delete section \(section), but there are only \(old) sections before the "
        + "update"
    }
    if let section = changes.insertedSections.first(where: { $0 >= new }) {
      return "attempt to insert section \(section) but there are only \(new) sections after the "
        + "update"
    }
    let inserted = changes.insertedSections.count
    let deleted = changes.deletedSections.count
    guard new == old + inserted - deleted else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (\(new)) must be equal to the number of sections contained "
        + "in the table view before the update (\(old)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
    for move in changes.movedSections
    where !(0..<old).contains(move.from) || !(0..<new).contains(move.to) {
      return "attempt to move section \(move.from) to section \(move.to), but there are only "
        + "\(old) sections before and \(new) after the update"
    }
    return nil
  }

  /// Returns the new index of each of a number of old elements: those that are not removed fill the
  /// indexes that added ones do not have.
  private static func fill(
    count: Int,
    removed: Set<Int>,
    added: Set<Int>,
    limit: Int
  ) -> [Int?] {
    var next = 0
    return (0..<count).map { index in
      guard !removed.contains(index) else { return nil }
      while added.contains(next) { next += 1 }
      guard next < limit else { return nil }
      defer { next += 1 }
      return next
    }
  }

  // Rows.

  private mutating func mapRows(_ changes: TableChanges, _ old: [Int], _ new: [Int]) -> String? {
    if let problem = Self.checkPlaces(changes, old, new) { return problem }
    let deleted = Set(changes.deletedRows)
    if let move = changes.movedRows.first(where: { deleted.contains($0.from) }) {
      return "Invalid update: attempt to perform a delete and a move from the same index path "
        + "(\(move.from.traceText))"
    }
    for move in changes.movedRows { moved[move.from] = move.to }
    var before: [Int: RowChanges] = [:]
    var after: [Int: RowChanges] = [:]
    for path in changes.deletedRows {
      before[path.section, default: .init()].deleted.insert(path.row)
    }
    for path in changes.insertedRows {
      after[path.section, default: .init()].inserted.insert(path.row)
    }
    for move in changes.movedRows {
      before[move.from.section, default: .init()].movedOut.insert(move.from.row)
      after[move.to.section, default: .init()].movedIn.insert(move.to.row)
    }
    for (section, target) in sections.enumerated() {
      guard let target, !reloadedSections.contains(section) else { continue }
      let leaving = before[section] ?? RowChanges()
      let entering = after[target] ?? RowChanges()
      let expected =
        old[section] + entering.inserted.count - leaving.deleted.count + entering.movedIn.count
        - leaving.movedOut.count
      guard new[target] == expected else {
        return Self.rowsText(section, old[section], new[target], leaving, entering)
      }
      guard before[section] != nil || after[target] != nil else { continue }
      rows[section] = Self.fill(
        count: old[section],
        removed: leaving.deleted.union(leaving.movedOut),
        added: entering.inserted.union(entering.movedIn),
        limit: new[target]
      )
    }
    return nil
  }

  private static func checkPlaces(_ changes: TableChanges, _ old: [Int], _ new: [Int]) -> String? {
    for path in changes.deletedRows + changes.reloadedRows + changes.movedRows.map(\.from) {
      guard old.indices.contains(path.section) else {
        return "attempt to delete row \(path.row) from section \(path.section), but there are only "
          + "\(old.count) sections before the update"
      }
      guard (0..<old[path.section]).contains(path.row) else {
        return "attempt to delete row \(path.row) from section \(path.section) which only contains "
          + "\(old[path.section]) rows before the update"
      }
    }
    for path in changes.insertedRows + changes.movedRows.map(\.to) {
      guard new.indices.contains(path.section) else {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(new.count) sections after the update"
      }
      guard (0..<new[path.section]).contains(path.row) else {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(new[path.section]) rows in section \(path.section) after the update"
      }
    }
    return nil
  }

  private static func rowsText(
    _ section: Int,
    _ old: Int,
    _ new: Int,
    _ leaving: RowChanges,
    _ entering: RowChanges
  ) -> String {
    "Invalid update: invalid number of rows in section \(section). The number of rows contained in "
      + "an existing section after the update (\(new)) must be equal to the number of rows "
      + "contained in that section before the update (\(old)), plus or minus the number of rows "
      + "inserted or deleted from that section (\(entering.inserted.count) inserted, "
      + "\(leaving.deleted.count) deleted) and plus or minus the number of rows moved into or out of "
      + "that section (\(entering.movedIn.count) moved in, \(leaving.movedOut.count) moved out)."
  }
}
