import Foundation
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Batches of updates of collections` {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `counts that disagree throw UIKit's exception`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([3])
      try app.show(world.view)
      world.source.counts = [5]
      world.view.performBatchUpdates { world.view.insertItems(at: [path(0)]) }
      try app.idle()
      #expect(world.view.numberOfItems(inSection: 0) == 5)
      #expect(world.visibleItems == [0, 1, 2, 3])
    }
    let text =
      "NSInternalInconsistencyException: Invalid update: invalid number of items in section 0. The "
      + "number of items contained in an existing section after the update (5) must be equal to the "
      + "number of items contained in that section before the update (3), plus or minus the number "
      + "of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus "
      + "the number of items moved into or out of that section (0 moved in, 0 moved out)."
    #expect(trace.diagnostics(.invalidUpdate).count == 1)
    #expect(trace.diagnostics(.invalidUpdate).allSatisfy { $0.hasPrefix(text) })
  }

  @Test func `sections are checked before items`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([3])
      try app.show(world.view)
      world.source.counts = [4, 1]
      world.view.insertItems(at: [path(0)])
    }
    #expect(
      trace.diagnostics(.invalidUpdate).allSatisfy {
        $0.contains(
          "invalid number of sections. The number of sections contained in the collection view after "
            + "the update (2) must be equal to the number of sections contained in the collection "
            + "view before the update (1), plus or minus the number of sections inserted or deleted "
            + "(0 inserted, 0 deleted)."
        )
      }
    )
    #expect(trace.diagnostics(.invalidUpdate).count == 1)
  }

  @Test(arguments: [
    ("delete", "attempt to delete item 9 from section 0 which only contains 3 items before"),
    ("insert", "attempt to insert item 9 into section 0, but there are only 3 items in section 0"),
    ("section", "attempt to delete section 7, but there are only 1 sections before the update"),
    ("twice", "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"),
  ])
  func `index paths out of range throw`(change: String, text: String) async throws {
    let trace = try await record { app in
      let world = CollectionWorld([3])
      try app.show(world.view)
      world.view.performBatchUpdates {
        switch change {
        case "delete": world.view.deleteItems(at: [path(9)])
        case "insert": world.view.insertItems(at: [path(9)])
        case "section": world.view.deleteSections([7])
        default:
          world.view.deleteItems(at: [path(1)])
          world.view.reloadItems(at: [path(1)])
        }
      }
      try app.idle()
      #expect(world.visibleItems == [0, 1, 2])
    }
    #expect(trace.diagnostics(.invalidUpdate).count == 1)
    #expect(trace.diagnostics(.invalidUpdate).allSatisfy { $0.contains(text) })
  }

  @Test func `displayed cells keep their items`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      let cells = world.view.visibleCells
      world.source.counts = [4]
      world.view.performBatchUpdates {
        world.view.deleteItems(at: [path(0)])
        world.view.insertItems(at: [path(1)])
        world.view.moveItem(at: path(3), to: path(0))
      }
      #expect(cells.map { world.view.indexPath(for: $0)?.item } == [nil, 2, 3, 0])
      try app.settle()
      #expect(cells[1].frame == CGRect(x: 0, y: 100, width: 100, height: 50))
      #expect(cells[3].frame.minY == 0)
      #expect(world.view.cellForItem(at: path(1)) != nil)
    }
  }

  @Test func `the completion follows the animation and a removed cell ends there`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      world.source.journal.clear()
      world.source.counts = [3]
      var finished: [Bool] = []
      world.view.performBatchUpdates {
        world.view.deleteItems(at: [path(1)])
      } completion: {
        finished.append($0)
      }
      #expect(finished == [])
      #expect(world.source.journal.lines == [])
      try app.settle()
      #expect(finished == [true])
      #expect(world.source.journal.lines == ["didEndDisplaying1"])
    }
  }

  @Test func `nested blocks count as one`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      world.source.counts = [4]
      world.view.performBatchUpdates {
        world.view.deleteItems(at: [path(0)])
        world.view.performBatchUpdates { world.view.insertItems(at: [path(3)]) }
      }
      try app.settle()
      #expect(world.visibleItems == [0, 1, 2, 3])
    }
    #expect(trace.diagnostics == [])
  }

  @Test func `reconfigured cells remain, reloaded cells are replaced`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      let cells = world.view.visibleCells
      world.view.reconfigureItems(at: [path(0)])
      world.view.reloadItems(at: [path(1)])
      try app.settle()
      #expect(world.view.cellForItem(at: path(0)) === cells[0])
      #expect(world.view.cellForItem(at: path(1)) !== cells[1])
    }
  }

  @Test(arguments: 0..<15)
  func `random updates and scrolls agree with a plain array`(seed: Int) async throws {
    let trace = try await record { app in
      var random = SeededGenerator(seed: seed)
      var items = Array(0..<30)
      var next = 30
      let world = CollectionWorld([30])
      world.source.cell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = items[path.item]
        return cell
      }
      try app.show(world.view)
      for _ in 0..<25 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let far = max(0, CGFloat(items.count) * 50 - 200)
          world.view.contentOffset.y = CGFloat.random(in: 0...max(1, far), using: &random)
        case 1:
          world.view.reloadData()
        default:
          let deleted = Set((0..<3).map { _ in Int.random(in: 0..<30, using: &random) })
            .filter { $0 < items.count }
          let old = items
          items = items.indices.filter { !deleted.contains($0) }.map { items[$0] }
          var moved: (Int, Int)?
          if let item = items.randomElement(using: &random), Bool.random(using: &random) {
            items.removeAll { $0 == item }
            items.insert(item, at: Int.random(in: 0...items.count, using: &random))
            moved = old.firstIndex(of: item).flatMap { from in (from, item) }
          }
          var added: [Int] = []
          for _ in 0..<Int.random(in: 0..<4, using: &random) {
            items.insert(next, at: Int.random(in: 0...items.count, using: &random))
            added.append(next)
            next += 1
          }
          world.source.counts = [items.count]
          world.view.performBatchUpdates {
            world.view.deleteItems(at: deleted.map { path($0) })
            world.view.insertItems(
              at: added.compactMap { items.firstIndex(of: $0) }.map { path($0) }
            )
            if let moved, let to = items.firstIndex(of: moved.1) {
              world.view.moveItem(at: path(moved.0), to: path(to))
            }
          }
        }
        if Bool.random(using: &random) { try app.settle() } else { try app.idle() }
        for cell in world.view.visibleCells {
          let index = try #require(world.view.indexPath(for: cell)).item
          #expect(cell.tag == items[index], "seed \(seed)")
          #expect(cell.frame.minY == CGFloat(index) * 50, "seed \(seed)")
        }
        let offset = world.view.contentOffset.y
        let shown = items.indices.filter {
          CGFloat($0) * 50 < offset + 200 && CGFloat($0 + 1) * 50 > offset
        }
        #expect(world.visibleItems == Array(shown), "seed \(seed)")
      }
    }
    #expect(trace.diagnostics == [], "seed \(seed)")
  }
}
