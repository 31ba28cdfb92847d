import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// Rows that a finger swipes.
@MainActor
struct `Swipes over rows` {
  // observation: table-swipe-edit-list-jianshu-07fe
  @Test(arguments: [10, 26]) func `a swipe asks for the style and the rights of the row`(
    version: Int
  ) async throws {
    try await withApp(version: version) { app in
      let source = SwipedLog(2)
      let table = try showTable(source, in: app)
      source.lines = []
      try app.swipe(try #require(table.cellForRow(at: [0, 1])), .left)
      let actions = version >= 11 ? ["trailing(1)"] : []
      #expect(
        source.lines == ["style(1)", "canEdit(1)", "style(1)", "canEdit(1)"] + actions
          + ["willBeginEditing(1)", "canEdit(1)", "style(1)", "canMove(1)", "deleteTitle(1)"]
      )
      source.lines = []
      try app.tap(try #require(button("Remove 1", in: table)))
      #expect(source.lines == ["commit(1)", "didEndEditing(1)"])
      #expect(button("Remove 1", in: table) == nil)
    }
  }

  @Test func `a touch elsewhere and a movement back close a swiped row`() async throws {
    try await withApp { app in
      let source = SwipedLog(3)
      let table = try showTable(source, in: app)
      let cell = try #require(table.cellForRow(at: [0, 1]))
      try app.swipe(cell, .left)
      #expect(cell.isEditing)
      source.lines = []
      try app.tap(try #require(table.cellForRow(at: [0, 2])))
      #expect(source.lines == ["didEndEditing(1)"])
      #expect(!cell.isEditing)
      #expect(table.indexPathForSelectedRow == nil)
      source.lines = []
      let place = table.convert(CGPoint(x: 200, y: cell.frame.midY), to: nil)
      try app.drag(
        through: [place, CGPoint(x: place.x - 60, y: place.y), CGPoint(x: place.x - 5, y: place.y)]
      )
      #expect(source.lines.last == "didEndEditing(1)")
      #expect(!source.lines.contains("commit(1)"))
    }
  }

  @Test func `a swiped cell moves with the finger, and back`() async throws {
    try await withApp { app in
      let source = SwipedLog(3)
      let table = try showTable(source, in: app)
      let cell = try #require(table.cellForRow(at: [0, 1]))
      try app.swipe(cell, .left)
      #expect(cell.frame.minX == -74)
      table.setNeedsLayout()
      try app.idle()
      #expect(cell.frame.minX == -74)
      source.lines = []
      table.setEditing(false, animated: true)
      #expect(cell.frame.minX == 0)
      #expect(!cell.isEditing)
      #expect(source.lines == ["didEndEditing(1)"])
      #expect(button("Remove 1", in: table) == nil)
      try app.swipe(cell, .left)
      table.setEditing(true, animated: false)
      #expect(cell.frame.minX == 0)
      #expect(source.lines.contains("didEndEditing(1)"))
    }
  }

  // observation: table-swipe-delete-kif
  @Test func `a swipe to the left on a cell shows the delete control at once`() async throws {
    try await withApp { app in
      let source = SwipedLog(2)
      let table = try showTable(source, in: app)
      let cell = try #require(table.cellForRow(at: [0, 0]))
      try app.swipe(cell, .left)
      #expect(table.indexPathForSelectedRow == nil)
      try app.tap(try #require(button("Remove 0", in: table)))
      #expect(source.lines.contains("commit(0)"))
    }
  }

  @Test func `a full swipe deletes, and a refused row does not open`() async throws {
    try await withApp { app in
      let source = SwipedLog(3)
      let table = try showTable(source, in: app)
      @MainActor func drag(_ row: Int) throws {
        let cell = try #require(table.cellForRow(at: [0, row]))
        let place = table.convert(CGPoint(x: 310, y: cell.frame.midY), to: nil)
        try app.drag(from: place, to: CGPoint(x: place.x - 290, y: place.y))
      }
      source.refused = 0
      source.lines = []
      try drag(0)
      #expect(source.lines == ["style(0)", "canEdit(0)"])
      try drag(2)
      #expect(source.lines.suffix(2) == ["commit(2)", "didEndEditing(2)"])
    }
  }

  @Test func `a swipe to the right opens the leading actions`() async throws {
    try await withApp { app in
      let source = SwipedLog(3)
      let table = try showTable(source, in: app)
      source.leading = ["Pin", "Read"]
      try app.swipe(try #require(table.cellForRow(at: [0, 0])), .right)
      try app.tap(try #require(button("Read", in: table)))
      #expect(source.lines.suffix(2) == ["Read", "didEndEditing(0)"])
      source.trailing = []
      source.lines = []
      try app.swipe(try #require(table.cellForRow(at: [0, 0])), .left)
      #expect(source.lines.last == "trailing(0)")
      #expect(button("Remove 0", in: table) == nil)
    }
  }

  @Test func `a table whose data source does not delete cannot be swiped`() async throws {
    try await withApp { app in
      let source = SwipeObserver(2)
      let table = try showTable(source, in: app)
      source.lines = []
      try app.swipe(try #require(table.cellForRow(at: [0, 0])), .left)
      #expect(source.lines == [])
    }
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    for subview in view.subviews {
      if let button = subview as? UIButton, button.currentTitle == title { return button }
      if let button = button(title, in: subview) { return button }
    }
    return nil
  }
}

/// Lists editing of a data source that does not implement `commit`.
@MainActor
private final class SwipeObserver: TableSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("willBeginEditing")
  }
}

/// Lists swipes, and the order of rows and headers.
@MainActor
final class SwipedLog: UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var lines: [String] = []
  /// The row that can't be edited.
  var refused: Int?
  var leading: [String]?
  var trailing: [String]?

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    lines.append("view(\(section))")
    return nil
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    lines.append("title(\(section))")
    return "header"
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { lines.append("willDisplay(\(indexPath.row))") }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    lines.append("canEdit(\(indexPath.row))")
    return indexPath.row != refused
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    lines.append("canMove(\(indexPath.row))")
    return true
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    lines.append("style(\(indexPath.row))")
    return .delete
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { lines.append("commit(\(indexPath.row))") }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    lines.append("deleteTitle(\(indexPath.row))")
    return "Remove \(indexPath.row)"
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("willBeginEditing(\(indexPath.row))")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    lines.append("didEndEditing(\(indexPath?.row ?? -1))")
  }

  private func configuration(_ titles: [String]?) -> UISwipeActionsConfiguration? {
    titles.map { titles in
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.lines.append(title)
            completion(true)
          }
        }
      )
    }
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(leading) }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    lines.append("trailing(\(indexPath.row))")
    return configuration(trailing)
  }
}
