import Foundation

/// The kind and the index path of a supplementary or decoration view.
struct ElementKey: Hashable {
  let kind: String
  let path: IndexPath
}

/// The displayed content of a collection view.
@MainActor
struct CollectionContent {
  /// The number of items in each section; `nil` if the data source must be asked.
  var counts: [Int]?
  /// Whether the layout must be prepared.
  var isLayoutInvalid = true
  /// Whether all displayed elements are replaced in the next layout.
  var needsReload = false
  /// Whether no layout has displayed items yet.
  var isNew = true
  /// What ``UICollectionView/reloadData()`` does while UIKit calls it.
  var implicitReload: ((UICollectionView) -> Void)?
  /// The number of reloads and updates, by which a layout detects that a callback has made one.
  var generation = 0
  /// Whether a layout or an update is in progress.
  var isBusy = false
  /// Whether the cells that appear belong to a batch of updates.
  var isUpdating = false
  /// The displayed cells.
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// Cells that are ready to be displayed: made ahead, or displayed shortly before.
  var readyCells: [IndexPath: UICollectionViewCell] = [:]
  /// The displayed supplementary views.
  var supplementaries: [ElementKey: UICollectionReusableView] = [:]
  /// The displayed decoration views.
  var decorations: [ElementKey: UICollectionReusableView] = [:]
  /// The element for which the data source is being asked.
  var request: CollectionRequest?

  /// All displayed views.
  var displayedViews: [UICollectionReusableView] {
    cells.sorted { $0.key < $1.key }.map(\.value) + displayedSupplementaries.map(\.view)
  }

  /// The displayed supplementary views, sorted by index path and kind.
  var displayedSupplementaries: [(key: ElementKey, view: UICollectionReusableView)] {
    supplementaries.sorted { ($0.key.path, $0.key.kind) < ($1.key.path, $1.key.kind) }
      .map { ($0.key, $0.value) }
  }
}

/// A request for a cell or supplementary view.
@MainActor
final class CollectionRequest {
  let kind: String
  let path: IndexPath
  /// The cell that is configured again, which the data source dequeues.
  let reconfigured: UICollectionReusableView?
  /// The views that the data source has dequeued for the request.
  var dequeued: [UICollectionReusableView] = []
  /// The number of requests in progress in all collection views.
  static var activeCount = 0

  init(kind: String, path: IndexPath, reconfigured: UICollectionReusableView? = nil) {
    self.kind = kind
    self.path = path
    self.reconfigured = reconfigured
  }
}
