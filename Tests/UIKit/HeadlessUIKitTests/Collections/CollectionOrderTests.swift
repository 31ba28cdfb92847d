import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// The order of updates, reloads and reads of collection views.
@MainActor
struct `Orders of collections` {
  // observation: collection-nested-batch-completions-texture
  @Test(arguments: [false, true]) func `completions of nested batches follow the order of opening`(
    isInWindow: Bool
  ) async throws {
    try await withApp { app in
      let world = CollectionWorld([])
      if isInWindow { try app.show(world.view) }
      var lines: [String] = []
      world.view.performBatchUpdates {
        world.view.performBatchUpdates {
          world.view.performBatchUpdates(nil) { _ in lines.append("inner of inner") }
        } completion: { _ in
          lines.append("inner 0")
        }
        world.view.performBatchUpdates({}) { _ in lines.append("inner 1") }
        #expect(lines == [])
      } completion: { _ in
        lines.append("outer")
      }
      try await app.settle()
      #expect(lines == ["outer", "inner 0", "inner of inner", "inner 1"])
    }
  }

  // observation: collection-insert-before-first-read-throws-texture
  @Test(arguments: [false, true]) func `an insertion before the first read raises`(
    readsBefore: Bool
  ) async throws {
    let texts = try await withApp(behaving: BehaviorVersion(major: 17)) { _ in
      let world = CollectionWorld([])
      if readsBefore { #expect(world.view.numberOfSections == 0) }
      world.source.counts = [1]
      world.view.insertSections([0])
      #expect(world.view.numberOfSections == 1)
    }
    let text =
      "NSInternalInconsistencyException: Invalid update: invalid number of sections. The number of "
      + "sections contained in the collection view after the update (1) must be equal to the number "
      + "of sections contained in the collection view before the update (1)"
    #expect(texts.contains { $0.hasPrefix(text) } == !readsBefore)
  }

  @Test func `an insertion after a reload refers to the items of the reload`() async throws {
    let texts = try await withApp(behaving: BehaviorVersion(major: 17)) { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      world.source.counts = [3]
      world.view.reloadData()
      world.view.performBatchUpdates {
        world.source.counts = [4]
        world.view.insertItems(at: [[0, 3]])
      }
      try await app.settle()
      #expect(world.visibleItems == [0, 1, 2, 3])
      world.source.counts = [5]
      world.view.reloadData()
      world.view.insertItems(at: [[0, 4]])
    }
    #expect(texts.filter { $0.contains("invalid number of items in section 0") }.count == 1)
  }

  // observation: collection-reloaddata-implicit-texture
  @Test func `a new data source and the first layout call reloadData`() async throws {
    let trace = try await withApp(version: 17) { app in
      let source = ItemSource([2])
      let view = ReloadedCollection(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      #expect(view.reloads == 1)
      view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      try app.show(view)
      #expect(view.reloads == 2)
      #expect(view.indexPathsForSelectedItems == [[0, 1]])
      #expect(view.visibleCells.count == 2)
      view.frame.size.height = 100
      try app.idle()
      #expect(view.reloads == 2)
    }
    // These calls are not the app's.
    #expect(trace.calls(of: "ReloadedCollection", only: [.reloadData]) == [])
  }

  @Test(arguments: [-1, Int.max]) func `absurd numbers of items raise an exception`(
    count: Int
  ) async throws {
    let texts = try await withApp(behaving: BehaviorVersion(major: 17)) { app in
      let world = CollectionWorld([count])
      try app.show(world.view)
      #expect(world.view.numberOfItems(inSection: 0) == 0)
      #expect(world.view.numberOfItems(inSection: 7) == 0)
    }
    #expect(texts.contains { $0.contains("invalid number of items in section 0: \(count)") })
    #expect(
      texts.contains {
        $0.contains("request for number of items in section 7 when there are only 1 sections")
      }
    )
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
  @Test func `a layout is asked for disappearing and appearing items between the brackets`()
    async throws
  {
    try await withApp { app in
      let layout = UpdatedLayout()
      let world = CollectionWorld([4], layout: layout)
      try app.show(world.view)
      layout.lines = []
      world.view.performBatchUpdates {
        world.source.counts = [4]
        world.view.deleteItems(at: [[0, 1]])
        world.view.insertItems(at: [[0, 3]])
      }
      #expect(layout.lines == ["begin 2", "final 1", "offset", "initial 3", "end"])
      try await app.settle()
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
  @Test func `a layout decides where a drag stops`() async throws {
    try await withApp { app in
      let layout = UpdatedLayout()
      let world = CollectionWorld([40], layout: layout)
      try app.show(world.view)
      layout.stop = CGPoint(x: 0, y: 50)
      try app.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 20))
      try await app.settle()
      #expect(world.view.contentOffset == CGPoint(x: 0, y: 50))
    }
  }

  @Test func `many items have no cost`() async throws {
    try await withApp { app in
      let world = CollectionWorld([1_000_000_000_000])
      try app.show(world.view)
      #expect(world.visibleItems == [0, 1, 2, 3])
      world.view.scrollToItem(at: [0, 500_000_000_000], at: .top, animated: false)
      try app.idle()
      #expect(world.visibleItems.first == 500_000_000_000)
    }
  }
}

/// Counts the calls of `reloadData`.
private final class ReloadedCollection: UICollectionView {
  var reloads = 0

  override func reloadData() {
    super.reloadData()
    reloads += 1
  }
}

/// Lists the questions of updates, and stops drags.
private final class UpdatedLayout: UICollectionViewFlowLayout {
  var lines: [String] = []
  var stop: CGPoint?

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    lines.append("begin \(updateItems.count)")
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  )
    -> CGPoint
  {
    lines.append("offset")
    return proposedContentOffset
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { stop ?? proposedContentOffset }

  override func finalizeCollectionViewUpdates() {
    lines.append("end")
    super.finalizeCollectionViewUpdates()
  }
}
