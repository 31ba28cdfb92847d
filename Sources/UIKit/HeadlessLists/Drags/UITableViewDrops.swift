public import Foundation

// inert: nothing is dragged
/// Provides the items of drags from a table, as UIKit's `UITableViewDragDelegate`.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  // inert: nothing is dragged
  /// Returns the items of a drag that begins at a row; none refuses the drag.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

// inert: nothing is dragged
/// Receives drops on a table, as UIKit's `UITableViewDropDelegate`.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  // inert: nothing is dragged
  /// Performs a drop.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  // inert: nothing is dragged
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  // inert: nothing is dragged
  /// Returns the effect of a drop at a position.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

// inert: nothing is dragged
/// A drop on a table, as UIKit's `UITableViewDropCoordinator`.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  /// The position of the drop.
  var destinationIndexPath: IndexPath? { get }
  /// The effect of the drop.
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Animates an item to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

// inert: nothing is dragged
/// An item of a drop on a table, as UIKit's `UITableViewDropItem`.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The index path at which the drag began, if it began in this table.
  var sourceIndexPath: IndexPath? { get }
}

/// The effect of a drop in a table, as UIKit's `UITableViewDropProposal`.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go; the names and values of UIKit's `Intent`.
  public enum Intent: Int, Sendable {
    /// The position is not specified.
    case unspecified
    /// Rows are inserted before the index path.
    case insertAtDestinationIndexPath
    /// Rows are inserted into the row at the index path.
    case insertIntoDestinationIndexPath
    /// The position of the finger determines the intent.
    case automatic
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
