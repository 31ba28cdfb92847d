import Foundation
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Diffable data sources of tables` {
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private func world() -> (view: UITableView, source: Source) {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    view.contentInsetAdjustmentBehavior = .never
    view.rowHeight = 50
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    return (view, source)
  }

  private func snapshot(
    _ sections: [(String, [Int])]
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    var result = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items, toSection: section)
    }
    return result
  }

  @Test func `rows are there when apply without animation returns, without a window`() async throws
  {
    try await withApp { _ in
      let (view, source) = world()
      source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
      #expect(view.numberOfRows(inSection: 0) == 3)
      source.apply(snapshot([("a", [1, 2, 3, 4])]), animatingDifferences: false)
      #expect(view.numberOfRows(inSection: 0) == 4)
    }
  }

  @Test func `an animated apply keeps the cells of rows that remain`() async throws {
    try await withApp { app in
      let (view, source) = world()
      try app.show(view)
      source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
      try app.idle()
      let cells = view.visibleCells
      var isDone = false
      source.apply(snapshot([("a", [3, 4, 1])])) { isDone = true }
      #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
      try app.settle()
      #expect(isDone)
      #expect(view.visibleCells.map(\.tag) == [3, 4, 1])
      #expect(view.visibleCells.first === cells.last)
    }
  }

  @Test(arguments: 0..<15)
  func `random snapshots show their items`(seed: Int) async throws {
    let trace = try await record { app in
      var random = SeededGenerator(seed: seed)
      let (view, source) = world()
      try app.show(view)
      for _ in 0..<15 {
        var items = Array(0..<40).shuffled(using: &random)[...]
        if Bool.random(using: &random) { items.sort() }
        var sections: [(String, [Int])] = []
        for name in ["a", "b", "c"].shuffled(using: &random) {
          let count = Int.random(in: 0...items.count, using: &random)
          sections.append((name, Array(items.prefix(count))))
          items = items.dropFirst(count)
        }
        let next = snapshot(sections)
        source.apply(next, animatingDifferences: Bool.random(using: &random))
        if Bool.random(using: &random) { try app.settle() } else { try app.idle() }
        #expect(view.visibleCells.map(\.tag) == next.itemIdentifiers, "seed \(seed)")
      }
    }
    #expect(trace.diagnostics == [], "seed \(seed)")
  }
}
