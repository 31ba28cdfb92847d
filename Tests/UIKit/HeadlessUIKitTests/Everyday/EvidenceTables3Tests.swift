import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about tables.
@MainActor
struct `Evidence of everyday tables, a third part` {
  // observation: table-controller-refresh-control-xamarin
  @Test func `the refresh control of a table controller can be set and removed`() {
    let list = UITableViewController(style: .plain)
    let refresh = UIRefreshControl()
    #expect(list.refreshControl == nil)
    list.refreshControl = refresh
    #expect(list.refreshControl === refresh)
    list.refreshControl = nil
    #expect(list.refreshControl == nil)
  }

  // observation: table-controller-view-is-table-apple
  @Test func `the view of a table controller is its table`() {
    let list = UITableViewController(style: .grouped)
    #expect(!list.isViewLoaded)
    let table = list.tableView
    #expect(list.isViewLoaded)
    #expect(list.view === table)
    #expect(table?.style == .grouped)
  }

  // observation: table-cell-content-view-narrower-with-accessory
  @Test func `an accessory takes width from the content`() async throws {
    try await withApp { app in
      let table = try showTable(DisplayLog(2), in: app)
      let cell = try #require(table.cellForRow(at: everydayRow(1)))
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      cell.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: everydayRow(0))?.contentView.frame.width == 320)
      #expect(cell.contentView.frame.width < 300)
    }
  }

  // observation: table-cell-default-style-labels
  @Test func `only the default style has no detail`() {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
    let details = styles.map {
      UITableViewCell(style: $0, reuseIdentifier: nil).detailTextLabel != nil
    }
    #expect(details == [false, true, true, true])
  }

  // observation: table-dequeue-prepares-header
  @Test func `a header out of the pool is prepared`() async throws {
    try await withApp { app in
      let source = ReusedHeaders(20)
      let table = try showTable(source, in: app) {
        $0.register(PreparedHeader.self, forHeaderFooterViewReuseIdentifier: "h")
        $0.estimatedSectionHeaderHeight = 0
        $0.estimatedRowHeight = 0
      }
      PreparedHeader.count.value = 0
      for offset in stride(from: 100.0, through: 800, by: 100) {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
      }
      #expect(PreparedHeader.count.value > 0)
    }
  }
}

/// Sections of one row with reusable headers.
@MainActor
private final class ReusedHeaders: UITableViewDataSource, UITableViewDelegate {
  let count: Int

  init(_ count: Int) { self.count = count }

  func numberOfSections(in tableView: UITableView) -> Int { count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
  }
}

@MainActor
private final class Counter {
  var value = 0
}

private final class PreparedHeader: UITableViewHeaderFooterView {
  static let count = Counter()

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.count.value += 1
  }
}
