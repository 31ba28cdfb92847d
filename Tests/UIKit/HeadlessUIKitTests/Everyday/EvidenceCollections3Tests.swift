import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What documentation, headers and the tests of others say about collections.
@MainActor
struct `Evidence of everyday collections, a third part` {
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
  @Test func `a movement is reported at its end`() async throws {
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

  // observation: collection-scroll-to-item-centers
  @Test func `an item is scrolled to the middle`() async throws {
    try await withApp { app in
      let world = CollectionWorld([40])
      try app.show(world.view)
      world.view.scrollToItem(at: everydayItem(20), at: .centeredVertically, animated: false)
      #expect(world.view.contentOffset.y == 925)
    }
  }

  // observation: collection-scroll-to-item-clamped
  @Test func `an item is not scrolled beyond the content`() async throws {
    try await withApp { app in
      let world = CollectionWorld([40])
      try app.show(world.view)
      world.view.scrollToItem(at: everydayItem(39), at: .top, animated: false)
      #expect(world.view.contentOffset.y == 1800)
    }
  }

  // observation: collection-item-at-point
  @Test func `a point of the content has an item`() async throws {
    try await withApp { app in
      let world = CollectionWorld([40])
      try app.show(world.view)
      #expect(world.view.indexPathForItem(at: CGPoint(x: 10, y: 60)) == everydayItem(1))
      #expect(world.view.indexPathForItem(at: CGPoint(x: 10, y: 5000)) == nil)
    }
  }

  // observation: collection-dequeue-unregistered-throws
  @Test func `an unregistered identifier raises an exception`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([1])
      world.source.cell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      }
      try app.show(world.view)
    }
    #expect(
      trace.diagnostics.contains {
        $0.contains(
          "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a class"
        )
      }
    )
  }

  // observation: collection-registration-configures-each-dequeue
  @Test func `a registration configures each cell`() async throws {
    try await withApp { app in
      var paths: [IndexPath] = []
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        _,
        path,
        _ in
        paths.append(path)
      }
      let world = CollectionWorld([4])
      world.source.cell = { view, path in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
      }
      try app.show(world.view)
      #expect(Set(paths) == Set((0..<4).map(everydayItem)))
      #expect(paths.count == 4)
    }
  }

  // observation: collection-diffable-duplicate-append-throws
  @Test func `a snapshot knows the index of its items`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([7])
    snapshot.appendItems(["a", "b"])
    #expect(snapshot.indexOfSection(7) == 0)
    #expect(snapshot.indexOfItem("b") == 1)
    #expect(snapshot.indexOfItem("x") == nil)
    #expect(snapshot.indexOfSection(9) == nil)
  }

  // observation: collection-diffable-identifier-for-path
  @Test func `a diffable source maps paths and items`() async throws {
    try await withApp { app in
      let (view, source, _) = diffable()
      try app.show(view)
      #expect(source.itemIdentifier(for: everydayItem(1)) == "b")
      #expect(source.indexPath(for: "b") == everydayItem(1))
      #expect(source.itemIdentifier(for: everydayItem(9)) == nil)
    }
  }

  // observation: collection-diffable-reload-using-reload-data
  @Test func `a snapshot applied as a reload asks for all cells`() async throws {
    try await withApp { app in
      let (view, source, count) = diffable()
      try app.show(view)
      count.value = 0
      var snapshot = source.snapshot()
      snapshot.appendItems(["d"])
      await source.apply(snapshot, animatingDifferences: false)
      try await app.settle()
      #expect(count.value == 1)
      count.value = 0
      source.applySnapshotUsingReloadData(snapshot)
      try await app.settle()
      #expect(count.value == 4)
    }
  }

  // observation: collection-zero-size-no-cells
  @Test func `a collection without a size makes no cells`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      world.view.frame = .zero
      try app.show(world.view)
      #expect(!world.source.journal.lines.contains { $0.hasPrefix("cell") })
    }
  }

  // observation: collection-reload-in-window-counts-once
  @Test func `two reloads count once`() async throws {
    try await withApp { app in
      let source = CountedItems()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      try app.show(view)
      source.count = 0
      view.reloadData()
      view.reloadData()
      try await app.settle()
      #expect(source.count == 1)
    }
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

@MainActor
private final class CellCount {
  var value = 0
}

@MainActor
private func diffable() -> (
  UICollectionView, UICollectionViewDiffableDataSource<Int, String>, CellCount
) {
  let count = CellCount()
  let layout = UICollectionViewFlowLayout()
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 300),
    collectionViewLayout: layout
  )
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
    view,
    path,
    _ in
    count.value += 1
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(["a", "b", "c"])
  source.apply(snapshot, animatingDifferences: false)
  return (view, source, count)
}

@MainActor
private final class CountedItems: NSObject, UICollectionViewDataSource {
  var count = 0

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    count += 1
    return 2
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
