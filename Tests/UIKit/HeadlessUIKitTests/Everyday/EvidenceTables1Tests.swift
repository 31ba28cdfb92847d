import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about tables.
@MainActor
struct `Evidence of everyday tables` {
  // observation: table-without-source-counts-swifterswift
  @Test func `a table without a data source has one section without rows`() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  // observation: table-zero-sections-swifterswift
  @Test func `a data source can have no sections`() {
    let source = TableSource()
    let table = UITableView()
    table.dataSource = source
    #expect(table.numberOfSections == 0)
    table.reloadData()
    #expect(table.numberOfSections == 0)
  }

  // observation: table-bottom-row-scroll-windowless-swifterswift
  @Test func `a table without a size scrolls to the bottom of its last row`() {
    let source = DisplayLog(5, 8)
    let table = windowlessTable(source)
    table.contentOffset.y = 200
    table.scrollToRow(at: IndexPath(row: 7, section: 1), at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
  }

  // observation: table-top-row-scroll-windowless-swifterswift
  @Test func `a table without a size scrolls to the top of its first row`() {
    let source = DisplayLog(5, 8)
    let table = windowlessTable(source)
    table.contentOffset.y = 100
    #expect(table.contentOffset.y == 100)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(table.contentOffset == .zero)
  }

  // observation: table-header-view-width-apple
  @Test func `a header view is as wide as its table and keeps its height`() async throws {
    try await withApp { app in
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      _ = try showTable(DisplayLog(3), in: app) { $0.tableHeaderView = header }
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    }
  }

  // observation: table-footer-view-position-apple
  @Test func `a footer view follows the last row`() async throws {
    try await withApp { app in
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      let table = try showTable(DisplayLog(3), in: app) { $0.tableFooterView = footer }
      #expect(footer.frame == CGRect(x: 0, y: 150, width: 320, height: 30))
      #expect(table.contentSize.height == 180)
    }
  }

  // observation: table-header-view-in-content-size
  @Test func `the first row is below the header view`() async throws {
    try await withApp { app in
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      let table = try showTable(DisplayLog(3), in: app) { $0.tableHeaderView = header }
      #expect(table.rectForRow(at: everydayRow(0)).minY == 70)
    }
  }

  // observation: table-row-at-point-outside-apple
  @Test func `no row is at a point below the last one`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(3), in: app)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == everydayRow(1))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 500)) == nil)
    }
  }

  // observation: table-rows-in-rect-apple
  @Test func `rows in a rectangle need not be visible`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(30), in: app) { $0.estimatedRowHeight = 0 }
      let rect = CGRect(x: 0, y: 1000, width: 320, height: 100)
      #expect(table.indexPathsForRows(in: rect) == [everydayRow(20), everydayRow(21)])
    }
  }

  // observation: table-rect-of-absent-row-apple
  @Test func `the rectangle of an absent row is zero`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(3), in: app)
      #expect(table.rectForRow(at: everydayRow(99)) == .zero)
    }
  }

  // observation: table-indexpath-of-foreign-cell-apple
  @Test func `a cell of its own has no index path`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(3), in: app)
      #expect(table.indexPath(for: UITableViewCell()) == nil)
    }
  }

  // observation: table-selected-paths-nil-apple
  @Test func `no selected row means no list of rows`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(3), in: app)
      #expect(table.indexPathsForSelectedRows == nil)
    }
  }

  // observation: table-select-nil-deselects-apple
  @Test func `selecting no row removes the selection`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(3), in: app)
      table.selectRow(at: everydayRow(1), animated: false, scrollPosition: .none)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  // observation: table-select-none-does-not-scroll-apple
  @Test func `a selection without a position does not scroll`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(30), in: app)
      table.selectRow(at: everydayRow(20), animated: false, scrollPosition: .none)
      #expect(table.contentOffset.y == 0)
      #expect(table.indexPathForSelectedRow == everydayRow(20))
    }
  }

  // observation: table-select-middle-scrolls-apple
  @Test func `a selection in the middle scrolls`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(30), in: app) { $0.estimatedRowHeight = 0 }
      table.selectRow(at: everydayRow(20), animated: false, scrollPosition: .middle)
      #expect(table.contentOffset.y == 925)
    }
  }

  // observation: table-scroll-none-minimal-apple
  @Test func `scrolling without a position moves as little as needed`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(30), in: app) { $0.estimatedRowHeight = 0 }
      table.scrollToRow(at: everydayRow(2), at: .none, animated: false)
      #expect(table.contentOffset.y == 0)
      table.scrollToRow(at: everydayRow(6), at: .none, animated: false)
      #expect(table.contentOffset.y == 150)
    }
  }

  // observation: table-scroll-to-selected-apple
  @Test func `a table scrolls to its selected row`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(30), in: app) { $0.estimatedRowHeight = 0 }
      table.selectRow(at: everydayRow(10), animated: false, scrollPosition: .none)
      table.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(table.contentOffset.y == 500)
    }
  }

  // observation: table-automatic-heights-default
  @Test func `all heights of a table are automatic by default`() {
    let table = UITableView()
    #expect(UITableView.automaticDimension == -1)
    #expect(table.rowHeight == -1)
    #expect(table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == -1)
    #expect(table.sectionFooterHeight == -1)
    #expect(table.estimatedSectionHeaderHeight == -1)
  }

  // observation: table-header-top-padding-default
  @Test func `the padding above a header is automatic by default`() {
    #expect(UITableView().sectionHeaderTopPadding == UITableView.automaticDimension)
  }

  // observation: table-estimated-method-defers-heights-apple
  @Test func `heights of rows with an estimate are asked when they show`() async throws {
    try await withApp { app in
      let source = EstimatedRows(100)
      _ = try showTable(source, in: app)
      #expect(source.lines.contains("estimate(99)"))
      #expect(!source.lines.contains("height(99)"))
      #expect(source.lines.contains("height(0)"))
    }
  }

  // observation: table-dequeue-unregistered-nil-apple
  @Test func `an identifier without a class gives no cell`() {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "x") == nil)
  }

  // observation: table-dequeue-registered-class-swifterswift
  @Test func `a registered class gives a cell without a window`() {
    let source = DisplayLog(5, 8)
    let table = windowlessTable(source)
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
  }

  // observation: table-dequeue-header-registered-swifterswift
  @Test func `a registered header is made and another one is not`() {
    let table = UITableView()
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  // observation: table-register-nil-unregisters-apple
  @Test func `registering no class takes a class away`() {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  // observation: table-cell-edit-flag-follows-table-apple
  @Test func `the editing of a table reaches its cells and leaves them`() async throws {
    try await withApp { app in
      let table = try showTable(EditRows(3), in: app) {
        $0.register(EditCell.self, forCellReuseIdentifier: "cell")
      }
      let cells = table.visibleCells.compactMap { $0 as? EditCell }
      table.setEditing(true, animated: false)
      table.setEditing(false, animated: false)
      #expect(cells.count == 3)
      #expect(cells.allSatisfy { $0.edits == [true, false] })
    }
  }

  // observation: table-noneditable-row-not-editing-apple
  @Test func `a row that may not be edited shows no control`() async throws {
    try await withApp { app in
      let source = EditRows(3)
      source.canEdit = { $0 != 1 }
      let table = try showTable(source, in: app)
      table.setEditing(true, animated: false)
      let styles = (0..<3).map { table.cellForRow(at: everydayRow($0))?.editingStyle }
      #expect(styles == [.delete, UITableViewCell.EditingStyle.none, .delete])
    }
  }
}

@MainActor
private func windowlessTable(_ source: DisplayLog) -> UITableView {
  let table = UITableView()
  table.register(LoggingCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  table.delegate = source
  table.reloadData()
  return table
}

/// Rows with estimates and heights.
@MainActor
private final class EstimatedRows: TableSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lines.append("height(\(name(indexPath)))")
    return 50
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    lines.append("estimate(\(name(indexPath)))")
    return 50
  }
}

/// A cell that keeps what it was told about editing.
private final class EditCell: UITableViewCell {
  var edits: [Bool] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    edits.append(editing)
  }
}
