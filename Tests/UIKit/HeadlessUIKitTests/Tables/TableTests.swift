import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Tables and their cells` {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test @MainActor func `an index path has a section, a row and an item`() {
    var path = IndexPath(row: 3, section: 1)
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    path.row = 5
    path.section = 2
    #expect(path == IndexPath(item: 5, section: 2))
    #expect(IndexPath().row == NSNotFound)
  }

  @Test @MainActor func `constraints in the content view determine the height of a row`()
    async throws
  {
    try await withApp { app in
      let source = TextSource(["one", "one\ntwo\nthree", "one\ntwo"])
      let table = try showTable(source, in: app) {
        $0.register(TextCell.self, forCellReuseIdentifier: "text")
      }
      let heights = (0..<3).map { table.rectForRow(at: path($0)).height }
      let line = try #require(table.visibleCells.first as? TextCell).label.font.lineHeight
      for (height, lines) in zip(heights, [1, 3, 2]) {
        #expect(abs(height - (CGFloat(lines) * line + 20)) < 2)
      }
      let second = try #require(table.cellForRow(at: path(1)))
      #expect(second.contentView.frame.height == second.frame.height)
      #expect(table.contentSize.height == heights.reduce(0, +))
    }
  }

  @Test @MainActor func `a cell without constraints has a standard height`() async throws {
    try await withApp { app in
      let table = try showTable(TableSource(2), in: app)
      #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 44, width: 320, height: 44))
      table.rowHeight = 70
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 70, width: 320, height: 70))
    }
  }

  @Test @MainActor func `a trace shows the row of each cell`() async throws {
    let trace = try await record { app in
      let table = try showTable(TableSource(30), in: app)
      table.contentOffset.y = 100
      try app.idle()
    }
    let rows = trace.events.filter { $0.name == .rowProperty }.map { trace.names[$0.text] }
    #expect(rows.prefix(5) == ["[0, 0]", "[0, 1]", "[0, 2]", "[0, 3]", "[0, 4]"])
    #expect(rows.dropFirst(5).prefix(4) == ["", "", "[0, 5]", "[0, 6]"])
    let texts = trace.events.filter { $0.kind == .begin && $0.name == .cellForRow }
      .map { trace.names[$0.text] }
    #expect(texts.first == "[0, 0]")
  }

  @Test @MainActor func `a plain header sticks to the top while its section is visible`()
    async throws
  {
    try await withApp { app in
      let table = try showTable(EdgeLog(10, 10), in: app) { $0.estimatedRowHeight = 0 }
      try app.idle()
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      let header = try #require(table.subviews.first { $0.frame.height == 20 && !$0.isHidden })
      #expect(header.frame.minY == 100)
      #expect(table.rectForHeader(inSection: 0).minY == 0)
      table.contentOffset.y = 515
      try app.idle()
      #expect(header.frame.minY == CGFloat(510))
    }
  }

  @Test @MainActor func `titles make header views`() async throws {
    try await withApp { app in
      let table = try showTable(TitledSource(), in: app)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
      #expect(table.rectForHeader(inSection: 0).height == 28)
      #expect(table.footerView(forSection: 0) == nil)
    }
  }

  @Test @MainActor func `the table's own header and footer take room`() async throws {
    try await withApp { app in
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      let table = try showTable(TableSource(2), in: app) {
        $0.tableHeaderView = header
        $0.tableFooterView = footer
      }
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
      #expect(table.rectForRow(at: path(0)).minY == 60)
      #expect(footer.frame == CGRect(x: 0, y: 148, width: 320, height: 30))
      #expect(table.contentSize.height == 178)
    }
  }

  @Test @MainActor func `reloading gives cells to their next rows`() async throws {
    try await withApp { app in
      let source = DisplayLog(2)
      let table = try showTable(source, in: app)
      let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
      source.lines = []
      table.reloadData()
      try app.idle()
      #expect(Set(table.visibleCells.map(ObjectIdentifier.init)) == cells)
      let display = source.lines.filter { $0.contains("isplay") }
      #expect(
        display == [
          "didEndDisplaying(0)", "didEndDisplaying(1)", "willDisplay(0)", "willDisplay(1)",
        ]
      )
    }
  }

  @Test @MainActor func `a completion follows the animations of updates`() async throws {
    try await withApp { app in
      let source = TableSource(2)
      let table = try showTable(source, in: app)
      var isDone = false
      table.performBatchUpdates {
        source.counts = [3]
        table.insertRows(at: [path(2)], with: .automatic)
      } completion: {
        isDone = $0
      }
      #expect(table.visibleCells.count == 3)
      #expect(!isDone)
      try await app.settle()
      #expect(isDone)
    }
  }

  @Test @MainActor func `rows keep their cells and selection when sections are inserted`()
    async throws
  {
    try await withApp { app in
      let source = TableSource(1, 1)
      let table = try showTable(source, in: app)
      let cell = try #require(table.cellForRow(at: path(0, 1)))
      table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
      source.counts = [1, 1, 1]
      table.insertSections(IndexSet(integer: 1), with: .none)
      #expect(table.cellForRow(at: path(0, 2)) === cell)
      #expect(table.indexPath(for: cell) == path(0, 2))
      #expect(table.indexPathForSelectedRow == path(0, 2))
      source.counts = [1, 1]
      table.deleteSections(IndexSet(integer: 0), with: .none)
      #expect(table.cellForRow(at: path(0, 1)) === cell)
      table.moveSection(1, toSection: 0)
      #expect(table.cellForRow(at: path(0, 0)) === cell)
      table.reloadSections(IndexSet(integer: 0), with: .none)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test(arguments: [
    ("attempt to delete row 9 from section 0 which only contains 2 rows before the update", 9, 0),
    (
      "attempt to delete row 0 from section 4, but there are only 1 sections before the update",
      0, 4
    ),
  ])
  @MainActor
  func `a path out of range throws`(message: String, row: Int, section: Int) async throws {
    let trace = try await record { app in
      let table = try showTable(TableSource(2), in: app)
      table.deleteRows(at: [path(row, section)], with: .none)
      #expect(table.visibleCells.count == 2)
      table.scrollToRow(at: path(row, section), at: .top, animated: false)
    }
    #expect(
      trace.diagnostics(.invalidUpdate) == ["NSInternalInconsistencyException: \(message)"]
    )
    #expect(trace.diagnostics(.invalidArgument).count == 1)
  }

  @Test @MainActor func `a data source that reloads in callbacks does not end in a loop`()
    async throws
  {
    try await withApp { app in
      let source = Restless()
      let table = try showTable(source, in: app)
      #expect(table.numberOfRows(inSection: 0) == 3)
      #expect(table.visibleCells.count == 3)
      #expect(source.reloads == 3)
    }
  }

  @Test @MainActor func `one cell for two rows is displayed once`() async throws {
    try await withApp { app in
      let source = SameCell()
      let table = try showTable(source, in: app)
      #expect(table.visibleCells.count == 1)
      #expect(table.indexPath(for: source.cell) == path(2))
    }
  }

  @Test @MainActor func `a new width measures visible rows again`() async throws {
    try await withApp { app in
      let text = "a text that needs several lines in a narrow table"
      let table = try showTable(TextSource([text]), in: app) {
        $0.register(TextCell.self, forCellReuseIdentifier: "text")
      }
      let old = table.rectForRow(at: path(0)).height
      table.frame.size.width = 120
      try app.idle()
      #expect(table.rectForRow(at: path(0)).height > old + 10)
    }
  }
}

@MainActor
private final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("no archives") }
}

@MainActor
private final class TextSource: UITableViewDataSource {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.row]
    return cell
  }
}

@MainActor
private final class TitledSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "First"
  }
}

@MainActor
private final class Restless: UITableViewDataSource, UITableViewDelegate {
  var reloads = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if reloads < 2 {
      reloads += 1
      tableView.reloadData()
    }
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard reloads < 3 else { return }
    reloads += 1
    tableView.reloadData()
  }
}

@MainActor
private final class SameCell: UITableViewDataSource {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}
