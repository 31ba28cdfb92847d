import Foundation
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Published observations of collections` {
  // observation: collection-dequeue-must-be-returned-ios18
  @Test func `a data source of iOS 18 must return the view that it has dequeued`() async throws {
    let start =
      "NSInternalInconsistencyException: Expected dequeued view to be returned to the collection "
      + "view in preparation for display. When the collection view's data source is asked to "
      + "provide a view for a given index path, ensure that a single view is dequeued and returned "
      + "to the collection view. Avoid dequeuing views without a request from the collection view. "
    let body: @MainActor (HeadlessApp) async throws -> Void = { app in
      let world = CollectionWorld([1])
      world.source.cell = { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      try app.show(world.view)
      world.source.cell = nil
      _ = world.view.dequeueReusableCell(
        withReuseIdentifier: "cell",
        for: IndexPath(item: 0, section: 0)
      )
    }
    let current = try await withApp(version: 18, body).diagnostics(.cellNotDequeued)
    #expect(current.count == 2)
    #expect(current.allSatisfy { $0.hasPrefix(start) })
    #expect(try await withApp(version: 17, body).diagnostics(.cellNotDequeued) == [])
  }

  // observation: collection-ios9-cycle-littlebites
  @Test func `an item of iOS 9 that returns to the screen runs through the whole cycle again`()
    async throws
  {
    try await withApp(version: 9) { app in
      let world = CollectionWorld([40])
      let log = CellLog(world)
      try app.show(world.view)
      app.scroll(world.view, by: 600)
      log.clear()
      app.scroll(world.view, by: 200)
      app.scroll(world.view, by: -200)
      try app.idle()
      #expect(
        log.lines(of: 12) == [
          "didEndDisplaying12", "prepareForReuse", "cellForItem12", "willDisplay12",
        ]
      )
    }
  }

  // observation: collection-prefetch-cells-so39135347
  @Test(arguments: [9, 10])
  func `cells are made ahead once scrolling began, since iOS 10`(version: Int) async throws {
    try await withApp(version: version) { app in
      let world = CollectionWorld([40])
      try app.show(world.view)
      #expect(world.source.journal.lines.filter { $0.hasPrefix("cellForItem") }.count == 4)
      world.source.journal.clear()
      app.scroll(world.view, by: 50)
      try app.idle()
      let made = world.source.journal.lines.filter { $0.hasPrefix("cellForItem") }
      let shown = world.source.journal.lines.filter { $0.hasPrefix("willDisplay") }
      #expect(shown == ["willDisplay4"])
      #expect(
        made
          == (version == 9 ? ["cellForItem4"] : ["cellForItem4", "cellForItem5", "cellForItem6"])
      )
    }
  }

  // observation: collection-reorder-settles-next-turn-listable
  @Test func `a change in the turn of a drop finds the old index paths and throws`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      world.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 175))
      world.view.endInteractiveMovement()
      #expect(world.source.journal.lines.last == "moveItem 0 3")
      world.source.counts = [3]
      world.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      try app.idle()
      #expect(world.visibleItems == [0, 1, 2])
    }
    #expect(trace.diagnostics(.invalidUpdate).count == 1)
    #expect(trace.diagnostics(.invalidUpdate).allSatisfy { $0.contains("index path out of range") })
  }

  @Test func `a drop is committed in the next turn`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      let cell = try #require(world.view.cellForItem(at: IndexPath(item: 0, section: 0)))
      world.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 175))
      world.view.endInteractiveMovement()
      #expect(world.view.indexPath(for: cell)?.item == 0)
      try app.settle()
      #expect(world.view.indexPath(for: cell)?.item == 3)
    }
    #expect(trace.diagnostics == [])
  }

  // observation: collection-supplementary-unbalanced-listable
  @Test func `a replaced header ends after the animation, so after its replacement`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      world.layout.headerReferenceSize = CGSize(width: 100, height: 20)
      try app.show(world.view)
      world.source.journal.clear()
      world.view.performBatchUpdates { world.view.reloadSections([0]) }
      let headers = {
        world.source.journal.lines.filter {
          $0.contains("DisplayHeader") || $0.contains("DisplayingHeader")
        }
      }
      #expect(headers() == ["willDisplayHeader0"])
      try app.settle()
      #expect(headers() == ["willDisplayHeader0", "didEndDisplayingHeader0"])
    }
  }

  // observation: collection-highlight-user-only-apple
  @Test func `highlighting is asked for during a touch and not for changes of the app`()
    async throws
  {
    let trace = try await record { app in
      let world = CollectionWorld([4])
      let delegate = SelectionLog()
      world.view.delegate = delegate
      try app.show(world.view)
      let path = IndexPath(item: 1, section: 0)
      world.view.cellForItem(at: path)?.isHighlighted = true
      world.view.selectItem(at: path, animated: false, scrollPosition: [])
      world.view.deselectItem(at: path, animated: false)
      #expect(delegate.journal.lines == [])
      app.tap(world.view, at: path)
      #expect(
        delegate.journal.lines == [
          "shouldHighlight1", "didHighlight1", "shouldSelect1", "didSelect1", "didUnhighlight1",
        ]
      )
    }
    #expect(trace.diagnostics == [])
  }

  // observation: diffable-apply-nonanimated-sync-guide15
  @Test func `items are there when apply without animation returns`() async throws {
    try await withApp { _ in
      let view = CollectionWorld([]).view
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view,
        path,
        _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      #expect(view.numberOfItems(inSection: 0) == 3)
      snapshot.appendItems(["d"])
      source.apply(snapshot, animatingDifferences: false)
      #expect(view.numberOfItems(inSection: 0) == 4)
    }
  }

  // observation: diffable-duplicate-identifiers
  @Test func `identifiers that are supplied twice throw`() async throws {
    let trace = try await record { _ in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "a"])
      #expect(snapshot.numberOfItems == 0)
    }
    #expect(
      trace.diagnostics(.duplicateIdentifier) == [
        "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. "
          + "Duplicate identifiers: {(\n    a\n)}"
      ]
    )
  }
}

/// Notes the callbacks of cells with those of the data source.
@MainActor
private final class CellLog {
  private let journal: Journal

  init(_ world: CollectionWorld) {
    journal = world.source.journal
    JournalCell.journal = journal
    world.view.register(JournalCell.self, forCellWithReuseIdentifier: "cell")
  }

  func clear() { journal.clear() }

  /// The lines of an item, with the `prepareForReuse` before its `cellForItem`.
  func lines(of item: Int) -> [String] {
    let names = ["cellForItem\(item)", "willDisplay\(item)", "didEndDisplaying\(item)"]
    let lines = journal.lines
    return lines.indices.filter { index in
      names.contains(lines[index])
        || (lines[index] == "prepareForReuse" && lines[index...].dropFirst().first == names[0])
    }.map { lines[$0] }
  }
}

private final class JournalCell: UICollectionViewCell {
  static var journal: Journal?

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.journal?.note("prepareForReuse")
  }
}

/// A delegate that notes highlighting and selecting.
@MainActor
final class SelectionLog: NSObject, UICollectionViewDelegate {
  let journal = Journal()
  var mayHighlight = true
  var maySelect = true

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    journal.note("shouldHighlight\(indexPath.item)")
    return mayHighlight
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { journal.note("didHighlight\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { journal.note("didUnhighlight\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    journal.note("shouldSelect\(indexPath.item)")
    return maySelect
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.note("didSelect\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    journal.note("didDeselect\(indexPath.item)")
  }
}
