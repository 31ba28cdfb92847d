import Foundation
import TraceModel

/// The move of an item by the user.
struct CollectionMovement {
  let source: IndexPath
  var target: IndexPath
  /// Whether the data source was called, and the move is committed in the next turn.
  var isDropped = false
}

extension UICollectionView {
  /// Begins to move an item that the data source allows to move.
  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, hasItem(at: path), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    movement = CollectionMovement(source: path, target: path)
    return true
  }

  /// Moves the target to the item at a point.
  func moveInteractively(to point: CGPoint) {
    guard let open = movement, !open.isDropped, point.x.isFinite, point.y.isFinite else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: open.source,
      withPosition: point
    )
    let target =
      delegate?.collectionView(
        self,
        targetIndexPathForMoveFromItemAt: open.source,
        toProposedIndexPath: proposed
      ) ?? proposed
    if hasItem(at: target) { movement?.target = target }
  }

  /// Drops the item.
  ///
  /// The move is committed one turn of the main loop after `moveItemAt`, as Square's Listable
  /// documents; changes of items in the same turn find the old index paths and throw.
  func endMovement() {
    guard let open = movement, !open.isDropped else { return }
    guard open.source != open.target else {
      movement = nil
      return
    }
    movement?.isDropped = true
    dataSource?.collectionView(self, moveItemAt: open.source, to: open.target)
    life.runtime.loop.schedule(after: .zero, label: "end of an interactive movement") {
      [weak self] in self?.commitMovement()
    }
  }

  private func commitMovement() {
    guard let open = movement, open.isDropped else { return }
    movement = nil
    moveItem(at: open.source, to: open.target)
  }

  /// Reports a change between the drop and the commit of a move.
  func failBecauseOfMovement() {
    guard let open = movement else { return }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "request for layout attributes of an item with an index path out of range: the move from "
        + "\(open.source.objectText) to \(open.target.objectText) is not committed",
      about: traceSubject
    )
    movement = nil
    reloadData()
  }
}
