import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What Apple's documentation and headers say about tables.
@MainActor
struct `Published statements about tables` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // source: https://developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)
  // source: https://developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)
  @Test func `a reloaded row has a new cell and a reconfigured one keeps it`() async throws {
    try await withApp { app in
      let source = DisplayLog(3)
      let table = try showTable(source, in: app)
      let first = try #require(table.cellForRow(at: path(0)))
      let second = try #require(table.cellForRow(at: path(1)))
      LoggingCell.log.note = { source.lines.append($0) }
      defer { LoggingCell.log.note = nil }
      source.lines = []
      table.reconfigureRows(at: [path(1)])
      #expect(table.cellForRow(at: path(1)) === second)
      #expect(source.lines.filter { !$0.hasPrefix("height") } == ["cell(1)"])
      source.lines = []
      table.reloadRows(at: [path(0)], with: .fade)
      try await app.settle()
      #expect(table.cellForRow(at: path(0)) !== first)
      #expect(source.lines.contains("cell(0)"))
      #expect(!source.lines.contains("cell(1)"))
    }
  }

  // source: https://blog.anzfactory.xyz/articles/20190402/swift-calling-didenddisplayingcell/ (iOS 12.2)
  @Test func `a reloaded row ends its display after its new cell is displayed`() async throws {
    try await withApp { app in
      let source = DisplayLog(3)
      let table = try showTable(source, in: app)
      source.lines = []
      table.reloadRows(at: [path(2)], with: .automatic)
      try await app.settle()
      #expect(
        source.lines.filter { $0.hasSuffix("(2)") && !$0.hasPrefix("height") }
          == ["cell(2)", "willDisplay(2)", "didEndDisplaying(2)"]
      )
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
  @Test func `only a visible row has a cell`() async throws {
    try await withApp { app in
      let source = DisplayLog(30)
      let table = try showTable(source, in: app)
      #expect(table.cellForRow(at: path(3)) != nil)
      #expect(table.cellForRow(at: path(20)) == nil)
      #expect(table.cellForRow(at: path(99)) == nil)
      #expect(table.indexPathsForVisibleRows == (0..<4).map(path))
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)
  // source: https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:editingstyleforrowat:)
  @Test func `rows are editable and have the delete style by default`() async throws {
    try await withApp { app in
      let source = CommittingSource()
      let table = try showTable(source, in: app)
      table.setEditing(true, animated: false)
      #expect(table.visibleCells.allSatisfy { $0.editingStyle == .delete })
      #expect(app.tapEditControl(path(1), in: table))
      #expect(source.lines.last == "commit(1)")
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
  @Test func `the block of updates runs at once and the completion after the animation`()
    async throws
  {
    try await withApp { app in
      let source = DisplayLog(2)
      let table = try showTable(source, in: app)
      var lines: [String] = []
      table.performBatchUpdates {
        lines.append("updates")
        source.counts = [3]
        table.insertRows(at: [path(0)], with: .automatic)
      } completion: {
        lines.append("completion \($0)")
      }
      lines.append("returned")
      #expect(table.numberOfRows(inSection: 0) == 3)
      try await app.settle()
      #expect(lines == ["updates", "returned", "completion true"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/beginupdates()
  @Test func `an empty group of updates asks for heights and for no cell`() async throws {
    try await withApp { app in
      let source = DisplayLog(2)
      let table = try showTable(source, in: app)
      source.lines = []
      source.height = 80
      table.beginUpdates()
      table.endUpdates()
      try await app.settle()
      #expect(source.lines.contains("height(0)"))
      #expect(!source.lines.contains("cell(0)"))
      #expect(table.cellForRow(at: path(0))?.frame.height == 80)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)
  @Test func `a moved row keeps its cell`() async throws {
    try await withApp { app in
      let source = DisplayLog(3)
      let table = try showTable(source, in: app)
      let cell = table.cellForRow(at: path(0))
      source.lines = []
      table.moveRow(at: path(0), to: path(2))
      try await app.settle()
      #expect(table.cellForRow(at: path(2)) === cell)
      #expect(!source.lines.contains { $0.hasPrefix("cell") })
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
  @Test func `a table controller loads its table when it first appears and edits it`() async throws
  {
    try await withApp { app in
      let list = CountingController(style: .plain)
      list.loadViewIfNeeded()
      #expect(list.tableView === list.view)
      #expect(list.tableView.dataSource === list)
      #expect(list.tableView.delegate === list)
      #expect(list.clearsSelectionOnViewWillAppear)
      #expect(list.count == 0)
      try await launch(list, in: app)
      #expect(list.count > 0)
      list.setEditing(true, animated: false)
      #expect(list.tableView.isEditing)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
  // source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
  @Test func `scrolling to a row in steps ends with one message`() async throws {
    try await withApp { app in
      let source = ScrolledSource(40)
      let table = try showTable(source, in: app)
      table.scrollToRow(at: path(30), at: .top, animated: false)
      #expect(source.lines.contains("didScroll"))
      #expect(!source.lines.contains("didEndScrollingAnimation"))
      source.lines = []
      table.scrollToRow(at: path(0), at: .top, animated: true)
      try await app.settle()
      let ends = source.lines.filter { $0.hasPrefix("did") }.suffix(2)
      #expect(ends == ["didScroll", "didEndScrollingAnimation"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:prefetchrowsat:)
  @Test func `rows that are needed at once are not prefetched`() async throws {
    try await withApp { app in
      let source = PrefetchedSource(40)
      let table = try showTable(source, in: app) { $0.prefetchDataSource = source }
      app.scroll(table, by: 100)
      try app.idle()
      #expect(!source.prefetched.isEmpty)
      #expect(source.visibleWhenPrefetched == [])
    }
  }

  // source: UITableView.h, "Views are preferred over title should you decide to provide both"
  @Test func `a view of a header is preferred over its title`() async throws {
    try await withApp { app in
      let source = HeaderSource()
      let table = try showTable(source, in: app)
      #expect(source.header.superview != nil)
      #expect(table.headerView(forSection: 0) == nil)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)
  @Test func `a table has one section by default`() async throws {
    try await withApp { app in
      let source = PlainSource()
      let table = try showTable(source, in: app)
      #expect(table.numberOfSections == 1)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitableview/reloaddata()
  @Test func `a reload forgets the selection`() async throws {
    try await withApp { app in
      let source = DisplayLog(3)
      let table = try showTable(source, in: app)
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      table.reloadData()
      try app.idle()
      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }
  }
}

/// A data source that deletes rows.
@MainActor
private final class CommittingSource: UITableViewDataSource {
  var lines: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    lines.append("commit(\(name(indexPath)))")
  }
}

/// Lists scrolling.
@MainActor
private final class ScrolledSource: TableSource, UITableViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
}

/// Lists rows that are announced before they have a cell.
@MainActor
private final class PrefetchedSource: TableSource, UITableViewDataSourcePrefetching {
  var prefetched: [IndexPath] = []
  var visibleWhenPrefetched: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
    let visible = tableView.indexPathsForVisibleRows ?? []
    visibleWhenPrefetched += indexPaths.filter { visible.contains($0) }
  }
}

/// A data source with a title and a delegate with a view for the same header.
@MainActor
private final class HeaderSource: UITableViewDataSource, UITableViewDelegate {
  let header = UIView()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "T" }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
}

/// A data source with only the required methods.
@MainActor
private final class PlainSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// A table controller that counts the questions for its rows.
@MainActor
private final class CountingController: UITableViewController {
  var count = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count += 1
    return 0
  }
}
