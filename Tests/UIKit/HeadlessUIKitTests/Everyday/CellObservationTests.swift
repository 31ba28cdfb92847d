import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// The published observations of cells and their reuse.
struct `Cell observations` {
  /// Shows rows of 50 points whose cells list their callbacks among those of the table.
  @MainActor
  private func show(_ source: DisplayLog, in app: HeadlessApp) throws -> UITableView {
    LoggingCell.log.note = { [weak source] in source?.lines.append($0) }
    return try showTable(source, in: app)
  }

  /// Without heights and counts.
  @MainActor
  private func cells(_ source: TableSource) -> [String] {
    source.lines.filter {
      !$0.hasPrefix("height") && !$0.hasPrefix("rows") && $0 != "sections"
    }
  }

  // observation: cell-first-display-nib-jeongchoyi
  @Test @MainActor func `each row is made and displayed before the next`() async throws {
    try await withApp { app in
      let source = DisplayLog(100)
      _ = try show(source, in: app)
      #expect(
        cells(source) == (0..<4).flatMap { ["init", "cell(\($0))", "willDisplay(\($0))"] }
      )
    }
  }

  // observation: cell-new-versus-reused-tistory
  // observation: cell-prepareforreuse-apple
  @Test @MainActor func `a cell that left is prepared when it is dequeued for another row`()
    async throws
  {
    try await withApp { app in
      let source = DisplayLog(100)
      let table = try show(source, in: app)
      table.contentOffset.y = 50
      source.lines = []
      try app.idle()
      #expect(
        cells(source) == ["didEndDisplaying(0)", "prepareForReuse", "cell(4)", "willDisplay(4)"]
      )
      source.lines = []
      table.reconfigureRows(at: [IndexPath(row: 4, section: 0)])
      #expect(cells(source) == ["cell(4)"])
    }
  }

  // observation: cell-reuse-pool-size-cnblogs
  @Test @MainActor func `a slow scroll makes one cell more than fit`() async throws {
    try await withApp { app in
      let source = DisplayLog(100)
      let table = try show(source, in: app)
      for step in 1...300 {
        table.contentOffset.y = CGFloat(step * 7)
        try app.idle()
      }
      #expect(source.lines.count { $0 == "init" } == 5)
      #expect(table.visibleCells.count == 4 || table.visibleCells.count == 5)
    }
  }
}
