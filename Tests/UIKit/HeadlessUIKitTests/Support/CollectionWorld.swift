import Foundation
import HeadlessUIKit
import TraceFormat
import TraceModel
import TraceRecorder

/// A data source and delegate of a collection view that notes its messages.
@MainActor
final class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let journal = Journal()
  var counts: [Int]
  /// Returns the cell, instead of a dequeued one.
  var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// Called in `willDisplay`.
  var onDisplay: ((IndexPath) -> Void)?

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      cell?(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    journal.note("cellForItem\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    journal.note("header\(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    journal.note("willDisplay\(indexPath.item)")
    onDisplay?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { journal.note("didEndDisplaying\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { journal.note("willDisplayHeader\(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { journal.note("didEndDisplayingHeader\(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { journal.note("moveItem \(sourceIndexPath.item) \(destinationIndexPath.item)") }
}

/// A collection view of 100 by 200 points, with items of 100 by 50 points.
@MainActor
struct CollectionWorld {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let source: ItemSource

  init(_ counts: [Int], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    self.layout = layout
    source = ItemSource(counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.delegate = source
  }

  /// The items of the displayed cells in the first section.
  var visibleItems: [Int] { view.indexPathsForVisibleItems.map(\.item) }
}

/// Runs a body with an app that behaves as a version of iOS, and returns its trace.
@MainActor
@discardableResult
func withApp(
  version major: Int,
  _ body: @MainActor (HeadlessApp) async throws -> Void
) async throws -> Trace {
  let context = RecordingContext.inMemory(
    title: "test",
    behavior: BehaviorVersion(major: major),
    failurePolicy: .record
  )
  try await withRecording(context, body)
  var reader = TraceReader(bytes: try context.traceBytes())
  return try Trace(reading: &reader)
}
