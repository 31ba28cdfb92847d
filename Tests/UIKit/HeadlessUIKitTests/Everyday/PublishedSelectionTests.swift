import Foundation
import HeadlessUIKit
import Testing

/// What Apple's documentation and headers say about the selection of rows.
@MainActor
struct `Published statements about selection` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // source: https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)
  @Test func `code deselects a row without a message`() async throws {
    try await withApp { app in
      let log = SelectingLog(3)
      let table = try showTable(log, in: app)
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      log.lines = []
      table.deselectRow(at: path(1), animated: true)
      #expect(log.lines == [])
      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.cellForRow(at: path(1))?.isSelected == false)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)
  @Test func `the delegate chooses the row that is selected, or none`() async throws {
    try await withApp { app in
      let log = SelectingLog(3)
      let table = try showTable(log, in: app)
      log.willSelect = { _ in nil }
      try app.tap(try #require(table.cellForRow(at: path(0))))
      #expect(table.indexPathForSelectedRow == nil)
      #expect(!log.lines.contains("didSelect(0)"))
      log.willSelect = { _ in IndexPath(row: 2, section: 0) }
      log.lines = []
      try app.tap(try #require(table.cellForRow(at: path(0))))
      #expect(table.indexPathForSelectedRow == path(2))
      #expect(log.lines.last == "didSelect(2)")
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)
  @Test func `the delegate keeps a row selected`() async throws {
    try await withApp { app in
      let log = SelectingLog(3)
      let table = try showTable(log, in: app)
      table.allowsMultipleSelection = true
      try app.tap(try #require(table.cellForRow(at: path(0))))
      log.willDeselect = { _ in nil }
      log.lines = []
      try app.tap(try #require(table.cellForRow(at: path(0))))
      #expect(table.indexPathsForSelectedRows == [path(0)])
      #expect(log.lines.last == "willDeselect(0)")
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)
  // source: UITableView.h, comment of tableView:shouldHighlightRowAtIndexPath:
  @Test func `a row that is not highlighted is not selected and leaves the selection`()
    async throws
  {
    try await withApp { app in
      let log = SelectingLog(3)
      let table = try showTable(log, in: app)
      try app.tap(try #require(table.cellForRow(at: path(0))))
      log.shouldHighlight = false
      log.lines = []
      try app.tap(try #require(table.cellForRow(at: path(1))))
      #expect(log.lines == ["shouldHighlight(1)"])
      #expect(table.indexPathForSelectedRow == path(0))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection
  @Test func `with several selected rows a tap toggles each`() async throws {
    try await withApp { app in
      let log = SelectingLog(3)
      let table = try showTable(log, in: app)
      table.allowsMultipleSelection = true
      for row in [0, 2, 0] { try app.tap(try #require(table.cellForRow(at: path(row)))) }
      #expect(table.indexPathsForSelectedRows == [path(2)])
      #expect(
        log.lines.filter {
          $0.hasPrefix("will") || $0.hasPrefix("didSel") || $0.hasPrefix("didDes")
        }
          == [
            "willSelect(0)", "didSelect(0)", "willSelect(2)", "didSelect(2)", "willDeselect(0)",
            "didDeselect(0)",
          ]
      )
    }
  }

  // source: https://www.oreilly.com/library/view/programming-ios-6/9781449365783/ch21s03.html
  @Test func `a second tap leaves the row selected`() async throws {
    try await withApp { app in
      let log = SelectingLog(3)
      let table = try showTable(log, in: app)
      for _ in 0..<2 { try app.tap(try #require(table.cellForRow(at: path(0)))) }
      #expect(table.indexPathForSelectedRow == path(0))
      #expect(!log.lines.contains("didDeselect(0)"))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/allowsselectionduringediting
  @Test(arguments: [false, true])
  func `rows are selected in editing mode only if the table allows it`(allows: Bool) async throws {
    try await withApp { app in
      let log = SelectingLog(3)
      let table = try showTable(log, in: app)
      #expect(!table.allowsSelectionDuringEditing)
      table.allowsSelectionDuringEditing = allows
      table.setEditing(true, animated: false)
      try app.tap(try #require(table.cellForRow(at: path(0))))
      #expect(log.lines.contains("didSelect(0)") == allows)
    }
  }
}

/// Lists highlighting and selection, with answers of the test.
@MainActor
private final class SelectingLog: TableSource, UITableViewDelegate {
  var shouldHighlight = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    lines.append("shouldHighlight(\(name(indexPath)))")
    return shouldHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lines.append("didHighlight(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    lines.append("didUnhighlight(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("willSelect(\(name(indexPath)))")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("didSelect(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("willDeselect(\(name(indexPath)))")
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("didDeselect(\(name(indexPath)))")
  }
}
