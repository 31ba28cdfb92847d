import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Tables with many rows` {
  @Test @MainActor func `a table of 100,000 estimated rows asks for visible rows only`()
    async throws
  {
    try await withApp { app in
      let source = CountingSource(100_000)
      let table = try showTable(source, in: app)
      #expect(source.cells <= 5)
      #expect(source.heights <= 15)
      let last = IndexPath(row: 99_999, section: 0)
      table.scrollToRow(at: last, at: .bottom, animated: false)
      try app.idle()
      #expect(table.cellForRow(at: last) != nil)
      #expect(source.cells <= 12)
      table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: true)
      try await app.settle()
      #expect(table.cellForRow(at: IndexPath(row: 50_000, section: 0)) != nil)
      #expect(source.cells <= 60)
      #expect(app.scroll(table, to: IndexPath(row: 10, section: 0)))
      #expect(source.cells <= 1000)
      #expect(source.heights <= 3000)
    }
  }

  @Test @MainActor func `an insert into 100,000 rows makes the visible cells only`() async throws {
    try await withApp { app in
      let source = CountingSource(100_000)
      let table = try showTable(source, in: app)
      source.cells = 0
      source.count += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      #expect(source.cells == 1)
      #expect(table.numberOfRows(inSection: 0) == 100_001)
    }
  }

  @Test @MainActor func `lengths have the sums of a naive list`() async throws {
    try await withApp { app in
      var random = Seeded(seed: 7)
      let source = HeightSource((0..<300).map { _ in CGFloat.random(in: 0...90, using: &random) })
      let table = try showTable(source, in: app) { $0.estimatedRowHeight = 0 }
      var y: CGFloat = 0
      for (row, height) in source.heights.enumerated() {
        let path = IndexPath(row: row, section: 0)
        #expect(abs(table.rectForRow(at: path).minY - y) < 0.001)
        if height > 0.01 {
          #expect(table.indexPathForRow(at: CGPoint(x: 1, y: y + height / 2)) == path)
        }
        y += height
      }
      #expect(abs(table.contentSize.height - y) < 0.001)
    }
  }

  @Test(arguments: [-5, 0])
  @MainActor
  func `a table shows nothing for counts below one`(count: Int) async throws {
    try await withApp { app in
      let source = CountingSource(count)
      let table = try showTable(source, in: app)
      #expect(table.visibleCells == [])
      #expect(table.numberOfRows(inSection: 0) == 0)
      #expect(table.numberOfRows(inSection: 7) == 0)
      #expect(table.rectForRow(at: IndexPath(row: 3, section: 2)) == .zero)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -7, 0])
  @MainActor
  func `heights that are not positive show no row`(height: CGFloat) async throws {
    try await withApp { app in
      let source = HeightSource(Array(repeating: height, count: 5))
      let table = try showTable(source, in: app) { $0.estimatedRowHeight = 0 }
      // A negative height is the automatic one: 44 points.
      #expect(table.visibleCells.count == (height == -7 ? 5 : 0))
    }
  }
}

/// Counts the calls.
@MainActor
private final class CountingSource: UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var cells = 0
  var heights = 0

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells += 1
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights += 1
    return 50
  }
}

@MainActor
private final class HeightSource: UITableViewDataSource, UITableViewDelegate {
  let heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row]
  }
}
