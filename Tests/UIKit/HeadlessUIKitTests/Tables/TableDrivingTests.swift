import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Fingers on tables` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test @MainActor func `rows ahead are announced and cancelled`() async throws {
    try await withApp { app in
      let source = PrefetchLog()
      let table = try showTable(TableSource(100), in: app) {
        $0.rowHeight = 50
        $0.prefetchDataSource = source
      }
      #expect(source.lines == ["prefetch 4 5 6 7"])
      source.lines = []
      table.contentOffset.y = 100
      try app.idle()
      #expect(source.lines == ["prefetch 8 9"])
      source.lines = []
      table.contentOffset.y = 50
      try app.idle()
      #expect(source.lines == ["cancel 6 7 8 9", "prefetch 0"])
    }
  }

  @Test @MainActor func `a tap highlights, then selects, unless the delegate refuses`()
    async throws
  {
    let trace = try await record { app in
      let delegate = Refusing()
      let source = TableSource(3)
      let table = try showTable(source, in: app) { $0.delegate = delegate }
      table.userSelects(rowAt: path(0))
      #expect(table.indexPathForSelectedRow == nil)
      table.userSelects(rowAt: path(1))
      #expect(table.indexPathForSelectedRow == nil)
      table.userSelects(rowAt: path(2))
      #expect(table.indexPathForSelectedRow == path(2))
      table.allowsMultipleSelection = true
      table.userSelects(rowAt: path(2))
      #expect(table.indexPathForSelectedRow == nil)
    }
    let states = trace.events.filter {
      $0.kind == .begin && ($0.name == .setHighlighted || $0.name == .setSelected)
    }
    #expect(
      states.map(\.name) == [
        .setHighlighted, .setHighlighted,
        .setHighlighted, .setHighlighted, .setSelected,
        .setHighlighted, .setHighlighted, .setSelected,
      ]
    )
  }

  @Test @MainActor func `a finger on a cell highlights its row and selects it when it leaves`()
    async throws
  {
    try await withApp { app in
      let table = try showTable(TableSource(3), in: app)
      let cell = try #require(table.cellForRow(at: path(1)))
      try app.tap(cell)
      #expect(table.indexPathForSelectedRow == path(1))
      #expect(cell.isSelected)
      #expect(!cell.isHighlighted)
    }
  }

  @Test @MainActor func `a swipe action runs its handler between the brackets`() async throws {
    try await withApp { app in
      let delegate = SwipeLog()
      let table = try showTable(TableSource(3), in: app) { $0.delegate = delegate }
      #expect(app.tapSwipeAction("Archive", path(1), in: table))
      #expect(delegate.lines == ["begin", "archive", "end"])
      #expect(!app.tapSwipeAction("Flag", path(1), in: table))
      #expect(!(table.cellForRow(at: path(1))?.isEditing ?? true))
    }
  }

  @Test @MainActor func `a pull beyond the top refreshes`() async throws {
    try await withApp { app in
      let table = try showTable(TableSource(3), in: app)
      let control = UIRefreshControl()
      table.refreshControl = control
      app.scroll(table, by: -40)
      #expect(!control.isRefreshing)
      app.scroll(table, by: -100)
      #expect(control.isRefreshing)
    }
  }
}

@MainActor
private final class PrefetchLog: UITableViewDataSourcePrefetching {
  var lines: [String] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    lines.append("prefetch " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    lines.append("cancel " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
  }
}

@MainActor
private final class Refusing: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 0
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 1 ? nil : indexPath
  }
}

@MainActor
private final class SwipeLog: UITableViewDelegate {
  var lines: [String] = []

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("begin")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    lines.append("end")
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Archive") { _, _, done in
      self.lines.append("archive")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
