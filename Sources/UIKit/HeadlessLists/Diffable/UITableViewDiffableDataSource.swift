public import Foundation
import TraceModel

/// A data source of a table that shows snapshots, as UIKit's `UITableViewDiffableDataSource`
/// (developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir).
///
/// Subclasses add the other methods of `UITableViewDataSource`, such as titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the configured cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The snapshots that a data source applies.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The animation of inserted and deleted rows.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Creates the data source of a table, and sets it as such.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // Snapshots.

  /// Returns a copy of the current snapshot, without marks for reloading.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot.
  ///
  /// With `animatingDifferences` the changes are shown as a batch of updates, and the completion is
  /// called after their animation. Without, the rows are there when the method returns; since iOS
  /// 15 unchanged cells remain, earlier all cells are replaced.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let tableView else {
      store(snapshot)
      completion?()
      return
    }
    let reloads = !animatingDifferences && tableView.life.runtime.behavior.major < 15
    guard !reloads, tableView.window != nil else {
      store(snapshot)
      tableView.reloadData()
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let animation = animatingDifferences ? defaultRowAnimation : .none
    func update() {
      tableView.performBatchUpdates(
        {
          self.store(snapshot)
          tableView.make(difference, animation)
        },
        completion: animatingDifferences ? { _ in completion?() } : nil
      )
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    if !difference.reconfiguredItems.isEmpty {
      tableView.reconfigureRows(at: difference.reconfiguredItems)
    }
    if !animatingDifferences { completion?() }
  }

  /// Shows a snapshot, with all cells replaced.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    store(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot and waits for the end of its animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  private func store(_ snapshot: Snapshot) {
    current = snapshot
    current.clearMarks()
  }

  // Lookups.

  /// Returns the identifier of a row; `nil` for an index path without a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else {
      return nil
    }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the index path of an item; `nil` for an unknown item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell of the provider.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    SnapshotFailure.raise(
      "UITableViewDiffableDataSource cell provider returned nil for index path "
        + indexPath.objectText
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns `nil`; overrides return the title above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    unimplemented(.titleForHeader, nil)
  }

  /// Returns `nil`; overrides return the title below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    unimplemented(.titleForFooter, nil)
  }

  /// Returns `false`; overrides return whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `false`; overrides return whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; overrides insert or delete a row.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.commitEditingRow) }

  /// Does nothing; overrides move a row.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { unimplemented(.moveRow) }

  /// Returns `nil`; overrides return the titles of the index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index; overrides return the section of a title of the index.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}

extension UITableView {
  /// Makes the changes of a difference in an open group of updates.
  fileprivate func make<Section, Item>(
    _ difference: SnapshotDifference<Section, Item>,
    _ animation: RowAnimation
  ) {
    deleteSections(IndexSet(difference.deletedSections), with: animation)
    insertSections(IndexSet(difference.insertedSections), with: animation)
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    reloadSections(IndexSet(difference.reloadedSections), with: animation)
    deleteRows(at: difference.deletedItems, with: animation)
    insertRows(at: difference.insertedItems, with: animation)
    for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
    reloadRows(at: difference.reloadedItems, with: animation)
  }
}
