import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What documentation, headers and the tests of others say about collections.
@MainActor
struct `Evidence of everyday collections, a second part` {
  // observation: collection-target-offset-asked-after-update
  @Test func `an update asks for the target offset`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      let world = CollectionWorld([4], layout: layout)
      try app.show(world.view)
      layout.lines = []
      world.source.counts = [5]
      world.view.insertItems(at: [everydayItem(0)])
      try await app.settle()
      #expect(layout.lines.contains("target"))
    }
  }

  // observation: collection-target-offset-drag-asked
  @Test func `a layout changes where a drag ends`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      layout.target = CGPoint(x: 0, y: 100)
      let world = CollectionWorld([100], layout: layout)
      try app.show(world.view)
      app.fling(world.view, velocity: CGPoint(x: 0, y: 1000))
      try await app.settle()
      #expect(world.view.contentOffset.y == 100)
    }
  }

  // observation: collection-allows-selection-false
  @Test func `a collection without selection asks nothing`() async throws {
    try await withApp { app in
      let items = SelectingItems()
      let world = CollectionWorld([4])
      world.view.delegate = items
      world.view.allowsSelection = false
      try app.show(world.view)
      app.tap(world.view, at: everydayItem(1))
      #expect(items.lines == [])
      #expect(world.view.indexPathsForSelectedItems == [])
    }
  }

  // observation: collection-multiple-selection-adds
  @Test func `taps add to a multiple selection and remove`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      world.view.allowsMultipleSelection = true
      try app.show(world.view)
      for index in [0, 1, 0] { app.tap(world.view, at: everydayItem(index)) }
      #expect(world.view.indexPathsForSelectedItems == [everydayItem(1)])
    }
  }

  // observation: collection-single-selection-programmatic-replaces
  @Test func `code replaces a single selection silently`() async throws {
    try await withApp { app in
      let items = SelectingItems()
      let world = CollectionWorld([4])
      world.view.delegate = items
      try app.show(world.view)
      world.view.selectItem(at: everydayItem(0), animated: false, scrollPosition: [])
      world.view.selectItem(at: everydayItem(1), animated: false, scrollPosition: [])
      #expect(world.view.indexPathsForSelectedItems == [everydayItem(1)])
      #expect(items.lines == [])
    }
  }

  // observation: collection-select-nil-deselects-all
  @Test func `selecting no item clears the selection`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      world.view.allowsMultipleSelection = true
      try app.show(world.view)
      for index in [0, 1] {
        world.view.selectItem(at: everydayItem(index), animated: false, scrollPosition: [])
      }
      world.view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(world.view.indexPathsForSelectedItems == [])
    }
  }

  // observation: collection-selected-background-shows
  @Test func `the background of a selected cell is in the cell`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (plain, selected) = (UIView(), UIView())
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(selected.superview === cell)
    let order = [plain, selected, cell.contentView].compactMap { cell.subviews.firstIndex(of: $0) }
    #expect(order.count == 3)
    #expect(order == order.sorted())
  }

  // observation: collection-cell-content-fills
  @Test func `the content of a cell fills it`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    cell.frame.size = CGSize(width: 80, height: 30)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }

  // observation: collection-cell-apply-attributes-called
  @Test func `a cell gets attributes before its display`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      world.view.register(SizingCell.self, forCellWithReuseIdentifier: "cell")
      var applied: [Bool] = []
      world.source.onDisplay = { path in
        applied.append(((world.view.cellForItem(at: path) as? SizingCell)?.applied ?? 0) > 0)
      }
      try app.show(world.view)
      #expect(applied == [true, true])
    }
  }

  // observation: collection-cell-preferred-attributes-asked
  @Test func `a cell of an estimated size is asked for its own`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      world.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      world.view.register(SizingCell.self, forCellWithReuseIdentifier: "cell")
      try app.show(world.view)
      let cell = try #require(world.view.cellForItem(at: everydayItem(0)) as? SizingCell)
      #expect(cell.asked > 0)
      #expect(cell.frame.height == 80)
    }
  }

  // observation: collection-cell-preferred-not-asked-fixed
  @Test func `a cell of a fixed size keeps it`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      world.view.register(SizingCell.self, forCellWithReuseIdentifier: "cell")
      try app.show(world.view)
      #expect(world.view.cellForItem(at: everydayItem(0))?.frame.height == 50)
    }
  }

  // observation: collection-layout-replaced-at-once
  @Test func `a new layout replaces the old one at once`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      let other = UICollectionViewFlowLayout()
      world.view.setCollectionViewLayout(other, animated: false)
      #expect(world.view.collectionViewLayout === other)
      #expect(world.layout.collectionView == nil)
      #expect(other.collectionView === world.view)
    }
  }

  // observation: collection-move-keeps-cell
  @Test func `a moved item keeps its cell`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      let cell = world.view.cellForItem(at: everydayItem(0))
      world.view.moveItem(at: everydayItem(0), to: everydayItem(2))
      try await app.settle()
      #expect(world.view.cellForItem(at: everydayItem(2)) === cell)
    }
  }

  // observation: collection-delete-shifts-selection
  @Test func `the selection follows its item`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      world.view.selectItem(at: everydayItem(2), animated: false, scrollPosition: [])
      world.source.counts = [3]
      world.view.deleteItems(at: [everydayItem(0)])
      try await app.settle()
      #expect(world.view.indexPathsForSelectedItems == [everydayItem(1)])
    }
  }

  // observation: collection-delete-selected-deselects
  @Test func `a deleted item is not selected`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      world.view.selectItem(at: everydayItem(2), animated: false, scrollPosition: [])
      world.source.counts = [3]
      world.view.deleteItems(at: [everydayItem(2)])
      try await app.settle()
      #expect(world.view.indexPathsForSelectedItems == [])
    }
  }

  // observation: collection-batch-nil-completes
  @Test func `a batch without updates completes`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      var results: [Bool] = []
      world.view.performBatchUpdates(nil) { results.append($0) }
      try await app.settle()
      #expect(results == [true])
    }
  }

  // observation: collection-batch-invalid-count-text
  @Test func `counts that do not fit raise an exception`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      world.view.insertItems(at: [everydayItem(0)])
      try await app.settle()
    }
    let message = try #require(trace.diagnostics(.invalidUpdate).first)
    #expect(message.hasPrefix("NSInternalInconsistencyException"))
    #expect(message.contains("invalid number of items in section 0"))
  }
}

@MainActor
private final class SelectingItems: NSObject, UICollectionViewDelegate {
  var lines: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("should")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("did")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("didDeselect")
  }
}

/// A cell of 80 points.
private final class SizingCell: UICollectionViewCell {
  var applied = 0
  var asked = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    layoutAttributes.size = CGSize(width: 100, height: 80)
    return layoutAttributes
  }
}
