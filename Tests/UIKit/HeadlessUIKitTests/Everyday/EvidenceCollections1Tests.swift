import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about collections.
@MainActor
struct `Evidence of everyday collections` {
  // observation: collection-layout-order-runxinzhi
  @Test func `a layout prepares before it is asked`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      let world = CollectionWorld([40], layout: layout)
      try app.show(world.view)
      var order: [String] = []
      for line in layout.lines where !order.contains(line) { order.append(line) }
      #expect(order.prefix(3) == ["prepare", "size", "elements"])
    }
  }

  // observation: collection-elements-not-asked-while-scrolling-runxinzhi
  @Test func `a scroll prepares no layout unless it says so`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      let world = CollectionWorld([40], layout: layout)
      try app.show(world.view)
      for isInvalid in [false, true] {
        layout.invalidates = isInvalid
        layout.lines = []
        world.view.contentOffset.y += 20
        world.view.layoutIfNeeded()
        #expect(layout.lines.contains("prepare") == isInvalid)
      }
    }
  }

  // observation: collection-all-attributes-only-visible-cells
  @Test func `only visible items of all attributes get cells`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      layout.returnsAll = true
      let world = CollectionWorld([100], layout: layout)
      try app.show(world.view)
      #expect(world.source.journal.lines.filter { $0.hasPrefix("cellForItem") }.count < 10)
    }
  }

  // observation: collection-attributes-before-layout
  @Test func `attributes exist before cells`() {
    let world = CollectionWorld([4])
    #expect(world.view.layoutAttributesForItem(at: everydayItem(0)) != nil)
    #expect(world.view.cellForItem(at: everydayItem(0)) == nil)
  }

  // observation: collection-visible-empty-before-layout-iglistkit
  @Test func `nothing is visible before the first layout`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      makeWindow(in: app).addSubview(world.view)
      #expect(world.view.visibleCells.isEmpty)
      #expect(world.view.indexPathsForVisibleItems.isEmpty)
    }
  }

  // observation: collection-one-section-default-apple
  @Test func `a collection has one section by default`() {
    let source = PlainItems()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    #expect(view.numberOfSections == 1)
  }

  // observation: collection-without-source-zero
  @Test func `a collection without a source has no selection`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.numberOfSections == 0)
    #expect(view.indexPathsForSelectedItems == [])
  }

  // observation: collection-flow-defaults-apple
  @Test func `a flow layout has items of 50 points and spacings of 10`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.estimatedItemSize == .zero)
  }

  // observation: collection-flow-justifies-line
  @Test func `a full line is justified`() {
    let (layout, view, _) = everydayFlow(3, width: 320)
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 5
    view.layoutIfNeeded()
    #expect(
      (0..<3).map { view.layoutAttributesForItem(at: everydayItem($0))?.frame.minX } == [
        0, 110, 220,
      ]
    )
  }

  // observation: collection-flow-breaks-line
  @Test func `an item that does not fit begins a line`() {
    let (layout, view, _) = everydayFlow(3, width: 310)
    layout.itemSize = CGSize(width: 100, height: 50)
    view.layoutIfNeeded()
    let tops = (0..<3).compactMap { view.layoutAttributesForItem(at: everydayItem($0))?.frame.minY }
    #expect(tops[0] == tops[1])
    #expect(tops[2] > tops[1])
  }

  // observation: collection-flow-content-size
  @Test func `the content ends after the inset of the section`() {
    let (layout, view, _) = everydayFlow(4, width: 110)
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 240)
  }

  // observation: collection-flow-delegate-size-wins-apple
  @Test func `sizes of the delegate are asked before the first cell`() async throws {
    try await withApp { app in
      let source = SizingItems(20)
      let view = source.view
      try app.show(view)
      let sizes = source.lines.prefix { !$0.hasPrefix("cell") }
      #expect(Set(sizes.filter { $0.hasPrefix("size") }).count == 20)
      #expect(
        view.layoutAttributesForItem(at: everydayItem(0))?.frame.size
          == CGSize(width: 30, height: 30)
      )
    }
  }

  // observation: collection-flow-zero-header-not-asked-apple
  @Test func `a header without a size is not asked for`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      try app.show(world.view)
      #expect(!world.source.journal.lines.contains("header0"))
    }
  }

  // observation: collection-flow-horizontal-direction
  @Test func `a horizontal flow fills columns`() {
    let (layout, view, _) = everydayFlow(4, width: 300, height: 100)
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      view.layoutAttributesForItem(at: everydayItem($0))?.frame.origin
    }
    #expect(frames == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 0)])
  }

  // observation: collection-flow-inset-from-delegate
  @Test func `insets of the delegate count`() async throws {
    try await withApp { app in
      let source = SizingItems(2)
      source.inset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
      try app.show(source.view)
      #expect(
        source.view.layoutAttributesForItem(at: everydayItem(0))?.frame.origin
          == CGPoint(x: 10, y: 20)
      )
    }
  }

  // observation: collection-invalidate-deferred-apple
  @Test func `an invalid layout is prepared once and later`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      let world = CollectionWorld([4], layout: layout)
      try app.show(world.view)
      layout.lines = []
      for _ in 0..<3 { layout.invalidateLayout() }
      #expect(!layout.lines.contains("prepare"))
      try await app.settle()
      #expect(layout.lines.filter { $0 == "prepare" }.count == 1)
    }
  }

  // observation: collection-should-invalidate-default-apple
  @Test func `new bounds invalidate a flow layout of another width only`() {
    let bounds = CGRect(x: 0, y: 10, width: 100, height: 200)
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: bounds))
    let (layout, view, _) = everydayFlow(4, width: 100, height: 200)
    view.layoutIfNeeded()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 90, height: 200))
    )
  }

  // observation: collection-prepare-for-updates-order-apple
  @Test func `an insertion prepares, asks and finalizes`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      let world = CollectionWorld([4], layout: layout)
      try app.show(world.view)
      layout.lines = []
      world.source.counts = [5]
      world.view.insertItems(at: [everydayItem(0)])
      try await app.settle()
      let names = ["prepare", "updates", "initial 0", "finalize"]
      var order: [String] = []
      for line in layout.lines where names.contains(line) && !order.contains(line) {
        order.append(line)
      }
      #expect(order == names)
    }
  }

  // observation: collection-final-attributes-of-deleted-apple
  @Test func `a deleted item is asked for its final attributes`() async throws {
    try await withApp { app in
      let layout = LoggingLayout()
      let world = CollectionWorld([4], layout: layout)
      try app.show(world.view)
      world.source.counts = [3]
      world.view.deleteItems(at: [everydayItem(1)])
      try await app.settle()
      #expect(layout.lines.contains("final 1"))
    }
  }
}

@MainActor
private final class PlainItems: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Items whose sizes and insets the delegate tells.
@MainActor
private final class SizingItems: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let count: Int
  var lines: [String] = []
  var inset = UIEdgeInsets.zero
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 300),
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
    return CGSize(width: 30, height: 30)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }
}
