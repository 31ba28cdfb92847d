public import Foundation

/// Methods that scroll and touch collection views as the user does.
extension HeadlessApp {
  /// Drags a collection view until an item is visible.
  ///
  /// Cells with measured sizes can move the item; the drag follows it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The item; an index path without an item does not scroll.
  ///   - position: Where in the bounds the item is placed; by default as near as possible.
  public func scroll(
    _ collectionView: UICollectionView,
    to indexPath: IndexPath,
    at position: UICollectionView.ScrollPosition = []
  ) {
    collectionView.layoutIfNeeded()
    for _ in 0..<20 {
      guard let attributes = collectionView.layoutAttributesForItem(at: indexPath) else { return }
      collectionView.collectionViewLayout.scrollOrthogonally(to: indexPath, position)
      let offset = collectionView.offset(showing: attributes.frame, at: position)
      guard offset != collectionView.contentOffset else { return collectionView.layoutIfNeeded() }
      scroll(collectionView, to: offset)
      collectionView.layoutIfNeeded()
    }
  }

  /// Taps an item: highlights it, and selects or deselects it as its delegate allows.
  ///
  /// An item that is not displayed is not tapped.
  public func tap(_ collectionView: UICollectionView, at indexPath: IndexPath) {
    runtime.inContext {
      collectionView.layoutIfNeeded()
      collectionView.beginTouch(at: indexPath)
      collectionView.endTouch(isCancelled: false)
    }
  }
}
