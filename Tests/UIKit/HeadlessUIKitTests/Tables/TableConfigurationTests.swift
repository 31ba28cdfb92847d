import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Configurations of the cells of a table` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A source whose cells show a configuration.
  private final class Source: TableSource {
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      content.secondaryText = indexPath.row == 0 ? "a second line" : nil
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test @MainActor func `a configuration replaces the content view and determines the height`()
    async throws
  {
    try await withApp { app in
      let source = Source(3)
      let table = try showTable(source, in: app)
      let cell = try #require(table.cellForRow(at: path(1)))
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      #expect(content.text == "Row 1")
      #expect(cell.contentView is UIListContentView)
      #expect(cell.contentView.superview === cell)
      #expect(cell.contentView.frame.size == cell.bounds.size)
      #expect(table.rectForRow(at: path(0)).height > table.rectForRow(at: path(1)).height)
    }
  }

  @Test @MainActor func `a cell is configured again when it is selected`() async throws {
    try await withApp { app in
      let source = TableSource(3)
      let table = try showTable(source, in: app)
      let cell = try #require(table.cellForRow(at: path(1)))
      var states: [Bool] = []
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
      try app.idle()
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      try app.idle()
      table.deselectRow(at: path(1), animated: false)
      try app.idle()
      #expect(states == [false, true, false])
    }
  }

  @Test @MainActor func `a cell without a configuration gets its content view back`()
    async throws
  {
    try await withApp { app in
      let table = try showTable(Source(2), in: app)
      let cell = try #require(table.cellForRow(at: path(1)))
      cell.contentConfiguration = nil
      #expect(type(of: cell.contentView) == UIView.self)
      #expect(cell.contentView.superview === cell)
      #expect(!cell.subviews.contains { $0 is UIListContentView })
    }
  }

  @Test @MainActor func `a reused cell is configured again`() async throws {
    let trace = try await record { app in
      let table = try showTable(TableSource(40), in: app)
      table.contentOffset.y = 600
      try app.idle()
    }
    let names = trace.events.filter { $0.kind == .begin }.map(\.name)
      .filter { [.prepareForReuse, .updateConfiguration].contains($0) }
    let reuse = try #require(names.firstIndex(of: .prepareForReuse))
    #expect(reuse > 0)
    #expect(names[reuse...].prefix(2) == [.prepareForReuse, .updateConfiguration])
  }

  @Test @MainActor func `a header shows a configuration`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Section"
    header.contentConfiguration = content
    header.layoutIfNeeded()
    #expect(header.contentView is UIListContentView)
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == CGFloat(320))
    #expect(size.height > 0)
  }
}
