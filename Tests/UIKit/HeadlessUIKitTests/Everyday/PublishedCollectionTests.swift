import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What Apple's documentation and headers, and logs of developers, say about collection views.
@MainActor
struct `Published statements about collections` {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // source: UICollectionView.h, "The sequence of calls leading to selection from a user touch is"
  // source: https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
  @Test func `a tap selects before the highlight ends`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      let delegate = TouchedItems()
      world.view.delegate = delegate
      try app.show(world.view)
      app.tap(world.view, at: path(1))
      #expect(
        delegate.lines == [
          "shouldHighlight1", "didHighlight1", "shouldSelect1", "didSelect1", "didUnhighlight1",
        ]
      )
      delegate.lines = []
      world.view.allowsMultipleSelection = true
      app.tap(world.view, at: path(1))
      #expect(
        delegate.lines == [
          "shouldHighlight1", "didHighlight1", "shouldDeselect1", "didDeselect1",
          "didUnhighlight1",
        ]
      )
    }
  }

  // source: UICollectionView.h, "called when the user taps on an already-selected item in
  // multi-select mode"
  @Test func `a single selection changes without the question whether to deselect`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      let delegate = TouchedItems()
      world.view.delegate = delegate
      try app.show(world.view)
      app.tap(world.view, at: path(0))
      delegate.lines = []
      app.tap(world.view, at: path(1))
      #expect(!delegate.lines.contains("shouldDeselect0"))
      #expect(
        delegate.lines.filter { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") }
          == ["didDeselect0", "didSelect1"]
      )
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)
  // source: https://apple-docs.everest.mt/docs/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)/
  @Test func `an item that is not highlighted is not selected`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      let delegate = TouchedItems()
      delegate.mayHighlight = false
      world.view.delegate = delegate
      try app.show(world.view)
      app.tap(world.view, at: path(1))
      #expect(delegate.lines == ["shouldHighlight1"])
      #expect(world.view.indexPathsForSelectedItems == [])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)
  @Test func `code selects an item without a message`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      let delegate = TouchedItems()
      world.view.delegate = delegate
      try app.show(world.view)
      world.view.selectItem(at: path(2), animated: false, scrollPosition: [])
      #expect(world.view.cellForItem(at: path(2))?.isSelected == true)
      world.view.deselectItem(at: path(2), animated: false)
      #expect(delegate.lines == [])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)
  // source: https://developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)
  @Test func `a reloaded item has a new cell and a reconfigured one keeps it`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      let first = world.view.cellForItem(at: path(0))
      let second = world.view.cellForItem(at: path(1))
      world.view.reconfigureItems(at: [path(1)])
      #expect(world.view.cellForItem(at: path(1)) === second)
      world.view.reloadItems(at: [path(0)])
      try await app.settle()
      #expect(world.view.cellForItem(at: path(0)) !== first)
    }
  }

  // source: https://github.com/lionheart/openradar-mirror/issues/17286 (rdar 31748196, iOS 10)
  @Test func `updates ask for sizes after their block and before their completion`() async throws {
    try await withApp { app in
      let source = SizedItems(3)
      let view = source.view
      try app.show(view)
      source.lines = []
      view.performBatchUpdates {
        source.lines.append("updates")
        source.count = 4
        view.insertItems(at: [path(3)])
      } completion: { _ in
        source.lines.append("completion")
      }
      try await app.settle()
      #expect(source.lines.first == "updates")
      #expect(source.lines.last == "completion")
      let sizes = source.lines.filter { $0.hasPrefix("size") }
      #expect(Array(sizes.prefix(4)) == ["size0", "size1", "size2", "size3"])
      let cell = try #require(source.lines.firstIndex(of: "cell3"))
      let size = try #require(source.lines.firstIndex(of: "size3"))
      #expect(size < cell)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)
  // source: https://developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled
  @Test func `only a visible item has a cell`() async throws {
    try await withApp { app in
      let world = CollectionWorld([40])
      #expect(world.view.isPrefetchingEnabled)
      try app.show(world.view)
      #expect(world.view.cellForItem(at: path(3)) != nil)
      #expect(world.view.cellForItem(at: path(30)) == nil)
      app.scroll(world.view, by: 50)
      #expect(world.view.cellForItem(at: path(0)) == nil)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
  @Test func `the block of updates runs before the method returns`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      var lines: [String] = []
      world.view.performBatchUpdates {
        lines.append("updates")
      } completion: {
        lines.append("completion \($0)")
      }
      lines.append("returned")
      try await app.settle()
      #expect(lines == ["updates", "returned", "completion true"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()
  @Test func `a reload discards the items and asks for cells in the next layout`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      world.view.selectItem(at: path(0), animated: false, scrollPosition: [])
      world.source.journal.clear()
      world.source.counts = [3]
      world.view.reloadData()
      #expect(!world.source.journal.lines.contains { $0.hasPrefix("cellForItem") })
      world.view.layoutIfNeeded()
      let cells = world.source.journal.lines.filter { $0.hasPrefix("cellForItem") }
      #expect(cells == ["cellForItem0", "cellForItem1", "cellForItem2"])
      #expect(world.view.indexPathsForSelectedItems == [])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot/reconfigureitems(_:)
  @Test func `a snapshot that reconfigures an item keeps its cell`() async throws {
    try await withApp { app in
      let world = CollectionWorld([])
      let view = world.view
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view,
        path,
        _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      try app.show(view)
      let cells = [0, 1].map { view.cellForItem(at: path($0)) }
      snapshot.reconfigureItems(["a"])
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      try app.idle()
      #expect(view.cellForItem(at: path(0)) === cells[0])
      snapshot.moveItem("b", beforeItem: "a")
      source.apply(snapshot, animatingDifferences: true, completion: nil)
      try await app.settle()
      #expect(view.cellForItem(at: path(0)) === cells[1])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/apply(_:animatingdifferences:completion:)
  @Test func `the completion of a snapshot follows the animation`() async throws {
    try await withApp { app in
      let world = CollectionWorld([])
      let view = world.view
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view,
        path,
        _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      try app.show(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      var isComplete = false
      source.apply(snapshot, animatingDifferences: true) { isComplete = true }
      #expect(!isComplete)
      try await app.settle()
      #expect(isComplete)
      #expect(view.visibleCells.count == 2)
    }
  }
}

/// A delegate that notes highlighting and selecting.
@MainActor
private final class TouchedItems: NSObject, UICollectionViewDelegate {
  var lines: [String] = []
  var mayHighlight = true

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("shouldHighlight\(indexPath.item)")
    return mayHighlight
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { lines.append("didHighlight\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { lines.append("didUnhighlight\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("shouldSelect\(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("shouldDeselect\(indexPath.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("didSelect\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("didDeselect\(indexPath.item)")
  }
}

/// A collection view whose delegate gives the sizes of its items.
@MainActor
private final class SizedItems: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var count: Int
  var lines: [String] = []
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  init(_ count: Int) {
    self.count = count
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    lines.append("cell\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    lines.append("size\(indexPath.item)")
    return CGSize(width: 100, height: 50)
  }
}
