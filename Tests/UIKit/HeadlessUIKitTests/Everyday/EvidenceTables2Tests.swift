import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What documentation, headers and the tests of others say about tables.
@MainActor
struct `Evidence of everyday tables, a second part` {
  // observation: table-editing-style-none-without-commit
  @Test func `a row of a data source that commits nothing is not swiped`() async throws {
    try await withApp { app in
      let source = WatchedRows(3)
      let table = try showTable(source, in: app)
      let isDeleted = app.swipeToDelete(everydayRow(0), in: table)
      #expect(!isDeleted)
      #expect(source.lines == [])
    }
  }

  // observation: table-move-target-asked-apple
  @Test func `the delegate changes the target of a drop`() async throws {
    try await withApp { app in
      let source = EditRows(4)
      source.target = { _ in 0 }
      let table = try showTable(source, in: app)
      table.setEditing(true, animated: false)
      app.reorder(everydayRow(3), to: everydayRow(2), in: table)
      #expect(source.lines.filter { $0.hasPrefix("move") } == ["move 3 0"])
    }
  }

  // observation: table-move-refused-apple
  @Test func `a row that may not move stays`() async throws {
    try await withApp { app in
      let source = EditRows(3)
      source.canMove = { $0 != 0 }
      let table = try showTable(source, in: app)
      table.setEditing(true, animated: false)
      app.reorder(everydayRow(0), to: everydayRow(2), in: table)
      #expect(source.lines.filter { $0.hasPrefix("move") } == [])
    }
  }

  // observation: table-row-drag-moves-kif
  @Test func `a dragged row is shown at its target`() async throws {
    try await withApp { app in
      let source = EditRows(5)
      let table = try showTable(source, in: app, height: 400)
      let (first, second) = (
        table.cellForRow(at: everydayRow(0)), table.cellForRow(at: everydayRow(1))
      )
      table.setEditing(true, animated: false)
      app.reorder(everydayRow(0), to: everydayRow(4), in: table)
      try await app.settle()
      #expect(table.cellForRow(at: everydayRow(4)) === first)
      #expect(table.cellForRow(at: everydayRow(0)) === second)
    }
  }

  // observation: table-swipe-asks-trailing-actions-apple
  @Test func `a swipe asks for the actions of the row and a tap runs one`() async throws {
    try await withApp { app in
      let source = ActionRows(3)
      let table = try showTable(source, in: app)
      #expect(app.tapSwipeAction("A", everydayRow(1), in: table))
      #expect(source.lines.contains("actions 1"))
      #expect(source.lines.filter { $0 == "A 1" }.count == 1)
    }
  }

  // observation: table-swipe-nil-configuration-default-apple
  @Test func `no configuration means the action that deletes`() async throws {
    try await withApp { app in
      let source = ActionRows(3)
      source.configuration = { _ in nil }
      let table = try showTable(source, in: app)
      #expect(app.swipeToDelete(everydayRow(1), in: table))
      #expect(source.lines.contains("commit 1"))
    }
  }

  // observation: table-swipe-empty-configuration-none-apple
  @Test func `a configuration without actions shows none`() async throws {
    try await withApp { app in
      let source = ActionRows(3)
      source.configuration = { _ in UISwipeActionsConfiguration(actions: []) }
      let table = try showTable(source, in: app)
      #expect(!app.swipeToDelete(everydayRow(1), in: table))
      #expect(!source.lines.contains("commit 1"))
    }
  }

  // observation: table-full-swipe-default-apple
  @Test func `a full swipe performs the first action by default`() {
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
  }

  // observation: table-accessory-tap-not-select-apple
  @Test func `a tap on a detail button selects no row`() async throws {
    try await withApp { app in
      let source = EditRows(3)
      source.accessory = .detailDisclosureButton
      let table = try showTable(source, in: app)
      #expect(app.tapAccessory(everydayRow(1), in: table))
      #expect(
        source.lines.filter { $0.hasPrefix("accessory") || $0.hasPrefix("select") } == [
          "accessory 1"
        ]
      )
    }
  }

  // observation: table-selection-style-none-still-selects
  @Test func `a cell without a look of selection is selected`() async throws {
    try await withApp { app in
      let source = EditRows(3)
      let table = try showTable(source, in: app)
      table.visibleCells.forEach { $0.selectionStyle = .none }
      try app.tap(try #require(table.cellForRow(at: everydayRow(1))))
      #expect(source.lines.contains("select 1"))
      #expect(table.indexPathForSelectedRow == everydayRow(1))
    }
  }

  // observation: table-selected-cell-returns-selected
  @Test func `a selected row comes back with a selected cell`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(30), in: app)
      table.selectRow(at: everydayRow(0), animated: false, scrollPosition: .none)
      table.contentOffset.y = 600
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: everydayRow(0)) == nil)
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: everydayRow(0))?.isSelected == true)
    }
  }

  // observation: table-nested-updates-checked-once-apple
  @Test func `counts are checked at the end of the outermost group`() async throws {
    let trace = try await record { app in
      let source = DisplayLog(3)
      let table = try showTable(source, in: app)
      table.beginUpdates()
      table.insertRows(at: [everydayRow(0)], with: .none)
      table.beginUpdates()
      table.insertRows(at: [everydayRow(1)], with: .none)
      table.endUpdates()
      source.counts = [5]
      table.endUpdates()
      #expect(table.numberOfRows(inSection: 0) == 5)
    }
    #expect(trace.diagnostics(.invalidUpdate) == [])
  }

  // observation: table-delete-then-insert-order-apple
  @Test func `deletions of a group are handled before its insertions`() async throws {
    let trace = try await record { app in
      let source = DisplayLog(3)
      let table = try showTable(source, in: app)
      let second = table.cellForRow(at: everydayRow(1))
      table.performBatchUpdates {
        table.insertRows(at: [everydayRow(0)], with: .none)
        table.deleteRows(at: [everydayRow(0)], with: .none)
      }
      try await app.settle()
      #expect(table.cellForRow(at: everydayRow(1)) === second)
    }
    #expect(trace.diagnostics(.invalidUpdate) == [])
  }

  // observation: table-move-section-keeps-cells
  @Test func `a moved section keeps its cells`() async throws {
    try await withApp { app in
      let source = DisplayLog(1, 1)
      let table = try showTable(source, in: app)
      let cell = table.cellForRow(at: everydayRow(0))
      table.moveSection(0, toSection: 1)
      try await app.settle()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    }
  }

  // observation: table-reload-section-asks-its-cells
  @Test func `a reload of a section asks for its cells only`() async throws {
    try await withApp { app in
      let source = DisplayLog(2, 2)
      let table = try showTable(source, in: app)
      source.lines = []
      table.reloadSections([1], with: .none)
      try await app.settle()
      #expect(source.lines.filter { $0.hasPrefix("cell") } == ["cell(1,0)", "cell(1,1)"])
    }
  }

  // observation: table-prefetch-cancelled-apple
  @Test func `rows that are not needed after a turn are cancelled`() async throws {
    try await withApp { app in
      let source = AnnouncedRows(200)
      let table = try showTable(source, in: app) { $0.prefetchDataSource = source }
      for _ in 0..<6 { app.scroll(table, by: 150); try app.idle() }
      #expect(!source.announced.isEmpty)
      for _ in 0..<6 { app.scroll(table, by: -150); try app.idle() }
      #expect(!source.cancelled.isEmpty)
      #expect(source.cancelled.isSubset(of: source.announced))
    }
  }

  // observation: table-willbegin-editing-not-in-edit-mode
  @Test func `editing mode begins no editing of a row`() async throws {
    try await withApp { app in
      let source = EditRows(3)
      let table = try showTable(source, in: app)
      table.setEditing(true, animated: false)
      #expect(!source.lines.contains { $0.hasPrefix("willBegin") })
    }
  }

  // observation: table-multiple-during-editing-selects-apple
  @Test func `taps in editing mode select several rows if allowed`() async throws {
    try await withApp { app in
      let table = try showTable(EditRows(3), in: app)
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      for index in [0, 2] { try app.tap(try #require(table.cellForRow(at: everydayRow(index)))) }
      #expect(table.indexPathsForSelectedRows == [everydayRow(0), everydayRow(2)])
    }
  }
}

/// Rows whose data source commits nothing.
@MainActor
private final class WatchedRows: UITableViewDataSource, UITableViewDelegate {
  let count: Int
  var lines: [String] = []

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("willBegin")
  }
}

/// Rows with trailing actions.
@MainActor
private final class ActionRows: UITableViewDataSource, UITableViewDelegate {
  let count: Int
  var lines: [String] = []
  lazy var configuration: (Int) -> UISwipeActionsConfiguration? = { [weak self] index in
    let action = UIContextualAction(style: .normal, title: "A") { _, _, done in
      self?.lines.append("A \(index)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { lines.append("commit \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    lines.append("actions \(indexPath.row)")
    return configuration(indexPath.row)
  }
}

/// Rows that are announced and cancelled.
@MainActor
private final class AnnouncedRows: TableSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var announced: Set<IndexPath> = []
  var cancelled: Set<IndexPath> = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announced.formUnion(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled.formUnion(indexPaths)
  }
}
