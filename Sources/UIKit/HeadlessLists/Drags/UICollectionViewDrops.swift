public import Foundation

// inert: nothing is dragged
/// Provides the items of drags from a collection, as UIKit's `UICollectionViewDragDelegate`.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  // inert: nothing is dragged
  /// Returns the items of a drag that begins at a item; none refuses the drag.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

// inert: nothing is dragged
/// Receives drops on a collection, as UIKit's `UICollectionViewDropDelegate`.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  // inert: nothing is dragged
  /// Performs a drop.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  // inert: nothing is dragged
  /// Returns whether the collection handles a drop.
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool
  // inert: nothing is dragged
  /// Returns the effect of a drop at a position.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

// inert: nothing is dragged
/// A drop on a collection, as UIKit's `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  /// The position of the drop.
  var destinationIndexPath: IndexPath? { get }
  /// The effect of the drop.
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Animates an item to a item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

// inert: nothing is dragged
/// An item of a drop on a collection, as UIKit's `UICollectionViewDropItem`.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The index path at which the drag began, if it began in this collection.
  var sourceIndexPath: IndexPath? { get }
}

/// The effect of a drop in a collection view, as UIKit's `UICollectionViewDropProposal`.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go; the names and values of UIKit's `Intent`.
  public enum Intent: Int, Sendable {
    /// The position is not specified.
    case unspecified
    /// Items are inserted before the index path.
    case insertAtDestinationIndexPath
    /// Items are inserted into the item at the index path.
    case insertIntoDestinationIndexPath
  }

  /// Where the items go.
  public let intent: Intent

  /// Creates a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal for a position.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
