public import Foundation

/// The invalid part of a layout, as UIKit's `UICollectionViewLayoutInvalidationContext`
/// (developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid.
  open package(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are invalid.
  open package(set) var invalidateDataSourceCounts = false
  /// The items whose attributes are invalid; `nil` if single items were not named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes are invalid, by their kinds.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes are invalid, by their kinds.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the offset of the content changes.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The difference by which the size of the content changes.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that the user moves, before the move.
  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that the user moves, at their targets.
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position to which the user moves items.
  open package(set) var interactiveMovementTarget = CGPoint.zero
  /// Whether only the offset of the bounds or preferred sizes have changed, so that sizes remain.
  var keepsSizes = false

  /// Creates a context in which nothing is named.
  public required override init() {
    super.init()
  }

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    var known = invalidatedSupplementaryIndexPaths ?? [:]
    known[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = known
  }

  /// Adds decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var known = invalidatedDecorationIndexPaths ?? [:]
    known[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = known
  }
}

/// The invalid part of a flow layout, as UIKit's `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are computed again.
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a batch of updates, as UIKit's `UICollectionViewUpdateItem`
/// (developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change; the names and values of UIKit's `UICollectionViewUpdateItem.Action`.
  public enum Action: Int, Sendable {
    /// The element is inserted.
    case insert
    /// The element is deleted.
    case delete
    /// The element is reloaded.
    case reload
    /// The element is moved.
    case move
    /// The layout keeps its values.
    case none
  }

  /// The index path before the update; `nil` for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
