import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What documentation, headers and the tests of others say about collections.
@MainActor
struct `Evidence of everyday collections, a second part` {
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

  // observation: collection-interactive-move-asks-apple
  @Test func `a movement can be refused`() async throws {
    try await withApp { app in
      let source = MovingItems(4)
      try app.show(source.view)
      source.allows = false
      #expect(!source.view.beginInteractiveMovementForItem(at: everydayItem(0)))
      source.allows = true
      #expect(source.view.beginInteractiveMovementForItem(at: everydayItem(0)))
      source.view.cancelInteractiveMovement()
      #expect(source.lines.filter { $0 == "can" }.count == 2)
    }
  }

  // observation: collection-interactive-move-ends-with-move-apple
  @Test func `a movement is told at its end`() async throws {
    try await withApp { app in
      let source = MovingItems(4)
      try app.show(source.view)
      source.view.beginInteractiveMovementForItem(at: everydayItem(0))
      source.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
      source.view.endInteractiveMovement()
      try await app.settle()
      #expect(source.lines.filter { $0.hasPrefix("move") } == ["move 0 2"])
    }
  }

  // observation: collection-interactive-move-cancelled-apple
  @Test func `a cancelled movement is not told`() async throws {
    try await withApp { app in
      let source = MovingItems(4)
      try app.show(source.view)
      source.view.beginInteractiveMovementForItem(at: everydayItem(0))
      source.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
      source.view.cancelInteractiveMovement()
      try await app.settle()
      #expect(source.lines.filter { $0.hasPrefix("move") } == [])
    }
  }

  // observation: collection-prefetch-asked-apple
  @Test func `items are announced while scrolling if allowed`() async throws {
    try await withApp { app in
      for isEnabled in [true, false] {
        let source = AnnouncedItems()
        let world = CollectionWorld([100])
        world.view.prefetchDataSource = source
        world.view.isPrefetchingEnabled = isEnabled
        try app.show(world.view)
        for _ in 0..<4 { app.scroll(world.view, by: 100); try app.idle() }
        #expect((source.count > 0) == isEnabled)
      }
    }
  }

  // observation: collection-controller-view-apple
  @Test func `a collection controller feeds its collection`() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionViewController(collectionViewLayout: layout)
    list.loadViewIfNeeded()
    #expect(list.collectionViewLayout === layout)
    #expect(list.collectionView.dataSource === list)
    #expect(list.collectionView.delegate === list)
  }

  // observation: collection-controller-defaults-apple
  @Test func `a collection controller clears its selection and moves items`() {
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(list.clearsSelectionOnViewWillAppear)
    #expect(list.installsStandardGestureForInteractiveMovement)
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

/// Items that may move.
@MainActor
private final class MovingItems: NSObject, UICollectionViewDataSource {
  let count: Int
  var allows = true
  var lines: [String] = []
  let view: UICollectionView

  init(_ count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: layout
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("can")
    return allows
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { lines.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)") }
}

@MainActor
private final class AnnouncedItems: NSObject, UICollectionViewDataSourcePrefetching {
  var count = 0

  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) { count += indexPaths.count }
}
