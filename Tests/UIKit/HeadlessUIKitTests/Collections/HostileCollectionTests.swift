import Foundation
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Hostile data sources and layouts of collections` {
  @Test func `negative counts are reported and count as zero`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([-3, 1])
      try app.show(world.view)
      #expect(world.view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 1)])
    }
    #expect(trace.diagnostics(.invalidArgument).count == 1)
  }

  @Test func `a reload in willDisplay ends and shows the items`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      var reloads = 0
      let view = world.view
      world.source.onDisplay = { _ in
        reloads += 1
        if reloads < 10 { view.reloadData() }
      }
      try app.show(world.view)
      #expect(world.visibleItems == [0, 1, 2, 3])
    }
  }

  @Test func `a reload in each callback is reported as work without end`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      let view = world.view
      world.source.onDisplay = { _ in view.reloadData() }
      #expect(throws: ClockError.self) { try app.show(world.view) }
      #expect(world.view.numberOfSections == 1)
    }
  }

  @Test func `layouts and removals within callbacks are possible`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      let view = world.view
      world.source.onDisplay = { _ in
        view.layoutIfNeeded()
        view.removeFromSuperview()
      }
      try app.show(world.view)
      #expect(world.view.superview == nil)
    }
  }

  @Test func `updates without a window and in a callback are possible`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      world.view.layoutIfNeeded()
      world.source.counts = [3]
      world.view.insertItems(at: [IndexPath(item: 2, section: 0)])
      #expect(world.visibleItems == [0, 1, 2])
      let source = world.source
      let view = world.view
      source.onDisplay = { path in
        guard path.item == 3, source.counts == [4] else { return }
        source.counts = [5]
        view.insertItems(at: [IndexPath(item: 4, section: 0)])
      }
      source.counts = [4]
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
      try app.idle()
      #expect(view.numberOfItems(inSection: 0) == 5)
    }
  }

  @Test func `sizes that are not numbers count as zero`() async throws {
    try await withApp { app in
      let world = CollectionWorld([3])
      world.layout.itemSize = CGSize(width: CGFloat.nan, height: .infinity)
      world.layout.minimumLineSpacing = .nan
      world.layout.sectionInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
      try app.show(world.view)
      #expect(world.view.contentSize.height.isFinite)
    }
  }

  @Test func `a layout with items that do not exist is reported`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([1])
      world.view.collectionViewLayout = LyingLayout()
      try app.show(world.view)
      #expect(world.visibleItems == [0])
    }
    #expect(
      trace.diagnostics(.invalidArgument).contains {
        $0.contains(
          "UICollectionView received layout attributes for a cell with an index path that does not "
            + "exist: {length = 2, path = 0 - 7}"
        )
      }
    )
  }

  @Test func `indexes out of range are refused or ignored`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      let missing = IndexPath(item: 9, section: 4)
      #expect(world.view.numberOfItems(inSection: -1) == 0)
      #expect(world.view.cellForItem(at: missing) == nil)
      #expect(world.view.layoutAttributesForItem(at: missing) == nil)
      #expect(world.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
      world.view.selectItem(at: missing, animated: false, scrollPosition: .top)
      world.view.deselectItem(at: missing, animated: true)
      world.view.reconfigureItems(at: [missing])
      app.tap(world.view, at: missing)
      app.scroll(world.view, to: missing)
      world.view.scrollToItem(at: missing, at: .top, animated: false)
    }
    #expect(
      trace.diagnostics(.invalidArgument).map { $0.prefix { $0 != "(" } } == [
        "NSInternalInconsistencyException: request for number of items in section -1 when there are "
          + "only 1 sections in the collection view",
        "NSInvalidArgumentException: Attempted to scroll the collection view to an out-of-bounds "
          + "item ",
      ]
    )
  }

  @Test func `empty groups and groups of size zero end`() async throws {
    try await withApp { _ in
      let zero = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
      let item = NSCollectionLayoutItem(layoutSize: zero)
      for subitems in [[], [item]] {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: zero, subitems: subitems)
        let layout = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)
        )
        let source = ItemSource([1000])
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: layout
        )
        view.dataSource = source
        #expect(
          view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) != nil
            || subitems.isEmpty
        )
      }
    }
  }
}

/// A layout with one item more than the data source has.
private final class LyingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    [0, 7].map {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: $0, section: 0)
      )
      attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      return attributes
    }
  }
}
