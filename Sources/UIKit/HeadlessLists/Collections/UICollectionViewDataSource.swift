public import Foundation
import TraceModel

/// The items of a collection view, as UIKit's `UICollectionViewDataSource`
/// (developer.apple.com/documentation/uikit/uicollectionviewdatasource).
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int

  /// Returns the cell of an item, which it dequeues.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell

  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the supplementary view of a kind, which it dequeues.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user can move an item.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  )
    -> Bool

  /// Moves an item, after the user has dropped it.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    unimplemented(.numberOfSections, 1)
  }

  /// Returns an empty view: the method is optional for layouts without supplementary views.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    unimplemented(.viewForSupplementaryElement, UICollectionReusableView(frame: .zero))
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Requests for the data of items that are displayed soon, as UIKit's
/// `UICollectionViewDataSourcePrefetching`
/// (developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Asks for the data of items, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Withdraws the request for the data of items.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { unimplemented(.cancelPrefetchingItems) }
}
