import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// The published observations of how tables load.
struct `Table loading observations` {
  /// The calls from the first cell on, after at least one whole round of counting.
  @MainActor
  private func calls(_ source: TableSource, after round: [String]) -> [String] {
    // The number of sections is asked for twice.
    #expect(source.lines.prefix(round.count + 1) == (round.prefix(1) + round)[...])
    let first = source.lines.firstIndex { $0.hasPrefix("cell") } ?? source.lines.endIndex
    return Array(source.lines[first...])
  }

  // observation: table-load-three-preludes-jianshu-e4d5
  // observation: table-order-by-version-jianshu-e526
  @Test @MainActor func `without an estimate all heights precede the first cell`() async throws {
    try await withApp { app in
      let source = DisplayLog(3)
      source.dequeuesForRow = false
      _ = try showTable(source, in: app) { $0.estimatedRowHeight = 0 }
      let round = ["sections", "rows(0)", "height(0)", "height(1)", "height(2)"]
      #expect(
        calls(source, after: round) == [
          "cell(0)", "height(0)", "willDisplay(0)", "cell(1)", "height(1)", "willDisplay(1)",
          "cell(2)", "height(2)", "willDisplay(2)",
        ]
      )
    }
  }

  // observation: table-ios11-height-after-cell-greatytc
  // observation: table-per-row-pattern-ecomnet
  @Test @MainActor func `with the automatic estimate each row asks for its height around its cell`()
    async throws
  {
    try await withApp { app in
      let source = DisplayLog(5)
      source.height = 140
      _ = try showTable(source, in: app, height: 400)
      #expect(
        source.lines.filter { !$0.hasPrefix("willDisplay") } == [
          "sections", "sections", "rows(0)",
          "height(0)", "height(0)", "cell(0)", "height(0)",
          "height(1)", "height(1)", "cell(1)", "height(1)",
          "height(2)", "height(2)", "cell(2)", "height(2)",
        ]
      )
    }
  }

  // observation: table-load-headers-footers-jianshu-ce5a
  @Test @MainActor func `headers and footers follow all visible rows`() async throws {
    try await withApp { app in
      let source = EdgeLog(1, 1)
      source.dequeuesForRow = false
      _ = try showTable(source, in: app) { $0.estimatedRowHeight = 0 }
      let round = [
        "sections", "headerHeight(0)", "headerHeight(0)", "footerHeight(0)", "footerHeight(0)",
        "rows(0)", "height(0)", "headerHeight(1)", "headerHeight(1)", "footerHeight(1)",
        "footerHeight(1)", "rows(1)", "height(1,0)",
      ]
      #expect(
        calls(source, after: round) == [
          "cell(0)", "height(0)", "willDisplay(0)", "cell(1,0)", "height(1,0)", "willDisplay(1,0)",
          "header(0)", "willDisplayHeader(0)", "footer(0)", "willDisplayFooter(0)",
          "header(1)", "willDisplayHeader(1)", "footer(1)", "willDisplayFooter(1)",
        ]
      )
    }
  }

  // observation: table-sections-last-first-javashuo
  @Test @MainActor func `titles are asked for while counting and after the cells`() async throws {
    try await withApp { app in
      let source = TitleLog()
      _ = try showTable(source, in: app, height: 400)
      let cells = source.lines.enumerated().filter { $0.element.hasPrefix("cell") }.map(\.offset)
      let titles = source.lines.enumerated().filter { $0.element == "title" }.map(\.offset)
      let first = try #require(cells.first)
      let last = try #require(cells.last)
      #expect(titles.filter { $0 < first }.count >= 4)
      #expect(titles.allSatisfy { $0 < first || $0 > last })
      #expect(titles.contains { $0 > last })
      #expect(
        source.lines.filter { $0.hasPrefix("cell") }
          == ["cell(0)", "cell(1)", "cell(1,0)", "cell(1,1)"]
      )
    }
  }

  // observation: table-reload-counts-sync-guide15
  @Test @MainActor func `counts are known when reloadData returns, and cells without a window`()
    async throws
  {
    try await withApp { _ in
      let source = TableSource(3)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.reloadData()
      #expect(table.numberOfSections == 1)
      #expect(table.numberOfRows(inSection: 0) == 3)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.textLabel?.text == "row 0")
    }
  }

  // observation: table-reloaddata-returns-before-cells-jianshu-3ef9
  @Test @MainActor func `reloadData returns before the first cell`() async throws {
    try await withApp { app in
      let source = TableSource(3)
      let table = try showTable(source, in: app)
      source.lines = ["before"]
      table.reloadData()
      source.lines.append("after")
      try app.idle()
      let lines = source.lines.filter { !$0.hasPrefix("rows") && $0 != "sections" }
      #expect(lines == ["before", "after", "cell(0)", "cell(1)", "cell(2)"])
    }
  }

  // observation: table-layout-outside-window-warning
  @Test @MainActor func `layout outside a window is warned once`() async throws {
    let trace = try await record { _ in
      for _ in 0..<2 {
        let source = TableSource(3)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
      }
    }
    let warnings = trace.diagnostics(.tableOutsideHierarchy)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix(
        """
        [TableView] Warning once only: UITableView was told to layout its visible cells and other \
        contents without being in the view hierarchy
        """
      ) ?? false
    )
  }

  // observation: table-cell-superview-qmui
  @Test @MainActor func `a visible cell is a subview of the table`() async throws {
    try await withApp { app in
      let table = try showTable(TableSource(2), in: app)
      #expect(table.visibleCells.count == 2)
      #expect(table.visibleCells.allSatisfy { $0.superview === table })
    }
  }

  // observation: table-unregistered-identifier-throws
  @Test @MainActor func `an identifier that is not registered throws`() async throws {
    let trace = try await record { _ in
      let table = UITableView()
      _ = table.dequeueReusableCell(withIdentifier: "Cell", for: IndexPath(row: 0, section: 0))
      #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
    }
    #expect(
      trace.diagnostics(.cellNotDequeued) == [
        """
        NSInternalInconsistencyException: unable to dequeue a cell with identifier Cell - must \
        register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """
      ]
    )
  }

  // observation: table-dequeue-twice-throws
  @Test @MainActor func `two dequeues for one row throw`() async throws {
    let trace = try await record { app in
      let source = GreedySource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      try app.show(table)
    }
    #expect(
      trace.diagnostics(.cellNotDequeued) == [
        """
        NSInternalInconsistencyException: Attempted to dequeue multiple cells for the same index \
        path, which is not allowed. If you really need to dequeue more cells than the table view is \
        requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell \
        identifier: cell, index path: [0, 0]
        """
      ]
    )
  }
}

@MainActor
private final class TitleLog: UITableViewDataSource {
  var lines: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    lines.append("cell(\(name(indexPath)))")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    lines.append("title")
    return "header"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    lines.append("title")
    return "footer"
  }
}

@MainActor
private final class GreedySource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
