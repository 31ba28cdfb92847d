import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// The published observations of updates, selection and editing.
struct `Table selection, editing and update observations` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // observation: table-select-switch-iter01
  @Test @MainActor func `a tap on a second row deselects the first between its messages`()
    async throws
  {
    try await withApp { app in
      let source = EditingLog(3)
      let table = try showTable(source, in: app)
      source.lines = []
      table.userSelects(rowAt: path(0))
      table.userSelects(rowAt: path(1))
      #expect(
        source.lines == [
          "willSelect(0)", "didSelect(0)", "willSelect(1)", "willDeselect(0)", "didDeselect(0)",
          "didSelect(1)",
        ]
      )
    }
  }

  // observation: table-selectrow-silent-guide15
  @Test @MainActor func `code selects without messages`() async throws {
    try await withApp { app in
      let source = EditingLog(3)
      let table = try showTable(source, in: app)
      source.lines = []
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == path(2))
      #expect(table.cellForRow(at: path(2))?.isSelected ?? false)
      #expect(source.lines == [])
    }
  }

  // observation: table-clears-selection-castro
  @Test @MainActor func `a table controller clears its selection when it appears again`()
    async throws
  {
    try await withApp { app in
      let list = EditedListController(style: .plain)
      let navigation = UINavigationController(rootViewController: list)
      try await launch(navigation, in: app)
      let row = IndexPath(row: 1, section: 0)
      list.tableView.userSelects(rowAt: row)
      navigation.pushViewController(UIViewController(), animated: true)
      try await app.settle()
      #expect(list.tableView.indexPathForSelectedRow == row)
      navigation.popViewController(animated: true)
      try app.idle()
      #expect(list.tableView.indexPathForSelectedRow == nil)
      try await app.settle()

      for isFinished in [false, true] {
        list.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        _ = navigation.beginInteractivePop()
        navigation.updateInteractivePop(0.5)
        #expect(list.tableView.indexPathForSelectedRow == row)
        if isFinished {
          navigation.finishInteractivePop()
        } else {
          navigation.cancelInteractivePop()
        }
        try await app.settle()
        #expect(list.tableView.indexPathForSelectedRow == (isFinished ? nil : row))
        navigation.popToRootViewController(animated: false)
        try await app.settle()
      }
    }
  }

  // observation: table-enter-editing-apple
  // observation: table-reorder-csdn40512287
  @Test @MainActor func `editing mode asks about each row, and a drop moves one`() async throws {
    try await withApp { app in
      let source = EditingLog(2)
      let table = try showTable(source, in: app)
      source.lines = []
      table.setEditing(true, animated: true)
      #expect(table.visibleCells.allSatisfy { $0.isEditing })
      #expect(
        source.lines == [
          "canEdit(0)", "style(0)", "canMove(0)", "canEdit(1)", "style(1)", "canMove(1)",
        ]
      )
      source.lines = []
      #expect(app.reorder(path(0), to: path(1), in: table))
      #expect(source.lines.first == "target(0 to 1)")
      #expect(source.lines.filter { $0.hasPrefix("move") } == ["move(0 to 1)"])
      source.lines = []
      app.tapEditControl(path(1), in: table)
      #expect(source.lines == ["commit(1)"])
    }
  }

  // observation: table-swipe-edit-brackets-zoukankan
  @Test @MainActor func `a swipe brackets the questions and the commit`() async throws {
    try await withApp { app in
      let source = EditingLog(2)
      let table = try showTable(source, in: app)
      source.lines = []
      #expect(app.swipeToDelete(path(1), in: table))
      let begin = try #require(source.lines.firstIndex(of: "willBeginEditing(1)"))
      #expect(
        source.lines[begin...] == [
          "willBeginEditing(1)", "canEdit(1)", "style(1)", "canMove(1)", "commit(1)",
          "didEndEditing(1)",
        ]
      )
      let other = try showTable(TableSource(2), in: app)
      #expect(!app.swipeToDelete(path(1), in: other))
    }
  }

  // observation: table-invalid-rows-text
  @Test @MainActor func `counts that do not fit the updates throw`() async throws {
    let trace = try await record { app in
      let source = TableSource(11)
      let table = try showTable(source, in: app)
      source.counts = [12]
      table.beginUpdates()
      table.insertRows(at: [path(0), path(1)], with: .none)
      table.deleteRows(at: [path(0), path(1)], with: .none)
      #expect(table.numberOfRows(inSection: 0) == 11)
      table.endUpdates()
      #expect(table.numberOfRows(inSection: 0) == 12)
    }
    #expect(
      trace.diagnostics(.invalidUpdate) == [
        """
        NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. The \
        number of rows contained in an existing section after the update (12) must be equal to the \
        number of rows contained in that section before the update (11), plus or minus the number of \
        rows inserted or deleted from that section (2 inserted, 2 deleted) and plus or minus the \
        number of rows moved into or out of that section (0 moved in, 0 moved out).
        """
      ]
    )
  }

  // observation: table-invalid-sections-text
  @Test @MainActor func `sections are checked before rows`() async throws {
    let trace = try await record { app in
      let source = TableSource()
      let table = try showTable(source, in: app)
      source.counts = [1, 1, 1, 1, 1, 1]
      table.insertRows(at: [path(0)], with: .none)
    }
    #expect(
      trace.diagnostics(.invalidUpdate) == [
        """
        NSInternalInconsistencyException: Invalid update: invalid number of sections. The number of \
        sections contained in the table view after the update (6) must be equal to the number of \
        sections contained in the table view before the update (0), plus or minus the number of \
        sections inserted or deleted (0 inserted, 0 deleted).
        """
      ]
    )
  }

  // observation: table-deletes-before-inserts-apple
  @Test @MainActor func `deletes refer to the table before the group and inserts to it after`()
    async throws
  {
    try await withApp { app in
      let source = TableSource(4)
      let table = try showTable(source, in: app)
      let cells = table.visibleCells
      table.beginUpdates()
      table.insertRows(at: [path(0), path(3)], with: .none)
      table.beginUpdates()
      table.deleteRows(at: [path(0), path(2)], with: .none)
      table.endUpdates()
      #expect(table.hasUncommittedUpdates)
      source.lines = []
      table.endUpdates()
      // Old rows 1 and 3 fill the places 1 and 2.
      #expect(table.cellForRow(at: path(1)) === cells[1])
      #expect(table.cellForRow(at: path(2)) === cells[3])
      #expect(source.lines.filter { $0.hasPrefix("cell") } == ["cell(0)", "cell(3)"])
    }
  }
}

/// Lists selection and editing.
@MainActor
private final class EditingLog: UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var lines: [String] = []

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    lines.append("canEdit(\(name(indexPath)))")
    return true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    lines.append("canMove(\(name(indexPath)))")
    return true
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    lines.append("commit(\(name(indexPath)))")
    count -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { lines.append("move(\(name(sourceIndexPath)) to \(name(destinationIndexPath)))") }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    lines.append("style(\(name(indexPath)))")
    return .delete
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("willBeginEditing(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    lines.append("didEndEditing(\(indexPath.map(name) ?? "none"))")
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    lines.append("target(\(name(sourceIndexPath)) to \(name(proposedDestinationIndexPath)))")
    return proposedDestinationIndexPath
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("willSelect(\(name(indexPath)))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("didSelect(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("willDeselect(\(name(indexPath)))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("didDeselect(\(name(indexPath)))")
  }
}

/// A table controller with three rows.
@MainActor
private final class EditedListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
