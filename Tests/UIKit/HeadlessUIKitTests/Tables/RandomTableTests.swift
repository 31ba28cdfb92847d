import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TraceModel

/// Random scrolling and updates against a naive model.
struct `Random table changes` {
  @Test(arguments: TestLength.each(2, of: 0..<40))
  @MainActor
  func `each visible row has one cell, and display callbacks alternate`(seed: Int) async throws {
    let trace = try await record { app in
      var random = Seeded(seed: UInt64(seed))
      let source = ModelSource(seed: UInt64(seed))
      let table = try showTable(source, in: app, height: 300) {
        $0.estimatedRowHeight = seed % 3 == 0 ? 0 : UITableView.automaticDimension
      }
      for _ in 0..<40 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2:
          let offset = CGFloat.random(in: -50...2500, using: &random)
          table.contentOffset.y = offset
          table.layoutIfNeeded()
        case 3: app.scroll(table, by: CGFloat.random(in: -400...400, using: &random))
        case 4: source.reload(table, &random)
        default: source.update(table, &random)
        }
        try app.idle()
        source.check(table)
      }
      table.dataSource = nil
      table.layoutIfNeeded()
      #expect(source.displayed.isEmpty)
    }
    #expect(trace.diagnostics(.invalidUpdate) == [])
  }
}

/// A small generator with a seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Rows with identities and heights, and the naive bookkeeping of what is displayed.
@MainActor
private final class ModelSource: UITableViewDataSource, UITableViewDelegate {
  private var sections: [[Int]]
  private var nextID = 0
  /// The displayed cells, as `willDisplay` and `didEndDisplaying` name them.
  private(set) var displayed: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    var random = Seeded(seed: seed)
    sections = []
    for _ in 0..<3 {
      let count = Int.random(in: 0...20, using: &random)
      sections.append((0..<count).map { _ in makeID() })
    }
  }

  private func makeID() -> Int {
    nextID += 1
    return nextID
  }

  private func height(_ id: Int) -> CGFloat { CGFloat(20 + id * 37 % 60) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    #expect(displayed.insert(ObjectIdentifier(cell)).inserted)
    #expect(cell.tag == sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { #expect(displayed.remove(ObjectIdentifier(cell)) != nil) }

  func reload(_ table: UITableView, _ random: inout Seeded) {
    let section = Int.random(in: 0..<sections.count, using: &random)
    sections[section].append(makeID())
    table.reloadData()
  }

  /// Deletes, reloads, inserts and moves rows in one group.
  func update(_ table: UITableView, _ random: inout Seeded) {
    let section = Int.random(in: 0..<sections.count, using: &random)
    let old = sections[section]
    var rest = old
    var deleted: [IndexPath] = []
    for row in old.indices.reversed() where Int.random(in: 0..<5, using: &random) == 0 {
      rest.remove(at: row)
      deleted.append(IndexPath(row: row, section: section))
    }
    var move: (IndexPath, IndexPath)?
    if rest.count > 1, Bool.random(using: &random), let id = rest.randomElement(using: &random) {
      rest.removeAll { $0 == id }
      let target = Int.random(in: 0...rest.count, using: &random)
      // An insert below shifts nothing: inserts come at the end.
      rest.insert(id, at: target)
      if let row = old.firstIndex(of: id) {
        move = (
          IndexPath(row: row, section: section), IndexPath(row: target, section: section)
        )
      }
    }
    let inserted = (0..<Int.random(in: 0...4, using: &random)).map { offset in
      IndexPath(row: rest.count + offset, section: section)
    }
    rest += inserted.map { _ in makeID() }
    sections[section] = rest
    let addsSection = sections.count < 6 && Int.random(in: 0..<4, using: &random) == 0
    if addsSection { sections.append([makeID()]) }
    table.performBatchUpdates {
      table.insertRows(at: inserted, with: .automatic)
      table.deleteRows(at: deleted, with: .automatic)
      if let move { table.moveRow(at: move.0, to: move.1) }
      guard addsSection else { return }
      table.insertSections(IndexSet(integer: self.sections.count - 1), with: .none)
    }
  }

  /// Compares the table with the model.
  func check(_ table: UITableView) {
    #expect(table.numberOfSections == sections.count)
    var y: CGFloat = 0
    var visible: [IndexPath] = []
    for section in sections.indices {
      #expect(table.numberOfRows(inSection: section) == sections[section].count)
      for row in sections[section].indices {
        let path = IndexPath(row: row, section: section)
        let rect = table.rectForRow(at: path)
        #expect(abs(rect.minY - y) < 0.001)
        y += rect.height
        if rect.minY < table.bounds.maxY, rect.maxY > table.bounds.minY {
          visible.append(path)
          let cell = table.cellForRow(at: path)
          #expect(cell?.tag == sections[section][row])
          #expect(cell?.frame == rect)
          #expect(cell?.frame.height == height(sections[section][row]))
        }
      }
    }
    #expect(table.indexPathsForVisibleRows ?? [] == visible)
    let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    #expect(shown.count == visible.count)
    #expect(Set(shown.map(ObjectIdentifier.init)) == displayed)
  }
}
