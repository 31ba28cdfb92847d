import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TraceModel

@MainActor
struct `Diffable data sources of collections` {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private func world() -> (view: UICollectionView, source: Source) {
    let view = CollectionWorld([]).view
    let source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
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

  @Test func `an animated apply keeps the cells of items that remain`() async throws {
    try await withApp { app in
      let (view, source) = world()
      try app.show(view)
      source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
      let cells = view.visibleCells
      var isDone = false
      source.apply(snapshot([("a", [3, 4, 1])])) { isDone = true }
      #expect(!isDone)
      #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 0))
      #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 4)
      try app.settle()
      #expect(isDone)
      #expect(view.visibleCells.map(\.tag) == [3, 4, 1])
      #expect(view.visibleCells[0] === cells[2])
      #expect(view.visibleCells[2] === cells[0])
    }
  }

  @Test func `reconfiguring keeps cells and reloading replaces them`() async throws {
    try await withApp { app in
      let (view, source) = world()
      try app.show(view)
      source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
      let cells = view.visibleCells
      var next = source.snapshot()
      next.reconfigureItems([1])
      next.reloadItems([2])
      source.apply(next)
      try app.settle()
      #expect(view.visibleCells[0] === cells[0])
      #expect(view.visibleCells[1] !== cells[1])
      #expect(source.snapshot().reloadedItemIdentifiers == [])
    }
  }

  @Test func `applySnapshotUsingReloadData replaces all cells`() async throws {
    let trace = try await record { app in
      let (view, source) = world()
      try app.show(view)
      source.apply(snapshot([("a", [1])]), animatingDifferences: false)
      source.applySnapshotUsingReloadData(snapshot([("a", [1, 2])]))
      #expect(view.visibleCells.map(\.tag) == [1, 2])
    }
    let reloads = trace.events.filter { $0.kind == .begin && $0.name == .reloadData }
    #expect(reloads.count == 1)
  }

  @Test func `a section snapshot shows its visible items`() async throws {
    try await withApp { app in
      let (view, source) = world()
      try app.show(view)
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1, 2])
      tree.append([10, 11], to: 1)
      source.apply(tree, to: "a", animatingDifferences: false)
      #expect(view.visibleCells.map(\.tag) == [1, 2])
      tree.expand([1])
      source.apply(tree, to: "a", animatingDifferences: false)
      #expect(view.visibleCells.map(\.tag) == [1, 10, 11, 2])
      #expect(source.snapshot(for: "a").isExpanded(1))
    }
  }

  @Test(arguments: TestLength.each(3, of: 0..<25))
  func `random snapshots show their items`(seed: Int) async throws {
    let trace = try await record { app in
      var random = SeededGenerator(seed: seed)
      let (view, source) = world()
      view.frame.size.height = 5000
      try app.show(view)
      for _ in 0..<20 {
        var items = Array(0..<40).shuffled(using: &random).prefix(
          Int.random(in: 0...40, using: &random)
        )
        if Bool.random(using: &random) { items.sort() }
        var sections: [(String, [Int])] = []
        for name in ["a", "b", "c"].shuffled(using: &random).prefix(
          Int.random(in: 1...3, using: &random)
        ) {
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
