public import Foundation
import TraceModel

/// A data source of a collection view that shows snapshots, as UIKit's
/// `UICollectionViewDiffableDataSource`
/// (developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-swift.class).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the configured cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns the configured supplementary view of a kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The snapshots that a data source applies.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Provides the supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers of moves by the user.
  public var reorderingHandlers = ReorderingHandlers()
  /// The handlers of sections that expand and collapse.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
      [:]

  /// Creates the data source of a collection view, and sets it as such.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // Snapshots.

  /// Returns a copy of the current snapshot, without marks for reloading.
  open func snapshot() -> Snapshot { current }

  // choice: diffable-apply
  /// Shows a snapshot.
  ///
  /// With `animatingDifferences` the changes are shown as a batch of updates, and the completion is
  /// called after their animation. Without, the items are there when the method returns; since iOS
  /// 15 unchanged cells remain, earlier all cells are replaced.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, with all cells replaced.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    store(snapshot)
    trees = [:]
    collectionView?.reloadData()
    layoutInWindow()
    completion?()
  }

  /// Shows a snapshot and waits for the end of its animation.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  private func store(_ snapshot: Snapshot) {
    current = snapshot
    current.clearMarks()
  }

  private func show(_ snapshot: Snapshot, isAnimated: Bool, completion: (() -> Void)?) {
    guard let collectionView else {
      store(snapshot)
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let reloads = !isAnimated && collectionView.life.runtime.behavior.major < 15
    if reloads || collectionView.window == nil {
      store(snapshot)
      collectionView.reloadData()
      layoutInWindow()
      completion?()
      return
    }
    collectionView.performUpdates(
      isAnimated: isAnimated,
      {
        self.store(snapshot)
        collectionView.make(difference)
      },
      completion: isAnimated ? { _ in completion?() } : nil
    )
    for path in difference.reconfiguredItems { collectionView.reconfigure(path) }
    if !isAnimated {
      layoutInWindow()
      completion?()
    }
  }

  /// Lays out the cells of the snapshot; outside a window, they are created with the first layout
  /// there.
  private func layoutInWindow() {
    if collectionView?.window != nil { collectionView?.layoutIfNeeded() }
  }

  // Section snapshots.

  /// Returns the hierarchy of the items of a section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      tree.append(current.itemIdentifiers(inSection: section))
    }
    return tree
  }

  /// Shows the visible items of a hierarchy in a section, which is appended if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    show(next, isAnimated: animatingDifferences, completion: completion)
  }

  // Lookups.

  /// Returns the identifier of an item; `nil` for an index path without an item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else {
      return nil
    }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item; `nil` for an unknown item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Returns the identifier of a section; `nil` for an unknown index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; `nil` for an unknown section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // The data source.

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell of the provider.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    SnapshotFailure.raise(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + indexPath.objectText
    )
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the view of the provider.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? unimplemented(.viewForSupplementaryElement, UICollectionReusableView(frame: .zero))
  }

  /// Returns the result of the reordering handlers; `false` without handlers.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let target = itemIdentifier(for: destinationIndexPath), item != target
    else { return }
    let isLater = destinationIndexPath > sourceIndexPath
    let isInSection = destinationIndexPath.section == sourceIndexPath.section
    if isLater, isInSection {
      current.moveItem(item, afterItem: target)
    } else {
      current.moveItem(item, beforeItem: target)
    }
  }

  /// The handlers of moves by the user; the names of UIKit's `ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// Creates handlers that allow no move.
    public init() {}
    /// Returns whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  }
}

/// The handlers of sections that expand and collapse, as UIKit's `SectionSnapshotHandlers`.
public struct SectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  /// Creates handlers that allow everything.
  public init() {}
  /// Returns whether an item can be expanded.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Called before an item is expanded.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Returns whether an item can be collapsed.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Called before an item is collapsed.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
}

extension UICollectionView {
  /// Makes the changes of a difference in an open batch of updates.
  func make<Section, Item>(_ difference: SnapshotDifference<Section, Item>) {
    deleteSections(IndexSet(difference.deletedSections))
    insertSections(IndexSet(difference.insertedSections))
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    reloadSections(IndexSet(difference.reloadedSections))
    deleteItems(at: difference.deletedItems)
    insertItems(at: difference.insertedItems)
    for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
    reloadItems(at: difference.reloadedItems)
  }
}
